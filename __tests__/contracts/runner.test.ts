// What every runner that starts a program promises, whatever the program is: one suite for all of them, over a fake agent
// that answers to each one's command.
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { RunnerRequest } from '../../src/ports/runner.ts';
import { findRunnerKind } from '../../src/runners/registry.ts';
import { layFakeAgent, type FakeStep } from '../rigs/fake-agent/fake-agent.ts';
import { isRunning, pidIn } from '../rigs/fake-agent/is-running.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'muster-runner-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

const names = ['shell', 'codex', 'claude'];

function lay(name: string, steps: readonly FakeStep[], over: Partial<RunnerRequest> = {}) {
  const fake = layFakeAgent(folder, name === 'shell' ? 'worker' : name, steps);
  const runner = findRunnerKind(name)?.open({ shellCommand: 'exec worker', runnerArgs: ['--extra'] });
  if (runner === undefined) throw new Error(`no runner ${name}`);
  const request: RunnerRequest = {
    shard: 'shard_007',
    attempt: 2,
    prompt: Buffer.from('do → it\n'),
    promptPath: join(folder, 'shard_007.prompt.md'),
    workdir: folder,
    logPath: join(folder, 'logs', 'shard_007.log'),
    env: {
      PATH: `${fake.binFolder}:/usr/bin:/bin`,
      AGENT_BATCH_SHARD_ID: 'shard_007',
      MUSTER_OWNER: `contract-${process.pid}`,
    },
    killGraceMs: 150,
    logLimitBytes: 100_000,
    signal: new AbortController().signal,
    ...over,
  };
  return { fake, request, run: () => runner.run(request), log: () => readFileSync(request.logPath, 'utf8') };
}

describe.each(names)('the runner %s', (name) => {
  test('gives the prompt on stdin, the work dir, and no environment but the one it was given', async () => {
    const { fake, run, log } = lay(name, [{ readStdin: true }, { print: 'out\n' }]);
    const exit = await run();
    expect(exit).toMatchObject({
      outcome: 'exited',
      exitCode: 0,
      signal: null,
      leftovers: 0,
      isLogTruncated: false,
    });
    const call = fake.call();
    expect(call.stdin).toBe('do → it\n');
    expect(call.cwd).toBe(folder);
    // Its shell sets the last ones itself.
    const env = Object.keys(call.env).filter((key) => !['PWD', 'OLDPWD', 'SHLVL', '_'].includes(key));
    expect(env.toSorted()).toEqual(['AGENT_BATCH_SHARD_ID', 'MUSTER_ATTEMPT', 'MUSTER_OWNER', 'PATH']);
    expect(call.env['MUSTER_ATTEMPT']).toBe('shard_007.2');
    expect(log()).toBe('out\n');
    expect(exit.logBytes).toBe(4);
  });

  test('keeps stderr in the log and hands every chunk to its listener', async () => {
    let heard = '';
    const steps: FakeStep[] = [{ print: 'a\n' }, { printError: 'b\n' }, { exit: 5 }];
    const { run, log } = lay(name, steps, { onOutput: (chunk) => (heard += Buffer.from(chunk).toString()) });
    expect(await run()).toMatchObject({ outcome: 'exited', exitCode: 5 });
    expect(heard.split('\n').toSorted()).toEqual(['', 'a', 'b']);
    expect(log().length).toBe(4);
  });

  test('bounds the log and says so', async () => {
    const { run, log } = lay(name, [{ printBytes: { count: 500_000, text: 'abcdefg\n' } }]);
    const exit = await run();
    expect(exit.isLogTruncated).toBe(true);
    expect(exit.logBytes).toBe(log().length);
    expect(log()).toMatch(/\nmuster: log cut here: \d+ bytes dropped \(limit 100000\)\n/);
    expect(exit.logBytes).toBeLessThan(100_100);
  });

  test('ends at its time limit and leaves nothing behind', async () => {
    const pidFile = join(folder, 'daemon.pid');
    const steps: FakeStep[] = [{ leak: { pidFile, ownSession: true, ignoresTerm: true } }, { stall: true }];
    const { run, log } = lay(name, steps, { timeoutMs: 2500 });
    const exit = await run();
    expect(exit).toMatchObject({ outcome: 'timeout', leftovers: 1 });
    expect(exit.failure).toBeUndefined();
    expect(log()).toContain('timed out after 2.5 seconds');
    expect(isRunning(pidIn(pidFile))).toBe(false);
  });

  test('stops when it is told to', async () => {
    const controller = new AbortController();
    const steps: FakeStep[] = [{ print: 'ready\n' }, { stall: true }];
    const { fake, run } = lay(name, steps, { signal: controller.signal, onOutput: () => controller.abort() });
    expect(await run()).toMatchObject({ outcome: 'cancelled' });
    expect(isRunning(fake.call().pid)).toBe(false);
  });

  test('does not start when it was told to stop before', async () => {
    const { fake, run } = lay(name, [], { signal: AbortSignal.abort() });
    expect(await run()).toMatchObject({ outcome: 'cancelled', exitCode: null });
    expect(() => fake.call()).toThrow();
  });

  test('tells of a log that can’t be written, and starts nothing', async () => {
    const { fake, run } = lay(name, [], { logPath: join(folder, 'bin') });
    const exit = await run();
    expect(exit).toMatchObject({ outcome: 'spawn-failed', failure: { class: 'spawn' } });
    expect(exit.failure?.message).toContain('failed to open the log');
    expect(() => fake.call()).toThrow();
  });
});

