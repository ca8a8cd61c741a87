import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  chunkName,
  chunksOf,
  chunkToSteal,
  maxMatrixLegs,
  planLegs,
  type Chunk,
} from '../../src/core/groups/legs.ts';
import { legBudget, maxJobArtifacts, maxLegArtifacts } from '../../src/core/groups/leg-budget.ts';

const shardIds = (count: number) =>
  Array.from({ length: count }, (_, index) => `shard_${String(index + 1).padStart(3, '0')}`);
const size = fc.integer({ min: 1, max: 12_000 });
const cap = fc.integer({ min: 1, max: 400 });

test('legs and their chunks are a partition of the open shards, within the cap', () => {
  fc.assert(
    fc.property(size, cap, (count, maxLegs) => {
      const legs = planLegs(shardIds(count), maxLegs);
      expect(legs.length).toBeLessThanOrEqual(Math.min(maxLegs, maxMatrixLegs));
      const pieces = legs.flatMap((leg) => chunksOf(leg));
      let at = 0;
      for (const piece of pieces) {
        expect(piece.from).toBe(at);
        expect(piece.to).toBeGreaterThan(piece.from);
        at = piece.to;
      }
      expect(at).toBe(count);
      const sizes = legs.map((leg) => leg.to - leg.from);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 50 },
  );
});

test('with at most as many shards as legs, a leg is one shard and bears its name', () => {
  expect(planLegs(shardIds(3), 256).map(({ name, shard }) => [name, shard])).toEqual(
    shardIds(3).map((id) => [id, id]),
  );
});

test('whatever the number of legs, claims, records and tallies stay within the artifacts, also those of one job', () => {
  for (let legs = 1; legs <= maxMatrixLegs; legs++)
    for (const hasTallies of [false, true]) {
      const { chunks, parts, tallies } = legBudget(legs, hasTallies);
      expect(legs * (chunks + parts + tallies)).toBeLessThanOrEqual(maxLegArtifacts);
      expect(chunks + parts + tallies).toBeLessThan(maxJobArtifacts);
      expect(parts).toBeGreaterThanOrEqual(3);
      expect(tallies > 0).toBe(hasTallies);
      const cut = planLegs(shardIds(10_000), legs).flatMap(chunksOf);
      expect(cut.length).toBeLessThanOrEqual(legs * chunks);
    }
});

test('a leg ten times slower than the others can begin a slice of any size without being waited for', () => {
  for (let count = 10; count <= 400; count++) {
    const [first] = planLegs(shardIds(count), 1).flatMap(chunksOf);
    expect(((first?.to ?? 0) - (first?.from ?? 0)) * 10).toBeLessThanOrEqual(count);
  }
});

test('no slice, however small, has an empty chunk', () => {
  for (let count = 1; count <= 300; count++) {
    const sizes = planLegs(shardIds(count), 1)
      .flatMap(chunksOf)
      .map((chunk) => chunk.to - chunk.from);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
    expect(sizes.reduce((sum, one) => sum + one)).toBe(count);
  }
});

test('no shards make no legs', () => expect(planLegs([], 256)).toEqual([]));

test('names of chunks are unique', () => {
  const shards = shardIds(1000);
  const names = planLegs(shards, 7).flatMap((leg) => chunksOf(leg).map((chunk) => chunkName(chunk, shards)));
  expect(new Set(names).size).toBe(names.length);
});

test('thieves and owners together take every chunk exactly once, whatever the pace', () => {
  fc.assert(
    fc.property(
      size,
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.nat(19), { minLength: 1, maxLength: 60 }),
      (count, maxLegs, pace) => {
        const legs = planLegs(shardIds(count), maxLegs);
        const chunks = legs.flatMap((leg) => chunksOf(leg));
        const taken = new Map<string, number>();
        const key = (chunk: Chunk) => `${chunk.leg}.${chunk.number}`;
        const isTaken = (chunk: Chunk) => taken.has(key(chunk));
        for (let turn = 0, idle = 0; idle < legs.length; turn++) {
          const leg = ((pace[turn % pace.length] ?? 0) + turn) % legs.length;
          const own = chunks.find((chunk) => chunk.leg === leg && !isTaken(chunk));
          const next = own ?? chunkToSteal(chunks, isTaken, leg, legs.length);
          if (next === undefined) {
            idle += 1;
            continue;
          }
          idle = 0;
          taken.set(key(next), (taken.get(key(next)) ?? 0) + 1);
        }
        expect(taken.size).toBe(chunks.length);
        expect([...taken.values()].every((times) => times === 1)).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
});
