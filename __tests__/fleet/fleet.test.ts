// The real leg and the real choice of records on a simulated workflow run: small fleets, many seeds. For each rule that the
// design rests on there is a fleet without it, in which the invariant that needs the rule must break.
import { describe, expect, test } from '@jest/globals';
import { badDay, unevenDay } from './fleets.ts';
import { brokenInvariants } from './invariants.ts';
import { joinFleet, type Choose } from './join-fleet.ts';
import { runFleet, type FleetOptions, type FleetRun } from './run-fleet.ts';

const seeds = [1, 2, 3, 4, 5, 6];

interface Outcome {
  readonly seed: number;
  readonly run: FleetRun;
  readonly broken: ReturnType<typeof brokenInvariants>;
  readonly missing: number;
}

async function fleetsOf(options: FleetOptions, choose?: (run: FleetRun) => Choose): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const seed of seeds) {
    const run = await runFleet({ ...options, seed });
    const join = await joinFleet(run, options.runAttempts, choose?.(run));
    outcomes.push({ seed, run, broken: brokenInvariants(run, join), missing: join.decision.missing });
  }
  return outcomes;
}

const brokenOf = (outcomes: readonly Outcome[]) =>
  outcomes
    .filter(({ broken }) => Object.keys(broken).length > 0)
    .map(({ seed, broken }) => ({ seed, broken }));
const namesOf = (outcomes: readonly Outcome[]) => [
  ...new Set(outcomes.flatMap(({ broken }) => Object.keys(broken))),
];

test('machines die, replies get lost, clocks are wrong: every invariant holds, in every fleet', async () => {
  const outcomes = await fleetsOf(badDay);
  expect(brokenOf(outcomes)).toEqual([]);
  // The day was bad enough to mean something.
  const jobs = outcomes.flatMap(({ run }) => run.jobs);
  expect(jobs.filter(({ summary }) => summary === undefined).length).toBeGreaterThan(5);
  expect(jobs.filter(({ runAttempt }) => runAttempt > 1).length).toBeGreaterThan(20);
  expect(jobs.filter(({ summary }) => (summary?.stolenChunks ?? 0) > 0).length).toBeGreaterThan(5);
});

test('when most machines die and the run is repeated but once, what was lost is reported missing and the join fails', async () => {
  const outcomes = await fleetsOf({ ...badDay, deaths: 0.9, runAttempts: 2 });
  expect(brokenOf(outcomes)).toEqual([]);
  expect(outcomes.filter(({ missing }) => missing > 0).length).toBeGreaterThan(2);
});

test('machines of very different speed share the work without doing any of it twice', async () => {
  const outcomes = await fleetsOf({ ...unevenDay, failures: 0 });
  expect(brokenOf(outcomes)).toEqual([]);
  expect(outcomes.map(({ run }) => run.executions.length)).toEqual(seeds.map(() => unevenDay.shards));
});

test.each([
  [1000, 64],
  [300, 16],
])('of %i shards on %i legs nobody waits long for a leg that is ten times slower', async (shards, legs) => {
  const slow = { slownessOf: (leg: number) => (leg === 3 ? 10 : 1), shardMs: [60_000, 60_000] as const };
  const run = await runFleet({ ...unevenDay, ...slow, shards, legs, failures: 0, startWithinMs: 0 });
  expect(run.executions).toHaveLength(shards);
  expect(run.firstAttemptMs / 60_000).toBeLessThan(1.2 * Math.ceil(shards / (legs - 0.9)));
});

test('the same seed gives the same run', async () => {
  const [first, second] = [await runFleet(badDay), await runFleet(badDay)];
  expect(second.executions).toEqual(first.executions);
  expect(second.service.finished.map(({ info }) => info)).toEqual(
    first.service.finished.map(({ info }) => info),
  );
});

describe('negative controls', () => {
  test('claims that everybody wins let two machines work on one shard, and nothing worse', async () => {
    const outcomes = await fleetsOf({ ...badDay, isCreateShared: true });
    expect(namesOf(outcomes)).toEqual(['one worker a shard']);
    expect(brokenOf(outcomes).length).toBeGreaterThan(3);
  });

  test('claims that time alone takes back let two machines work on one shard', async () => {
    // No record tells that the holder is at work, and his time is short.
    const outcomes = await fleetsOf({ ...unevenDay, limits: { claimMs: 0, flushMs: 60 * 60_000 } });
    expect(namesOf(outcomes)).toEqual(['one worker a shard']);
  });

  test('records ordered by artifact id instead of by fence let an old failure hide a new success', async () => {
    const byId = ({ service }: FleetRun): Choose => {
      const idOf = new Map(service.finished.map(({ info }) => [info.name, info.id]));
      const id = ({ artifact }: { readonly artifact: string }): number => idOf.get(artifact) ?? 0;
      return (candidates) =>
        new Map(
          candidates
            .toSorted((a, b) => id(a) - id(b))
            .map((candidate) => [candidate.record.shard, candidate]),
        );
    };
    const outcomes = await fleetsOf(badDay, byId);
    expect(namesOf(outcomes)).toContain('the newest result counts');
    expect(brokenOf(outcomes).length).toBeGreaterThan(3);
  });

  test('a join that forgets the earlier run attempts loses what was done there', async () => {
    const lastOnly = (): Choose => (candidates) =>
      new Map(
        candidates.filter(({ fence }) => fence.runAttempt === 3).map((each) => [each.record.shard, each]),
      );
    const outcomes = await fleetsOf({ ...badDay, deaths: 0.7 }, lastOnly);
    expect(namesOf(outcomes)).toEqual(
      expect.arrayContaining(['the newest result counts', 'nothing is lost in silence']),
    );
  });
});