describe.each(['codex', 'claude'])('the runner %s', (name) => {
  test('tells of a program that is not there', async () => {
    const { run } = lay(name, [], { env: { PATH: join(folder, 'empty') } });
    expect(await run()).toMatchObject({
      outcome: 'spawn-failed',
      failure: { class: 'spawn', message: `failed to start ${name}: command '${name}' not found` },
    });
  });

  test('does not believe what a stopped agent says of itself', async () => {
    const lines =
      name === 'codex'
        ? '{"type":"turn.completed","usage":{"input_tokens":3}}\n{"type":"turn.failed","error":{"message":"429 Too Many Requests"}}\n'
        : '{"type":"result","is_error":true,"api_error_status":429,"usage":{"input_tokens":3}}\n';
    const controller = new AbortController();
    const { run } = lay(name, [{ print: lines }, { stall: true }], {
      signal: controller.signal,
      onOutput: () => controller.abort(),
    });
    const exit = await run();
    expect(exit).toMatchObject({ outcome: 'cancelled', usage: { inputTokens: 3 } });
    expect(exit.failure).toBeUndefined();
  });

  test('hears a failure between lines of any kind, and a line of 20 MB', async () => {
    const last =
      name === 'codex'
        ? '{"type":"turn.failed","error":{"message":"unexpected status 401 Unauthorized: x"}}'
        : '{"type":"result","is_error":true,"api_error_status":401,"result":"Invalid API key"}';
    const steps: FakeStep[] = [
      { print: 'not json\n{"half":\n' },
      { printBytes: { count: 20_000_000, text: '{' } },
      { print: `\n${last}` },
      { exit: 1 },
    ];
    const { run } = lay(name, steps);
    expect(await run()).toMatchObject({ outcome: 'exited', exitCode: 1, failure: { class: 'auth' } });
  });
});

test('the shell runner without a command starts nothing and says why', async () => {
  const runner = findRunnerKind('shell')?.open({ runnerArgs: [] });
  const { request } = lay('shell', []);
  expect(await runner?.run(request)).toMatchObject({ outcome: 'spawn-failed', failure: { class: 'spawn' } });
  expect(existsSync(request.logPath)).toBe(false);
});

test('a dry run starts nothing and writes no log', async () => {
  const runner = findRunnerKind('dry-run')?.open({ runnerArgs: [] });
  const { request } = lay('shell', []);
  expect(await runner?.run(request)).toMatchObject({ outcome: 'exited', exitCode: 0, logBytes: 0 });
  expect(existsSync(request.logPath)).toBe(false);
});
