import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { afterEnd, afterFlush, mayFlush, newFlushBudget } from '../../src/core/groups/flush-budget.ts';
import { legBudget } from '../../src/core/groups/leg-budget.ts';

/** Uploads of a leg that ends so many shards and uploads whenever it may. */
function uploadsOf(ended: number, shards: number, legs: number): number {
  let budget = newFlushBudget(shards, legs, false);
  for (let shard = 0; shard < ended; shard++) {
    budget = afterEnd(budget);
    if (mayFlush(budget)) budget = afterFlush(budget);
  }
  return budget.flushed;
}

test('where artifacts are plenty every shard that ends may go up at once', () => {
  expect(uploadsOf(10, 300, 16)).toBe(10);
  expect(uploadsOf(1, 1, 1)).toBe(1);
});

test('where they are not, a leg of the largest run uploads its slice in three parts', () => {
  expect([12, 14, 27, 39, 40].map((ended) => uploadsOf(ended, 10_000, 256))).toEqual([0, 1, 2, 2, 3]);
});

test('however the shards fall to the legs, all uploads together stay within the budget', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 256 }),
      fc.array(fc.nat(200), { minLength: 1, maxLength: 256 }),
      (legs, ended) => {
        const falls = ended.slice(0, legs);
        const shards = Math.max(
          legs,
          falls.reduce((sum, one) => sum + one, 0),
        );
        const uploads = falls.reduce((sum, one) => sum + uploadsOf(one, shards, legs), 0);
        expect(uploads).toBeLessThanOrEqual((legBudget(legs).parts - 1) * legs);
      },
    ),
    { numRuns: 60 },
  );
});
