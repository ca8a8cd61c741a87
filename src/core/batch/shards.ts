// Cutting items into shards: contiguous runs, by count, by bytes of source, by group. Pure.
import type { Failure } from '../failure.ts';
import { fail, ok, type Result } from '../result.ts';
import type { ItemTable } from './item-table.ts';
import type { Item } from './item.ts';

export interface CutSettings {
  /** Items a shard holds at most; at least 1. */
  readonly batchSize: number;
  /** Bytes of source a shard holds at most; an item larger than that is alone in its shard. */
  readonly maxBytes?: number | undefined;
  /** A column whose values are never mixed in a shard. */
  readonly groupBy?: string | undefined;
}

/** Cuts a run of items; each shard gets the next items as long as they fit. `bytesOf` is asked only with `maxBytes`. */
export function cutIntoShards(
  items: readonly Item[],
  settings: CutSettings,
  bytesOf: (item: Item) => number,
): Item[][] {
  const { batchSize, maxBytes, groupBy } = settings;
  if (maxBytes === undefined && groupBy === undefined) return cutByCount(items, batchSize);
  const shards: Item[][] = [];
  let current: Item[] = [];
  let currentBytes = 0;
  let currentGroup = '';
  for (const item of items) {
    const bytes = maxBytes === undefined ? 0 : bytesOf(item);
    const group = groupBy === undefined ? '' : cellOf(item, groupBy);
    const isFull =
      current.length >= batchSize ||
      (maxBytes !== undefined && currentBytes + bytes > maxBytes) ||
      group !== currentGroup;
    if (current.length === 0 || isFull) {
      current = [];
      shards.push(current);
      currentBytes = 0;
      currentGroup = group;
    }
    current.push(item);
    currentBytes += bytes;
  }
  return shards;
}

function cutByCount(items: readonly Item[], batchSize: number): Item[][] {
  const shards: Item[][] = [];
  for (let from = 0; from < items.length; from += batchSize) shards.push(items.slice(from, from + batchSize));
  return shards;
}

/** `shard_001`, …, `shard_999`, `shard_1000`. */
export function shardName(number: number): string {
  return `shard_${String(number).padStart(3, '0')}`;
}

/** Groups must be contiguous: a shard is a run of items, so a group in two places can't be kept together. */
export function checkGroups(table: ItemTable, column: string, file: string): Result<undefined, Failure> {
  if (!table.columns.includes(column)) {
    return fail({ reason: 'group-column-missing', at: { file, line: 1 }, column, found: table.columns });
  }
  const firsts = new Map<string, Item>();
  const failures: Failure[] = [];
  let previous: string | undefined;
  for (const item of table.items) {
    const group = cellOf(item, column);
    if (group === previous) continue;
    previous = group;
    const first = firsts.get(group);
    if (first === undefined) firsts.set(group, item);
    else {
      const at = table.locate(item, column);
      failures.push({ reason: 'group-split', at, group, first: table.locate(first, column) });
    }
  }
  return failures.length > 0 ? { ok: false, failures } : ok(undefined);
}

/** An item's cell by column name, known or further; '' when the file has no such column. */
export function cellOf(item: Item, column: string): string {
  switch (column) {
    case 'item_id':
      return item.id;
    case 'source':
    case 'output':
    case 'qc':
    case 'notes':
      return item[column];
    default:
      return item.extra !== undefined && Object.hasOwn(item.extra, column) ? (item.extra[column] ?? '') : '';
  }
}
