// What a page about a join needs of the records of a batch: of 10,000 records it would be a pity to hold more. Knows no page.
import type { AttemptRecord } from '../../core/batch/record.ts';
import type { ReportRecord } from '../../core/report/newest-records.ts';
import { fewChanges } from '../../core/report/scope-report.ts';

/** The records without their items, digests and owners; each is let go before the next is asked for. */
export function pageRecords(records: Iterable<AttemptRecord>): ReportRecord[] {
  const slim: ReportRecord[] = [];
  for (const record of records) {
    const { shard, attempt, status, startedAt, finishedAt, durationMs, exitCode, failure, log, usage } =
      record;
    slim.push({
      shard,
      attempt,
      status,
      startedAt,
      finishedAt,
      durationMs,
      exitCode,
      log,
      ...(failure === undefined ? {} : { failure }),
      ...(usage === undefined ? {} : { usage }),
      ...fewChanges(record),
    });
  }
  return slim;
}
