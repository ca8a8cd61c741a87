// Every example as a user has it: a repository of its own, whose workflow calls the released reusable workflow. Run under
// act on the bundle of dist/, twice: the second run finds everything done.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { repository } from '../rigs/fresh-bundle.ts';
import { exampleBench } from '../rigs/act/batch-bench.ts';
import {
  artifactFiles,
  artifactNames,
  joinOf,
  recordedShards,
  statesOf,
} from '../rigs/act/group-artifacts.ts';
import { exampleFolder } from '../rigs/act/user-repo.ts';

const names = readdirSync(join(repository, 'examples')).filter((name) =>
  existsSync(join(exampleFolder(name), 'muster.yml')),
);
/** The group's name is made of the settings file, and all of them are called muster.yml. */
const group = 'batch';

describe.each(names)('the workflow of the example %s', (name) => {
  test('plans, works on legs of a matrix and joins; run again, it works on nothing and still joins all', async () => {
    await using bench = await exampleBench(exampleFolder(name));
    const first = await bench.run();
    expect([first.exitCode, first.errors]).toEqual([0, []]);
    expect(first.jobsOf('plan')).toHaveLength(1);
    const legs = first.jobsOf('legs');
    expect(legs.length).toBeGreaterThan(1);
    for (const leg of legs) expect(leg.steps).toContainEqual({ name: 'Work', result: 'success' });
    const [last, ...others] = first.jobsOf('muster');
    expect(others).toEqual([]);
    expect(last?.steps).toContainEqual({ name: 'Join', result: 'success' });

    const joined = await joinOf(bench.service, group);
    expect(joined).toMatchObject({ disposition: 'satisfied', refused: [], conflicts: [], chainProblems: [] });
    const shards = Object.keys(statesOf(joined));
    expect(statesOf(joined)).toEqual(Object.fromEntries(shards.map((shard) => [shard, 'verified'])));
    expect(legs.map((leg) => String(leg.matrix['name'])).toSorted()).toEqual(shards);
    expect(await recordedShards(bench.service, group)).toEqual(shards);
    const files = await artifactFiles(bench.service, `muster-${group}-join-1`);
    const kept = [...files.keys()];
    for (const { path } of joined.files)
      expect([path, kept.some((file) => file.endsWith(path))]).toEqual([path, true]);

    const second = await bench.run({ run: '78' });
    expect([second.exitCode, second.errors]).toEqual([0, []]);
    expect(second.jobsOf('legs').flatMap((leg) => leg.steps)).toEqual([]);
    expect(artifactNames(bench.service, group, 'claim', '78')).toEqual([]);
    expect(artifactNames(bench.service, group, 'record', '78')).toEqual([]);
    const again = await joinOf(bench.service, group);
    expect(again.members.map(({ state, isCarried }) => [state, isCarried])).toEqual(
      shards.map(() => ['verified', true]),
    );
    expect(again.merkleRoot).toBe(joined.merkleRoot);
  });
});

test('the attesting job of data-cleanup gets the joined files', async () => {
  await using bench = await exampleBench(exampleFolder('data-cleanup'));
  const run = await bench.run();
  const [attest] = run.jobsOf('attest');
  expect(attest?.output).toContain('clean/north.csv');
});
