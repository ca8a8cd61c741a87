// A plan says which sources are not there, and asks the disk little for it.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { missingSources } from '../../src/engine/missing-sources.ts';
import { tempDir } from '../rigs/temp-dir.ts';

const itemsOf = (...sources: string[]) =>
  sources.map((source, index) => ({
    id: `i${index}`,
    source,
    output: 'o',
    qc: '',
    notes: '',
    line: index + 2,
  }));
const many = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/${index}.txt`);

test('an item without a source lacks none; files, folders and links that lead somewhere are there', async () => {
  await using dir = await tempDir('muster-sources-');
  mkdirSync(dir.inside('in'));
  writeFileSync(dir.inside('in/a.txt'), '');
  symlinkSync('in/a.txt', dir.inside('link'));
  expect(missingSources(dir.path, itemsOf('', 'in/a.txt', 'in', './in/', '.', 'link'), 'items.tsv')).toEqual(
    [],
  );
});

test.each([3, 200])(
  'of %d files in a folder those that are not there are counted, the first ones named',
  async (count) => {
    await using dir = await tempDir('muster-sources-');
    mkdirSync(dir.inside('in'));
    const sources = many('in', count);
    for (const source of sources.slice(1, -1)) writeFileSync(dir.inside(source), '');
    const items = itemsOf(...sources);
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
  const items = itemsOf(...many('gone', 5000), ...many('file', 100));
  expect(missingSources(dir.path, items, 'items.tsv')).toMatchObject([
    { count: 5100, first: 'gone/0.txt', ids: ['i0', 'i1', 'i2', 'i3', 'i4'] },
  ]);
});
