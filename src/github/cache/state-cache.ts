// The state of a group in the Actions cache. Entries are immutable and only the newest of a prefix can be asked for, so
// saves alternate between two prefixes, the slots a and b: when the newest state is damaged, the one before it is there.
//
// The library unpacks with tar before anything of an entry can be judged, so an entry is trusted as much as the jobs that
// may write to this cache scope; agents are never given the token for it.
import { rmSync } from 'node:fs';
import type { Failure } from '../../core/failure.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { ArtifactFile } from '../../ports/artifact-store.ts';
import type { Clock } from '../../ports/clock.ts';
import type { StateCache } from '../../ports/state-cache.ts';
import { readBundle, writeBundle } from '../artifacts/bundle.ts';
import { callBounded, type CallLimits } from '../artifacts/bounded-call.ts';
import { openCacheCalls } from './cache-calls.ts';

export interface StateCacheOptions {
  readonly clock: Clock;
  readonly limits?: CallLimits;
  /** Hears of state that was passed over for an older one. */
  readonly warn: (failure: Failure) => void;
}

/** The cache only saves work: less patience than for artifacts. */
const defaultCacheLimits: CallLimits = { totalMs: 120_000, tryMs: 60_000, tries: 3 };

/** In the current folder, which is the workspace in every step of a workflow; there only while a call runs. */
const folder = '.muster-state-transfer';

const slots = ['a', 'b'] as const;

interface SavedKey {
  readonly key: string;
  /** Counts the saves of a group, from 1. */
  readonly generation: number;
}

export function openStateCache({ clock, warn, limits = defaultCacheLimits }: StateCacheOptions): StateCache {
  const calls = openCacheCalls(folder);
  const bounded = <T>(operation: string, call: () => Promise<T>) =>
    callBounded({ service: 'cache', operation, clock, limits, call });
  const clear = () => rmSync(folder, { recursive: true, force: true });

  /** The newest entry of each slot, newest first. */
  const newestKeys = async (prefix: string): Promise<Result<readonly SavedKey[], Failure>> => {
    const found: SavedKey[] = [];
    for (const slot of slots) {
      const newest = await bounded(`look up ${prefix}${slot}`, () => calls.newestKey(`${prefix}${slot}/`));
      if (!newest.ok) return newest;
      if (newest.value === undefined) continue;
      found.push({
        key: newest.value,
        generation: Number(/^\d+/.exec(newest.value.slice(prefix.length + 2))?.[0] ?? 0),
      });
    }
    return ok(found.toSorted((one, other) => other.generation - one.generation));
  };

  const load = async (key: string, prefix: string): Promise<Result<readonly ArtifactFile[], Failure>> => {
    const refused = (why: string) => fail<Failure>({ reason: 'state-refused', key, why });
    clear();
    const restored = await bounded(`restore ${key}`, () => calls.restore(key));
    // An archive that tar can't read fails in the same words as a service that is down; either way it is not this state.
    if (!restored.ok)
      return refused(
        restored.failures.map((failure) => ('error' in failure ? failure.error : failure.reason)).join('; '),
      );
    if (!restored.value) return refused('it is gone');
    const bundle = readBundle(folder, prefix);
    return bundle.ok ? bundle : refused(bundle.failures.join('; '));
  };

  return {
    restore: (prefix) =>
      guarded<readonly ArtifactFile[] | undefined>(`restore ${prefix}`, clear, async () => {
        if (!(await calls.isAvailable())) return ok(undefined);
        const keys = await newestKeys(prefix);
        if (!keys.ok) return keys;
        const refusals: Failure[] = [];
        for (const { key } of keys.value) {
          const loaded = await load(key, prefix);
          if (loaded.ok) {
            refusals.forEach(warn);
            return loaded;
          }
          refusals.push(...loaded.failures);
        }
        return refusals.length === 0 ? ok(undefined) : fail(...refusals);
      }),
    save: (key, files) =>
      guarded(`save ${key}`, clear, async () => {
        if (!(await calls.isAvailable())) return ok('not-saved');
        const border = key.lastIndexOf('/') + 1;
        const [prefix, rest] = [key.slice(0, border), key.slice(border)];
        const keys = await newestKeys(prefix);
        if (!keys.ok) return keys;
        const generation = (keys.value[0]?.generation ?? 0) + 1;
        const slot = generation % 2 === 1 ? 'a' : 'b';
        clear();
        writeBundle(folder, prefix, files);
        const saved = await bounded(`save ${key}`, () =>
          calls.save(`${prefix}${slot}/${generation}-${rest}`),
        );
        return saved.ok ? ok(saved.value ? 'saved' : 'not-saved') : saved;
      }),
  };
}

/** Nothing that goes wrong with a cache may stop a run: an exception, too, becomes a failure. */
async function guarded<T>(
  operation: string,
  clear: () => void,
  work: () => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  try {
    return await work();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return fail({ reason: 'service-unavailable', service: 'cache', operation, attempts: 1, error: text });
  } finally {
    try {
      clear();
    } catch {
      // Left for the runner, which empties the workspace.
    }
  }
}
