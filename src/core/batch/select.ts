// Which shards a run takes: by status, by id, at most so many. Pure.
import { isCutOffClass } from './cut-off.ts';
import type { NewestAttempt } from './fold.ts';
import type { ManifestRow, ShardStatus } from './manifest-row.ts';
import type { FailureClass } from './record.ts';

/** True when the newest attempt is no fault of the shard: its run died or was told to stop. `run` takes it up again. */
export function isCutOff(row: ManifestRow, newest: NewestAttempt | undefined): boolean {
  const isOfThisAttempt = newest !== undefined && newest.attempt === row.attempt;
  return row.status === 'failed' && isOfThisAttempt && isCutOffClass(newest.record?.failureClass);
}

export interface Selection {
  /** Undefined: pending shards, and those that were cut off. */
  readonly statuses?: readonly ShardStatus[];
  /** Only failed shards whose newest attempt failed in one of these ways. */
  readonly failureClasses?: readonly FailureClass[];
  readonly limit?: number;
}

/** Rows to run, in manifest order; never a running one. */
export function selectRows(
  rows: readonly ManifestRow[],
  newest: ReadonlyMap<string, NewestAttempt>,
  selection: Selection,
): ManifestRow[] {
  const statuses: readonly ShardStatus[] = selection.statuses ?? ['pending'];
  const takesCutOff = statuses.includes('pending');
  const chosen: ManifestRow[] = [];
  for (const row of rows) {
    if (chosen.length === selection.limit) break;
    // What is running belongs to its owner; only `reclaim` takes it away, whatever statuses were asked for.
    if (row.status === 'running') continue;
    const attempt = newest.get(row.shardId);
    if (!statuses.includes(row.status) && !(takesCutOff && isCutOff(row, attempt))) continue;
    if (!hasFailureClass(attempt, selection.failureClasses)) continue;
    chosen.push(row);
  }
  return chosen;
}

function hasFailureClass(
  attempt: NewestAttempt | undefined,
  classes: readonly FailureClass[] | undefined,
): boolean {
  if (classes === undefined || classes.length === 0) return true;
  const found = attempt?.record?.failureClass;
  return found !== undefined && classes.includes(found);
}

/**
 * Whether a row that was selected has been settled since, by a person's edit or another run: starting it now would undo
 * that. Open statuses say nothing: a retry meets its own failure there.
 */
export function isSettledMeanwhile(selected: ManifestRow, now: ManifestRow): boolean {
  return (
    now.status !== selected.status &&
    (now.status === 'skipped' || now.status === 'verified' || now.status === 'succeeded')
  );
}
