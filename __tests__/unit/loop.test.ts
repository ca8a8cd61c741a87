import { describe, expect, test } from '@jest/globals';
import { failureClasses, type FailureClass } from '../../src/core/batch/record.ts';
import { isHaltReached, parseHalt, renderHalt, type HaltRule } from '../../src/core/loop/halt.ts';
import { runExitCode } from '../../src/core/loop/run-exit.ts';
import { judgeAttempt, type ProcessEnd } from '../../src/core/loop/judge.ts';
import { maxRetryDelayMs, retryDelayMs } from '../../src/core/loop/retry-policy.ts';

const good: ProcessEnd = { outcome: 'exited', exitCode: 0, signal: null, durationMs: 10 };
const passed = { item: 'a', problems: [] };
const spoiled = { item: 'b', problems: [{ item: 'b', path: 'out/b', reason: 'output-missing' as const }] };

describe('judging an attempt', () => {
  test('exit 0 with verdicts that passed is verified', () => {
    expect(judgeAttempt({ runner: good, verdicts: [passed] })).toEqual({ status: 'verified' });
  });

  test('exit 0 with nothing to verify is only succeeded', () => {
    expect(judgeAttempt({ runner: good })).toEqual({ status: 'succeeded' });
  });

  test('exit 0 does not save an item that did not pass', () => {
    const { status, failure } = judgeAttempt({ runner: good, verdicts: [passed, spoiled] });
    expect(status).toBe('failed');
    expect(failure).toMatchObject({
      class: 'verify',
      problemCount: 1,
      message: '1 of 2 items did not pass verification',
    });
  });

  test('whatever an attempt failed by, what is wrong with its items is recorded', () => {
    const ends = [{ exitCode: 3 }, { outcome: 'timeout' as const }, { outcome: 'cancelled' as const }];
    const failures = ends.map(
      (end) => judgeAttempt({ runner: { ...good, ...end }, verdicts: [spoiled] }).failure,
    );
    expect(failures).toMatchObject(
      ['exit', 'timeout', 'cancelled'].map((cause) => ({
        class: cause,
        problemCount: 1,
        problems: spoiled.problems,
      })),
    );
    expect(judgeAttempt({ runner: { ...good, exitCode: 3 }, verdicts: [passed] }).failure).not.toHaveProperty(
      'problems',
    );
  });

  test("an agent's own exit code 124 is not taken for a timeout", () => {
    expect(judgeAttempt({ runner: { ...good, exitCode: 124 } }).failure).toMatchObject({ class: 'exit' });
  });

  test('a timeout outranks what the agent said of itself', () => {
    const failure = { class: 'rate' as const, message: 'slow down' };
    expect(judgeAttempt({ runner: { ...good, outcome: 'timeout', failure } }).failure).toMatchObject({
      class: 'timeout',
    });
  });

  test('what an agent that exits 0 says of trouble counts only where no file can be asked', () => {
    const failure = { class: 'task' as const, message: 'a tool was refused' };
    const runner = { ...good, failure };
    expect(judgeAttempt({ runner, verdicts: [passed] })).toEqual({ status: 'verified' });
    expect(judgeAttempt({ runner, verdicts: [spoiled] }).failure).toMatchObject({ class: 'task' });
    expect(judgeAttempt({ runner }).failure).toMatchObject({ class: 'task' });
    expect(judgeAttempt({ runner: { ...runner, exitCode: 1 }, verdicts: [passed] }).status).toBe('failed');
  });

  test('a failed verify command has a class of its own, unless it timed out', () => {
    const end = { ...good, exitCode: 3 };
    expect(judgeAttempt({ runner: good, verifyCommand: end }).failure).toMatchObject({
      class: 'verify-command',
    });
    const slow = { ...good, outcome: 'timeout' as const };
    expect(judgeAttempt({ runner: good, verifyCommand: slow }).failure).toMatchObject({ class: 'timeout' });
  });
});

describe('halt rules', () => {
  test.each(['soon,fail=1', 'now,success=3', 'now,done=50%', 'soon,fail=12.5%'])(
    '%s is read and rendered alike',
    (text) => {
      const rule = parseHalt(text);
      if (rule === undefined || rule === 'never') throw new Error('not a rule');
      expect(renderHalt(rule)).toBe(text);
    },
  );

  test.each([
    '',
    'later,fail=1',
    'soon,fail=0',
    'soon,fail=1.5',
    'now,fail=0%',
    'now,fail=101%',
    'soon,fail',
  ])('%j is refused', (text) => expect(parseHalt(text)).toBeUndefined());

  test('a percentage is of all selected shards', () => {
    const rule = { when: 'soon', why: 'fail', threshold: 30, isPercent: true } as const;
    expect(isHaltReached(rule, { total: 10, failed: 2, passed: 8 })).toBe(false);
    expect(isHaltReached(rule, { total: 10, failed: 3, passed: 0 })).toBe(true);
  });

  test('done counts failures and successes', () => {
    const rule = { when: 'now', why: 'done', threshold: 3, isPercent: false } as const;
    expect(isHaltReached(rule, { total: 10, failed: 1, passed: 2 })).toBe(true);
  });
});

describe('the exit code of a run', () => {
  const halted = (text: string) => parseHalt(text) as HaltRule;
  const codeOf = (failures: readonly FailureClass[], rule?: HaltRule) =>
    runExitCode({ failures: [undefined, ...failures], troubles: [], halted: rule });

  test('what a rule that counts ends has stopped itself is no failure, any other failure is', () => {
    expect(codeOf(['cancelled'], halted('now,done=1'))).toBe(0);
    expect(codeOf(['cancelled', 'exit'], halted('now,done=2'))).toBe(1);
    expect(codeOf(['cancelled'])).toBe(1);
  });

  test('a rule that counts successes forgives every failure on the way, one that counts failures none', () => {
    expect(codeOf(['cancelled', 'exit', 'verify'], halted('now,success=1'))).toBe(0);
    expect(codeOf(['cancelled', 'exit'], halted('now,fail=1'))).toBe(1);
  });
});

describe('retries', () => {
  const policy = { retries: 2, delayMs: 1000 };

  test('double their delay and end after the allowed number', () => {
    expect([1, 2, 3].map((n) => retryDelayMs('exit', n, policy, 0.999))).toEqual([1000, 1999, undefined]);
  });

  test('are spread over the upper half of the delay', () => {
    expect(retryDelayMs('exit', 1, policy, 0)).toBe(500);
  });

  test('wait longer for a service that asks for it, and never longer than the cap', () => {
    expect(retryDelayMs('rate', 1, policy, 0)).toBe(2500);
    expect(retryDelayMs('exit', 30, { retries: 99, delayMs: 60_000 }, 0.999)).toBeLessThanOrEqual(
      maxRetryDelayMs,
    );
  });

  test('never happen for what a retry can not mend', () => {
    const final = failureClasses.filter((name) => retryDelayMs(name, 1, policy, 0) === undefined);
    expect(final).toEqual(['quota', 'auth', 'spawn', 'cancelled', 'reclaimed', 'secret', 'scope']);
  });
});
