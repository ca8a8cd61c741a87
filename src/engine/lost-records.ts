// Work that a run has finished and its batch knows nothing of: somebody removed the records while it ran.
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { AttemptRecord } from '../core/batch/record.ts';
import type { Failure } from '../core/failure.ts';
import type { BatchStore } from '../ports/batch-store.ts';

const maxNamed = 20;

/**
 * `records-lost` for records that this run has written, are gone by now, and are in no row either; `rows` as they stand.
 * A row that has taken its record in is as good as the record.
 */
export function lostRecords(
  store: Pick<BatchStore, 'outcomes'>,
  written: Iterable<Pick<AttemptRecord, 'shard' | 'attempt' | 'status'>>,
  rows: readonly ManifestRow[],
): Failure | undefined {
  const standing = new Set(store.outcomes().map(({ shard, attempt }) => `${shard}.${attempt}`));
  const known = new Set(rows.map(({ shardId, attempt, status }) => `${shardId}.${attempt}.${status}`));
  const shards = [...written]
    .filter(({ shard, attempt }) => !standing.has(`${shard}.${attempt}`))
    .filter(({ shard, attempt, status }) => !known.has(`${shard}.${attempt}.${status}`))
    .map(({ shard }) => shard);
  if (shards.length === 0) return undefined;
  return { reason: 'records-lost', shards: shards.slice(0, maxNamed), count: shards.length };
}
