// Which items belong to which row of the manifest, and which belong to none. Pure; linear in rows and items.
import type { Failure } from '../failure.ts';
import { fail, ok, type Result } from '../result.ts';
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
  const positions = new Map(items.map((item, index) => [item.id, index]));
  const owners = new Array<ManifestRow | undefined>(items.length);
  const ranges = new Map<string, readonly Item[]>();
  const failures: Failure[] = [];
  for (const row of rows) {
    const { shardId: shard, firstItem: first, lastItem: last } = row;
    const start = positions.get(first);
    const end = positions.get(last);
    if (start === undefined || end === undefined || end < start) {
      failures.push({ reason: 'range-unknown', shard, first, last, items: itemsFile });
      continue;
    }
    const selected = end - start + 1;
    if (selected !== row.itemCount) {
      failures.push({ reason: 'range-count', shard, manifest: row.itemCount, selected, items: itemsFile });
      continue;
    }
    const overlap = claimRange(owners, row, start, end);
    if (overlap !== undefined) {
      const item = items[overlap.index]?.id ?? '';
      failures.push({ reason: 'range-overlap', shard, other: overlap.owner.shardId, item, items: itemsFile });
      continue;
    }
    ranges.set(shard, items.slice(start, end + 1));
  }
  return failures.length > 0 ? fail(...failures) : ok(ranges);
}

/** Items that lie in no row's range: they would never be run. Rows whose ends are unknown cover nothing. */
export function unplannedItems(rows: readonly ManifestRow[], items: readonly Item[]): Item[] {
  const positions = new Map(items.map((item, index) => [item.id, index]));
  // +1 where a range begins, -1 after it ends: the running sum is the number of ranges that cover an item.
  const edges = new Int32Array(items.length + 1);
  for (const row of rows) {
    const start = positions.get(row.firstItem);
    const end = positions.get(row.lastItem);
    if (start === undefined || end === undefined || end < start) continue;
    edges[start] = (edges[start] ?? 0) + 1;
    edges[end + 1] = (edges[end + 1] ?? 0) - 1;
  }
  let covering = 0;
  return items.filter((_, index) => (covering += edges[index] ?? 0) === 0);
}

/** Ids named in an `items-unplanned` failure at most; the count says how many there are. */
const maxNamedItems = 20;

/** The failure for unplanned items, or undefined when every item lies in a shard. */
export function unplannedFailure(rows: readonly ManifestRow[], items: readonly Item[], itemsFile: string): Failure | undefined {
  const unplanned = unplannedItems(rows, items);
  if (unplanned.length === 0) return undefined;
  const ids = unplanned.slice(0, maxNamedItems).map((item) => item.id);
  return { reason: 'items-unplanned', items: itemsFile, ids, count: unplanned.length };
}

function claimRange(
  owners: (ManifestRow | undefined)[],
  row: ManifestRow,
  start: number,
  end: number,
): { readonly index: number; readonly owner: ManifestRow } | undefined {
  for (let index = start; index <= end; index++) {
    const owner = owners[index];
    if (owner !== undefined) return { index, owner };
    owners[index] = row;
  }
  return undefined;
}
