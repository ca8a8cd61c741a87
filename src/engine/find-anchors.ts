// What of an earlier plan must survive the next one: shards with progress, and which items each of them has.
import type { Item } from '../core/batch/item.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import { isRangeOf, type PlanDocument, plannedItems } from '../core/batch/plan-document.ts';
import { itemsOfRows } from '../core/batch/ranges.ts';
import type { AttemptRecord } from '../core/batch/record.ts';
import type { Anchor } from '../core/batch/replan.ts';
import type { Failure } from '../core/failure.ts';
import { ok, type Result } from '../core/result.ts';

export interface EarlierPlan {
  readonly rows: readonly ManifestRow[];
  readonly plan: PlanDocument | undefined;
  /** Reads them all, one after the other, whenever it is asked. */
  readonly records: () => Iterable<AttemptRecord>;
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
  const rows = earlier.rows.filter(hasProgress);
  const known = new Map<ManifestRow, readonly string[]>();
  for (const row of rows) {
    const ids = plannedItems(entries, row);
    if (ids !== undefined) known.set(row, ids);
  }
  if (known.size < rows.length) findRecorded(rows, earlier.records(), known);
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

/** Adds what a record says of the items of rows that no plan speaks of. */
function findRecorded(
  rows: readonly ManifestRow[],
  records: Iterable<AttemptRecord>,
  known: Map<ManifestRow, readonly string[]>,
): void {
  const wanted = new Map(rows.filter((row) => !known.has(row)).map((row) => [row.shardId, row]));
  for (const { shard, items = [] } of records) {
    const row = wanted.get(shard);
    const ids = row === undefined ? [] : items.map(({ id }) => id);
    if (row !== undefined && isRangeOf(ids, row)) known.set(row, ids);
  }
}

/** Ids of all items that earlier rows had, as far as anybody knows. */
export function knownItems(earlier: EarlierPlan, anchors: readonly Anchor[]): ReadonlySet<string> {
  const ids = new Set(anchors.flatMap(({ itemIds }) => itemIds));
  for (const entry of earlier.plan?.shards ?? []) for (const id of entry.items) ids.add(id);
  return ids;
}
