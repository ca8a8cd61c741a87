// The batch as a step shows it: outputs, summary and annotations from rows and records. Reads the batch, changes nothing.
import { join } from 'node:path';
import type { AttemptRecord } from '../core/batch/record.ts';
import { newestRecords } from '../core/report/newest-records.ts';
import { buildStatus } from '../core/report/status.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { BatchStore } from '../ports/batch-store.ts';
import { problemFindings, shardFindings, type Finding } from '../github/annotations.ts';
import { maxShownProblems, type BatchProblems, type ShardProblem } from '../github/problem-table.ts';
import { renderSummary } from '../github/summary.ts';
import { problemAdvice } from '../present/problem-text.ts';
import { safeText } from '../present/safe-text.ts';

export interface BatchReport {
  readonly summary: (limitBytes: number) => string;
  /** One finding a problem of a shard that verification failed, or one for the shard itself where it failed otherwise. */
  readonly findings: readonly Finding[];
}

/** `toRepositoryPath` maps paths from the current folder; problems name theirs from `workdir`. */
export async function reportBatch(
  store: BatchStore,
  rows: readonly ManifestRow[],
  options: {
    readonly title: string;
    /** Shards that left no record; only a join knows. */
    readonly missing?: ReadonlySet<string>;
    /** Newest records of which more is known by now than the batch holds, by shard id. */
    readonly rejudged?: ReadonlyMap<string, AttemptRecord>;
    readonly workdir: string;
    readonly toRepositoryPath: (path: string) => string;
  },
): Promise<BatchReport> {
  const { title, workdir, toRepositoryPath, missing, rejudged } = options;
  const records = store.reports().map((record) => {
    const own = rejudged?.get(record.shard);
    return own?.attempt === record.attempt ? own : record;
  });
  const report = buildStatus({
    manifest: store.manifestPath,
    rows,
    claims: await store.claims.list(),
    records,
    nowMs: Date.now(),
    ownerState: store.ownerState,
  });
  const newest = newestRecords(records);
  // Problems are in the whole record only.
  const failed = rows.flatMap(({ shardId, attempt, status }) =>
    status === 'failed' && newest.get(shardId)?.attempt === attempt
      ? [rejudged?.get(shardId) ?? store.readRecord(shardId, attempt)]
      : [],
  );
  const { findings, problems } = tellFailed(failed, (path) => toRepositoryPath(join(workdir, path)));
  return {
    summary: (limitBytes) =>
      renderSummary({
        title,
        report,
        rows,
        records,
        problems,
        limitBytes,
        ...(missing === undefined ? {} : { missing }),
      }),
    findings,
  };
}

function tellFailed(
  records: readonly (AttemptRecord | undefined)[],
  toRepositoryPath: (path: string) => string,
): { readonly findings: readonly Finding[]; readonly problems: BatchProblems } {
  const findings: Finding[] = [];
  const first: ShardProblem[] = [];
  let total = 0;
  for (const record of records) {
    if (record?.failure === undefined) continue;
    const { shard } = record;
    const { class: cause, message, problems = [], problemCount = problems.length } = record.failure;
    total += problemCount;
    for (const problem of problems.slice(0, maxShownProblems - first.length)) first.push({ shard, problem });
    // Outputs of an agent that failed are missing because it failed: that is what to say of it.
    const isOfVerification = cause === 'verify' && problems.length > 0;
    findings.push(
      ...(isOfVerification
        ? problemFindings(problems, problemAdvice, toRepositoryPath)
        : shardFindings([{ shard: safeText(shard), class: cause, message: safeText(message) }])),
    );
  }
  return { findings, problems: { first, total } };
}
