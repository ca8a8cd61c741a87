// What Agent Batch Harness did not keep or did not tell: logs of earlier attempts, how a shard ended, which kind of
// trouble it was, and a clean environment for the agent. One test a trap.
import { expect, test } from '@jest/globals';
import { plannedBatch, seedStyleBatch, shellRun, TempBatch } from '../rigs/temp-batch.ts';
import { noteExecution } from '../rigs/worker-scripts.ts';

test('a further attempt keeps the log of the former one', async () => {
  using batch = seedStyleBatch(1);
  for (const text of ['one', 'two', 'three'])
    await batch.run(shellRun(`echo ${text}; exit 1`, '--shard', 'shard_001'));
  expect(batch.list('_batches/run-logs')).toEqual(['shard_001.1.log', 'shard_001.2.log', 'shard_001.log']);
  expect(batch.read('_batches/run-logs/shard_001.1.log')).toBe('one\n');
  expect(batch.read('_batches/run-logs/shard_001.2.log')).toBe('two\n');
  expect(batch.read('_batches/run-logs/shard_001.log')).toBe('three\n');
});

test('a dry run leaves a real log alone', async () => {
  using batch = seedStyleBatch(1);
  await batch.run(shellRun('echo real; exit 1'));
  const before = batch.read('_batches/manifest.tsv');
  const ended = await batch.run([
    'run',
    '--manifest',
    '_batches/manifest.tsv',
    '--shard',
    'shard_001',
    '--dry-run',
  ]);
  expect(ended.code).toBe(0);
  expect(batch.read('_batches/run-logs/shard_001.log')).toBe('real\n');
  expect(batch.read('_batches/manifest.tsv')).toBe(before);
});

test('a log is bounded, says what is missing, and keeps its end', async () => {
  using batch = seedStyleBatch(1);
  const ended = await batch.run(
    shellRun('yes a line of output | head -n 50000; echo the end', '--log-limit', '20KB'),
  );
  expect(ended.code).toBe(0);
  const log = batch.read('_batches/run-logs/shard_001.log');
  expect(log.length).toBeLessThan(21_000);
  expect(log).toMatch(/\nmuster: log cut here: \d+ bytes dropped/);
  expect(log.endsWith('the end\n')).toBe(true);
  expect(batch.record('shard_001', 1).log.isTruncated).toBe(true);
});

test('a record says how and when an attempt ended, and by whom', async () => {
  using batch = seedStyleBatch(1);
  const run = batch.start(shellRun('exit 7'));
  await run.ended;
  const record = batch.record('shard_001', 1);
  expect(record).toMatchObject({
    exitCode: 7,
    signal: null,
    runner: 'shell',
    owner: { pid: run.pid },
    status: 'failed',
  });
  expect(Date.parse(record.finishedAt) - Date.parse(record.startedAt)).toBe(record.durationMs);
  expect(record.promptDigest).toMatch(/^[0-9a-f]{64}$/);
});

test("the agent's environment holds what it needs, not what its parent holds", async () => {
  using batch = seedStyleBatch(1);
  const env = { SECRET_TOKEN: 'hush', GITHUB_TOKEN: 'hush', ACTIONS_RUNTIME_TOKEN: 'hush', WANTED: 'yes' };
  await batch.run(shellRun('env', '--agent-env', 'WANTED'), env);
  const log = batch.read('_batches/run-logs/shard_001.log');
  expect(log).not.toContain('hush');
  expect(log).toContain('WANTED=yes\n');
  for (const name of ['SHARD_ID', 'PROMPT', 'WORKDIR', 'LOG', 'ATTEMPT'])
    expect(log).toContain(`AGENT_BATCH_${name}=`);
});

