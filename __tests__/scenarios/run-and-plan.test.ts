// A run and the plan it works on: what was planned again, cut off, or never planned must not pass for planned work.
import { existsSync, rmSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { execFileSync, spawn } from 'node:child_process';
import { itemsTable, plannedBatch, shellRun, TempBatch } from '../rigs/temp-batch.ts';
import { musterMain } from '../rigs/muster-cli.ts';
import { waitUntil } from '../rigs/wait-until.ts';
import { doItems, noteExecution } from '../rigs/worker-scripts.ts';

const gated =
  'echo > started-$AGENT_BATCH_SHARD_ID; while [ ! -e go-$AGENT_BATCH_SHARD_ID ]; do sleep 0.01; done';
const planArgs = (batchSize: number) => [
  'plan',
  '--items',
  'items.tsv',
  '--template',
  'template.md',
  '--batch-size',
  String(batchSize),
];
const working = `${noteExecution}; ${doItems}`;

/** Replaces one file of the batch by what it was, as if the other had never been written. */
function keep(batch: TempBatch, name: string): () => void {
  const text = batch.read(name);
  return () => batch.write(name, text);
}

describe('a plan that did not come to its end', () => {
  test('its prompts are not given to the rows of the plan before', async () => {
    using batch = await plannedBatch(3);
    const restore = keep(batch, '_batches/manifest.tsv');
    await batch.must(...planArgs(3));
    restore();
    const ended = await batch.run(shellRun(working, '--limit', '1'));
    expect(ended.code).toBe(5);
    expect(ended.stderr).toContain('shard_001 is not run: it was planned with other items');
    expect(batch.exists('executions.log')).toBe(false);
    expect(batch.claims()).toEqual([]);
    expect(batch.statuses()).toEqual(['pending', 'pending', 'pending']);
  });

  test('a row that the plan does not know is not run', async () => {
    using batch = await plannedBatch(3, 3);
    const restore = keep(batch, '_batches/plan.json');
    await batch.must(...planArgs(1));
    restore();
    const ended = await batch.run(shellRun(working, '--shard', 'shard_002'));
    expect(ended.code).toBe(5);
    expect(ended.stderr).toContain('the plan does not know it');
    expect(batch.exists('executions.log')).toBe(false);
  });
});

test('a prompt that was never planned is not run, whatever lies in its place', async () => {
  using batch = await plannedBatch(2);
  const old = batch.read('_batches/shard_001.prompt.md');
  rmSync(batch.path('template.md'));
  const plan = JSON.parse(batch.read('_batches/plan.json')) as { shards: { prompt?: string }[] };
  for (const shard of plan.shards) delete shard.prompt;
  batch.write('_batches/plan.json', JSON.stringify(plan));
  batch.write('_batches/shard_002.prompt.md', old);
  const ended = await batch.run(shellRun(working, '--continue-on-failure'));
  expect(ended.code).toBe(5);
  expect(ended.stderr).toContain('its prompt was never planned');
  expect(batch.exists('executions.log')).toBe(false);
});

test('a plan that changes the batch while a run is between two shards stops that run', async () => {
  using batch = await plannedBatch(3);
  const run = batch.start(shellRun(`${working}; ${gated}`, '--jobs', '1'));
  await waitUntil('the first shard is at work', () => batch.exists('started-shard_001'));
  // As a plan leaves it that has just begun to write: the document first.
  const plan = JSON.parse(batch.read('_batches/plan.json')) as { digests: { plan: string } };
  rmSync(batch.path('_batches/plan.json'));
  batch.write(
    '_batches/plan.json',
    JSON.stringify({ ...plan, digests: { ...plan.digests, plan: 'f'.repeat(64) } }),
  );
  batch.write('go-shard_001', '');
  const ended = await run.ended;
  expect(ended.code).toBe(5);
  expect(ended.stderr).toContain('the batch was planned again since this run began');
  expect(batch.lines('executions.log')).toEqual(['shard_001 1']);
  expect(batch.statuses()).toEqual(['verified', 'pending', 'pending']);
});

test('plan.json written anew with the same plan disturbs nothing', async () => {
  using batch = await plannedBatch(2);
  const run = batch.start(shellRun(`${working}; ${gated}`));
  await waitUntil('the first shard is at work', () => batch.exists('started-shard_001'));
  const text = batch.read('_batches/plan.json');
  rmSync(batch.path('_batches/plan.json'));
  batch.write('_batches/plan.json', text);
  batch.write('go-shard_001', '');
  batch.write('go-shard_002', '');
  expect((await run.ended).code).toBe(0);
});

test('a record of an older plan is not the word on a row of a newer one', async () => {
  using batch = await plannedBatch(3);
  await batch.must(...shellRun(doItems, '--limit', '1'));
  // A plan that looked before that run began and wrote after it ended.
  rmSync(batch.path('_batches/plan.json'));
  const kept = ['claims', 'records'].map(
    (name) => [name, batch.read(`_batches/${name}/shard_001.1.json`)] as const,
  );
  rmSync(batch.path('_batches'), { recursive: true });
  await batch.must(...planArgs(3));
  for (const [name, text] of kept) batch.write(`_batches/${name}/shard_001.1.json`, text);
  const status = JSON.parse((await batch.must('status', '--json')).stdout) as {
    shards: { counts: Record<string, number> };
  };
  expect(status.shards.counts).toMatchObject({ pending: 1, verified: 0 });
  expect((await batch.run(shellRun(working))).code).toBe(0);
  expect(batch.lines('executions.log')).toEqual(['shard_001 2']);
  expect(['a1', 'a2', 'a3'].map((id) => existsSync(batch.path(`out/${id}.md`)))).toEqual([true, true, true]);
});

test('another items file than the planned one is refused, a copy of it is not', async () => {
  using batch = await plannedBatch(2);
  batch.write('other.tsv', itemsTable(2).replace('in/a2.txt', 'in/a1.txt'));
  batch.write('copy.tsv', itemsTable(2));
  const refused = await batch.run(shellRun(working, '--items', 'other.tsv'));
  expect(refused.code).toBe(3);
  expect(refused.stderr).toContain('other.tsv');
  expect(batch.exists('executions.log')).toBe(false);
  expect((await batch.run(shellRun(working, '--items', 'copy.tsv'))).code).toBe(0);
});

test('a run of everything is refused while items lie in no shard; a part may be asked for', async () => {
  using batch = await plannedBatch(3);
  const lines = batch.read('_batches/manifest.tsv').split('\n');
  batch.write('_batches/manifest.tsv', lines.filter((line) => !line.startsWith('shard_002')).join('\n'));
  const refused = await batch.run(shellRun(working));
  expect(refused.code).toBe(3);
  expect(refused.stderr).toContain('a2');
  expect(batch.exists('executions.log')).toBe(false);
  expect((await batch.run(shellRun(working, '--shard', 'shard_001'))).code).toBe(0);
});

test('a prompt that is a FIFO is not waited for', async () => {
  using batch = await plannedBatch(1);
  rmSync(batch.path('_batches/shard_001.prompt.md'));
  execFileSync('mkfifo', [batch.path('_batches/shard_001.prompt.md')]);
  const ended = await batch.run(shellRun(working));
  expect(ended.code).toBe(3);
  expect(ended.stderr).toContain('shard_001.prompt.md');
});

test('an agent of a dead run is ended even when a person has set its row to another status since', async () => {
  using batch = await plannedBatch(2);
  const args = shellRun(`${gated}; echo late > out/a1.md`, '--no-verify', '--limit', '1');
  const child = spawn(process.execPath, [musterMain, ...args], { cwd: batch.dir, stdio: 'ignore' });
  await waitUntil('the agent is at work', () => batch.exists('started-shard_001'));
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
  await batch.must(
    'mark',
    '--manifest',
    '_batches/manifest.tsv',
    '--shard',
    'shard_001',
    '--status',
    'skipped',
  );
  const ended = await batch.run(shellRun(working));
  expect(ended.code).toBe(0);
  expect(ended.stderr).toContain('recovered shard_001');
  // The edit stands: the closed attempt is older than it.
  expect(batch.statuses()).toEqual(['skipped', 'verified']);
  expect(batch.record('shard_001', 1).failure?.class).toBe('interrupted');
  batch.write('go-shard_001', '');
  const { processesOf } = await import('../rigs/living-processes.ts');
  expect(processesOf(batch.dir)).toEqual([]);
  expect(batch.exists('out/a1.md')).toBe(false);
});
