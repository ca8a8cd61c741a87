// What of an earlier plan must survive the next one: shards with progress, and which items each of them has.
import type { NewestAttempt } from '../core/batch/fold.ts';
import type { Item } from '../core/batch/item.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import { isRangeOf, type PlanDocument, plannedItems } from '../core/batch/plan-document.ts';
import { itemsOfRows } from '../core/batch/ranges.ts';
import type { AttemptRecord } from '../core/batch/record.ts';
import type { Anchor } from '../core/batch/replan.ts';
import type { Failure } from '../core/failure.ts';
import { ok, type Result } from '../core/result.ts';
import type { BatchStore } from '../ports/batch-store.ts';

export interface EarlierPlan {
  readonly rows: readonly ManifestRow[];
  readonly plan: PlanDocument | undefined;
  readonly records: readonly AttemptRecord[];
}

export const hasProgress = (row: ManifestRow): boolean => row.attempt > 0 || row.status !== 'pending';

/**
 * Rows with progress and their item ids: from plan.json, else from a record of that shard, else from the items as they
 * are now; the last can fail (`range-unknown`, `range-count`), since then nobody knows what the shard was of.
 */
export function findAnchors(
  earlier: EarlierPlan,
  items: readonly Item[],
  itemsFile: string,
): Result<readonly Anchor[], Failure> {
  const entries = new Map(earlier.plan?.shards.map((entry) => [entry.id, entry]));
  const recorded = new Map<string, readonly string[][]>();
  for (const { shard, items: entriesOfRecord = [] } of earlier.records) {
    recorded.set(shard, [...(recorded.get(shard) ?? []), entriesOfRecord.map(({ id }) => id)]);
  }
  const rows = earlier.rows.filter(hasProgress);
  const known = new Map<ManifestRow, readonly string[]>();
  for (const row of rows) {
    const ids =
      plannedItems(entries, row) ?? recorded.get(row.shardId)?.find((candidate) => isRangeOf(candidate, row));
    if (ids !== undefined) known.set(row, ids);
  }
  const unknown = rows.filter((row) => !known.has(row));
  const ranges = itemsOfRows(unknown, items, itemsFile);
  if (!ranges.ok) return ranges;
  return ok(
    rows.map((row) => ({
      row,
      itemIds: known.get(row) ?? (ranges.value.get(row.shardId) ?? []).map(({ id }) => id),
    })),
  );
}

/** Ids of all items that earlier rows had, as far as anybody knows. */
export function knownItems(earlier: EarlierPlan, anchors: readonly Anchor[]): ReadonlySet<string> {
  const ids = new Set(anchors.flatMap(({ itemIds }) => itemIds));
  for (const entry of earlier.plan?.shards ?? []) for (const id of entry.items) ids.add(id);
  return ids;
}

/**
 * Shards that may be at work this moment: with a live owner, or with one that can't be judged (another host, another
 * tool). Planning would pull the ground from under them.
 */
export function runningFailures(
  store: BatchStore,
  rows: readonly ManifestRow[],
  isForced: boolean,
): Failure[] {
  const running = rows.filter((row) => row.status === 'running');
  if (running.length === 0) return [];
  const newest = store.newest();
  return running.flatMap((row): Failure[] => {
    const claim = claimOf(newest.get(row.shardId), row);
    const state = claim === undefined ? 'unknown' : store.ownerState(claim.owner);
    if (state === 'dead' || (state === 'unknown' && isForced)) return [];
    const { shardId: shard, attempt, startedAt } = row;
    const owner = claim === undefined ? {} : { owner: `pid ${claim.owner.pid} on ${claim.owner.host}` };
    return [{ reason: 'shard-running', shard, attempt, startedAt, ...owner }];
  });
}

function claimOf(newest: NewestAttempt | undefined, row: ManifestRow): NewestAttempt['claim'] {
  return newest?.attempt === row.attempt ? newest.claim : undefined;
}
