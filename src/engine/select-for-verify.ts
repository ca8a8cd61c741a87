// Which items a verification of a batch is about, and since when their outputs may be: ranges from the manifest, starts
// from claims and records. Knows nothing of checks.
import { resolve } from 'node:path';
import { rowDigest } from '../core/batch/fingerprint.ts';
import type { NewestAttempt } from '../core/batch/fold.ts';
import type { Item } from '../core/batch/item.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import { itemsOfRows, unplannedFailure } from '../core/batch/ranges.ts';
import { parseTimestamp } from '../core/batch/timestamp.ts';
import { unknownShard } from '../core/batch/unknown-shard.ts';
import type { Failure } from '../core/failure.ts';
import { fail, failAll, ok, type Result } from '../core/result.ts';
import type { BatchStore } from '../ports/batch-store.ts';
import { openEarlierWork, type IsEarlierWork } from './earlier-work.ts';
import { sourceDigest } from './source-digests.ts';
import type { VerifyOptions } from './verify-items.ts';

export interface VerifySelection extends Pick<VerifyOptions, 'newerThanMs' | 'isEarlierWork'> {
  readonly items: readonly Item[];
}

/**
 * The items of `shard`, or all. Failures: those of the manifest and of its ranges; `shard-unknown`; without a shard also
 * `items-unplanned`, since an item outside all shards would never be worked on. `root`: the work dir.
 */
export function selectForVerify(
  items: readonly Item[],
  itemsFile: string,
  store: BatchStore,
  shard: string | undefined,
  root: string,
): Result<VerifySelection, Failure> {
  const rows = store.readRows();
  if (!rows.ok) return rows;
  const selected = shard === undefined ? rows.value : rows.value.filter((row) => row.shardId === shard);
  if (shard !== undefined && selected.length === 0)
    return fail(
      unknownShard(
        shard,
        rows.value.map(({ shardId }) => shardId),
        store.manifestPath,
      ),
    );
  const ranges = itemsOfRows(selected, items, itemsFile);
  const unplanned = shard === undefined ? unplannedFailure(rows.value, items, itemsFile) : undefined;
  if (!ranges.ok || unplanned !== undefined) {
    return failAll([...(ranges.ok ? [] : ranges.failures), ...(unplanned === undefined ? [] : [unplanned])]);
  }
  const chosen = shard === undefined ? items : (ranges.value.get(shard) ?? []);
  const newest = store.newest();
  return ok({
    items: chosen,
    newerThanMs: attemptStarts(selected, ranges.value, newest),
    isEarlierWork: earlierWork(ranges.value, newest, store, root),
  });
}

/** When the newest attempt began that answers for an item's files; undefined where nobody claimed the shard. */
function attemptStarts(
  rows: readonly ManifestRow[],
  ranges: ReadonlyMap<string, readonly Item[]>,
  newest: ReadonlyMap<string, NewestAttempt>,
): (item: Item) => number | undefined {
  const starts = new Map<string, number>();
  for (const { shardId } of rows) {
    const known = newest.get(shardId);
    const startedAt = parseTimestamp(known?.claim?.startedAt ?? known?.record?.startedAt ?? '');
    if (startedAt === undefined) continue;
    for (const { id } of ranges.get(shardId) ?? []) starts.set(id, startedAt);
  }
  return (item) => starts.get(item.id);
}

/** Records and sources are read only of shards of which a file is older than its attempt. */
function earlierWork(
  ranges: ReadonlyMap<string, readonly Item[]>,
  newest: ReadonlyMap<string, NewestAttempt>,
  store: BatchStore,
  root: string,
): IsEarlierWork {
  const opened = new Map<string, IsEarlierWork>();
  let shardOf: Map<string, string> | undefined;
  return (item, file, sha256) => {
    shardOf ??= new Map([...ranges].flatMap(([shard, items]) => items.map(({ id }) => [id, shard])));
    const shard = shardOf.get(item.id) ?? '';
    let isEarlierWork = opened.get(shard);
    if (isEarlierWork === undefined) {
      const attempt = newest.get(shard)?.attempt ?? 0;
      // The checks of today are applied to the bytes anyway; template and runner are not known here.
      const now = (of: Item) => ({
        row: rowDigest(of),
        source: sourceDigest(resolve(root, of.source), of.source),
        batch: {},
      });
      const items = ranges.get(shard) ?? [];
      isEarlierWork = openEarlierWork({ store, shard, attempt, now }, items);
      opened.set(shard, isEarlierWork);
    }
    return isEarlierWork(item, file, sha256);
  };
}
