// Which old files count: what an attempt was to write must come from it, or be what an earlier one left verified of the
// very same item.
import { utimesSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { itemsTable, plannedBatch, shellRun, type TempBatch } from '../rigs/temp-batch.ts';
import { doItems } from '../rigs/worker-scripts.ts';

const replan = ['plan', '--items', 'items.tsv', '--template', 'template.md'];
const mark = (batch: TempBatch, status: string) =>
  batch.must('mark', '--manifest', '_batches/manifest.tsv', '--shard', 'shard_001', '--status', status);

const reasons = (batch: TempBatch, attempt: number) =>
  batch.record('shard_001', attempt).failure?.problems?.map(({ item, reason }) => `${item} ${reason}`) ?? [];

/** Makes what stands old: no clock of a file system is too coarse for a day. */
function age(batch: TempBatch, ...names: string[]): void {
  for (const name of names)
    utimesSync(batch.path(name), Date.now() / 1000 - 86_400, Date.now() / 1000 - 86_400);
}

test.each([
  ['its source changed', (batch: TempBatch) => batch.write('in/a1.txt', 'another source\n')],
  [
    'its row changed',
    (batch: TempBatch) => batch.write('items.tsv', itemsTable(1).replace('.json\t\n', '.json\tsay more\n')),
  ],
  ['the template changed', (batch: TempBatch) => batch.write('template.md', '# $shard_id, again\n$items\n')],
])('an output is not taken over by a second attempt when %s', async (_, change) => {
  using batch = await plannedBatch(1);
  await batch.must(...shellRun(doItems));
  age(batch, 'out/a1.md', 'qc/a1.json');
  change(batch);
  await batch.must(...replan);
  expect(batch.statuses()).toEqual(['pending']);
  const ended = await batch.run(shellRun('true'));
  expect(ended.code).toBe(1);
  expect(reasons(batch, 2)).toEqual(['a1 output-not-newer', 'a1 qc-not-newer']);
  expect((await batch.run(['verify', '--manifest', '_batches/manifest.tsv'])).code).toBe(1);
});

test('a shard that was verified and is marked pending has to be done anew', async () => {
  using batch = await plannedBatch(2, 2);
  await batch.must(...shellRun(doItems));
  age(batch, 'out/a1.md', 'out/a2.md', 'qc/a1.json', 'qc/a2.json');
  await mark(batch, 'pending');
  expect((await batch.run(shellRun('true'))).code).toBe(1);
  expect(batch.row('shard_001')).toMatchObject({ status: 'failed', attempt: '2' });
  expect((await batch.run(shellRun(doItems, '--status', 'failed'))).code).toBe(0);
});

test('a retry may leave alone what the failed attempt left verified, and nothing else', async () => {
  using batch = await plannedBatch(2, 2);
  expect((await batch.run(shellRun(`${doItems}; echo TODO >> out/a2.md`))).code).toBe(1);
  age(batch, 'out/a1.md', 'qc/a1.json', 'qc/a2.json');
  const again = await batch.run(
    shellRun('echo good > out/a2.md; echo \'{"pass": true}\' > qc/a2.json', '--status', 'failed'),
  );
  expect([again.code, reasons(batch, 2)]).toEqual([0, []]);
  expect((await batch.run(['verify', '--manifest', '_batches/manifest.tsv'])).code).toBe(0);
});

test('an old file with other bytes than were verified is not taken over', async () => {
  using batch = await plannedBatch(2, 2);
  expect((await batch.run(shellRun(`${doItems}; echo TODO >> out/a2.md`))).code).toBe(1);
  batch.write('out/a1.md', 'something else\n');
  age(batch, 'out/a1.md', 'qc/a1.json');
  const again = await batch.run(
    shellRun('echo good > out/a2.md; echo \'{"pass": true}\' > qc/a2.json', '--status', 'failed'),
  );
  expect([again.code, reasons(batch, 2)]).toEqual([1, ['a1 output-not-newer']]);
});

test('a QC file that is older than the attempt does not pass', async () => {
  using batch = await plannedBatch(1);
  batch.write('qc/a1.json', '{"pass": true}\n');
  age(batch, 'qc/a1.json');
  const ended = await batch.run(shellRun('mkdir -p out; echo fine > out/a1.md'));
  expect(ended.code).toBe(1);
  expect(reasons(batch, 1)).toEqual(['a1 qc-not-newer']);
  expect(ended.stderr).toContain('qc json not newer than its attempt: qc/a1.json');
});
