// Cache v2: entries are immutable, a lookup takes the exact key or the newest entry with that prefix.
import type { Blobs } from './blobs.ts';
import type { RpcRequest } from './artifact-service.ts';
import { errorReply, jsonReply, type Reply } from './reply.ts';

export interface ServedCache {
  readonly id: number;
  readonly key: string;
  readonly version: string;
  readonly blob: string;
  /** False until it is finalised: the key is taken, and no lookup finds it. */
  isDone: boolean;
}

export interface CacheService {
  readonly methods: Readonly<Record<string, (request: RpcRequest) => Reply>>;
  /** In the order in which they were reserved. Tests may take entries away, as eviction does. */
  readonly entries: ServedCache[];
}

export interface CacheServiceOptions {
  readonly blobs: Blobs;
  readonly nextId: () => number;
  readonly blobUrl: (blob: string) => string;
  /** False: the token may not write, as in a run of a fork's pull request. */
  readonly isWritable: () => boolean;
}

const taken = 'cache entry with the same key, version, and scope already exists';

export function openCacheService({ blobs, nextId, blobUrl, isWritable }: CacheServiceOptions): CacheService {
  const entries: ServedCache[] = [];
  const exact = ({ key, version }: RpcRequest) =>
    entries.find((entry) => entry.key === key && entry.version === version);
  const lookup = (keys: readonly string[], version: string) => {
    const done = entries.filter((entry) => entry.isDone && entry.version === version);
    for (const key of keys) {
      const hit =
        done.find((entry) => entry.key === key) ?? done.findLast((entry) => entry.key.startsWith(key));
      if (hit !== undefined) return hit;
    }
    return undefined;
  };
  return {
    entries,
    methods: {
      CreateCacheEntry(request) {
        if (!isWritable())
          return jsonReply(200, { ok: false, message: 'cache write denied: the token is read-only' });
        if (exact(request) !== undefined) return errorReply(409, 'already_exists', taken);
        const blob = blobs.add('application/octet-stream');
        entries.push({ id: nextId(), key: request['key'], version: request['version'], blob, isDone: false });
        return jsonReply(200, { ok: true, signed_upload_url: blobUrl(blob) });
      },
      FinalizeCacheEntryUpload(request) {
        const entry = exact(request);
        if (entry === undefined) return jsonReply(200, { ok: false });
        entry.isDone = true;
        return jsonReply(200, { ok: true, entry_id: String(entry.id) });
      },
      GetCacheEntryDownloadURL(request) {
        const hit = lookup([request['key'], ...(request['restore_keys'] ?? [])], request['version']);
        if (hit === undefined) return jsonReply(200, { ok: false });
        return jsonReply(200, { ok: true, signed_download_url: blobUrl(hit.blob), matched_key: hit.key });
      },
    },
  };
}
