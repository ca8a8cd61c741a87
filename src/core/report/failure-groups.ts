// Failed shards grouped by cause. Pure.
import type { ManifestRow } from '../batch/manifest-row.ts';
import type { FailureClass } from '../batch/record.ts';
import type { ReportRecord } from './newest-records.ts';

export interface FailureGroup {
  /** `unrecorded`: the row says failed and no record says why (marked by a person, or by another tool). */
  readonly class: FailureClass | 'unrecorded';
  readonly count: number;
  /** The first such shard in manifest order, and what it says. */
  readonly example: { readonly shard: string; readonly message: string; readonly log: string | null };
  /** At most `maxGroupShards` ids, in manifest order. */
  readonly shards: readonly string[];
}

export const maxGroupShards = 20;

/** Groups of failed rows, the largest first; equal ones in manifest order. */
export function groupFailures(
  rows: readonly ManifestRow[],
  newest: ReadonlyMap<string, ReportRecord>,
): FailureGroup[] {
  const groups = new Map<
    FailureGroup['class'],
    { count: number; example: FailureGroup['example']; shards: string[] }
  >();
  for (const row of rows) {
    if (row.status !== 'failed') continue;
    const record = newest.get(row.shardId);
    const failure = record?.attempt === row.attempt ? record.failure : undefined;
    const key = failure?.class ?? 'unrecorded';
    const group = groups.get(key);
    if (group === undefined) {
      const message = failure?.message ?? 'no record says why';
      groups.set(key, {
        count: 1,
        example: { shard: row.shardId, message, log: row.logPath },
        shards: [row.shardId],
      });
      continue;
    }
    group.count += 1;
    if (group.shards.length < maxGroupShards) group.shards.push(row.shardId);
  }
  return [...groups].map(([key, group]) => ({ class: key, ...group })).toSorted((a, b) => b.count - a.count);
}
