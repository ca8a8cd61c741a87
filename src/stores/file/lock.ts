// A short exclusive lock on a manifest, held for one read-fold-write: a file created exclusively that names its owner.
// It guards people's edits and `mark` against a concurrent write; finished work never depends on it, since a manifest
// that lost a race is healed by the next fold.
import { linkSync, readFileSync, renameSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Owner } from '../../core/batch/record.ts';
import type { Failure } from '../../core/failure.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { isCode } from './attempt-files.ts';

export interface LockOptions {
  readonly path: string;
  readonly owner: Owner;
  readonly ownerState: (owner: Owner) => 'alive' | 'dead' | 'unknown';
  /** After this time the caller gets `lock-held`, naming the holder. */
  readonly patienceMs: number;
}

/** A lock whose owner can't be judged (another host, torn file) is broken when it is this old; it is held for milliseconds. */
const unknownOwnerPatienceMs = 10_000;

/** Runs `inside` with the lock held. Waits up to `patienceMs`; a lock whose owner is proved dead is taken over. */
export async function withLock<T>(options: LockOptions, inside: () => Promise<T>): Promise<Result<T, Failure>> {
  const started = Date.now();
  for (let pauseMs = 2; !tryLock(options); pauseMs = Math.min(pauseMs * 1.5, 100)) {
    if (breakIfDead(options)) continue;
    const waitedMs = Date.now() - started;
    if (waitedMs >= options.patienceMs) {
      const holder = readHolder(options.path);
      const base = { reason: 'lock-held', path: options.path, waitedMs } as const;
      return fail(holder === undefined ? base : { ...base, holder: `pid ${holder.pid} on ${holder.host}` });
    }
    await sleep(pauseMs * (0.5 + Math.random()));
  }
  try {
    return ok(await inside());
  } finally {
    releaseLock(options);
  }
}

function tryLock({ path, owner }: LockOptions): boolean {
  try {
    writeFileSync(path, JSON.stringify(owner), { flag: 'wx' });
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function releaseLock({ path, owner }: LockOptions): void {
  if (readHolder(path)?.token !== owner.token) return;
  removeIfPresent(path);
}

/** Takes a dead owner's lock away. Renaming first tells two breakers apart: only one gets the file that it judged. */
function breakIfDead({ path, owner, ownerState }: LockOptions): boolean {
  const holder = readHolder(path);
  const state = holder === undefined ? 'unknown' : ownerState(holder);
  if (state === 'alive') return false;
  if (state === 'unknown' && ageMs(path) < unknownOwnerPatienceMs) return false;
  const aside = `${path}.${owner.token}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return true;
    throw error;
  }
  if (readHolder(aside)?.token !== holder?.token) restore(aside, path);
  removeIfPresent(aside);
  return true;
}

function restore(aside: string, path: string): void {
  try {
    linkSync(aside, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  }
}

function readHolder(path: string): Owner | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return typeof value === 'object' && value !== null && 'token' in value ? (value as Owner) : undefined;
  } catch {
    return undefined;
  }
}

function ageMs(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

function removeIfPresent(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
}
