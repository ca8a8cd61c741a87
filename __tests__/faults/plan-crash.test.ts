// kill -9 at each named point of a plan. Until the next plan, `run` works on nothing that it can't be sure of; the next
// plan leaves what one that was never cut off would have left.
import { mkdirSync, rmSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { planFaultPoints } from '../../src/stores/file/fault-point.ts';
import { itemsTable, plannedBatch, shellRun, TempBatch } from '../rigs/temp-batch.ts';
import { doItems, noteExecution } from '../rigs/worker-scripts.ts';

const working = shellRun(`${noteExecution}; ${doItems}`);
const planArgs = (...more: string[]) => [
  'plan',
  '--items',
  'items.tsv',
  '--template',
  'template.md',
  '--batch-size',
  '4',
  ...more,
];
const markArgs = [
  'mark',
  '--manifest',
  '_batches/manifest.tsv',
  '--shard',
  'shard_001',
  '--status',
  'verified',
];

/** Kills a plan at a point. */
async function cutOff(batch: TempBatch, point: string, ...more: string[]): Promise<void> {
  const killed = await batch.run(planArgs(...more), { MUSTER_FAULT_POINT: point });
  expect([point, killed.signal]).toEqual([point, 'SIGKILL']);
}

const facts = (batch: TempBatch) => ({
  rows: batch.rows().map((row) => `${row.shard_id} ${row.first_item}-${row.last_item} ${row.status}`),
  // A temp file of the killed one is swept by the next run.
  files: batch.list('_batches').filter((name) => !/^[.]|^(?:claims|records|run-logs)$/.test(name)),
  plan: batch.read('_batches/plan.json'),
});

/** A shard that a person marked as verified, so that no record knows its items; then its middle item becomes another. */
async function changedBatch(): Promise<TempBatch> {
  const batch = await plannedBatch(6, 4);
  await batch.must(...planArgs());
  await batch.must(...markArgs);
  batch.write('items.tsv', itemsTable(6).replace('a2\t', 'other\t').replaceAll('/a2.', '/other.'));
  return batch;
}

const plainPoints = planFaultPoints.filter((point) => point !== 'mid-archive');

describe.each(plainPoints)('a plan killed at %s', (point) => {
  test('leaves nothing that a run would mistake for done, and is finished by the next', async () => {
    using undisturbed = await changedBatch();
    await undisturbed.must(...planArgs());
    using batch = await changedBatch();
    await cutOff(batch, point);
    if (point !== 'after-plan') {
      const run = await batch.run(working);
      expect([run.code, run.stderr]).toEqual([5, expect.stringContaining('plan.next.json')]);
      expect(batch.exists('executions.log')).toBe(false);
    }
    await batch.must(...planArgs());
    expect(facts(batch)).toEqual(facts(undisturbed));
    expect(facts(batch).rows).toContain('shard_002 other-other pending');
    expect((await batch.run(working)).code).toBe(0);
    expect(batch.exists('out/other.md')).toBe(true);
    expect(batch.list('_batches').filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('with --force has lost nothing, and is done again by the next', async () => {
    using batch = await plannedBatch(3);
    await batch.must(...planArgs());
    await batch.must(...working);
    await cutOff(batch, point, '--force');
    await batch.must(...planArgs('--force'));
    expect(facts(batch).rows).toEqual(['shard_001 a1-a3 pending']);
    expect(batch.list('_batches/archive/1/records')).toEqual(['shard_001.1.json']);
    expect((await batch.run(working)).code).toBe(0);
    expect(batch.lines('executions.log')).toEqual(['shard_001 1', 'shard_001 2']);
  });

  test('as the first one is no batch of another tool', async () => {
    using batch = await plannedBatch(3);
    rmSync(batch.path('_batches'), { recursive: true });
    await cutOff(batch, point);
    if (point !== 'after-plan') expect((await batch.run(working)).code).not.toBe(0);
    expect(batch.exists('executions.log')).toBe(false);
    await batch.must(...planArgs());
    expect((await batch.run(working)).code).toBe(0);
    expect(facts(batch).rows).toEqual(['shard_001 a1-a3 verified']);
  });
});

test.each([1, 2, 3, 4, 5])('a plan --force killed after %i moves can be done again', async (moves) => {
  using batch = await plannedBatch(3, 3);
  await batch.must(...working);
  await cutOff(batch, `mid-archive:${moves}`, '--force');
  const run = await batch.run(working);
  expect(run.code).not.toBe(0);
  await batch.must(...planArgs('--force'));
  expect((await batch.run(working)).code).toBe(0);
  expect(facts(batch).rows).toEqual(['shard_001 a1-a3 verified']);
  expect(new Set(batch.lines('executions.log')).size).toBe(2);
});

test('items that change once more after a plan was cut off are not taken for those that were done', async () => {
  using batch = await plannedBatch(4, 4);
  await batch.must(...planArgs());
  await batch.must(...markArgs);
  const lines = itemsTable(4).split('\n');
  batch.write('items.tsv', lines.filter((line) => !line.startsWith('a2\t')).join('\n'));
  await cutOff(batch, 'before-plan');
  expect(batch.rows()[0]?.item_count).toBe('3');
  const again = lines
    .filter((line) => !line.startsWith('a2\t'))
    .map((line) => line.replaceAll('a3', 'other'));
  batch.write('items.tsv', again.join('\n'));
  await batch.must(...planArgs());
  expect(facts(batch).rows).toEqual([
    'shard_001 a1-a1 verified',
    'shard_002 other-other pending',
    'shard_003 a4-a4 verified',
  ]);
});

test('a plan that fails after one that was cut off leaves the batch unfinished', async () => {
  using batch = await changedBatch();
  await cutOff(batch, 'before-plan');
  const begun = batch.read('_batches/plan.next.json');
  const prompt = batch.path('_batches/shard_001.prompt.md');
  rmSync(prompt);
  mkdirSync(`${prompt}/in-the-way`, { recursive: true });
  batch.write('template.md', 'Other words.\n$items\n');
  expect((await batch.run(planArgs())).code).toBe(4);
  expect(batch.read('_batches/plan.next.json')).toBe(begun);
  rmSync(prompt, { recursive: true });
  await batch.must(...planArgs());
  expect(facts(batch).rows).toContain('shard_002 other-other pending');
});
