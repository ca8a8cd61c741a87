import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { checkItemPaths } from '../../src/core/batch/item-paths.ts';
import { parseItems } from '../../src/core/batch/parse-items.ts';
import type { PathFacts } from '../../src/core/batch/path-folders.ts';
import { readItems } from '../../src/engine/read-items.ts';

type Row = readonly [source: string, output: string, qc: string];

const tsv = (rows: readonly Row[]): string =>
  `item_id\tsource\toutput\tqc\n${rows.map((cells, index) => `i${index + 1}\t${cells.join('\t')}\n`).join('')}`;

/** A work dir without symlinks in which nothing is reserved. */
const noPathFacts: PathFacts = {
  realFolder: (folder) => folder,
  linksOut: () => [],
  reserved: new Map(),
};

async function check(rows: readonly Row[], facts: Partial<PathFacts> = {}) {
  const parsed = await parseItems(new TextEncoder().encode(tsv(rows)), 'items.tsv', { isQcRequired: true });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  return checkItemPaths(parsed.value, { ...noPathFacts, ...facts });
}

describe('paths stay in the work dir', () => {
  test.each([
    ['../x', 'dot-dot'],
    ['a/../../x', 'dot-dot'],
    ['/etc/passwd', 'absolute'],
    ['.', 'workdir-itself'],
    ['a/..', 'workdir-itself'],
    ['a/', 'folder'],
    ['a//', 'folder'],
    ['a/.', 'folder'],
    ['a/b/..', 'folder'],
  ])('an output %s is refused', async (path, how) => {
    expect(await check([['s', path, 'q']])).toMatchObject([
      { reason: 'item-path-escapes', column: 'output', path, how, at: { line: 2, column: 6 } },
    ]);
  });

  test('sources and QC files are held to the same rule', async () => {
    expect(await check([['../s', 'o', '/q']])).toMatchObject([{ column: 'qc' }, { column: 'source' }]);
  });

  test('dots that stay inside are fine, and the work dir itself may be a source', async () => {
    expect(await check([['.', './a//b/../c', 'q..x/.hidden']])).toEqual([]);
  });
});

describe('paths are no longer than a file system takes', () => {
  const folder = `${'d'.repeat(250)}/`;

  test.each([
    ['plain letters', 'a'.repeat(255), 'a'.repeat(256)],
    ['capitals', 'A'.repeat(255), 'A'.repeat(256)],
    ['letters of two bytes', `${'é'.repeat(127)}a`, 'é'.repeat(128)],
    ['letters of three bytes', '字'.repeat(85), '字'.repeat(86)],
    ['letters of four bytes', `${'𝕏'.repeat(63)}abc`, '𝕏'.repeat(64)],
  ])('a name of %s', async (_what, fits, long) => {
    expect(await check([[fits, `out/${fits}`, `${fits}/q`]])).toEqual([]);
    const bytes = Buffer.byteLength(long);
    const failure = { reason: 'item-path-too-long', part: 'name', bytes, limit: 255 };
    expect(await check([[`in/${long}`, `out/${long}`, `${long}/q`]])).toMatchObject([
      { ...failure, column: 'output', at: { line: 2 } },
      { ...failure, column: 'qc' },
    ]);
  });

  test('but for a source: it may be an address, and is only missing', async () => {
    expect(await check([[`https://files.example.com/a.pdf?sig=${'a'.repeat(300)}`, 'out/a', 'q']])).toEqual(
      [],
    );
    expect(await check([[`../${'a'.repeat(300)}`, 'out/a', 'q']])).toMatchObject([
      { reason: 'item-path-escapes', column: 'source' },
    ]);
  });

  test('a name in a folder that is known already', async () => {
    const rows: Row[] = [
      ['s', 'out/a', 'q1'],
      ['s', 'out/b', 'q2'],
      ['s', `out/${'c'.repeat(256)}`, 'q3'],
    ];
    expect(await check(rows)).toMatchObject([{ reason: 'item-path-too-long', id: 'i3', part: 'name' }]);
  });

  test('a path of names that are short', async () => {
    const fits = `${folder.repeat(16)}${'x'.repeat(79)}`;
    expect(await check([['s', fits, 'q']])).toEqual([]);
    expect(await check([['s', `${fits}x`, 'q']])).toMatchObject([
      { reason: 'item-path-too-long', part: 'path', bytes: 4096, limit: 4095, at: { line: 2, column: 6 } },
    ]);
  });

  test('what a path leaves out when it is written in its normal form is not counted', async () => {
    expect(await check([['s', `${'./'.repeat(3000)}${'x'.repeat(300)}/../o`, 'q']])).toEqual([]);
  });
});

