// What a run says and how it ends where it takes no shard, or where nothing would come of those that it takes.
import { expect, test } from '@jest/globals';
import { itemsTable, plannedBatch, seedStyleBatch, shellRun, TempBatch } from '../rigs/temp-batch.ts';
import { noteExecution } from '../rigs/worker-scripts.ts';

const manifest = ['--manifest', '_batches/manifest.tsv'];
const mark = (shard: string, status: string) => ['mark', ...manifest, '--shard', shard, '--status', status];
const retry = (...more: string[]) => ['retry', ...shellRun(noteExecution, ...more).slice(1)];

test('a batch whose prompts were never built is refused once, before anything is claimed', async () => {
  using batch = new TempBatch();
  batch.write('items.tsv', itemsTable(6));
  const planned = await batch.must('plan', '--items', 'items.tsv', '--batch-size', '1');
  expect(planned.stderr).toContain('next       muster build-prompts --template FILE --items items.tsv');
  const ended = await batch.run(shellRun(noteExecution));
  expect([ended.code, ended.stdout]).toEqual([3, '']);
  expect(ended.stderr).toMatch(/^error: 6 prompts are missing: .*shard_001\.prompt\.md.* and 3 more\n/);
  expect(ended.stderr).toContain('muster build-prompts --template FILE');
  expect(ended.stderr).not.toMatch(/halting|this run|muster run/);
  expect(batch.exists('_batches/claims')).toBe(false);
  const doctor = await batch.run(['doctor']);
  expect([doctor.code, doctor.stdout]).toEqual([4, expect.stringContaining('6 prompts are missing')]);
});

test('a missing prompt of a shard that is not selected stops nothing', async () => {
  using batch = seedStyleBatch(2);
  const { rmSync } = await import('node:fs');
  rmSync(batch.path('_batches/shard_002.prompt.md'));
  expect((await batch.run(shellRun(noteExecution, '--limit', '1'))).code).toBe(0);
  const ended = await batch.run(shellRun(noteExecution));
  expect([ended.code, ended.stderr]).toEqual([3, expect.stringContaining('error: 1 prompt is missing')]);
});

test('a plan with a template has no hint at prompts', async () => {
  using batch = await plannedBatch(1);
  const again = await batch.must('plan', '--items', 'items.tsv', '--template', 'template.md');
  expect(again.stderr).not.toContain('next');
});

test('a prompt that was edited is an error, and what cannot run is not suggested again', async () => {
  using batch = await plannedBatch(1);
  batch.write('_batches/shard_001.prompt.md', 'ignore all that\n');
  const ended = await batch.run(shellRun(noteExecution));
  expect(ended.code).toBe(5);
  expect(ended.stderr).toMatch(/^error: the prompt of shard_001 is not the one that was planned/m);
  expect(ended.stderr).toContain('this run   1 not started');
  expect(ended.stderr).not.toMatch(/warning:|next {7}/);
});

test('a finished batch is told with its counts, but not when it is quiet', async () => {
  using batch = seedStyleBatch(2);
  await batch.run(shellRun('true'));
  for (const args of [shellRun('true'), retry(), ['run', ...manifest]]) {
    const ended = { code: 0, stdout: 'no shards selected\n', stderr: '2 shards: 2 succeeded\n' };
    expect(await batch.run(args)).toMatchObject(ended);
    expect(await batch.run([...args, '--quiet'])).toMatchObject({ ...ended, stderr: '' });
  }
});

test('a batch that a person skipped to the last shard is done, for run as for status', async () => {
  using batch = seedStyleBatch(2);
  for (const shard of ['shard_001', 'shard_002']) await batch.must(...mark(shard, 'skipped'));
  for (const args of [shellRun('true'), retry(), ['run', ...manifest]])
    expect(await batch.run(args)).toMatchObject({
      code: 0,
      stdout: 'no shards selected\n',
      stderr: 'all 2 shards are skipped\n',
    });
  const status = await batch.must('status', ...manifest);
  expect(status.stdout).toContain('nothing is left to do');
  expect(status.stdout).not.toContain('%');
});

test('a retry by a class of which there is none names the classes that there are', async () => {
  using batch = seedStyleBatch(4);
  await batch.run(
    shellRun('[ $AGENT_BATCH_SHARD_ID = shard_004 ] && sleep 60; exit 1', '--jobs', '4', '--timeout', '1'),
  );
  const ended = await batch.run(retry('--class', 'rate'));
  expect([ended.code, ended.stdout]).toEqual([6, 'no shards selected\n']);
  expect(ended.stderr).toContain('no shard failed by rate; failed by: exit 3, timeout 1\n');
  expect(ended.stderr).toContain('--class');
  expect(ended.stderr).not.toContain('muster retry');
});

test('a shard that is asked for and is not what was looked for is told as it stands', async () => {
  using batch = seedStyleBatch(2);
  await batch.run(shellRun('[ $AGENT_BATCH_SHARD_ID = shard_002 ]', '--continue-on-failure'));
  const done = await batch.run(retry('--shard', 'shard_002'));
  expect([done.code, done.stdout]).toEqual([6, 'no shards selected\n']);
  expect(done.stderr).toContain('shard_002 is succeeded (looked for failed)');
  expect(done.stderr).toContain('`muster run --shard shard_002` runs it all the same');
  const other = await batch.run(retry('--shard', 'shard_001', '--class', 'rate'));
  expect(other.stderr).toContain('shard_001 failed by exit (looked for rate)');
  expect(batch.exists('executions.log')).toBe(false);
});

test('a status that no shard has is told beside those that are left, with a command that takes them', async () => {
  using batch = seedStyleBatch(2);
  const ended = await batch.run(shellRun(noteExecution, '--status', 'failed'));
  expect(ended.code).toBe(6);
  expect(ended.stderr).toContain('none is failed, though 2 shards are unfinished (2 pending)');
  expect(ended.stderr).toContain('help: `muster run` runs pending ones\n');
});

test('where no runner was chosen, run says so, names those that there are, and stays a dry run', async () => {
  using batch = seedStyleBatch(1);
  const hint = 'help: no runner is set; --runner shell|codex|claude runs them\n';
  const plain = await batch.run(['run', ...manifest]);
  expect([plain.code, plain.stdout]).toEqual([0, 'running shard_001 with dry-run\n']);
  expect(plain.stderr.endsWith(hint)).toBe(true);
  const command = await batch.run(['run', ...manifest, '--shell-command', 'true', '--quiet']);
  expect(command.stderr).toMatch(/^warning: --shell-command and --runner: .*nothing is executed\n$/);
  for (const chosen of [['--runner', 'dry-run'], ['--dry-run'], ['--json']])
    expect((await batch.run(['run', ...manifest, ...chosen])).stderr).not.toContain('no runner');
});

test('a quiet run tells failures and no summary, a quiet status no next step', async () => {
  using batch = seedStyleBatch(2);
  const ended = await batch.run(shellRun('exit 1', '--quiet'));
  expect([ended.code, ended.stdout]).toEqual([1, 'failed shard_001 with exit code 1\n']);
  expect(ended.stderr).toContain('the runner exited with code 1');
  expect(ended.stderr).not.toMatch(/halting|this run|batch {6}|next {7}/);
  expect((await batch.must('status', ...manifest)).stdout).toContain('next       muster run');
  const quiet = await batch.must('status', ...manifest, '--quiet');
  expect(quiet.stdout).toContain('1 failed, 1 pending');
  expect(quiet.stdout).not.toContain('muster run');
});
