// Which items a verification of a batch is about, and since when their outputs may be: ranges from the manifest, starts
// from claims and records. Knows nothing of checks.
import type { Item } from '../core/batch/item.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import { itemsOfRows, unplannedFailure } from '../core/batch/ranges.ts';
import { parseTimestamp } from '../core/batch/timestamp.ts';
import type { Failure } from '../core/failure.ts';
import { nearest } from '../core/nearest.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { BatchStore } from '../ports/batch-store.ts';

export interface VerifySelection {
  readonly items: readonly Item[];
  readonly newerThanMs: ((item: Item) => number | undefined) | undefined;
}

/**
 * The items of `shard`, or all. Failures: those of the manifest and of its ranges; `shard-unknown`; without a shard also
 * `items-unplanned`, since an item outside all shards would never be worked on.
 */
export function selectForVerify(
  items: readonly Item[],
  itemsFile: string,
  store: BatchStore,
  shard: string | undefined,
): Result<VerifySelection, Failure> {
  const rows = store.readRows();
  if (!rows.ok) return rows;
  const selected = shard === undefined ? rows.value : rows.value.filter((row) => row.shardId === shard);
  if (shard !== undefined && selected.length === 0)
    return fail(unknownShard(shard, rows.value, store.manifestPath));
  const ranges = itemsOfRows(selected, items, itemsFile);
  const unplanned = shard === undefined ? unplannedFailure(rows.value, items, itemsFile) : undefined;
  if (!ranges.ok || unplanned !== undefined) {
    return fail(...(ranges.ok ? [] : ranges.failures), ...(unplanned === undefined ? [] : [unplanned]));
  }
  const chosen = shard === undefined ? items : (ranges.value.get(shard) ?? []);
  return ok({ items: chosen, newerThanMs: attemptStarts(selected, ranges.value, store) });
}

function unknownShard(shard: string, rows: readonly ManifestRow[], manifest: string): Failure {
  const ids = rows.map((row) => row.shardId);
  const close = nearest(shard, ids);
  return { reason: 'shard-unknown', shard, manifest, ...(close === undefined ? {} : { nearest: close }) };
}

/**
 * When the attempt began that answers for an item's output: the newest one, or, where records call the item verified
 * since an earlier one, that one (an agent that is asked again may leave a good output alone). Undefined where nobody
 * claimed the shard.
 */
function attemptStarts(
  rows: readonly ManifestRow[],
  ranges: ReadonlyMap<string, readonly Item[]>,
  store: BatchStore,
): (item: Item) => number | undefined {
  const starts = new Map<string, number>();
  const newest = store.newest();
  for (const { shardId } of rows) {
    const known = newest.get(shardId);
    const startedAt = parseTimestamp(known?.claim?.startedAt ?? known?.record?.startedAt ?? '');
    if (known === undefined || startedAt === undefined) continue;
    // A first attempt answers for all its items, so records are read only where there was a retry.
    const earlier = known.attempt > 1 ? verifiedSince(store, shardId, known.attempt) : undefined;
    for (const { id } of ranges.get(shardId) ?? []) starts.set(id, earlier?.get(id) ?? startedAt);
  }
  return (item) => starts.get(item.id);
}

/** Items whose records all call them verified from some attempt on, with the start of that attempt. */
function verifiedSince(store: BatchStore, shard: string, newestAttempt: number): ReadonlyMap<string, number> {
  const starts = new Map<string, number>();
  const spoiled = new Set<string>();
  for (let attempt = newestAttempt; attempt > 0; attempt -= 1) {
    const record = store.readRecord(shard, attempt);
    const began = parseTimestamp(record?.startedAt ?? '');
    for (const { id, verdict } of record?.items ?? []) {
      if (verdict !== 'verified') spoiled.add(id);
      else if (!spoiled.has(id) && began !== undefined) starts.set(id, began);
    }
  }
  return starts;
}
