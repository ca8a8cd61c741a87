// How far back an attempt looks for work that still counts.
import { expect, test } from '@jest/globals';
import { openEarlierWork } from '../../src/engine/earlier-work.ts';

test('an attempt with a huge number does not look for a record of every number below it', () => {
  const asked: number[] = [];
  const readRecord = (_shard: string, attempt: number): undefined => void asked.push(attempt);
  const isEarlierWork = openEarlierWork(
    {
      store: { readRecord },
      shard: 'shard_001',
      attempt: 999_999_999,
      now: () => {
        throw new Error('no item has an entry');
      },
    },
    [],
  );
  expect(isEarlierWork({ id: 'a', source: '', output: 'x', qc: '', notes: '', line: 2 }, 'output', 'd')).toBe(
    false,
  );
  expect(asked.length).toBeLessThanOrEqual(100);
  expect(asked[0]).toBe(999_999_998);
});
