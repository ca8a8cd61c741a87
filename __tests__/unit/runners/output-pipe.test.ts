// Whose pipe it is decides who is killed for holding it, so a name that others share must never be taken for a pipe.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { outputPipeOf } from '../../../src/runners/process/output-pipe.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A child that has done its redirections when this resolves. A subshell says so: an echo would borrow its stdout. */
async function childAfter(redirection: string): Promise<number> {
  const child = spawn('sh', ['-c', `${redirection}; (echo ready >&2); read -r line`], { stdio: 'pipe' });
  children.push(child);
  await new Promise((resolve) => child.stderr.once('data', resolve));
  return child.pid ?? 0;
}

test("a child's stdout has a name of its own", async () => {
  const [one, other] = [outputPipeOf(await childAfter(':')), outputPipeOf(await childAfter(':'))];
  expect(one).toMatch(/^(socket|pipe):\[\d+\]$/);
  expect(other).toMatch(/^(socket|pipe):\[\d+\]$/);
  expect(one).not.toBe(other);
});

test('a stdout that the child sent to /dev/null or to a file has none: every program may have those open', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-pipe-'));
  try {
    expect(outputPipeOf(await childAfter('exec >/dev/null'))).toBeUndefined();
    expect(outputPipeOf(await childAfter(`exec >${folder}/log`))).toBeUndefined();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a process that is gone has none', async () => {
  const child = spawn('true', { stdio: 'ignore' });
  await new Promise((resolve) => child.once('close', resolve));
  expect(outputPipeOf(child.pid ?? 0)).toBeUndefined();
});
