// Whether what was verified still passes, as its files lie now: an edit since, or an agent that came later, may have spoiled
// them. Changes nothing: a batch keeps its records, and whoever asked decides what it means.
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import { maxRecordedProblems, type AttemptRecord } from '../core/batch/record.ts';
import { countOf } from '../core/count-of.ts';
import type { BatchStore } from '../ports/batch-store.ts';
import type { KnownItems } from './attempt-tools.ts';

export interface Recheck {
  /** How many were looked at. */
  readonly shards: number;
  readonly items: number;
  /** By shard id: its record as a failed one, with what is wrong now. */
  readonly spoiled: ReadonlyMap<string, AttemptRecord>;
}

/**
 * Of the rows that their newest record verified; what a person called verified stands on the person's word. Without a
 * verifier nothing is looked at. A file's age does not count: a checkout is younger than any attempt.
 */
export function recheckVerified(
  store: BatchStore,
  rows: readonly ManifestRow[],
  items: KnownItems | undefined,
): Recheck {
  const newest = store.newest();
  const spoiled = new Map<string, AttemptRecord>();
  let [shards, checked] = [0, 0];
  for (const { shardId, attempt, status } of rows) {
    const known = newest.get(shardId);
    if (status !== 'verified' || known?.attempt !== attempt || known.record?.status !== 'verified') continue;
    const own = items?.ofShard(shardId);
    if (own === undefined || items?.verifier === undefined) continue;
    shards += 1;
    checked += own.length;
    const failed = items.verifier.failing(own, { wantDigests: false });
    const record = failed.length === 0 ? undefined : store.readRecord(shardId, attempt);
    if (record === undefined) continue;
    const problems = failed.flatMap((verdict) => verdict.problems);
    const failure = {
      class: 'verify' as const,
      message: `verified before, and no more: ${failed.length} of ${countOf(own.length, 'item')} did not pass`,
      problems: problems.slice(0, maxRecordedProblems),
      problemCount: problems.length,
    };
    spoiled.set(shardId, { ...record, status: 'failed', failure });
  }
  return { shards, items: checked, spoiled };
}
