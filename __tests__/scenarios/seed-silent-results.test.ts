// What Agent Batch Harness got wrong without a word: work lost, not done or not checked, and exit 0. One test a trap.
import { expect, test } from '@jest/globals';
import {
  itemsTable,
  manifestHeader,
  plannedBatch,
  seedStyleBatch,
  shellRun,
  TempBatch,
} from '../rigs/temp-batch.ts';
import { doItems, noteExecution } from '../rigs/worker-scripts.ts';

const header = 'item_id\tsource\toutput\tqc\tnotes\n';

test('a note that opens a quote is an error with its line, and swallows no rows', async () => {
  using batch = new TempBatch();
  batch.write(
    'items.tsv',
    `${header}a\tin/a\tout/a\tqc/a\t"quoted\nb\tin/b\tout/b\tqc/b\t\nc\tin/c\tout/c\tqc/c\t\n`,
  );
  for (const args of [
    ['plan', '--items', 'items.tsv'],
    ['verify', '--items', 'items.tsv'],
  ]) {
    const ended = await batch.run(args);
    expect(ended.code).toBe(3);
    expect(ended.stderr).toContain('items.tsv:2:');
  }
  expect(batch.exists('_batches/manifest.tsv')).toBe(false);
});

test('a quote that a later note happens to close swallows no rows either', async () => {
  using batch = new TempBatch();
  batch.write(
    'items.tsv',
    `${header}a\tin/a\tout/a\tqc/a\t"so\nb\tin/b\tout/b\tqc/b\t\nc\tin/c\tout/c\tqc/c\tsaid"\n`,
  );
  const ended = await batch.run(['plan', '--items', 'items.tsv']);
  expect(ended.code).toBe(3);
  expect(ended.stderr).toContain('items.tsv:2:');
});

test('--forbid adds to the default patterns', async () => {
  using batch = await plannedBatch(2);
  batch.write('out/a1.md', 'TODO\n');
  batch.write('out/a2.md', 'mine\n');
  const ended = await batch.run(['verify', '--items', 'items.tsv', '--no-json', '--forbid', 'mine']);
  expect(ended.code).toBe(1);
  expect(ended.stdout).toContain("forbidden pattern 'TODO' in out/a1.md");
  expect(ended.stdout).toContain("forbidden pattern 'mine' in out/a2.md");
});

test('run --shard runs a shard that failed or is done already', async () => {
  using batch = seedStyleBatch(2);
  await batch.run(shellRun('exit 1', '--shard', 'shard_001'));
  expect(batch.row('shard_001')).toMatchObject({ status: 'failed', attempt: '1' });
  for (const attempt of ['2', '3']) {
    const again = await batch.run(shellRun(noteExecution, '--shard', 'shard_001'));
    expect(again).toMatchObject({ code: 0, stdout: 'running shard_001 with shell\n' });
    expect(batch.row('shard_001')).toMatchObject({ status: 'succeeded', attempt });
  }
  expect(batch.lines('executions.log')).toEqual(['shard_001 2', 'shard_001 3']);
});

test('run with an unknown --shard is an error that names the nearest', async () => {
  using batch = seedStyleBatch(2);
  const ended = await batch.run(shellRun(noteExecution, '--shard', 'shard_01'));
  expect(ended.code).toBe(3);
  expect(ended.stderr).toContain('shard_001');
  expect(batch.exists('executions.log')).toBe(false);
});

test('a run that finds nothing to do although work remains is not green', async () => {
  using batch = seedStyleBatch(2);
  await batch.run(shellRun('exit 1', '--continue-on-failure'));
  const ended = await batch.run(shellRun(noteExecution));
  expect(ended).toMatchObject({ code: 6, stdout: 'no shards selected\n' });
  expect(ended.stderr).toContain('2 shards are unfinished');
});

test.each([
  ['of no bytes', ''],
  ['of a header alone', manifestHeader],
  ['cut off in its last row', `${manifestHeader}shard_001\t_batches/shard_001.prompt.md\t1\ta`],
])('a manifest %s is an error of every command', async (_, text) => {
  using batch = seedStyleBatch(1);
  batch.write('_batches/manifest.tsv', text);
  const commands = [
    shellRun('true'),
    ['resume', '--manifest', '_batches/manifest.tsv'],
    ['status', '--manifest', '_batches/manifest.tsv'],
    ['mark', '--manifest', '_batches/manifest.tsv', '--shard', 'shard_001', '--status', 'skipped'],
    ['reclaim', '--manifest', '_batches/manifest.tsv', '--older-than', '1'],
  ];
  for (const args of commands)
    expect({ args, code: (await batch.run(args)).code }).toEqual({ args, code: 3 });
  expect(batch.read('_batches/manifest.tsv')).toBe(text);
});

