// What attempts changed outside of their outputs, cut to what a report shows. Pure; knows not what `scope` made of it.
import type { ManifestRow } from '../batch/manifest-row.ts';
import type { AttemptRecord } from '../batch/record.ts';
import type { ReportRecord } from './newest-records.ts';

export interface ScopeReport {
  /** At most `maxShownChanges`. */
  readonly paths: readonly string[];
  /** A record lists at most `maxRecordedChanges`: that many may be more. */
  readonly count: number;
}

export interface OutOfScopeReport {
  /** Shards. */
  readonly count: number;
  /** The first of them in manifest order. */
  readonly shards: readonly ({ readonly shard: string; readonly attempt: number } & ScopeReport)[];
}

export const maxShownChanges = 5;
const maxShownShards = 20;

type Changes = Pick<ReportRecord, 'outOfScope' | 'outOfScopeCount'>;

/** Undefined where nobody looked, or nothing was found. */
export function scopeReport({ outOfScope = [], outOfScopeCount }: Changes): ScopeReport | undefined {
  return outOfScope.length === 0
    ? undefined
    : { paths: outOfScope.slice(0, maxShownChanges), count: outOfScopeCount ?? outOfScope.length };
}

/** What a store keeps of a record for this: 100 names in each of 10,000 records would be most of its memory. */
export function fewChanges(record: Pick<AttemptRecord, 'outOfScope'>): Changes {
  const report = scopeReport(record);
  return report === undefined ? {} : { outOfScope: report.paths, outOfScopeCount: report.count };
}

/** Of each shard its newest attempt with such changes: they may still be there, whatever a later attempt did. */
export function reportOutOfScope(
  rows: readonly Pick<ManifestRow, 'shardId'>[],
  records: Iterable<Pick<ReportRecord, 'shard' | 'attempt'> & Changes>,
): OutOfScopeReport {
  const newest = new Map<string, { readonly attempt: number; readonly report: ScopeReport }>();
  for (const record of records) {
    const { shard, attempt } = record;
    const report = scopeReport(record);
    if (report !== undefined && attempt > (newest.get(shard)?.attempt ?? 0))
      newest.set(shard, { attempt, report });
  }
  const found = rows.filter(({ shardId }) => newest.has(shardId));
  const shards = found.slice(0, maxShownShards).flatMap(({ shardId }) => {
    const known = newest.get(shardId);
    return known === undefined ? [] : [{ shard: shardId, attempt: known.attempt, ...known.report }];
  });
  return { count: found.length, shards };
}
