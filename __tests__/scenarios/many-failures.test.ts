// More failures than a call takes arguments: each list is told to its end, or in groups, and never a bug of ours.
import { expect, test } from '@jest/globals';
import { itemsTable, plannedBatch, TempBatch } from '../rigs/temp-batch.ts';

const count = 130_000;

test('130,000 rows of one id are wrong items, for verify as for plan', async () => {
  using batch = new TempBatch();
  batch.write('items.tsv', `item_id\tsource\toutput\tqc\n${'a\tin\tout\tqc\n'.repeat(count)}`);
  const { code, stderr } = await batch.run(['verify', '--items', 'items.tsv']);
  expect({ code, stderr: stderr.slice(0, 200) }).toEqual({
    code: 3,
    stderr: expect.stringContaining('items.tsv:3:1: error: '),
  });
});

test('a manifest of 130,000 rows with a status that is none is a wrong manifest', async () => {
  using batch = await plannedBatch(1);
  const [header = '', row = ''] = batch.read('_batches/manifest.tsv').split('\n');
  batch.write('_batches/manifest.tsv', `${header}\n${`${row.replace('pending', 'done')}\n`.repeat(count)}`);
  const { code, stderr } = await batch.run(['status']);
  expect({ code, stderr: stderr.slice(0, 200) }).toEqual({
    code: 3,
    stderr: expect.stringContaining('_batches/manifest.tsv:2:'),
  });
});

test('130,000 schemas that are not there are told one by one', async () => {
  using batch = new TempBatch();
  const rows = itemsTable(count).trimEnd().split('\n');
  const [header = '', ...items] = rows;
  const withSchema = items.map((row, n) => `${row}\tschema-${n}.json`);
  batch.write('items.tsv', `${header}\tschema\n${withSchema.join('\n')}\n`);
  const { code, stderr } = await batch.run([
    'verify',
    '--items',
    'items.tsv',
    '--output-schema-column',
    'schema',
  ]);
  expect({ code, stderr: stderr.slice(0, 300) }).toEqual({
    code: 3,
    stderr: expect.stringContaining('schema-0.json'),
  });
});
