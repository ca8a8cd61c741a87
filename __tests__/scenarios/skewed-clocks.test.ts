// A batch whose records come from a machine with another time, and whose files were written by somebody with ideas.
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { TempBatch } from '../rigs/temp-batch.ts';

async function verifiedBatch(): Promise<TempBatch> {
  const batch = new TempBatch();
  batch.write('items.tsv', 'item_id\tsource\toutput\tqc\na\tin/a\tout/a\tqc/a\nb\tin/b\tout/b\tqc/b\n');
  batch.write('in/a', 'old\n');
  batch.write('in/b', 'old\n');
  batch.write('t.md', '$items\n');
  batch.write(
    'worker.sh',
    `mkdir -p out qc\nfor id in $(sed -n 's/^- item_id: .\\(.*\\).$/\\1/p'); do echo text > out/$id; echo '{"pass":true}' > qc/$id; done\n`,
  );
  await batch.must('plan', '--items', 'items.tsv', '--batch-size', '1', '--template', 't.md');
  await batch.must('run', '--runner', 'shell', '--shell-command', 'sh worker.sh', '--jobs', '2');
  return batch;
}

/** As if the machine that wrote the record were a day ahead. */
function dateAhead(batch: TempBatch, shard: string): void {
  const name = `_batches/records/${shard}.1.json`;
  const record = JSON.parse(batch.read(name)) as { finishedAt: string };
  record.finishedAt = new Date(Date.now() + 86_400_000).toISOString();
  batch.write(name, JSON.stringify(record));
}

test('a record from a clock that is ahead does not undo what plan and mark decide knowing it', async () => {
  using batch = await verifiedBatch();
  dateAhead(batch, 'shard_001');
  dateAhead(batch, 'shard_002');
  batch.write('in/a', 'new\n');
  await batch.must('plan', '--items', 'items.tsv', '--batch-size', '1', '--template', 't.md');
  await batch.must('mark', '--shard', 'shard_002', '--status', 'skipped');
  const status = await batch.must('status', '--json');
  expect(JSON.parse(status.stdout)).toMatchObject({
    shards: { counts: { pending: 1, skipped: 1, verified: 0 } },
  });
});

test('a manifest that names other files for prompt and log is refused before anything is written', async () => {
  using batch = await verifiedBatch();
  const manifest = batch.read('_batches/manifest.tsv');
  batch.write(
    '_batches/manifest.tsv',
    manifest.replace('_batches/run-logs/shard_002.log', 'in/b').replaceAll('verified', 'pending'),
  );
  const ended = await batch.run(['run', '--runner', 'shell', '--shell-command', 'sh worker.sh']);
  expect([ended.code, ended.stderr]).toEqual([3, expect.stringContaining('run-logs/shard_002.log')]);
  expect(batch.read('in/b')).toBe('old\n');
});

test('running shards that nobody can vouch for are not success', async () => {
  using batch = await verifiedBatch();
  const manifest = batch
    .read('_batches/manifest.tsv')
    .replaceAll(/verified(.*?)\t\t1\n/g, 'running$1\t2020-01-01T00:00:00+00:00\t2\n');
  batch.write('_batches/manifest.tsv', manifest);
  const ended = await batch.run(['run', '--runner', 'shell', '--shell-command', 'sh worker.sh']);
  expect([ended.code, ended.stdout]).toEqual([6, 'no shards selected\n']);
});

test.each(['"failure":null,', '"usage":null,', '"failure":{"class":"__proto__","message":5},'])(
  'a record with %s is passed over, never a crash',
  async (part) => {
    using batch = await verifiedBatch();
    const name = '_batches/records/shard_001.1.json';
    batch.write(name, batch.read(name).replace('{', `{${part}`));
    for (const command of ['status', 'resume']) expect((await batch.run([command])).code).toBe(0);
  },
);

test('a plan that can not write its prompts leaves the batch as it was, and a run says that the items have changed', async () => {
  using batch = await verifiedBatch();
  rmSync(batch.path('_batches/shard_002.prompt.md'));
  mkdirSync(batch.path('_batches/shard_002.prompt.md'));
  batch.write('items.tsv', batch.read('items.tsv').replace('in/b', 'in/a'));
  const planned = await batch.run([
    'plan',
    '--items',
    'items.tsv',
    '--batch-size',
    '1',
    '--template',
    't.md',
  ]);
  expect(planned.code).toBe(4);
  const ended = await batch.run(['run', '--runner', 'shell', '--shell-command', 'sh worker.sh']);
  expect([ended.code, ended.stderr]).toEqual([
    3,
    expect.stringContaining('has changed since it was planned'),
  ]);
});

test('logs are not written through a folder that was replaced by a symlink', async () => {
  using batch = await verifiedBatch();
  await batch.must('mark', '--shard', 'shard_001', '--status', 'pending');
  mkdirSync(batch.path('elsewhere'));
  batch.write('elsewhere/shard_001.log', 'mine\n');
  rmSync(batch.path('_batches/run-logs'), { recursive: true });
  symlinkSync('../elsewhere', batch.path('_batches/run-logs'));
  const ended = await batch.run(['run', '--runner', 'shell', '--shell-command', 'sh worker.sh']);
  expect([ended.code === 0, batch.read('elsewhere/shard_001.log')]).toEqual([false, 'mine\n']);
});
