// One contract for both ways to start a helper program: that of the command line, and that of the Action.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { execHelper } from '../../src/action/exec-helper.ts';
import type { HelperCall } from '../../src/ports/run-helper.ts';
import { openGitWorkTree } from '../../src/workspaces/git-worktree.ts';
import { spawnHelper } from '../../src/workspaces/spawn-helper.ts';
import { processesOf } from '../rigs/living-processes.ts';
import { tempDir } from '../rigs/temp-dir.ts';
import { waitUntil } from '../rigs/wait-until.ts';

const path = process.env['PATH'] ?? '/usr/bin:/bin';

const shell = (cwd: string, script: string, more: Partial<HelperCall> = {}): HelperCall => ({
  program: 'sh',
  args: ['-c', script],
  cwd,
  env: { PATH: path, TOLD: cwd },
  limitMs: 60_000,
  limitBytes: 1024 * 1024,
  ...more,
});

describe.each([
  ['on the command line', spawnHelper],
  ['in a workflow', execHelper],
])('a helper program %s', (_, run) => {
  test('answers with its bytes, what it said and its exit code', async () => {
    await using dir = await tempDir();
    const end = await run(shell(dir.path, String.raw`printf 'a\377\0b'; echo no >&2; exit 3`));
    expect(end).toEqual({
      kind: 'exited',
      code: 3,
      stdout: Buffer.from('a\xff\0b', 'latin1'),
      stderr: 'no\n',
    });
  });

  test('runs in the folder it is given, with nothing of our environment', async () => {
    await using dir = await tempDir();
    process.env['MUSTER_TEST_SECRET'] = 'x';
    const end = await run(shell(dir.path, 'pwd; env'));
    delete process.env['MUSTER_TEST_SECRET'];
    const lines = end.kind === 'exited' ? end.stdout.toString('utf8').split('\n') : [];
    expect(lines[0]).toBe(dir.path);
    expect(lines).toContain(`TOLD=${dir.path}`);
    expect(lines.filter((line) => /^(?:HOME|MUSTER_TEST_SECRET)=/.test(line))).toEqual([]);
  });

  test('takes its arguments as they are', async () => {
    await using dir = await tempDir();
    const odd = ['a b', '"', "'", '$HOME', '\\', '*', ''];
    const args = ['-c', String.raw`printf '%s\n' "$@"`, 'sh', ...odd];
    const end = await run(shell(dir.path, '', { args }));
    expect(end).toMatchObject({ kind: 'exited', stdout: Buffer.from(`${odd.join('\n')}\n`) });
  });

  test('that is not there is said to be missing', async () => {
    await using dir = await tempDir();
    const end = await run(shell(dir.path, '', { program: 'no-such-program-here' }));
    expect(end.kind).toBe('not-started');
  });

  test('that was ended by a signal did not succeed', async () => {
    await using dir = await tempDir();
    const end = await run(shell(dir.path, 'kill -9 $$'));
    expect(end).toMatchObject({ kind: 'exited', code: -1 });
  });

  test('that hangs is killed when its time is over', async () => {
    await using dir = await tempDir();
    const end = await run(shell(dir.path, 'touch began; exec sleep 600', { limitMs: 1500 }));
    expect(end).toEqual({ kind: 'no-answer' });
    expect(existsSync(dir.inside('began'))).toBe(true);
    await waitUntil('its end', () => processesOf(dir.path).length === 0);
  });

  test('that prints without end is killed', async () => {
    await using dir = await tempDir();
    const end = await run(shell(dir.path, 'while :; do echo 0123456789; done', { limitBytes: 10_000 }));
    expect(end).toEqual({ kind: 'too-much' });
    await waitUntil('its end', () => processesOf(dir.path).length === 0);
  });

  test('a git that hangs is a failure that says so, within its bound', async () => {
    await using dir = await tempDir();
    mkdirSync(dir.inside('bin'));
    writeFileSync(dir.inside('bin/git'), '#!/bin/sh\nexec sleep 600\n', { mode: 0o755 });
    const before = process.env['PATH'];
    process.env['PATH'] = `${dir.inside('bin')}:${path}`;
    const tree = await openGitWorkTree(dir.path, run, 1500).finally(() => (process.env['PATH'] = before));
    expect(tree).toEqual({
      ok: false,
      failures: [{ reason: 'helper-failed', error: 'git rev-parse: it did not end in time and was killed' }],
    });
    await waitUntil('its end', () => processesOf(dir.path).length === 0);
  });
});
