// The batch as a step shows it: outputs, summary and annotations from rows and records. Reads the batch, changes nothing.
import { join } from 'node:path';
import { newestRecords } from '../core/report/newest-records.ts';
import { buildStatus } from '../core/report/status.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { BatchStore } from '../ports/batch-store.ts';
import { problemFindings, shardFindings, type Finding } from '../github/annotations.ts';
import { renderSummary } from '../github/summary.ts';
import { problemAdvice } from '../present/problem-text.ts';
import { safeText } from '../present/safe-text.ts';

export interface BatchReport {
  readonly summary: (limitBytes: number) => string;
  /** One finding a problem of a failed shard, or one for the shard itself where verification had no part in it. */
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
    readonly workdir: string;
    readonly toRepositoryPath: (path: string) => string;
  },
): Promise<BatchReport> {
  const records = store.reports();
  const report = buildStatus({
    manifest: store.manifestPath,
    rows,
    claims: await store.claims.list(),
    records,
    nowMs: Date.now(),
    ownerState: store.ownerState,
  });
  const { title, workdir, toRepositoryPath, missing } = options;
  return {
    summary: (limitBytes) =>
      renderSummary({
        title,
        report,
        rows,
        records,
        limitBytes,
        ...(missing === undefined ? {} : { missing }),
      }),
    findings: failedFindings(rows, store, (path) => toRepositoryPath(join(workdir, path))),
  };
}

function failedFindings(
  rows: readonly ManifestRow[],
  store: BatchStore,
  toRepositoryPath: (path: string) => string,
): Finding[] {
  const newest = newestRecords(store.reports());
  return rows.flatMap(({ shardId, attempt, status }) => {
    if (status !== 'failed' || newest.get(shardId)?.attempt !== attempt) return [];
    // Problems are in the whole record only.
    const failure = store.readRecord(shardId, attempt)?.failure;
    if (failure === undefined) return [];
    const { class: cause, message, problems = [] } = failure;
    if (problems.length > 0) return problemFindings(problems, problemAdvice, toRepositoryPath);
    return shardFindings([{ shard: safeText(shardId), class: cause, message: safeText(message) }]);
  });
}
