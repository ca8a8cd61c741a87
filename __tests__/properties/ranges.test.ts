import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Item } from '../../src/core/batch/item.ts';
import { itemsOfRows, unplannedFailure, unplannedItems } from '../../src/core/batch/ranges.ts';
import { cutIntoShards } from '../../src/core/batch/shards.ts';
import { row } from '../rigs/batch-facts.ts';

const item = (id: string): Item => ({ id, source: '', output: '', qc: '', notes: '', line: 2 });
const items = Array.from('abcdefgh').map(item);
const idAt = (index: number): string => items[index]?.id ?? 'gone';

/** Ranges as people leave them: in order or not, one over another, cut too short, of items that are not there. */
const range = fc.record({
  start: fc.nat(7),
  length: fc.integer({ min: 1, max: 4 }),
  off: fc.constantFrom(0, 0, 0, 1),
});
const rowsOf = (ranges: readonly { start: number; length: number; off: number }[]) =>
  ranges.map(({ start, length, off }, index) =>
    row({
      shardId: `shard_${index}`,
      itemCount: length + off,
      firstItem: idAt(start),
      lastItem: idAt(start + length - 1),
    }),
  );

/** Said once more, item by item. */
function reference(rows: ReturnType<typeof rowsOf>) {
  const owners = new Map<string, string>();
  const failures: unknown[] = [];
  for (const { shardId: shard, firstItem: first, lastItem: last, itemCount } of rows) {
    const start = items.findIndex(({ id }) => id === first);
    const end = items.findIndex(({ id }) => id === last) + 1;
    const ids = items.slice(start, end).map(({ id }) => id);
    const taken = ids.find((id) => owners.has(id));
    if (start === -1 || end <= start)
      failures.push({ reason: 'range-unknown', shard, first, last, items: 'i' });
    else if (ids.length !== itemCount)
      failures.push({ reason: 'range-count', shard, manifest: itemCount, selected: ids.length, items: 'i' });
    else if (taken !== undefined)
      failures.push({ reason: 'range-overlap', shard, other: owners.get(taken), item: taken, items: 'i' });
    else for (const id of ids) owners.set(id, shard);
  }
  return { owners, failures };
}

test('rows get their items, and every row that can not have them says why', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 8 }), (ranges) => {
      const rows = rowsOf(ranges);
      const { owners, failures } = reference(rows);
      const found = itemsOfRows(rows, items, 'i');
      if (failures.length > 0) return expect(found).toEqual({ ok: false, failures });
      const said = found.ok ? [...found.value].flatMap(([shard, of]) => of.map(({ id }) => [id, shard])) : [];
      expect(new Map(said as [string, string][])).toEqual(owners);
    }),
    { numRuns: 3000 },
  );
});

test('what is left over is the same, whether ranges are asked anew or known', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 5 }),
      fc.nat(3),
      fc.boolean(),
      (sizes, gap, isTurned) => {
        const starts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, gap));
        const ranges = sizes.map((length, index) => ({ start: starts[index] ?? 0, length, off: 0 }));
        const rows = rowsOf(isTurned ? ranges.toReversed() : ranges);
        const found = itemsOfRows(rows, items, 'i');
        if (!found.ok) return;
        expect(unplannedFailure(rows, items, 'i', found.value)).toEqual(unplannedFailure(rows, items, 'i'));
        const left = unplannedItems(rows, items).length;
        expect(left).toBe(items.length - sizes.reduce((sum, size) => sum + size, 0));
      },
    ),
  );
});

test('a cut by count alone is the one that one group for all items gives', () => {
  fc.assert(
    fc.property(fc.nat(30), fc.integer({ min: 1, max: 9 }), (count, batchSize) => {
      const some = Array.from({ length: count }, (_, index) => item(String(index)));
      const grouped = cutIntoShards(some, { batchSize, groupBy: 'notes' }, () => 0);
      expect(cutIntoShards(some, { batchSize }, () => 0)).toEqual(grouped);
    }),
  );
});
