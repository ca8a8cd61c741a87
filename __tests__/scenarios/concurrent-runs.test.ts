// Several processes at one batch at once: runs, marks, editors, and workers that come too late.
import { readdirSync, renameSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { processesOf } from '../rigs/living-processes.ts';
import { plannedBatch, seedStyleBatch, shardId, shellRun, type TempBatch } from '../rigs/temp-batch.ts';
import { waitUntil } from '../rigs/wait-until.ts';
import { noteExecution } from '../rigs/worker-scripts.ts';

/** A worker that says it has begun and ends when it may. */
const gated =
  'echo > started-$AGENT_BATCH_SHARD_ID; while [ ! -e go-$AGENT_BATCH_SHARD_ID ]; do sleep 0.01; done';

test.each([2, 4])('%i runs at once on 500 shards execute each shard once', async (runs) => {
  using batch = seedStyleBatch(500);
  const args = shellRun(noteExecution, '--jobs', '4');
  const ended = await Promise.all(Array.from({ length: runs }, () => batch.run(args)));
  expect(ended.map(({ code }) => code)).toEqual(Array.from({ length: runs }, () => 0));
  const all = Array.from({ length: 500 }, (_, i) => `${shardId(i + 1)} 1`);
  expect(batch.lines('executions.log').toSorted()).toEqual(all.toSorted());
  expect(batch.rows().map((row) => [row.status, row.attempt])).toEqual(all.map(() => ['succeeded', '1']));
  expect(batch.claims()).toHaveLength(500);
  expect(batch.records()).toHaveLength(500);
  expect(readdirSync(batch.path('_batches/records')).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a run does not take what another run is at', async () => {
  using batch = seedStyleBatch(2);
  const first = batch.start(shellRun(gated, '--shard', 'shard_001'));
  await waitUntil('the first is at work', () => batch.exists('started-shard_001'));
  const named = await batch.run(shellRun(noteExecution, '--shard', 'shard_001'));
  expect(named.code).toBe(5);
  expect(named.stderr).toContain(`pid ${first.pid}`);
  expect((await batch.run(shellRun(noteExecution, '--status', 'pending', 'running'))).code).toBe(0);
  expect(batch.lines('executions.log')).toEqual(['shard_002 1']);
  batch.write('go-shard_001', '');
  expect((await first.ended).code).toBe(0);
});

test("a person's edit of another row during a run is kept", async () => {
  using batch = seedStyleBatch(3);
  const run = batch.start(shellRun(gated, '--limit', '2'));
  await waitUntil('the first shard is at work', () => batch.exists('started-shard_001'));
  edit(batch, (text) => text.replace(/^(shard_003\t.*)\tpending\t/m, '$1\tskipped\t'));
  for (const shard of ['shard_001', 'shard_002']) {
    await waitUntil(`${shard} is at work`, () => batch.exists(`started-${shard}`));
    batch.write(`go-${shard}`, '');
  }
  expect((await run.ended).code).toBe(0);
  expect(batch.statuses()).toEqual(['succeeded', 'succeeded', 'skipped']);
});

test('an editor that saves an old copy of the manifest over a newer one loses no finished work', async () => {
  using batch = seedStyleBatch(3);
  const old = batch.read('_batches/manifest.tsv');
  await batch.run(shellRun('true', '--limit', '2'));
  edit(batch, () => old.replace(/^(shard_003\t.*)\tpending\t/m, '$1\tskipped\t'));
  expect((await batch.run(shellRun(noteExecution))).code).toBe(0);
  expect(batch.exists('executions.log')).toBe(false);
  expect(batch.statuses()).toEqual(['succeeded', 'succeeded', 'skipped']);
});

test('a shard that is marked before its turn comes is not run', async () => {
  using batch = seedStyleBatch(3);
  const run = batch.start(shellRun(`${noteExecution}; ${gated}`));
  await waitUntil('the first shard is at work', () => batch.exists('started-shard_001'));
  await batch.must(
    'mark',
    '--manifest',
    '_batches/manifest.tsv',
    '--shard',
    'shard_002',
    '--status',
    'skipped',
  );
  for (const shard of ['shard_001', 'shard_002', 'shard_003']) batch.write(`go-${shard}`, '');
  expect((await run.ended).code).toBe(0);
  expect(batch.statuses()).toEqual(['succeeded', 'skipped', 'succeeded']);
  expect(batch.lines('executions.log')).toEqual(['shard_001 1', 'shard_003 1']);
});

test('twenty marks at once all stand', async () => {
  using batch = seedStyleBatch(20);
  const ids = Array.from({ length: 20 }, (_, i) => shardId(i + 1));
  await Promise.all(
    ids.map((id) =>
      batch.must('mark', '--manifest', '_batches/manifest.tsv', '--shard', id, '--status', 'skipped'),
    ),
  );
  expect(new Set(batch.statuses())).toEqual(new Set(['skipped']));
});

test('plan is refused while a run is live', async () => {
  using batch = await plannedBatch(2);
  const run = batch.start(shellRun(gated, '--no-verify', '--limit', '1'));
  await waitUntil('the agent is at work', () => batch.exists('started-shard_001'));
  const plan = await batch.run(['plan', '--items', 'items.tsv', '--batch-size', '2']);
  expect(plan.code).toBe(5);
  expect(plan.stderr).toContain(`pid ${run.pid}`);
  batch.write('go-shard_001', '');
  expect((await run.ended).code).toBe(0);
  expect(batch.statuses()).toEqual(['succeeded', 'pending']);
});

test('a worker whose claim was reclaimed by age comes too late: its record is refused, the new one stands', async () => {
  using batch = seedStyleBatch(1);
  const late = batch.start(shellRun(gated));
  await waitUntil('the agent is at work', () => batch.exists('started-shard_001'));
  pretendAnotherHost(batch);

  const young = await batch.run(['reclaim', '--manifest', '_batches/manifest.tsv', '--older-than', '3600']);
  expect(young).toMatchObject({ code: 0, stdout: 'no stale running shards found\n' });
  expect(batch.list('_batches/records')).toEqual([]);
  const reclaimed = await batch.run([
    'reclaim',
    '--manifest',
    '_batches/manifest.tsv',
    '--older-than',
    '0.001',
  ]);
  expect(reclaimed).toMatchObject({ code: 0, stdout: 'reclaimed shard_001 as failed\n' });
  expect(batch.record('shard_001', 1).failure?.class).toBe('reclaimed');

  expect((await batch.run(shellRun(noteExecution, '--status', 'failed'))).code).toBe(0);
  batch.write('go-shard_001', '');
  const ended = await late.ended;
  expect(ended.code).toBe(5);
  expect(ended.stderr).toContain('claim for shard_001 attempt 1 is no longer current');
  expect(batch.record('shard_001', 1).failure?.class).toBe('reclaimed');
  expect(batch.row('shard_001')).toMatchObject({ status: 'succeeded', attempt: '2' });
  expect(processesOf(batch.dir)).toEqual([]);
});

test('a running shard whose process is alive is not reclaimed, however old', async () => {
  using batch = seedStyleBatch(1);
  const run = batch.start(shellRun(gated));
  await waitUntil('the agent is at work', () => batch.exists('started-shard_001'));
  const reclaim = await batch.run([
    'reclaim',
    '--manifest',
    '_batches/manifest.tsv',
    '--older-than',
    '0.001',
  ]);
  expect(reclaim.stdout).toBe('no stale running shards found\n');
  expect(reclaim.stderr).toContain('shard_001');
  batch.write('go-shard_001', '');
  expect((await run.ended).code).toBe(0);
});

test('a claim of an unknown owner is left alone by a run, and its shard stays running', async () => {
  using batch = seedStyleBatch(2);
  batch.write('_batches/claims/shard_001.1.json', '');
  expect((await batch.run(shellRun(noteExecution))).code).toBe(0);
  expect(batch.lines('executions.log')).toEqual(['shard_002 1']);
  expect(batch.statuses()).toEqual(['running', 'succeeded']);
});

/** As editors save: a new file in the place of the old one. */
function edit(batch: TempBatch, change: (text: string) => string): void {
  const before = batch.read('_batches/manifest.tsv');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(batch.path('_batches/.manifest.tsv.swp'), after);
  renameSync(batch.path('_batches/.manifest.tsv.swp'), batch.path('_batches/manifest.tsv'));
}

/** Nothing on this machine can judge the owner any more, as with a claim that came from a runner elsewhere. */
function pretendAnotherHost(batch: TempBatch): void {
  const [claim] = batch.claims();
  if (claim === undefined) throw new Error('nobody has claimed anything');
  const owner = { ...claim.owner, host: 'elsewhere.example', token: 'a-token-of-elsewhere' };
  batch.write('_batches/claims/shard_001.1.json', JSON.stringify({ ...claim, owner }));
}

test('a shard whose row was edited while its agent is at work is not given to another', async () => {
  using batch = seedStyleBatch(2);
  const first = batch.start(shellRun(gated, '--limit', '1'));
  await waitUntil('the first is at work', () => batch.exists('started-shard_001'));
  edit(batch, (text) =>
    text.replace(/^(shard_001\t.*)\t(?:pending|running)\t(.*)\t\S*\t\d$/m, '$1\tpending\t$2\t\t1'),
  );
  expect(batch.row('shard_001')).toMatchObject({ status: 'pending', attempt: '1' });
  const named = await batch.run(shellRun(noteExecution, '--shard', 'shard_001'));
  expect([named.code, named.stderr]).toEqual([5, expect.stringContaining(`pid ${first.pid}`)]);
  expect((await batch.run(shellRun(noteExecution, '--limit', '1'))).code).toBe(0);
  expect(batch.lines('executions.log')).toEqual(['shard_002 1']);
  batch.write('go-shard_001', '');
  expect((await first.ended).code).toBe(0);
});

test.each(['pending', 'failed'])('a shard whose agent is at work can not be marked %s', async (status) => {
  using batch = seedStyleBatch(1);
  const first = batch.start(shellRun(gated));
  await waitUntil('the first is at work', () => batch.exists('started-shard_001'));
  const marked = await batch.run(['mark', '--shard', 'shard_001', '--status', status]);
  expect([marked.code, marked.stderr]).toEqual([5, expect.stringContaining(`pid ${first.pid}`)]);
  batch.write('go-shard_001', '');
  expect((await first.ended).code).toBe(0);
});