describe('outputs and QC files do not stand in the way of', () => {
  test.each([
    ['each other', 'out/x', 'out/./x', 'same'],
    ['another letter case', 'out/Readme', 'out/readme', 'letter-case'],
    ['another letter case of the folder', 'Out/a', 'out/a', 'letter-case'],
    ['another Unicode form', 'out/\u00e9', 'out/e\u0301', 'unicode-form'],
  ])('%s', async (_what, first, second, how) => {
    expect(
      await check([
        ['s', first, 'q1'],
        ['s', 'o2', second],
      ]),
    ).toMatchObject([
      {
        reason: 'item-paths-collide',
        id: 'i2',
        column: 'qc',
        how,
        other: { id: 'i1', column: 'output', path: first },
      },
    ]);
  });

  test('a file that another one needs as a folder, however deep', async () => {
    const expected = [
      { reason: 'item-paths-collide', how: 'inside-the-other', id: 'i2', other: { id: 'i1' } },
    ];
    expect(
      await check([
        ['s', 'out', 'q1'],
        ['s', 'out/a/b', 'q2'],
      ]),
    ).toMatchObject(expected);
    expect(
      await check([
        ['s', 'out/a', 'q1'],
        ['s', 'OUT/A/b', 'q2'],
      ]),
    ).toMatchObject(expected);
  });

  test('a source, of any item and in any spelling', async () => {
    expect(
      await check([
        ['s', 'o1', 'q1'],
        ['dir/x', 'o2', 'q2'],
        ['s', 'Dir//x', 'q3'],
      ]),
    ).toMatchObject([{ reason: 'item-output-is-source', id: 'i3', column: 'output', path: 'Dir//x' }]);
  });

  test('the folder of a source, however deep, told once for each output', async () => {
    const rows: Row[] = [
      ['S/0/x', 'o1', 'q1'],
      ['s/1/x', 's', 'q2'],
      ['t', 's/1', 'q3'],
    ];
    const failures = await check(rows);
    expect(failures.filter(({ reason }) => reason === 'item-output-is-source')).toMatchObject([
      { id: 'i2', column: 'output', path: 's', at: { line: 3 }, holds: { path: 'S/0/x', at: { line: 2 } } },
      { id: 'i3', column: 'output', path: 's/1', at: { line: 4 }, holds: { path: 's/1/x', at: { line: 3 } } },
    ]);
    expect(
      await check([
        ['s/0', 's.md', 's/0.json'],
        ['.', 'o2', 'q2'],
      ]),
    ).toEqual([]);
  });

  test("Muster's own files, and folders that hold them", async () => {
    const reserved = new Map([
      ['cfg/muster.yml', 'cfg/muster.yml'],
      ['_batches', '_batches'],
    ]);
    const rows: Row[] = [
      ['s', 'cfg', 'q1'],
      ['s', 'CFG/muster.yml', '_batches/a/b'],
      ['s', '_batches', '_batches.txt'],
    ];
    const failures = await check(rows, { reserved });
    expect(failures.filter(({ reason }) => reason === 'item-path-reserved')).toHaveLength(4);
  });

  test.each(['.git', '.git/hooks/pre-commit', 'sub/.GIT/config'])("git's %s", async (path) => {
    expect(await check([['s', path, 'q']])).toMatchObject([{ reason: 'item-path-reserved', owner: '.git' }]);
  });

  test("git's own folder in a folder of which other files are known", async () => {
    const rows: Row[] = [
      ['s', 'sub/a', 'q1'],
      ['s', 'sub/b', 'q2'],
      ['s', 'sub/.git', 'q3'],
    ];
    expect(await check(rows)).toMatchObject([{ reason: 'item-path-reserved', id: 'i3', owner: '.git' }]);
  });

  test('names that only look like those are fine', async () => {
    expect(
      await check([
        ['s', '.gitignore', 'my.git/x'],
        ['s', 'a.git', 'git/x'],
      ]),
    ).toEqual([]);
  });

  test('the same file under a symlinked folder', async () => {
    const realFolder = (folder: string) => (folder === 'link' ? 'out' : folder);
    expect(
      await check(
        [
          ['s', 'out/a', 'q1'],
          ['s', 'link/a', 'q2'],
        ],
        { realFolder },
      ),
    ).toMatchObject([{ reason: 'item-paths-collide', how: 'same' }]);
  });
});

