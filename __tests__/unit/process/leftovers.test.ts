import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, test } from '@jest/globals';
import { killProcessesWith } from '../../../src/runners/process/leftovers.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A process in a session of its own that says when it is up. */
async function start(env: Record<string, string>): Promise<{ readonly ended: Promise<unknown> }> {
  const child = spawn('sh', ['-c', 'echo up; exec sleep 600'], {
    env: { PATH: process.env['PATH'], ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  const ended = once(child, 'exit');
  if (child.stdout !== null) await once(child.stdout, 'data');
  return { ended };
}

describe('killing by token', () => {
  test('ends every process that carries it, and no other', async () => {
    const token = `token-${process.pid}-a`;
    const mine = await start({ MUSTER_OWNER: token, MUSTER_ATTEMPT: 'shard_001.1' });
    await start({ MUSTER_OWNER: `${token}b`, MUSTER_ATTEMPT: 'shard_001.1' });
    await start({ OTHER_MUSTER_OWNER: token });
    expect(killProcessesWith(token)).toBe(1);
    await mine.ended;
    expect(killProcessesWith(token)).toBe(0);
    expect(killProcessesWith(`${token}b`)).toBe(1);
  });

  test('can be narrowed to one attempt of one shard', async () => {
    const token = `token-${process.pid}-c`;
    const first = await start({ MUSTER_OWNER: token, MUSTER_ATTEMPT: 'shard_001.1' });
    await start({ MUSTER_OWNER: token, MUSTER_ATTEMPT: 'shard_001.10' });
    expect(killProcessesWith(token, { shard: 'shard_001', attempt: 1 })).toBe(1);
    await first.ended;
    expect(killProcessesWith(token)).toBe(1);
  });

  test('without a token ends nothing', () => {
    expect(killProcessesWith('')).toBe(0);
  });
});
