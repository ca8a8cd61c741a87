// What a person may do to the batch dir without losing finished work.
import { rmSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { TempBatch } from '../rigs/temp-batch.ts';

async function verifiedBatch(): Promise<TempBatch> {
  const batch = new TempBatch();
  batch.write(
    'items.tsv',
    'item_id\tsource\toutput\tqc\nbeta\t\tout/beta\tqc/beta\nalpha\t\tout/alpha\tqc/alpha\n',
  );
  batch.write('t.md', '$items\n');
  batch.write(
    'worker.sh',
    `mkdir -p out qc\nfor id in $(sed -n 's/^- item_id: .\\(.*\\).$/\\1/p'); do echo text > out/$id; echo '{"pass":true}' > qc/$id; done\n`,
  );
  await batch.must('plan', '--items', 'items.tsv', '--batch-size', '1', '--template', 't.md');
  await batch.must('run', '--runner', 'shell', '--shell-command', 'sh worker.sh', '--limit', '1');
  return batch;
}

test.each(['is deleted', 'is emptied'])(
  'a manifest that %s is planned again with what the records know',
  async (how) => {
    using batch = await verifiedBatch();
    const before = batch.read('_batches/manifest.tsv');
    expect(before).toContain('verified');
    if (how === 'is deleted') rmSync(batch.path('_batches/manifest.tsv'));
    else batch.write('_batches/manifest.tsv', '');
    await batch.must('plan', '--items', 'items.tsv', '--batch-size', '1', '--template', 't.md');
    expect(batch.read('_batches/manifest.tsv')).toBe(before);
  },
);

test('an emptied manifest is an error for every other command, never a batch without shards', async () => {
  using batch = await verifiedBatch();
  batch.write('_batches/manifest.tsv', '');
  for (const command of ['run', 'status', 'resume']) {
    const ended = await batch.run([command]);
    expect([ended.code, ended.stderr]).toEqual([3, expect.stringContaining('holds no shards')]);
  }
});

test('items that were edited after the plan are not run with the old prompts', async () => {
  using batch = await verifiedBatch();
  batch.write('items.tsv', `${batch.read('items.tsv')}gamma\t\tout/gamma\tqc/gamma\n`);
  const ended = await batch.run(['run', '--runner', 'shell', '--shell-command', 'sh worker.sh']);
  expect([ended.code, ended.stderr]).toEqual([
    3,
    expect.stringContaining('has changed since it was planned'),
  ]);
  expect(batch.statuses()).toEqual(['verified', 'pending']);
});