test('exit codes tell apart failed work, wrong usage, files that are wrong or missing, and a prompt that is another', async () => {
  using batch = await plannedBatch(1);
  const code = async (...args: string[]) => (await batch.run(args)).code;
  expect(await code('verify', '--items', 'items.tsv')).toBe(1);
  expect(await code('verify', '--items', 'items.tsv', '--nonsense')).toBe(2);
  expect(await code('verify', '--items', 'absent.tsv')).toBe(3);
  expect(await code(...shellRun('exit 9'))).toBe(1);
  batch.write('_batches/shard_001.prompt.md', 'another prompt');
  expect(await code(...shellRun(noteExecution, '--shard', 'shard_001'))).toBe(5);
  const { rmSync } = await import('node:fs');
  rmSync(batch.path('_batches/shard_001.prompt.md'));
  expect(await code(...shellRun(noteExecution, '--shard', 'shard_001'))).toBe(3);
  expect(batch.exists('executions.log')).toBe(false);
});

test.each([
  ['an empty id', 'x\tin/x\tout/x\tqc/x\n\tin/a\tout/a\tqc/a\n', 'items.tsv:3:'],
  ['an id that stands twice', 'x\tin/x\tout/x\tqc/x\nx\tin/a\tout/a\tqc/a\n', 'items.tsv:3:'],
  ['a row too long', 'x\tin/x\tout/x\tqc/x\tn\tmore\n', 'items.tsv:2:'],
])('%s in the items file is told with file and line, without a stack', async (_, rows, place) => {
  using batch = new TempBatch();
  batch.write('items.tsv', `item_id\tsource\toutput\tqc\n${rows}`);
  const ended = await batch.run(['plan', '--items', 'items.tsv']);
  expect(ended.code).toBe(3);
  expect(ended.stderr).toContain(place);
  expect(ended.stderr).not.toMatch(/^ +at /m);
});

test('bytes that are no UTF-8 are told with file and line', async () => {
  using batch = new TempBatch();
  batch.write('items.tsv', Buffer.from('item_id\tsource\toutput\tqc\nx\tin/\xe9\tout/x\tqc/x\n', 'latin1'));
  const ended = await batch.run(['plan', '--items', 'items.tsv']);
  expect(ended.code).toBe(3);
  expect(ended.stderr).toContain('items.tsv:2:');
});

test('an agent killed by a signal is told as such, not as an exit code', async () => {
  using batch = seedStyleBatch(1);
  const ended = await batch.run(shellRun('kill -9 $$'));
  expect(ended.code).toBe(1);
  expect(batch.record('shard_001', 1)).toMatchObject({
    exitCode: null,
    signal: 'SIGKILL',
    failure: { class: 'signal' },
  });
  expect(ended.stderr).toContain('SIGKILL');
});

test("an agent's own exit code 124 is no timeout", async () => {
  using batch = seedStyleBatch(1);
  const ended = await batch.run(shellRun('exit 124'));
  expect(ended.code).toBe(1);
  expect(batch.record('shard_001', 1)).toMatchObject({ exitCode: 124, failure: { class: 'exit' } });
  expect(batch.read('_batches/run-logs/shard_001.log')).not.toContain('timed out');
});

test.each([
  ['shard_001', 'shard_002'],
  ['shard_002', 'shard_001'],
])('the exit code of a parallel run is the same when %s ends before %s', async (first, second) => {
  using batch = seedStyleBatch(2);
  const order = `[ $AGENT_BATCH_SHARD_ID = ${first} ] || while [ ! -e _batches/records/${first}.1.json ]; do sleep 0.01; done`;
  const ended = await batch.run(
    shellRun(`${order}; [ $AGENT_BATCH_SHARD_ID = ${second} ] && exit 5; exit 3`, '--jobs', '2'),
  );
  expect(ended.code).toBe(1);
  expect(ended.stdout).toContain(`failed ${first} with exit code 3\n`);
  expect(ended.stdout).toContain(`failed ${second} with exit code 5\n`);
});

test('a run with one job says which shard failed, why, and what is left', async () => {
  using batch = seedStyleBatch(3);
  const ended = await batch.run(shellRun('exit 3'));
  expect(ended.stdout).toBe('running shard_001 with shell\nfailed shard_001 with exit code 3\n');
  expect(ended.stderr).toContain('exited with code 3');
  expect(ended.stderr).toContain('_batches/run-logs/shard_001.log');
  expect(ended.stderr).toMatch(/1 failed/);
  expect(ended.stderr).toMatch(/2 pending/);
});
