import { expect, test } from '@jest/globals';
import {
  applyRunEvent,
  estimateLeft,
  finishedShards,
  openProgress,
  runCounts,
} from '../../../src/core/report/run-progress.ts';
import { failed, runStarted, started, verified } from '../../rigs/run-script.ts';

const after = (...events: Parameters<typeof applyRunEvent>[1][]) => {
  const progress = openProgress();
  for (const event of events) applyRunEvent(progress, event);
  return progress;
};

test('a retried shard is not finished until its last attempt is', () => {
  const rate = { class: 'rate', message: '429' } as const;
  const retrying = {
    type: 'shard-retrying',
    shard: 'a',
    nextAttempt: 2,
    delayMs: 9,
    failure: rate,
    at: 1,
  } as const;
  const progress = after(runStarted(2, 1), started('a', 0), failed('a', 1, 1, rate), retrying);
  expect(finishedShards(progress)).toBe(0);
  expect(progress.failures.size).toBe(0);
  applyRunEvent(progress, started('a', 2, 2));
  applyRunEvent(progress, verified('a', 3, 1, 2));
  expect(progress.counts).toMatchObject({ verified: 1, failed: 0, waiting: 0, running: 0 });
});

test('the time left is unknown until something has finished, then mean x left / jobs', () => {
  const progress = after(runStarted(10, 4), started('a', 0), started('b', 0));
  expect(estimateLeft(progress)).toBeUndefined();
  applyRunEvent(progress, verified('a', 1000, 1000));
  applyRunEvent(progress, verified('b', 3000, 3000));
  expect(estimateLeft(progress)).toBe((2000 * 8) / 4);
});

test('never more jobs are counted on than shards are left, and nothing left means no estimate', () => {
  const progress = after(runStarted(2, 8), started('a', 0), verified('a', 1000, 1000));
  expect(estimateLeft(progress)).toBe(1000);
  applyRunEvent(progress, started('b', 0));
  applyRunEvent(progress, verified('b', 1000, 1000));
  expect(estimateLeft(progress)).toBeUndefined();
});

const output = (shard: string) =>
  ({ type: 'shard-output', shard, attempt: 1, chunk: new Uint8Array(1), at: 7 }) as const;

test('output is remembered for running shards only', () => {
  const progress = after(runStarted(2, 1), started('a', 0), output('a'), output('ghost'));
  expect([...progress.running.values()]).toEqual([{ shard: 'a', attempt: 1, startedAt: 0, lastOutputAt: 7 }]);
});

test('a shard that still waits for its retry when the run is over has failed', () => {
  const rate = { class: 'rate', message: '429' } as const;
  const progress = after(runStarted(2, 1), started('a', 0), failed('a', 1, 1, rate), {
    type: 'shard-retrying',
    shard: 'a',
    nextAttempt: 2,
    delayMs: 9,
    failure: rate,
    at: 1,
  });
  expect(runCounts(progress)).toMatchObject({ failed: 1, stopped: 0 });
});

test('a shard that is given up is not recorded once its agent was started, and not started before', () => {
  const letGo = (shard: string) => ({ type: 'shard-let-go', shard, attempt: 1, at: 2 }) as const;
  const progress = after(runStarted(3, 2), started('a', 0), letGo('a'), letGo('b'));
  expect(runCounts(progress)).toMatchObject({ 'not recorded': 1, 'not started': 1, failed: 0 });
  expect([finishedShards(progress), progress.running.size]).toEqual([2, 0]);
});
