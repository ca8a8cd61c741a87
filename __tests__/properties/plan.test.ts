import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Item } from '../../src/core/batch/item.ts';
import type { ManifestRow } from '../../src/core/batch/manifest-row.ts';
import { type Anchor, type PlannedShard, replan } from '../../src/core/batch/replan.ts';
import { cutIntoShards } from '../../src/core/batch/shards.ts';
import { row } from '../rigs/batch-facts.ts';

const itemsOf = (ids: readonly number[]): Item[] =>
  ids.map((id, index) => ({ id: `i${id}`, source: '', output: '', qc: '', notes: '', line: index + 2 }));

function plan(
  items: readonly Item[],
  anchors: readonly Anchor[],
  batchSize: number,
  stale: ReadonlySet<string>,
  /** Those that left a trace on disk. */
  worked = anchors,
) {
  return replan({
    items,
    anchors,
    takenIds: new Set(worked.map((anchor) => anchor.row.shardId)),
    staleReasons: ({ id }) => (stale.has(id) ? [{ kind: 'row' }] : []),
    lastStatus: () => 'verified',
    changedFiles: () => [],
    cut: (run) => cutIntoShards(run, { batchSize }, () => 0),
    newRow: (shardId, of) =>
      row({ shardId, itemCount: of.length, firstItem: of[0]?.id ?? '', lastItem: of.at(-1)?.id ?? '' }),
  });
}

const anchorOf = ({ row: of, items }: PlannedShard, status: ManifestRow['status']): Anchor => ({
  row: { ...of, status, attempt: of.attempt + 1 },
  itemIds: items.map(({ id }) => id),
});

const ids = fc.uniqueArray(fc.nat(60), { minLength: 1, maxLength: 40 });
const size = fc.integer({ min: 1, max: 5 });
const statuses = fc.array(
  fc.constantFrom('verified' as const, 'failed' as const, 'skipped' as const, undefined),
  {
    minLength: 40,
    maxLength: 40,
  },
);

/** A batch that was planned and partly worked on, and its items as they are now. */
const history = fc.record({ before: ids, now: ids, size, nextSize: size, statuses });

function anchorsOf(
  before: readonly number[],
  batchSize: number,
  of: readonly (ManifestRow['status'] | undefined)[],
) {
  return plan(itemsOf(before), [], batchSize, new Set()).shards.flatMap((shard, index) => {
    const status = of[index];
    return status === undefined ? [] : [anchorOf(shard, status)];
  });
}

test('a plan is a partition: every item in one shard, in order, under ids of its own', () => {
  fc.assert(
    fc.property(history, ({ before, now, size: first, nextSize, statuses: of }) => {
      const { shards } = plan(itemsOf(now), anchorsOf(before, first, of), nextSize, new Set());
      expect(shards.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(now.map((id) => `i${id}`));
      expect(new Set(shards.map((shard) => shard.row.shardId)).size).toBe(shards.length);
      for (const { row: planned, items } of shards) {
        expect([planned.itemCount, planned.firstItem, planned.lastItem]).toEqual([
          items.length,
          items[0]?.id,
          items.at(-1)?.id,
        ]);
      }
    }),
    { numRuns: 500 },
  );
});

test('finished items that did not change stay finished, whatever came, went or moved around them', () => {
  fc.assert(
    fc.property(history, ({ before, now, size: first, nextSize, statuses: of }) => {
      const anchors = anchorsOf(before, first, of);
      const { shards } = plan(itemsOf(now), anchors, nextSize, new Set());
      const done = new Set(anchors.filter((a) => a.row.status === 'verified').flatMap((a) => a.itemIds));
      for (const shard of shards) {
        for (const { id } of shard.items) if (done.has(id)) expect(shard.row.status).toBe('verified');
      }
    }),
    { numRuns: 500 },
  );
});

test('no shard is called finished while one of its items is stale or was never worked on', () => {
  fc.assert(
    fc.property(
      history,
      fc.uniqueArray(fc.nat(60)),
      ({ before, now, size: first, nextSize, statuses: of }, changed) => {
        const anchors = anchorsOf(before, first, of);
        const stale = new Set(changed.map((id) => `i${id}`));
        const worked = new Set(anchors.flatMap(({ itemIds }) => itemIds));
        const { shards } = plan(itemsOf(now), anchors, nextSize, stale);
        for (const shard of shards.filter(({ row: { status } }) => status === 'verified')) {
          expect(shard.items.filter(({ id }) => stale.has(id) || !worked.has(id))).toEqual([]);
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('planning twice is planning once', () => {
  fc.assert(
    fc.property(history, ({ before, now, size: first, nextSize, statuses: of }) => {
      const once = plan(itemsOf(now), anchorsOf(before, first, of), nextSize, new Set());
      const anchors = once.shards
        .filter(({ row: { status, attempt } }) => status !== 'pending' || attempt > 0)
        .map((shard): Anchor => ({ row: shard.row, itemIds: shard.items.map(({ id }) => id) }));
      const gone = once.vanished.map((anchor) => anchor.row.shardId);
      const twice = replan({
        items: itemsOf(now),
        anchors,
        takenIds: new Set([...anchorsOf(before, first, of).map((anchor) => anchor.row.shardId), ...gone]),
        staleReasons: () => [],
        lastStatus: () => 'verified',
        changedFiles: () => [],
        cut: (run) => cutIntoShards(run, { batchSize: nextSize }, () => 0),
        newRow: (shardId, items) =>
          row({
            shardId,
            itemCount: items.length,
            firstItem: items[0]?.id ?? '',
            lastItem: items.at(-1)?.id ?? '',
          }),
      });
      expect(twice.shards.map((shard) => shard.row)).toEqual(once.shards.map((shard) => shard.row));
    }),
    { numRuns: 500 },
  );
});

test('a plan over changes that are undone again is as good as none, however many plans came between', () => {
  const changes = fc.array(fc.uniqueArray(fc.nat(60)), { maxLength: 4 });
  fc.assert(
    fc.property(history, changes, ({ before, now, size: first, nextSize, statuses: of }, steps) => {
      // A failure that was found stale is not brought back: it is to be tried again.
      const anchors = anchorsOf(before, first, of).filter(({ row: { status } }) => status !== 'failed');
      const standing = plan(itemsOf(now), anchors, nextSize, new Set());
      let again = standing;
      for (const changed of [...steps, []]) {
        const stale = new Set(changed.map((id) => `i${id}`));
        again = plan(itemsOf(now), standingAnchors(again), nextSize, stale, anchors);
      }
      expect(again.shards.map((shard) => shard.row)).toEqual(standing.shards.map((shard) => shard.row));
    }),
    { numRuns: 500 },
  );
});

/** What the next plan keeps of one: nobody has touched it meanwhile. */
const standingAnchors = ({ shards }: ReturnType<typeof plan>): Anchor[] =>
  shards
    .filter(({ row: { status, attempt }, was }) => status !== 'pending' || attempt > 0 || was !== undefined)
    .map(({ row: of, items, was }) => ({
      row: of,
      itemIds: items.map(({ id }) => id),
      ...(was !== undefined && { was }),
    }));
