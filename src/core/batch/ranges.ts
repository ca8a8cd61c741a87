// Which items belong to which row of the manifest, and which belong to none. Pure; linear in rows and items.
import type { Failure } from '../failure.ts';
import { failAll, ok, type Result } from '../result.ts';
import type { Item } from './item.ts';
import type { ManifestRow } from './manifest-row.ts';

/**
 * The items of every row, by shard id: those from first_item to last_item in file order.
 * Failures: `range-unknown` (an end is not in the items, or they are in the wrong order), `range-count`, and
 * `range-overlap` (two shards would work on one item). `itemsFile` is the file as the user named it.
 */
export function itemsOfRows(
  rows: readonly ManifestRow[],
  items: readonly Item[],
  itemsFile: string,
): Result<Map<string, readonly Item[]>, Failure> {
  const rangeOf = openRanges(items);
  /** By item: 1 + the index of the row that has it, 0 for none. */
  const coveredBy = new Int32Array(items.length);
  const ranges = new Map<string, readonly Item[]>();
  const failures: Failure[] = [];
  for (const [index, row] of rows.entries()) {
    const { shardId: shard, firstItem: first, lastItem: last } = row;
    const range = rangeOf(row);
    if (range === undefined) {
      failures.push({ reason: 'range-unknown', shard, first, last, items: itemsFile });
      continue;
    }
    const { start, end } = range;
    if (end - start !== row.itemCount) {
      failures.push({
        reason: 'range-count',
        shard,
        manifest: row.itemCount,
        selected: end - start,
        items: itemsFile,
      });
      continue;
    }
    const covered = coveredBy.subarray(start, end).findIndex((by) => by !== 0);
    if (covered !== -1) {
      const item = items[start + covered]?.id ?? '';
      const other = rows[(coveredBy[start + covered] ?? 0) - 1]?.shardId ?? '';
      failures.push({ reason: 'range-overlap', shard, other, item, items: itemsFile });
      continue;
    }
    coveredBy.fill(index + 1, start, end);
    ranges.set(shard, items.slice(start, end));
  }
  return failures.length > 0 ? failAll(failures) : ok(ranges);
}

/** Items that lie in no row's range: they would never be run. Rows whose ends are unknown cover nothing. */
export function unplannedItems(rows: readonly ManifestRow[], items: readonly Item[]): Item[] {
  const rangeOf = openRanges(items);
  // +1 where a range begins, -1 after it ends: the running sum is the number of ranges that cover an item.
  const edges = new Int32Array(items.length + 1);
  for (const row of rows) {
    const range = rangeOf(row);
    if (range === undefined) continue;
    edges[range.start] = (edges[range.start] ?? 0) + 1;
    edges[range.end] = (edges[range.end] ?? 0) - 1;
  }
  let covering = 0;
  return items.filter((_, index) => (covering += edges[index] ?? 0) === 0);
}

/** Ids named in an `items-unplanned` failure at most; the count says how many there are. */
const maxNamedItems = 20;

/**
 * The failure for unplanned items, or undefined when every item lies in a shard. `ranges`: what `itemsOfRows` says of the
 * very rows; those overlap nowhere, so their sizes tell whether an item is left over.
 */
export function unplannedFailure(
  rows: readonly ManifestRow[],
  items: readonly Item[],
  itemsFile: string,
  ranges?: ReadonlyMap<string, readonly Item[]>,
): Failure | undefined {
  if (ranges !== undefined && sizeOf(ranges) === items.length) return undefined;
  const unplanned = unplannedItems(rows, items);
  if (unplanned.length === 0) return undefined;
  const ids = unplanned.slice(0, maxNamedItems).map((item) => item.id);
  return { reason: 'items-unplanned', items: itemsFile, ids, count: unplanned.length };
}

function sizeOf(ranges: ReadonlyMap<string, readonly Item[]>): number {
  let size = 0;
  for (const items of ranges.values()) size += items.length;
  return size;
}

/** Half-open: `end` is the index after the last item. */
interface IndexRange {
  readonly start: number;
  readonly end: number;
}

/**
 * A function from a row to its range. Rows mostly follow each other as the items do, so the next one is looked for
 * where the last one ended; the index of all ids is built when that fails for the first time.
 */
function openRanges(items: readonly Item[]): (row: ManifestRow) => IndexRange | undefined {
  let positions: Map<string, number> | undefined;
  let next = 0;
  return ({ firstItem, lastItem, itemCount }) => {
    const expected = { start: next, end: next + itemCount };
    if (items[next]?.id === firstItem && items[expected.end - 1]?.id === lastItem) {
      next = expected.end;
      return expected;
    }
    positions ??= new Map(items.map((item, index) => [item.id, index]));
    const start = positions.get(firstItem);
    const last = positions.get(lastItem);
    if (start === undefined || last === undefined || last < start) return undefined;
    next = last + 1;
    return { start, end: next };
  };
}
