import { describe, expect, test } from '@jest/globals';
import { claudeArgs } from '../../../src/runners/claude/argv.ts';
import { codexArgs } from '../../../src/runners/codex/argv.ts';
import { shellArgs } from '../../../src/runners/shell/argv.ts';

const line = (args: readonly string[]) => args.join(' ');
const codex = (runnerArgs: string[] = [], model?: string) =>
  line(codexArgs('/w', { runnerArgs, ...(model !== undefined && { model }) }));
const claude = (runnerArgs: string[] = [], model?: string) =>
  line(claudeArgs({ runnerArgs, ...(model !== undefined && { model }) }));

describe('codex arguments', () => {
  test('run exec in the work dir, writable, with events, on the prompt from stdin', () => {
    expect(codex()).toBe('exec --cd /w --skip-git-repo-check --json --sandbox workspace-write -');
  });

  test('put the model and the user’s own arguments before the final dash', () => {
    expect(codex(['-c', 'a=1'], 'm')).toBe(
      'exec --cd /w --skip-git-repo-check --json --sandbox workspace-write -m m -c a=1 -',
    );
  });

  test.each([['--sandbox', 'read-only'], ['--sandbox=read-only'], ['-s', 'read-only'], ['--full-auto']])(
    'leave the sandbox to the user: %s',
    (...args) => {
      expect(codex(args)).toBe(`exec --cd /w --skip-git-repo-check --json ${line(args)} -`);
    },
  );

  test('never give a switch or the model twice', () => {
    expect(codex(['--json', '--model', 'x'], 'm')).toBe(
      'exec --cd /w --skip-git-repo-check --json --sandbox workspace-write --model x -',
    );
  });
});

describe('claude arguments', () => {
  test('print events, accept edits and keep no session', () => {
    expect(claude([], 'm')).toBe(
      '-p --verbose --output-format stream-json --permission-mode acceptEdits --no-session-persistence --model m',
    );
  });

  test.each([
    [['--permission-mode', 'plan']],
    [['--permission-mode=plan']],
    [['--dangerously-skip-permissions']],
  ])('leave permissions to the user: %s', (args) => {
    expect(claude(args)).toBe(
      `-p --verbose --output-format stream-json --no-session-persistence ${line(args)}`,
    );
  });

  test('leave format and model to the user', () => {
    expect(claude(['--output-format', 'json', '--model', 'x'], 'm')).toBe(
      '-p --verbose --permission-mode acceptEdits --no-session-persistence --output-format json --model x',
    );
  });
});

test('a shell command shares one pipe for both of its streams', () => {
  expect(shellArgs('echo a; echo b >&2')).toEqual(['-c', 'exec 2>&1; echo a; echo b >&2']);
});
