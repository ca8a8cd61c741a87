import {
  existsSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Failure } from '../../src/core/failure.ts';
import { breakIfDead, withLock, type LockOptions } from '../../src/stores/file/lock.ts';
import { someOwner } from '../rigs/batch-facts.ts';
import { tempDir } from '../rigs/temp-dir.ts';
import { waitUntil } from '../rigs/wait-until.ts';

const options = (path: string, overrides: Partial<LockOptions> = {}): LockOptions => ({
  path,
  owner: { ...someOwner, token: 'mine' },
  ownerState: () => 'alive',
  patienceMs: 30_000,
  ...overrides,
});

test('the lock is gone afterwards, also when what it guarded threw', async () => {
  await using dir = await tempDir();
  const path = dir.inside('lock');
  expect(await withLock(options(path), async () => existsSync(path))).toEqual({ ok: true, value: true });
  await expect(
    withLock(options(path), () => {
      throw new Error('inside');
    }),
  ).rejects.toThrow('inside');
  expect(existsSync(path)).toBe(false);
});

test('a live holder is waited for, and named when patience ends', async () => {
  await using dir = await tempDir();
  const path = dir.inside('lock');
  writeFileSync(path, JSON.stringify({ ...someOwner, token: 'theirs' }));
  const refused = await withLock(options(path, { patienceMs: 20 }), async () => 'in');
  expect(refused).toMatchObject({
    ok: false,
    failures: [{ reason: 'lock-held', holder: 'pid 4711 on here' }],
  });
  expect(existsSync(path)).toBe(true);
});

test('the lock of an owner that is proved dead is taken over, and nothing of it is left', async () => {
  await using dir = await tempDir();
  const path = dir.inside('lock');
  writeFileSync(path, JSON.stringify({ ...someOwner, token: 'theirs' }));
  expect(await withLock(options(path, { ownerState: () => 'dead' }), async () => 'in')).toEqual({
    ok: true,
    value: 'in',
  });
  expect(readdirSync(dir.path)).toEqual([]);
});

test('a torn lock is taken over only when it is old', async () => {
  await using dir = await tempDir();
  const path = dir.inside('lock');
  writeFileSync(path, '{"half');
  expect(await withLock(options(path, { patienceMs: 10 }), async () => 'in')).toMatchObject({ ok: false });
  const longAgo = Date.now() / 1000 - 60;
  utimesSync(path, longAgo, longAgo);
  expect(await withLock(options(path), async () => 'in')).toEqual({ ok: true, value: 'in' });
});

test('a symlink to nothing in the place of a lock is taken over when it is old, a folder is told at once', async () => {
  await using dir = await tempDir();
  const path = dir.inside('lock');
  symlinkSync('nowhere', path);
  const longAgo = Date.now() / 1000 - 60;
  lutimesSync(path, longAgo, longAgo);
  expect(await withLock(options(path), async () => 'in')).toEqual({ ok: true, value: 'in' });
  mkdirSync(path);
  expect(await withLock(options(path), async () => 'in')).toEqual({
    ok: false,
    failures: [{ reason: 'place-taken', at: { file: path }, found: 'folder', wanted: 'file' }],
  });
});

test('only one at a time is inside', async () => {
  await using dir = await tempDir();
  let inside = 0;
  let most = 0;
  const enter = (n: number) =>
    withLock(options(dir.inside('lock'), { owner: { ...someOwner, token: `t${n}` } }), async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
    });
  await Promise.all(Array.from({ length: 15 }, (_, n) => enter(n)));
  expect(most).toBe(1);
});

test('while one breaks a lock no other does, so a lock that was just taken is never taken away', async () => {
  await using dir = await tempDir();
  const path = dir.inside('lock');
  writeFileSync(path, JSON.stringify({ ...someOwner, token: 'dead' }));
  const judging = options(path, {
    ownerState: ({ token }) => {
      // Another breaker at the very moment of our judgement: it finds the second lock taken and leaves it all alone.
      if (token === 'dead' && existsSync(`${path}.break`))
        expect(
          breakIfDead(
            options(path, {
              owner: { ...someOwner, token: 'other' },
              ownerState: (owner) => (owner.token === 'dead' ? 'dead' : 'alive'),
            }),
          ),
        ).toBe(false);
      return token === 'dead' ? 'dead' : 'alive';
    },
  });
  expect(breakIfDead(judging)).toBe(true);
  expect(readdirSync(dir.path)).toEqual([]);
  writeFileSync(path, JSON.stringify({ ...someOwner, token: 'fresh' }));
  expect(breakIfDead(judging)).toBe(false);
  expect(existsSync(path)).toBe(true);
});

test('a breaker that died is broken itself', async () => {
  await using dir = await tempDir();
  const path = dir.inside('lock');
  for (const name of [path, `${path}.break`])
    writeFileSync(name, JSON.stringify({ ...someOwner, token: 'dead' }));
  const taken = await withLock(
    options(path, { ownerState: ({ token }) => (token === 'dead' ? 'dead' : 'alive') }),
    async () => 'in',
  );
  expect(taken).toEqual({ ok: true, value: 'in' });
  expect(readdirSync(dir.path)).toEqual([]);
});

test('a place where no lock can be made is a failure, not a throw', async () => {
  await using dir = await tempDir();
  expect(await withLock(options(dir.inside('gone', 'lock')), async () => 'in')).toMatchObject({
    ok: false,
    failures: [{ reason: 'file-unwritable' }],
  });
});

test('a wait that a person notices is told once, with who holds the lock', async () => {
  await using dir = await tempDir();
  const path = dir.inside('lock');
  writeFileSync(path, JSON.stringify({ ...someOwner, token: 'theirs' }));
  const told: Failure[] = [];
  const onWait = (held: Failure) => void told.push(held);
  await withLock(options(path, { patienceMs: 20, onWait }), async () => 'in');
  expect(told).toEqual([]);
  const taken = withLock(options(path, { onWait }), async () => 'in');
  await waitUntil('the wait is told', () => told.length > 0);
  rmSync(path);
  expect(await taken).toEqual({ ok: true, value: 'in' });
  expect(told).toMatchObject([{ reason: 'lock-held', holder: 'pid 4711 on here', isWaiting: true }]);
});

test('a stop ends the wait for a lock that is not free in a moment; a free one is still taken', async () => {
  await using dir = await tempDir();
  const path = dir.inside('lock');
  const stop = AbortSignal.abort();
  expect(await withLock(options(path, { stop }), async () => 'in')).toEqual({ ok: true, value: 'in' });
  // Patience would be a test that hangs.
  writeFileSync(path, JSON.stringify({ ...someOwner, token: 'theirs' }));
  const refused = await withLock(options(path, { stop, patienceMs: 3_600_000 }), async () => 'in');
  expect(refused).toMatchObject({ ok: false, failures: [{ reason: 'lock-held' }] });
});
