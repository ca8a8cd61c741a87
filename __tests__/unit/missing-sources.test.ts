// A plan says which sources are not there, and asks the disk little for it.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { ItemTable } from '../../src/core/batch/item-table.ts';
import { parseItems } from '../../src/core/batch/parse-items.ts';
import { missingSources } from '../../src/engine/missing-sources.ts';
import { tempDir } from '../rigs/temp-dir.ts';

async function tableOf(...sources: string[]): Promise<ItemTable> {
  const rows = sources.map((source, index) => `i${index}\t${source}\to${index}\t\n`);
  const bytes = new TextEncoder().encode(`item_id\tsource\toutput\tqc\n${rows.join('')}`);
  const parsed = await parseItems(bytes, 'items.tsv', { isQcRequired: false });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return parsed.value;
}
const many = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/${index}.txt`);

test('an item without a source lacks none; files, folders and links that lead somewhere are there', async () => {
  await using dir = await tempDir('muster-sources-');
  mkdirSync(dir.inside('in'));
  writeFileSync(dir.inside('in/a.txt'), '');
  symlinkSync('in/a.txt', dir.inside('link'));
  expect(
    missingSources(dir.path, await tableOf('', 'in/a.txt', 'in', './in/', '.', 'link'), 'items.tsv'),
  ).toEqual([]);
});

test.each([3, 200])(
  'of %d files in a folder those that are not there are counted, the first ones named',
  async (count) => {
    await using dir = await tempDir('muster-sources-');
    mkdirSync(dir.inside('in'));
    const sources = many('in', count);
    for (const source of sources.slice(1, -1)) writeFileSync(dir.inside(source), '');
    const items = await tableOf(...sources);
    expect(missingSources(dir.path, items, 'items.tsv')).toEqual([
      {
        reason: 'sources-missing',
        items: 'items.tsv',
        ids: ['i0', `i${count - 1}`],
        count: 2,
        first: 'in/0.txt',
      },
    ]);
  },
);

test('a folder that is not there answers for all of its files; so does a file in its place', async () => {
  await using dir = await tempDir('muster-sources-');
  writeFileSync(dir.inside('file'), '');
  const items = await tableOf(...many('gone', 5000), ...many('file', 100));
  expect(missingSources(dir.path, items, 'items.tsv')).toMatchObject([
    { count: 5100, first: 'gone/0.txt', ids: ['i0', 'i1', 'i2', 'i3', 'i4'] },
  ]);
});

test('each of the folders that sources lie in by turns is asked for its own files, however it is spelled', async () => {
  await using dir = await tempDir('muster-sources-');
  mkdirSync(dir.inside('in/deep'), { recursive: true });
  mkdirSync(dir.inside('In'));
  const there = many('in/deep', 40).flatMap((source, index) => [
    source,
    `In/${index}.TXT`,
    `./in//${index}.txt`,
  ]);
  for (const source of there) writeFileSync(dir.inside(source), '');
  const items = await tableOf(...there, 'In/0.txt', 'in/deep/0.TXT', 'é/0.txt');
  expect(missingSources(dir.path, items, 'items.tsv')).toMatchObject([
    { count: 3, first: 'In/0.txt', ids: ['i120', 'i121', 'i122'] },
  ]);
});
