// Signals to a run: children stopped, records written, nothing new started, and an exit code that says so.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import { processesOf } from '../rigs/living-processes.ts';
import { musterMain } from '../rigs/muster-cli.ts';
import { seedStyleBatch, shellRun, type TempBatch } from '../rigs/temp-batch.ts';
import { openTerminal } from '../rigs/terminal.ts';
import { waitUntil } from '../rigs/wait-until.ts';
import { noteExecution, stubborn } from '../rigs/worker-scripts.ts';

const readyCount = (batch: TempBatch) => batch.list('.').filter((name) => name.startsWith('ready-')).length;

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)('%s stops three stubborn agents with their grandchildren and exits %i', async (signal, code) => {
  using batch = seedStyleBatch(6);
  const run = batch.start(shellRun(`${noteExecution}\n${stubborn}`, '--jobs', '3', '--kill-grace', '0.2'));
  await waitUntil('three agents are at work', () => readyCount(batch) === 3);
  expect(processesOf(batch.dir).length).toBeGreaterThanOrEqual(7);
  run.kill(signal);
  const ended = await run.ended;
  expect(ended.code).toBe(code);
  expect(ended.stderr).toContain(signal);
  expect(batch.lines('executions.log').toSorted()).toEqual(['shard_001 1', 'shard_002 1', 'shard_003 1']);
  expect(batch.statuses()).toEqual(['failed', 'failed', 'failed', 'pending', 'pending', 'pending']);
  expect(batch.records().map((record) => record.failure?.class)).toEqual([
    'cancelled',
    'cancelled',
    'cancelled',
  ]);
  expect(batch.records().every((record) => (record.leftovers ?? 0) > 0)).toBe(true);
  expect(processesOf(batch.dir)).toEqual([]);
  expect(batch.list('_batches').filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a second SIGINT ends the run at once, and still leaves nothing behind', async () => {
  using batch = seedStyleBatch(4);
  const run = batch.start(shellRun(stubborn, '--jobs', '2', '--kill-grace', '600'));
  await waitUntil('two agents are at work', () => readyCount(batch) === 2);
  run.kill('SIGINT');
  await waitUntil('it is stopping', () => run.stderr().includes('SIGINT'));
  run.kill('SIGINT');
  expect((await run.ended).code).toBe(130);
  await waitUntil('nothing of it is left', () => processesOf(batch.dir).length === 0);
});

test('a second SIGINT in JSON mode still answers with what the run had come to', async () => {
  using batch = seedStyleBatch(3);
  const script = `case "$AGENT_BATCH_SHARD_ID" in shard_001) exit 0;; esac\n${stubborn}`;
  const run = batch.start(shellRun(script, '--json', '--kill-grace', '600'));
  await waitUntil('an agent is at work', () => readyCount(batch) === 1);
  run.kill('SIGINT');
  await waitUntil('it is stopping', () => run.stderr().includes('SIGINT'));
  run.kill('SIGINT');
  const ended = await run.ended;
  expect(ended.code).toBe(130);
  expect(JSON.parse(ended.stdout)).toMatchObject({
    format: 'muster.run/1',
    exitCode: 130,
    stoppedBy: 'SIGINT',
    selected: 3,
    ran: 1,
    notStarted: 1,
    counts: { pending: 1, running: 1, succeeded: 1 },
    shards: [{ shard: 'shard_001', attempt: 1, status: 'succeeded' }],
  });
  await waitUntil('nothing of it is left', () => processesOf(batch.dir).length === 0);
});

test('what a signal cut off is taken up by the next run without being asked', async () => {
  using batch = seedStyleBatch(2);
  const run = batch.start(shellRun(stubborn, '--kill-grace', '0'));
  await waitUntil('the agent is at work', () => readyCount(batch) === 1);
  run.kill('SIGTERM');
  await run.ended;
  expect((await batch.run(shellRun(noteExecution))).code).toBe(0);
  expect(batch.lines('executions.log')).toEqual(['shard_001 2', 'shard_002 1']);
  expect(batch.statuses()).toEqual(['succeeded', 'succeeded']);
});

test('a stop during the pause before a start leaves the shard as it was', async () => {
  using batch = seedStyleBatch(2);
  const run = batch.start(shellRun(noteExecution, '--jobs', '2', '--delay', '100000'));
  await waitUntil('the run has begun', () => run.stderr().includes('2 shards to run'));
  run.kill('SIGINT');
  expect((await run.ended).code).toBe(130);
  expect(batch.statuses()).toEqual(['pending', 'pending']);
  expect(batch.claims()).toEqual([]);
});

test('a stop while a retry is awaited ends the run', async () => {
  using batch = seedStyleBatch(1);
  const run = batch.start(shellRun('exit 1', '--retries', '3', '--retry-delay', '1000'));
  await waitUntil('the retry is awaited', () => run.stderr().includes('retrying'));
  run.kill('SIGINT');
  expect((await run.ended).code).toBe(130);
  expect(batch.statuses()).toEqual(['failed']);
});

test('a hang-up stops a run like SIGTERM', async () => {
  using batch = seedStyleBatch(2);
  const run = batch.start(shellRun(stubborn, '--kill-grace', '0'));
  await waitUntil('the agent is at work', () => readyCount(batch) === 1);
  run.kill('SIGHUP');
  expect((await run.ended).code).toBe(143);
  expect(processesOf(batch.dir)).toEqual([]);
});

test('a terminal that is closed stops the run in good order, though nothing can be printed any more', async () => {
  using batch = seedStyleBatch(2);
  using terminal = openTerminal(batch, shellRun(stubborn, '--jobs', '2', '--kill-grace', '0.2'));
  await waitUntil('two agents are at work', () => readyCount(batch) === 2);
  terminal.close();
  await waitUntil('the run has ended', () => batch.exists('exit-code'));
  expect(batch.read('exit-code')).toBe('143\n');
  expect(batch.statuses()).toEqual(['failed', 'failed']);
  expect(batch.records().map((record) => record.failure?.class)).toEqual(['cancelled', 'cancelled']);
  // The shell that the terminal ran writes the exit code and ends a moment later.
  await waitUntil('every process to end', () => processesOf(batch.dir).length === 0);
});

test('a reader that goes away ends the output, not the run', async () => {
  using batch = seedStyleBatch(3);
  const args = [musterMain, ...shellRun(noteExecution)];
  const run = spawn(process.execPath, args, { cwd: batch.dir, stdio: ['ignore', 'pipe', 'pipe'] });
  run.stdout.destroy();
  run.stderr.destroy();
  const [code] = (await once(run, 'exit')) as [number | null];
  expect([code, batch.statuses()]).toEqual([0, ['succeeded', 'succeeded', 'succeeded']]);
});

test('a bug of ours in the middle of a run takes its agents along', async () => {
  using batch = seedStyleBatch(2);
  batch.write('bug.mjs', "process.on('SIGUSR2', () => { throw new Error('planted'); });\n");
  const run = batch.start(shellRun(stubborn, '--jobs', '2', '--kill-grace', '600'), {
    NODE_OPTIONS: `--import ${batch.path('bug.mjs')}`,
  });
  await waitUntil('two agents are at work', () => readyCount(batch) === 2);
  run.kill('SIGUSR2');
  const ended = await run.ended;
  expect([ended.code, ended.stderr.includes('Internal error: planted')]).toEqual([70, true]);
  expect(processesOf(batch.dir)).toEqual([]);
});
