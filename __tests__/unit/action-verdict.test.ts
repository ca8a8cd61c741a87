// When the job of a run is green.
import { expect, test } from '@jest/globals';
import { judgeRun, type RunFacts } from '../../src/action/run-verdict.ts';
import { exitCodes } from '../../src/core/exit-code.ts';
import { noCounts } from '../rigs/run-script.ts';

const judge = (counts: Partial<RunFacts['counts']>, facts: Partial<RunFacts> = {}) =>
  judgeRun({
    exitCode: exitCodes.ok,
    isPart: false,
    isVerifying: true,
    spoiled: [],
    hasTroubles: false,
    ...facts,
    counts: { ...noCounts, ...counts },
  });

test('green: everything verified or skipped by hand', () => {
  expect(judge({ verified: 3, skipped: 1 })).toEqual({ exitCode: 0 });
});

test.each([
  ['failed in an earlier run', { failed: 1, verified: 2 }],
  ['still pending', { pending: 1, verified: 2 }],
  ['running elsewhere', { running: 1, verified: 2 }],
  ['run without verification although it could be verified', { succeeded: 1, verified: 2 }],
])('red with exit code 1 although the run itself had no failure: a shard is %s', (_, counts) => {
  expect(judge(counts)).toMatchObject({ exitCode: 1, failedBecause: expect.stringContaining('2 verified') });
});

test('green: succeeded is all there can be where nothing can be verified', () => {
  expect(judge({ succeeded: 3 }, { isVerifying: false })).toEqual({ exitCode: 0 });
});

test('green: the part that was asked for is done, the rest is pending', () => {
  expect(judge({ verified: 1, pending: 9 }, { isPart: true })).toEqual({ exitCode: 0 });
});

test('red: a part that was asked for failed, with its own exit code', () => {
  expect(judge({ failed: 1, pending: 9 }, { isPart: true, exitCode: exitCodes.timeout })).toMatchObject({
    exitCode: 124,
    failedBecause: 'the batch is not verified: 1 failed, 9 pending',
  });
});

test('red: what was verified does not pass any more, also where only a part was asked for', () => {
  const facts = { spoiled: ['shard_002'], isPart: true };
  expect(judge({ failed: 1, verified: 2 }, facts)).toEqual({
    exitCode: 1,
    failedBecause: 'what was verified does not pass any more (shard_002): 2 verified, 1 failed',
  });
});

test('red: nothing could be run', () => {
  const facts = { exitCode: exitCodes.nothingDone, hasTroubles: true };
  expect(judge({ pending: 2 }, facts)).toEqual({
    exitCode: 6,
    failedBecause: 'not everything could be run: 2 pending',
  });
});

test('red: stopped, whatever was done', () => {
  const facts = { exitCode: exitCodes.interrupted, stoppedBy: 'SIGINT' };
  expect(judge({ verified: 2 }, facts)).toEqual({
    exitCode: 130,
    failedBecause: 'stopped by SIGINT: 2 verified',
  });
});
