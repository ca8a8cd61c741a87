// A short exclusive lock on a manifest, held for one read-fold-write: a file created exclusively that names its owner.
// It guards people's edits and `mark` against a concurrent write; finished work never depends on it, since a manifest
// that lost a race is healed by the next fold.
import { closeSync, lstatSync, openSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Owner } from '../../core/batch/record.ts';
import type { Failure } from '../../core/failure.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { isCode, unwritable } from '../../core/system-error.ts';
import { takenPlace } from './blocked-places.ts';
import { readRegularFile } from './regular-file.ts';
import { discardTemp, unlinkIfPresent } from './temp-file.ts';

export interface LockOptions {
  readonly path: string;
  readonly owner: Owner;
  readonly ownerState: (owner: Owner) => 'alive' | 'dead' | 'unknown';
  /** After this time the caller gets `lock-held`, naming the holder. */
  readonly patienceMs: number;
  /** Aborted = nobody has patience any more: a lock that is not free in a moment is given up. */
  readonly stop?: AbortSignal | undefined;
  /** Called once with `lock-held` when the wait becomes one that a person notices. */
  readonly onWait?: ((held: Failure) => void) | undefined;
}

/** A lock whose owner can't be judged (another host, torn file) is broken when it is this old; it is held for milliseconds. */
const unknownOwnerPatienceMs = 10_000;
/** A wait of this length is told. */
const noticedMs = 1000;
/** What a stop still waits for a lock that a live process holds for milliseconds. */
const momentMs = 250;

/**
 * Runs `inside` with the lock held. Waits up to `patienceMs`; a lock whose owner is proved dead is taken over. Failures:
 * `lock-held`; `place-taken` by a folder; `file-unwritable` where no lock can be made.
 */
export async function withLock<T>(
  options: LockOptions,
  inside: () => Promise<T>,
): Promise<Result<T, Failure>> {
  const refused = await takeLock(options);
  if (refused !== undefined) return fail(refused);
  try {
    return ok(await inside());
  } finally {
    releaseLock(options);
  }
}

/** Why the lock was not taken; undefined when it was. */
async function takeLock(options: LockOptions): Promise<Failure | undefined> {
  const { path, patienceMs, stop, onWait } = options;
  const started = performance.now();
  let isTold = false;
  let untilMs = patienceMs;
  try {
    for (let pauseMs = 2; !tryLock(options); pauseMs = Math.min(pauseMs * 1.5, 100)) {
      const taken = inItsPlace(path);
      if (taken !== undefined) return taken;
      if (breakIfDead(options)) continue;
      const waitedMs = performance.now() - started;
      if (stop?.aborted === true) untilMs = Math.min(untilMs, waitedMs + momentMs);
      if (waitedMs >= untilMs) return heldFor(path, waitedMs);
      if (waitedMs >= noticedMs && !isTold) {
        isTold = true;
        onWait?.({ ...heldFor(path, waitedMs), isWaiting: true });
      }
      await sleep(pauseMs * (0.5 + Math.random()));
    }
    return undefined;
  } catch (error) {
    return unwritable(error, path);
  }
}

/** A folder is nobody's lock, and goes away for nobody. */
function inItsPlace(path: string): Failure | undefined {
  return takenPlace(path, 'file') ?? takenPlace(breakPath(path), 'file');
}

const breakPath = (path: string): string => `${path}.break`;

function heldFor(path: string, waitedMs: number): Failure & { reason: 'lock-held' } {
  const holder = readHolder(path);
  const base = { reason: 'lock-held', path, waitedMs: Math.round(waitedMs) } as const;
  return holder === undefined ? base : { ...base, holder: `pid ${holder.pid} on ${holder.host}` };
}

/** Throws what the system says, and then leaves no lock that would name nobody. */
function tryLock({ path, owner }: LockOptions): boolean {
  let fd: number;
  try {
    fd = openSync(path, 'wx');
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
  try {
    writeFileSync(fd, JSON.stringify(owner));
  } catch (error) {
    discardTemp(path);
    throw error;
  } finally {
    closeSync(fd);
  }
  return true;
}

function releaseLock({ path, owner }: LockOptions): void {
  if (readHolder(path)?.token !== owner.token) return;
  unlinkIfPresent(path);
}

/**
 * Takes a dead owner's lock away; false when there is nothing to take, or somebody else is at it. Who breaks a lock holds
 * a second one, `….break`, judges again under it and then removes what nobody else can remove: the dead don't, and
 * other breakers wait. A breaker that died itself is broken in the same way.
 */
export function breakIfDead(options: LockOptions): boolean {
  const { path } = options;
  if (!isDead(options)) return false;
  const breaking = { ...options, path: breakPath(path) };
  if (!tryLock(breaking)) {
    breakIfDead(breaking);
    return false;
  }
  try {
    if (isDead(options)) unlinkIfPresent(path);
    return true;
  } finally {
    releaseLock(breaking);
  }
}

/** Whether there is a lock that nobody alive holds. */
function isDead({ path, ownerState }: LockOptions): boolean {
  const age = ageMs(path);
  if (age === undefined) return false;
  const holder = readHolder(path);
  const state = holder === undefined ? 'unknown' : ownerState(holder);
  return state === 'dead' || (state === 'unknown' && age >= unknownOwnerPatienceMs);
}

function readHolder(path: string): Owner | undefined {
  const file = readRegularFile(path);
  if (file.kind !== 'read') return undefined;
  try {
    const value: unknown = JSON.parse(file.bytes.toString('utf8'));
    return typeof value === 'object' && value !== null && 'token' in value ? (value as Owner) : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined when there is no such file. Of a link itself: it may lead to nothing, and stands in the way all the same. */
function ageMs(path: string): number | undefined {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  return stat === undefined ? undefined : Date.now() - stat.mtimeMs;
}
