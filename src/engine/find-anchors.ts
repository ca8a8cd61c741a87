// What of an earlier plan must survive the next one: shards with progress, and which items each of them has.
import type { Item } from '../core/batch/item.ts';
import type { RecordOutcome } from '../core/batch/fold.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import { isRangeOf, type PlanDocument, plannedItems, staleWorkOf } from '../core/batch/plan-document.ts';
import { itemsOfRows } from '../core/batch/ranges.ts';
import type { Anchor } from '../core/batch/replan.ts';
import type { Failure } from '../core/failure.ts';
import { failAll, ok, type Result } from '../core/result.ts';
import type { BatchStore } from '../ports/batch-store.ts';

export interface EarlierPlan {
  readonly rows: readonly ManifestRow[];
  readonly plan: PlanDocument | undefined;
  /** A plan that was cut off: rows that are not of `plan` may be of it. */
  readonly unfinished?: PlanDocument | undefined;
  /** Attempts at shard ids that lie in archives: they are no progress of this plan. */
  readonly archivedAttempts: Readonly<Record<string, number>>;
  readonly store: Pick<BatchStore, 'newest' | 'outcomes' | 'readRecord'>;
}

/** A row that counts on from archived attempts has none yet. */
function openHasProgress({ archivedAttempts, store }: EarlierPlan): (row: ManifestRow) => boolean {
  const newest = store.newest();
  return ({ shardId, attempt, status }) =>
    status !== 'pending' ||
    attempt > (archivedAttempts[shardId] ?? 0) ||
    newest.get(shardId)?.claim !== undefined;
}

/**
 * Rows with progress and their item ids: from plan.json, else from a record of that shard, else from the items as they
 * are now; the last can fail (`range-unknown`, `range-count`), since then nobody knows what the shard was of.
 */
export function findAnchors(
  earlier: EarlierPlan,
  items: readonly Item[],
  itemsFile: string,
): Result<readonly Anchor[], Failure> {
  const entriesOf = (plan: PlanDocument | undefined) =>
    new Map(plan?.shards.map((entry) => [entry.id, entry]));
  // The standing plan first: a row that fits both has the same items in both, or never ran under the other.
  const plans = [entriesOf(earlier.plan), entriesOf(earlier.unfinished)];
  const itemsOnRecord = openItemsOnRecord(earlier.store);
  const hasProgress = openHasProgress(earlier);
  // A row that a cut-off plan undid is told by that plan alone.
  const wasOf = (row: ManifestRow) =>
    plans.map((entries) => staleWorkOf(entries, row)?.was).find((was) => was !== undefined);
  const rows = earlier.rows.filter((row) => hasProgress(row) || wasOf(row) !== undefined);
  const known = new Map<ManifestRow, readonly string[]>();
  for (const row of rows) {
    const [standing, unfinished] = plans.map((entries) => plannedItems(entries, row));
    const ids = standing ?? unfinished ?? itemsOnRecord(row);
    if (ids !== undefined) known.set(row, ids);
  }
  const unknown = rows.filter((row) => !known.has(row));
  const ranges = itemsOfRows(unknown, items, itemsFile);
  if (!ranges.ok) return failAll(ranges.failures.map(asUnknown));
  return ok(
    rows.map((row) => {
      const was = wasOf(row);
      return {
        row,
        itemIds: known.get(row) ?? (ranges.value.get(row.shardId) ?? []).map(({ id }) => id),
        ...(was !== undefined && { was }),
      };
    }),
  );
}

/** So that nobody is told to plan again: that is what was tried. */
function asUnknown(failure: Failure): Failure {
  const { reason } = failure;
  const isOfRange = reason === 'range-unknown' || reason === 'range-count' || reason === 'range-overlap';
  return isOfRange ? { ...failure, isUnknown: true } : failure;
}

/** What a record that fits a row says of its items. Reads the records of those shards only that it is asked for. */
function openItemsOnRecord({
  outcomes,
  readRecord,
}: EarlierPlan['store']): (row: ManifestRow) => readonly string[] | undefined {
  let ofShard: ReadonlyMap<string, readonly RecordOutcome[]> | undefined;
  return (row) => {
    ofShard ??= Map.groupBy(outcomes(), ({ shard }) => shard);
    for (const { attempt } of ofShard.get(row.shardId) ?? []) {
      const ids = readRecord(row.shardId, attempt)?.items?.map(({ id }) => id);
      if (ids !== undefined && isRangeOf(ids, row)) return ids;
    }
    return undefined;
  };
}

/** Ids of all items that earlier rows had, as far as anybody knows. */
export function knownItems(earlier: EarlierPlan, anchors: readonly Anchor[]): ReadonlySet<string> {
  const ids = new Set(anchors.flatMap(({ itemIds }) => itemIds));
  for (const entry of earlier.plan?.shards ?? []) for (const id of entry.items) ids.add(id);
  return ids;
}
