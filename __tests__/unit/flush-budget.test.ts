import { expect, test } from '@jest/globals';
import { afterFlush, mayFlush, type FlushBudget } from '../../src/core/groups/flush-budget.ts';

test('records of a long chunk go up at growing intervals, until the leg has had its share', () => {
  const intervals: number[] = [];
  let budget: FlushBudget = { intervalMs: 3, left: 4 };
  for (; mayFlush(budget); budget = afterFlush(budget)) intervals.push(budget.intervalMs);
  expect(intervals).toEqual([3, 6, 12, 24]);
});
