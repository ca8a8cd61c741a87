// Where Agent Batch Harness lost hold of its processes. One test a trap; each looks for what is still alive by itself.
import { expect, test } from '@jest/globals';
import { processesOf } from '../rigs/living-processes.ts';
import { plannedBatch, seedStyleBatch, shellRun, type TempBatch } from '../rigs/temp-batch.ts';
import { waitUntil } from '../rigs/wait-until.ts';
import { doItems, noteExecution, stubborn } from '../rigs/worker-scripts.ts';

const quickKill = ['--kill-grace', '0.1'];

test('SIGTERM closes the running shard and leaves no agent behind', async () => {
  using batch = seedStyleBatch(2);
  const run = batch.start(shellRun(stubborn, ...quickKill));
  await waitUntil('the agent is at work', () => batch.exists('ready-shard_001'));
  run.kill('SIGTERM');
  expect((await run.ended).code).toBe(143);
  expect(batch.statuses()).toEqual(['failed', 'pending']);
  expect(batch.record('shard_001', 1).failure?.class).toBe('cancelled');
  expect(processesOf(batch.dir)).toEqual([]);
});

test('an agent orphaned by kill -9 is ended before the next attempt, and writes nothing into it', async () => {
  using batch = await plannedBatch(1);
  const orphan =
    'echo first; echo > first-started; while [ ! -e go ]; do sleep 0.01; done; echo late; echo late > out/a1.md';
  const run = batch.start(shellRun(orphan));
  await waitUntil('the agent is at work', () => batch.exists('first-started'));
  run.kill('SIGKILL');
  await run.ended;
  expect(processesOf(batch.dir).length).toBeGreaterThan(0);
  const [claim] = batch.claims();
  expect(claim?.owner).toMatchObject({
    pid: run.pid,
    host: expect.stringMatching(/./),
    processStart: expect.stringMatching(/./),
  });

  const again = await batch.run(shellRun(`echo > go; ${doItems}; echo second`));
  expect(again.code).toBe(0);
  expect(again.stderr).toContain('recovered shard_001');
  expect(processesOf(batch.dir)).toEqual([]);
  expect(batch.read('out/a1.md')).toBe('done by shard_001\n');
  expect(batch.read('_batches/run-logs/shard_001.log')).toBe('second\n');
  expect(batch.record('shard_001', 1).failure?.class).toBe('interrupted');
});

test('a timeout kills children that ignore TERM after their leader died, in the group and out of it', async () => {
  using batch = seedStyleBatch(1);
  const child = (name: string) => `sh -c "trap '' TERM; echo > ${name}; while :; do sleep 0.1; done"`;
  const worker = `${child('inside')} & setsid ${child('outside')} & wait`;
  const run = batch.start(shellRun(worker, '--timeout', '1', ...quickKill));
  await waitUntil('both children live', () => batch.exists('inside') && batch.exists('outside'));
  expect((await run.ended).code).toBe(124);
  expect(processesOf(batch.dir)).toEqual([]);
  expect(batch.record('shard_001', 1)).toMatchObject({
    failure: { class: 'timeout' },
    leftovers: expect.any(Number),
  });
});

test('background children of a successful agent are ended before its outputs are verified', async () => {
  using batch = await plannedBatch(1);
  const late =
    "sh -c 'echo > late-started; while [ ! -e verifying ]; do sleep 0.01; done; echo TODO > out/a1.md'";
  const worker = `${doItems}; setsid ${late} >/dev/null 2>&1 & while [ ! -e late-started ]; do sleep 0.01; done`;
  const ended = await batch.run(
    shellRun(`${doItems}\n${worker}`, '--verify-command', 'echo > verifying; sleep 0.2'),
  );
  expect(ended.code).toBe(0);
  expect(batch.read('out/a1.md')).toBe('done by shard_001\n');
  expect(batch.record('shard_001', 1).leftovers).toBeGreaterThan(0);
  expect(processesOf(batch.dir)).toEqual([]);
});

test('Ctrl-C with several jobs starts nothing more', async () => {
  using batch = seedStyleBatch(12);
  const run = batch.start(shellRun(`${noteExecution}\n${stubborn}`, '--jobs', '3', ...quickKill));
  await waitUntil(
    'three agents are at work',
    () => batch.list('.').filter((name) => name.startsWith('ready-')).length === 3,
  );
  run.kill('SIGINT');
  expect((await run.ended).code).toBe(130);
  expect(batch.lines('executions.log')).toHaveLength(3);
  expect(statusCounts(batch)).toEqual({ failed: 3, pending: 9 });
  expect(processesOf(batch.dir)).toEqual([]);
});

test('mark during a run is kept, and costs no finished work', async () => {
  using batch = seedStyleBatch(3);
  const run = batch.start(
    shellRun(
      'echo > started-$AGENT_BATCH_SHARD_ID; while [ ! -e go ]; do sleep 0.01; done',
      '--shard',
      'shard_001',
    ),
  );
  await waitUntil('the agent is at work', () => batch.exists('started-shard_001'));
  await batch.must(
    'mark',
    '--manifest',
    '_batches/manifest.tsv',
    '--shard',
    'shard_003',
    '--status',
    'skipped',
  );
  batch.write('go', '');
  const ended = await run.ended;
  expect(ended.code).toBe(0);
  expect(batch.statuses()).toEqual(['succeeded', 'pending', 'skipped']);
});

test('planning again during a run is refused and does not disturb it', async () => {
  using batch = await plannedBatch(2);
  const worker = `echo > started-$AGENT_BATCH_SHARD_ID; while [ ! -e go ]; do sleep 0.01; done; ${doItems}`;
  const run = batch.start(shellRun(worker));
  await waitUntil('the agent is at work', () => batch.exists('started-shard_001'));
  for (const more of [[], ['--force']]) {
    const plan = await batch.run(['plan', '--items', 'items.tsv', '--batch-size', '2', ...more]);
    expect({ more, code: plan.code }).toEqual({ more, code: 5 });
    expect(plan.stderr).toContain('shard_001');
  }
  batch.write('go', '');
  expect((await run.ended).code).toBe(0);
  expect(batch.statuses()).toEqual(['verified', 'verified']);
});

function statusCounts(batch: TempBatch): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const status of batch.statuses()) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
