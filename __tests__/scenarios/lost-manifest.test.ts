// What a person may do to the batch dir without losing finished work.
import { rmSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { plannedBatch, shellRun, TempBatch } from '../rigs/temp-batch.ts';
import { doItems } from '../rigs/worker-scripts.ts';

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
    const again = ['plan', '--items', 'items.tsv', '--batch-size', '1', '--template', 't.md'];
    const { code, stderr } = await batch.run(again);
    expect([code, stderr]).toEqual([
      0,
      expect.stringMatching(
        /^the manifest was gone; it is made again .*\n2 items in 2 shards: 1 kept, 1 to be run\n/,
      ),
    ]);
    expect(batch.read('_batches/manifest.tsv')).toBe(before);
  },
);

test('what a shrunk and a split shard had earned outlives the manifest', async () => {
  using batch = await plannedBatch(5, 5);
  const planArgs = ['plan', '--items', 'items.tsv', '--template', 'template.md', '--batch-size', '5'];
  await batch.must(...shellRun(doItems));
  const lines = batch.read('items.tsv').split('\n');
  const between = (lines[3] ?? '').replaceAll('a3', 'new');
  // a2 goes, an item comes before a4.
  batch.write('items.tsv', [lines[0], lines[1], lines[3], between, ...lines.slice(4)].join('\n'));
  await batch.must(...planArgs);
  const before = batch.read('_batches/manifest.tsv');
  expect(batch.rows().map((row) => `${row.first_item}-${row.last_item} ${row.status}`)).toEqual([
    'a1-a3 verified',
    'new-new pending',
    'a4-a5 verified',
  ]);
  rmSync(batch.path('_batches/manifest.tsv'));
  await batch.must(...planArgs);
  expect(batch.read('_batches/manifest.tsv')).toBe(before);
  rmSync(batch.path('_batches/manifest.tsv'));
  batch.write('in/a5.txt', 'other words\n');
  await batch.must(...planArgs);
  expect(batch.statuses()).toEqual(['verified', 'pending', 'pending']);
});

test('without manifest and plan.json, what the records know is kept, but no shard whose items went to another one', async () => {
  using batch = await plannedBatch(6, 2);
  const planArgs = ['plan', '--items', 'items.tsv', '--template', 'template.md', '--batch-size', '2'];
  await batch.must(...shellRun(doItems, '--limit', '2'));
  // Shard 2 loses a3, so its record still names what shard 4 works on from now on.
  const lines = batch.read('items.tsv').trimEnd().split('\n');
  const [header, a1, a2, a3, ...rest] = lines;
  batch.write('items.tsv', `${[header, a1, a2, ...rest].join('\n')}\n`);
  await batch.must(...planArgs);
  batch.write('items.tsv', `${[header, a1, a2, ...rest, a3].join('\n')}\n`);
  await batch.must(...planArgs);
  await batch.must(...shellRun(doItems));
  const loseBoth = (): void => {
    for (const name of ['manifest.tsv', 'plan.json']) rmSync(batch.path(`_batches/${name}`));
  };
  const known = (): string[] => batch.rows().map((row) => `${row.first_item}-${row.last_item} ${row.status}`);
  expect(known()).toEqual(['a1-a2 verified', 'a4-a4 verified', 'a5-a6 verified', 'a3-a3 verified']);
  loseBoth();
  await batch.must(...planArgs);
  expect(known()).toEqual(['a1-a2 verified', 'a4-a4 pending', 'a5-a6 verified', 'a3-a3 verified']);
});

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
