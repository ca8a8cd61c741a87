// The state of a group in the Actions cache. Entries are immutable and only the newest of a prefix can be asked for, so
// saves alternate between two prefixes, the slots a and b: when the newest state is damaged, the one before it is there.
//
// Whoever has the token of a job, its agent included, can make an entry. So one is taken apart in memory, within bounds,
// and judged whole (core/groups/packed-files.ts) before anybody gets a file of it; nothing here writes to a workspace.
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createGzip, gunzipSync } from 'node:zlib';
import type { Failure } from '../../core/failure.ts';
import { decodePack } from '../../core/groups/packed-files.ts';
import { fail, failAll, ok, type Result } from '../../core/result.ts';
import { codeOf } from '../../core/system-error.ts';
import type { ArtifactFile } from '../../ports/artifact-store.ts';
import type { Clock } from '../../ports/clock.ts';
import type { StateCache } from '../../ports/state-cache.ts';
import { writeBundle } from '../artifacts/bundle.ts';
import { callBounded, type CallLimits } from '../artifacts/bounded-call.ts';
import { openTempFolder } from '../artifacts/temp-folder.ts';
import { cacheAccess } from './cache-access.ts';
import type { CacheService } from './cache-service.ts';

export interface StateCacheOptions {
  readonly clock: Clock;
  readonly limits?: CallLimits;
  /** Hears of state that was passed over for an older one. */
  readonly warn: (failure: Failure) => void;
}

/** The cache only saves work: less patience than for artifacts. */
const defaultCacheLimits: CallLimits = { totalMs: 120_000, tryMs: 60_000, tries: 3 };

/** Of an entry as it travels, and of what comes out of it. */
const packedLimit = 2 ** 30;
const unpackedLimit = 2 ** 31;

const slots = ['a', 'b'] as const;

interface SavedKey {
  readonly key: string;
  /** Counts the saves of a group, from 1. */
  readonly generation: number;
}

export function openStateCache({ clock, warn, limits = defaultCacheLimits }: StateCacheOptions): StateCache {
  const bounded = <T>(operation: string, call: (service: CacheService) => Promise<T>) =>
    callBounded({
      service: 'cache',
      operation,
      clock,
      limits,
      call: async () => call((await import('./cache-service.ts')).openCacheService(process.env)),
    });

  /** The newest entry of each slot, newest first. */
  const newestKeys = async (prefix: string): Promise<Result<readonly SavedKey[], Failure>> => {
    const found: SavedKey[] = [];
    for (const slot of slots) {
      const newest = await bounded(`look up ${prefix}${slot}`, (service) =>
        service.newestKey(`${prefix}${slot}/`),
      );
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
    const entry = await bounded(`restore ${key}`, (service) => service.download(key, packedLimit));
    if (!entry.ok)
      return refused(
        entry.failures.map((failure) => ('error' in failure ? failure.error : failure.reason)).join('; '),
      );
    if (entry.value === undefined) return refused('it is gone, or too large');
    const files = unpack(entry.value, prefix);
    return files.ok ? files : refused(files.failures.join('; '));
  };

  return {
    restore: (prefix) =>
      guarded<readonly ArtifactFile[] | undefined>(`restore ${prefix}`, async () => {
        if (!cacheAccess(process.env).mayRead) return ok(undefined);
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
        return refusals.length === 0 ? ok(undefined) : failAll(refusals);
      }),
    save: (key, files) =>
      guarded(`save ${key}`, async () => {
        if (!cacheAccess(process.env).mayWrite) return ok('not-saved');
        const border = key.lastIndexOf('/') + 1;
        const [prefix, rest] = [key.slice(0, border), key.slice(border)];
        const keys = await newestKeys(prefix);
        if (!keys.ok) return keys;
        const generation = (keys.value[0]?.generation ?? 0) + 1;
        const slot = generation % 2 === 1 ? 'a' : 'b';
        return put(`${prefix}${slot}/${generation}-${rest}`, prefix, files);
      }),
  };

  async function put(
    key: string,
    prefix: string,
    files: readonly ArtifactFile[],
  ): Promise<Result<'saved' | 'not-saved', Failure>> {
    const address = await bounded(`reserve ${key}`, (service) => service.reserve(key));
    if (!address.ok) return address;
    const { value: to } = address;
    if (to === undefined) return ok('not-saved');
    const folder = openTempFolder();
    try {
      const parts = writeBundle(folder.path, prefix, files);
      const size = await bounded(`save ${key}`, (service) => service.upload(to, packed(parts)));
      if (!size.ok) return size;
      const finished = await bounded(`finish ${key}`, (service) => service.finish(key, size.value));
      return finished.ok ? ok('saved') : finished;
    } finally {
      folder.remove();
    }
  }
}

/** One after the other, compressed: the manifest, which is one line, and then the bytes of the files. */
function packed(paths: readonly string[]): Readable {
  const joined = async function* (): AsyncGenerator<Buffer> {
    for (const path of paths) yield* createReadStream(path) as AsyncIterable<Buffer>;
  };
  const source = Readable.from(joined());
  const gzip = createGzip({ level: 1 });
  source.once('error', (error) => gzip.destroy(error));
  return source.pipe(gzip);
}

/** The files of an entry that was made for `of`, or why none of them is taken. */
function unpack(entry: Buffer, of: string): Result<readonly ArtifactFile[], string> {
  let content: Buffer;
  try {
    content = gunzipSync(entry, { maxOutputLength: unpackedLimit });
  } catch (error) {
    return fail(`it can't be unpacked: ${codeOf(error) ?? String(error)}`);
  }
  const border = content.indexOf(0x0a) + 1;
  return border === 0
    ? fail('it has no manifest')
    : decodePack(content.subarray(0, border), content.subarray(border), of);
}

/** Nothing that goes wrong with a cache may stop a run: an exception, too, becomes a failure. */
async function guarded<T>(
  operation: string,
  work: () => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  try {
    return await work();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return fail({ reason: 'service-unavailable', service: 'cache', operation, attempts: 1, error: text });
  }
}
