import { expect, test } from '@jest/globals';
import { nextSteps, shellWord } from '../../../src/core/report/next-steps.ts';
import { noCounts } from '../../rigs/run-script.ts';

const commands = (facts: Parameters<typeof nextSteps>[0]): string[] =>
  nextSteps(facts).map((step) => step.command);

test('nothing is suggested when all is verified or skipped', () => {
  expect(commands({ counts: { ...noCounts, verified: 9, skipped: 1 }, cutOff: 0 })).toEqual([]);
});

test('each kind of unfinished work has its command, planning first', () => {
  const counts = { ...noCounts, pending: 3, failed: 4, running: 2, succeeded: 1 };
  expect(
    commands({
      counts,
      cutOff: 1,
      failedExample: 'shard_007',
      deadRunning: 1,
      unknownRunning: 1,
      unplanned: 2,
    }),
  ).toEqual([
    'muster plan',
    'muster run',
    'muster reclaim --older-than 3600',
    'muster explain shard_007',
    'muster retry',
    'muster run --status succeeded',
  ]);
});

test('shards that were only cut off are for run, not for retry', () => {
  expect(commands({ counts: { ...noCounts, failed: 2 }, cutOff: 2 })).toEqual(['muster run']);
});

test('unverified shards ask for nothing where no items are known to verify them by', () => {
  const counts = { ...noCounts, succeeded: 2 };
  expect(commands({ counts, cutOff: 0 })).toEqual([]);
  expect(commands({ counts, cutOff: 0, unplanned: 0 })).toEqual(['muster run --status succeeded']);
});

test('a live running shard asks for nothing', () => {
  expect(commands({ counts: { ...noCounts, running: 1 }, cutOff: 0 })).toEqual([]);
});

test('a manifest at another place is named so that the command can be pasted', () => {
  const facts = { counts: { ...noCounts, pending: 1 }, cutOff: 0, manifest: "it's here/manifest.tsv" };
  expect(commands(facts)).toEqual([String.raw`muster run --manifest 'it'\''s here/manifest.tsv'`]);
  expect(shellWord('_batches/manifest.tsv')).toBe('_batches/manifest.tsv');
});

test('a plan that is broken or was cut off is mended before anything else, since nothing else works', () => {
  const facts = { counts: { ...noCounts, pending: 1, failed: 1 }, cutOff: 0, failedExample: 'shard_001' };
  expect(commands({ ...facts, planTrouble: { broken: 'my batch/plan.json' } })).toEqual([
    "mv 'my batch/plan.json' 'my batch/plan.json.broken' && muster plan",
  ]);
  expect(commands({ ...facts, planTrouble: 'unfinished' })).toEqual(['muster plan']);
  const other = { ...facts, manifest: 'my batch/manifest.tsv' };
  expect(commands({ ...other, planTrouble: { broken: 'my batch/plan.json' } })).toEqual([
    "mv 'my batch/plan.json' 'my batch/plan.json.broken' && muster plan --batch-dir 'my batch'",
  ]);
  expect(commands({ ...other, manifest: 'manifest.tsv', planTrouble: 'unfinished' })).toEqual([
    'muster plan --batch-dir .',
  ]);
});

test('what was told by flags is told again, each command what it takes', () => {
  const plan = [
    ['--items', 'my items.tsv'],
    ['--template', 't.md'],
  ] as const;
  const flags = { manifest: 's/_batches/manifest.tsv', workdir: 's', plan };
  const counts = { ...noCounts, pending: 1, running: 1 };
  expect(commands({ counts, cutOff: 0, unknownRunning: 1, unplanned: 1, ...flags })).toEqual([
    "muster plan --items 'my items.tsv' --template t.md --workdir s --batch-dir s/_batches",
    'muster run --manifest s/_batches/manifest.tsv --workdir s',
    'muster reclaim --older-than 3600 --manifest s/_batches/manifest.tsv',
  ]);
});
