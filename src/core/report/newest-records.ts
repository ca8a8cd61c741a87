// The parts of a record that reports are made from, and the newest of each shard. Pure.
import type { AttemptRecord } from '../batch/record.ts';

/** Enough of a record for a report; a store may keep only this of 10,000 records. */
export type ReportRecord = Pick<
  AttemptRecord,
  | 'shard'
  | 'attempt'
  | 'status'
  | 'startedAt'
  | 'finishedAt'
  | 'durationMs'
  | 'exitCode'
  | 'failure'
  | 'log'
  | 'usage'
  | 'outOfScope'
> & {
  /** Of all files in `outOfScope`, where only some are kept. */
  readonly outOfScopeCount?: number;
};

/** The record of the highest attempt, by shard id. Linear; does not depend on order or repetition. */
export function newestRecords<R extends Pick<ReportRecord, 'shard' | 'attempt'>>(
  records: Iterable<R>,
): Map<string, R> {
  const newest = new Map<string, R>();
  for (const record of records) {
    const known = newest.get(record.shard);
    if (known === undefined || known.attempt < record.attempt) newest.set(record.shard, record);
  }
  return newest;
}