test('items added after the plan are not passed over: run refuses, plan takes them in and keeps what is verified', async () => {
  using batch = await plannedBatch(2);
  expect((await batch.run(shellRun(doItems))).code).toBe(0);
  batch.write('items.tsv', itemsTable(3));
  batch.write('in/a3.txt', 'source 3\n');
  const refused = await batch.run(shellRun(doItems));
  expect(refused.code).toBe(3);
  expect(refused.stderr).toContain('has changed since it was planned');
  await batch.must('plan', '--items', 'items.tsv', '--batch-size', '1', '--template', 'template.md');
  expect(batch.statuses()).toEqual(['verified', 'verified', 'pending']);
  const ended = await batch.run(shellRun(`${noteExecution}; ${doItems}`));
  expect(ended.code).toBe(0);
  expect(batch.lines('executions.log')).toEqual(['shard_003 1']);
});

test('items outside every range are named where the batch has no plan.json', async () => {
  using batch = await plannedBatch(2);
  batch.write('items.tsv', itemsTable(3));
  const plan = batch.path('_batches/plan.json');
  const { rmSync } = await import('node:fs');
  rmSync(plan);
  const run = await batch.run(shellRun(doItems, '--items', 'items.tsv', '--limit', '1'));
  expect(run.stderr).toContain('a3');
  const status = await batch.run(['status', '--manifest', '_batches/manifest.tsv', '--items', 'items.tsv']);
  expect(status.stdout + status.stderr).toContain('a3');
});

test('planning again keeps progress', async () => {
  using batch = await plannedBatch(3);
  await batch.run(shellRun(doItems, '--limit', '2'));
  const before = batch.read('_batches/manifest.tsv');
  await batch.must('plan', '--items', 'items.tsv', '--batch-size', '1');
  expect(batch.read('_batches/manifest.tsv')).toBe(before);
  expect(batch.statuses()).toEqual(['verified', 'verified', 'pending']);
});

test('resume tells all-done from all-running', async () => {
  using batch = seedStyleBatch(2);
  const manifest = batch.read('_batches/manifest.tsv');
  const resume = () => batch.run(['resume', '--manifest', '_batches/manifest.tsv']);
  batch.write('_batches/manifest.tsv', manifest.replaceAll('pending', 'verified'));
  const done = await resume();
  batch.write('_batches/manifest.tsv', manifest.replaceAll('\tpending', '\trunning'));
  const running = await resume();
  for (const ended of [done, running])
    expect(ended).toMatchObject({ code: 0, stdout: 'no resumable shard found\n' });
  expect(done.stderr).toContain('2 verified');
  expect(running.stderr).toContain('2 running');
});

test('an agent that says it succeeded and wrote nothing has failed', async () => {
  using batch = await plannedBatch(1);
  const ended = await batch.run(shellRun('echo all done'));
  expect(ended.code).toBe(1);
  expect(batch.statuses()).toEqual(['failed']);
  expect(batch.record('shard_001', 1).failure).toMatchObject({ class: 'verify' });
});

test('outputs that were there before the attempt do not pass', async () => {
  using batch = await plannedBatch(1);
  batch.write('out/a1.md', 'from long ago\n');
  batch.write('qc/a1.json', '{"pass": true}');
  const { utimesSync } = await import('node:fs');
  for (const name of ['out/a1.md', 'qc/a1.json']) utimesSync(batch.path(name), 1_700_000_000, 1_700_000_000);
  expect((await batch.run(shellRun('true'))).code).toBe(1);
  expect(batch.record('shard_001', 1).failure?.problems).toEqual([
    expect.objectContaining({ reason: 'output-not-newer' }),
    expect.objectContaining({ reason: 'qc-not-newer' }),
  ]);
  expect((await batch.run(shellRun(doItems, '--status', 'failed'))).code).toBe(0);
});
