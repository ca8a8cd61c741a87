import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { CommandRequest } from '../../../src/ports/command-runner.ts';
import { runCommand } from '../../../src/runners/shell/run-command.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-command-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const request = (command: string, over: Partial<CommandRequest> = {}): CommandRequest => ({
  command,
  workdir: folder,
  env: { PATH: '/usr/bin:/bin', AGENT_BATCH_SHARD_ID: 'shard_001' },
  logPath: join(folder, 'a.log'),
  logLimitBytes: 10_000,
  killGraceMs: 100,
  signal: new AbortController().signal,
  ...over,
});

test('the verify command writes behind the agent’s log, with nothing on stdin, and its exit code is told', async () => {
  writeFileSync(join(folder, 'a.log'), 'work\n');
  const end = await runCommand(request('cat; echo "check $AGENT_BATCH_SHARD_ID"; echo no >&2; exit 4'));
  expect(end).toMatchObject({ outcome: 'exited', exitCode: 4, signal: null });
  expect(readFileSync(join(folder, 'a.log'), 'utf8')).toBe(
    'work\n\n\n--- muster verify command ---\ncheck shard_001\nno\n',
  );
});

test('what the verify command leaves behind is ended and counted', async () => {
  const end = await runCommand(request('sleep 600 & exit 0'));
  expect(end).toMatchObject({ outcome: 'exited', exitCode: 0, leftovers: 1 });
});

test('the verify command has a time limit of its own', async () => {
  const end = await runCommand(request('exec sleep 600', { timeoutMs: 200 }));
  expect(end.outcome).toBe('timeout');
  expect(readFileSync(join(folder, 'a.log'), 'utf8')).toContain('verify command timed out after 0.2 seconds');
});

test('a verify command that can’t start is told', async () => {
  const end = await runCommand(request('true', { workdir: join(folder, 'gone') }));
  expect(end).toMatchObject({ outcome: 'spawn-failed', failure: { class: 'spawn' } });
});
