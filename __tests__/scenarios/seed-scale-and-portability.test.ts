// Where Agent Batch Harness did not scale or travel: a manifest rewritten twice a shard, files handled carelessly, one
// way to cut, no second chance. One test a trap; how fast it is, is for the bench.
import { chmodSync, lstatSync, mkdirSync, renameSync, statSync, symlinkSync, watch } from 'node:fs';
import { expect, test } from '@jest/globals';
import { seedStyleBatch, shellRun, TempBatch } from '../rigs/temp-batch.ts';
import { noteExecution } from '../rigs/worker-scripts.ts';

const header = 'item_id\tsource\toutput\tqc\tnotes\n';

test('a run writes the manifest a few times, not twice a shard', async () => {
  using batch = seedStyleBatch(300);
  let writes = 0;
  const watcher = watch(batch.path('_batches'), (event, name) => {
    if (event === 'rename' && name === 'manifest.tsv') writes += 1;
  });
  const ended = await batch.run(shellRun('true', '--jobs', '8'));
  await new Promise((resolve) => setImmediate(resolve));
  watcher.close();
  expect(ended.code).toBe(0);
  expect(new Set(batch.statuses())).toEqual(new Set(['succeeded']));
  expect(writes).toBeGreaterThan(0);
  expect(writes).toBeLessThan(60);
});

test.each([
  ['leaves the work dir', 'a\tin/a\t../a.md\tqc/a\t\n'],
  ['is absolute', 'a\tin/a\t/tmp/a.md\tqc/a\t\n'],
  ['goes through a symlink out of the work dir', 'a\tin/a\tout/a.md\tqc/a\t\n'],
  ['is also a source', 'a\tin/a\tin/a\tqc/a\t\n'],
  ['is the manifest', 'a\tin/a\t_batches/manifest.tsv\tqc/a\t\n'],
  ['is the items file', 'a\tin/a\titems.tsv\tqc/a\t\n'],
  ['differs from another in letter case only', 'a\tin/a\tdocs/a.md\tqc/a\t\nb\tin/b\tdocs/A.md\tqc/b\t\n'],
  [
    'differs from another in Unicode form only',
    'a\tin/a\tdocs/\u00e9.md\tqc/a\t\nb\tin/b\tdocs/e\u0301.md\tqc/b\t\n',
  ],
])('an output path that %s is refused', async (_, rows) => {
  using outside = new TempBatch();
  using batch = new TempBatch();
  symlinkSync(outside.dir, batch.path('out'));
  batch.write('items.tsv', header + rows);
  const ended = await batch.run(['plan', '--items', 'items.tsv']);
  expect(ended.code).toBe(3);
  expect(ended.stderr).toMatch(/items\.tsv:[23]:/);
  expect(batch.exists('_batches/manifest.tsv')).toBe(false);
});

test('a byte order mark and CRLF line ends, as spreadsheets write them, are accepted', async () => {
  using batch = new TempBatch();
  batch.write('items.tsv', `\ufeff${header}a\tin/a\tout/a.md\tqc/a.json\tfine\n`.replaceAll('\n', '\r\n'));
  await batch.must('plan', '--items', 'items.tsv');
  expect(batch.rows()).toEqual([
    expect.objectContaining({ first_item: 'a', last_item: 'a', item_count: '1' }),
  ]);
});

test('a symlinked manifest stays a symlink, and the file keeps its mode', async () => {
  using batch = seedStyleBatch(1);
  mkdirSync(batch.path('elsewhere'));
  renameSync(batch.path('_batches/manifest.tsv'), batch.path('elsewhere/manifest.tsv'));
  chmodSync(batch.path('elsewhere/manifest.tsv'), 0o640);
  symlinkSync('../elsewhere/manifest.tsv', batch.path('_batches/manifest.tsv'));
  expect((await batch.run(shellRun('true'))).code).toBe(0);
  expect(lstatSync(batch.path('_batches/manifest.tsv')).isSymbolicLink()).toBe(true);
  expect(statSync(batch.path('elsewhere/manifest.tsv')).mode & 0o777).toBe(0o640);
  expect(batch.statuses()).toEqual(['succeeded']);
});

test('QC paths may be left out under --no-json', async () => {
  using batch = new TempBatch();
  batch.write('items.tsv', `${header}a\tin/a\tout/a.md\t\t\n`);
  batch.write('out/a.md', 'text\n');
  await batch.must('plan', '--items', 'items.tsv', '--no-json');
  expect(await batch.must('verify', '--items', 'items.tsv', '--no-json')).toMatchObject({
    stdout: 'verification passed\n',
  });
  expect((await batch.run(['plan', '--items', 'items.tsv'])).code).toBe(3);
});

test('shards can be cut by the size of their sources and by a group column', async () => {
  using batch = new TempBatch();
  const items = ['a', 'b', 'c', 'd', 'e', 'f'];
  batch.write(
    'items.tsv',
    `item_id\tsource\toutput\tqc\tteam\n${items.map((id, i) => `${id}\tin/${id}\tout/${id}\tqc/${id}\t${i < 3 ? 'x' : 'y'}\n`).join('')}`,
  );
  for (const [i, id] of items.entries()) batch.write(`in/${id}`, 'x'.repeat(i === 0 ? 900 : 300));
  const ranges = () => batch.rows().map((row) => `${row.first_item}-${row.last_item}`);
  await batch.must('plan', '--items', 'items.tsv', '--max-bytes', '1000');
  expect(ranges()).toEqual(['a-a', 'b-d', 'e-f']);
  await batch.must('plan', '--items', 'items.tsv', '--group-by', 'team', '--batch-size', '10', '--force');
  expect(ranges()).toEqual(['a-c', 'd-f']);
});

test('a shard that fails gets as many further attempts as asked for', async () => {
  using batch = seedStyleBatch(2);
  const worker = `${noteExecution}; [ $AGENT_BATCH_SHARD_ID = shard_002 ] && exit 1; [ $AGENT_BATCH_ATTEMPT = 2 ]`;
  const ended = await batch.run(
    shellRun(worker, '--retries', '2', '--retry-delay', '0', '--continue-on-failure'),
  );
  expect(ended.code).toBe(1);
  expect(batch.rows().map((row) => [row.status, row.attempt])).toEqual([
    ['succeeded', '2'],
    ['failed', '3'],
  ]);
  expect(batch.lines('executions.log').toSorted()).toEqual([
    'shard_001 1',
    'shard_001 2',
    'shard_002 1',
    'shard_002 2',
    'shard_002 3',
  ]);
});

test('retry takes failed shards only, and by reason where asked', async () => {
  using batch = seedStyleBatch(3);
  const worker = 'case $AGENT_BATCH_SHARD_ID in shard_001) exit 2;; shard_002) kill -9 $$;; esac';
  await batch.run(shellRun(worker, '--continue-on-failure'));
  const retry = (...more: string[]) => batch.run(['retry', ...shellRun(noteExecution, ...more).slice(1)]);
  expect((await retry('--class', 'signal')).code).toBe(0);
  expect(batch.lines('executions.log')).toEqual(['shard_002 2']);
  expect((await retry()).code).toBe(0);
  expect(batch.lines('executions.log')).toEqual(['shard_002 2', 'shard_001 2']);
  expect(batch.statuses()).toEqual(['succeeded', 'succeeded', 'succeeded']);
});