describe('on disk', () => {
  let dir = '';
  beforeEach(() => {
    dir = realpathSync(mkdtempSync(join(tmpdir(), 'muster-items-')));
    mkdirSync(join(dir, 'work/out'), { recursive: true });
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  const read = (rows: readonly Row[], reserved: readonly string[] = []) => {
    const itemsPath = join(dir, 'work/items.tsv');
    writeFileSync(itemsPath, tsv(rows));
    return readItems({ itemsPath, workdir: join(dir, 'work'), isQcRequired: true, reserved });
  };
  const escapes = (column: string) => ({
    ok: false,
    failures: [{ reason: 'item-path-escapes', how: 'symlink', column }],
  });

  test('a folder that is a symlink out of the work dir is refused, at any depth', async () => {
    mkdirSync(join(dir, 'outside'));
    symlinkSync('../../outside', join(dir, 'work/out/link'));
    expect(await read([['s', 'out/link/deep/x', 'q']])).toMatchObject(escapes('output'));
  });

  test('a file that is a symlink out of the work dir is refused, as a source too', async () => {
    symlinkSync('/etc/hostname', join(dir, 'work/s'));
    expect(await read([['s', 'out/x', 'q']])).toMatchObject(escapes('source'));
  });

  test('a symlink to nothing is refused: it could come to lead anywhere', async () => {
    symlinkSync('nowhere', join(dir, 'work/out/x'));
    expect(await read([['s', 'out/x', 'q']])).toMatchObject(escapes('output'));
  });

  test('one symlink among many files of a folder is found', async () => {
    symlinkSync('/etc/hostname', join(dir, 'work/out/77'));
    const rows = Array.from({ length: 200 }, (_, index): Row => ['s', `out/${index}`, `q/${index}`]);
    expect(await read(rows)).toMatchObject(escapes('output'));
  });

  test('symlinks that stay inside are fine', async () => {
    writeFileSync(join(dir, 'work/real.txt'), '');
    symlinkSync('real.txt', join(dir, 'work/s'));
    symlinkSync('out', join(dir, 'work/alias'));
    expect(await read([['s', 'alias/x', 'q']])).toMatchObject({ ok: true });
  });

  test('the items file itself, and what else was named, is reserved', async () => {
    const result = await read([['s', 'items.tsv', 'sub/plan']], [join(dir, 'work/sub')]);
    expect(result).toMatchObject({
      ok: false,
      failures: [
        { reason: 'item-path-reserved', column: 'qc' },
        { reason: 'item-path-reserved', column: 'output' },
      ],
    });
  });

  test('a missing file is a failure that names it', async () => {
    const result = await readItems({
      itemsPath: join(dir, 'no.tsv'),
      workdir: dir,
      isQcRequired: true,
      reserved: [],
    });
    expect(result).toEqual({
      ok: false,
      failures: [{ reason: 'file-missing', at: { file: join(dir, 'no.tsv') }, role: 'items' }],
    });
  });
});
