// The largest run that a matrix allows: 10,000 shards over 256 legs on a bad day, three run attempts, then the join.
import { expect, test } from '@jest/globals';
import { badDay, largestFleet } from './fleets.ts';
import { brokenInvariants } from './invariants.ts';
import { joinFleet } from './join-fleet.ts';
import { runFleet } from './run-fleet.ts';

/** GitHub's limit on the artifacts of one job, and ours on those of one run attempt. */
const artifactsOfJob = 500;
const artifactsOfAttempt = 3000;

test.each([
  ['a bad day', { seed: 11 }],
  ['a terrible day', { seed: 12, deaths: 0.4 }],
])('on %s every shard is finished exactly once in the join, or reported missing', async (_, day) => {
  const options = { ...badDay, ...largestFleet, ...day };
  const run = await runFleet(options);
  const join = await joinFleet(run, options.runAttempts);
  expect(brokenInvariants(run, join)).toEqual({});
  const { passed, failed, missing } = join.decision;
  expect(passed + failed + missing).toBe(options.shards);
  expect(run.jobs.filter(({ summary }) => summary === undefined).length).toBeGreaterThan(10);
  expect(Math.max(...run.jobs.map(({ creates }) => creates))).toBeLessThan(artifactsOfJob);
  for (let runAttempt = 1; runAttempt <= options.runAttempts; runAttempt++) {
    const left = run.service.finished.filter((artifact) => artifact.runAttempt === runAttempt);
    expect(left.length).toBeLessThan(artifactsOfAttempt);
  }
});
