import { describe, expect, test } from '@jest/globals';
import { parseManifest, renderManifest } from '../../src/core/batch/manifest-codec.ts';
import { manifestColumns, type ManifestRow } from '../../src/core/batch/manifest-row.ts';
import { itemsOfRows, unplannedItems } from '../../src/core/batch/ranges.ts';
import type { Item } from '../../src/core/batch/item.ts';

const header = manifestColumns.join('\t');
const line = (shard: string, rest = '2\ta\tb\tpending\t_b/l.log\t\t0') =>
  `${shard}\t_b/${shard}.prompt.md\t${rest}`;
const parse = (...lines: string[]) => parseManifest(`${lines.join('\n')}\n`, 'm.tsv');

describe('reading', () => {
  test('a row is read with its numbers as numbers', () => {
    expect(parse(header, line('shard_001', '2\ta\tb\tfailed\t_b/l.log\t\t3'))).toEqual({
      ok: true,
      value: [
        {
          shardId: 'shard_001',
          promptPath: '_b/shard_001.prompt.md',
          itemCount: 2,
          firstItem: 'a',
          lastItem: 'b',
          status: 'failed',
          logPath: '_b/l.log',
          startedAt: '',
          attempt: 3,
        },
      ],
    });
  });

  test('CRLF, a byte order mark and blank lines are accepted', () => {
    const text = `\uFEFF${header}\r\n\r\n${line('shard_001')}\r\n`;
    expect(parseManifest(text, 'm.tsv')).toMatchObject({ ok: true, value: [{ attempt: 0 }] });
  });

  test('a manifest without rows is a failure, never "nothing to do"', () => {
    expect(parseManifest('', 'm.tsv')).toMatchObject({ ok: false, failures: [{ reason: 'manifest-empty' }] });
    expect(parse(header)).toMatchObject({ ok: false, failures: [{ reason: 'manifest-empty' }] });
  });

  test('a last row that was cut off is a failure with its line', () => {
    expect(parseManifest(`${header}\n${line('shard_001')}\nshard_002\t_b/sh`, 'm.tsv')).toEqual({
      ok: false,
      failures: [{ reason: 'manifest-row-cut', at: { file: 'm.tsv', line: 3 }, cells: 2, columns: 9 }],
    });
  });

  test('a further column is refused, since the next write would drop it', () => {
    expect(parse(`${header}\towner`, `${line('shard_001')}\tme`)).toMatchObject({
      ok: false,
      failures: [
        { reason: 'manifest-cell-invalid', column: 'owner', at: { line: 1, column: header.length + 2 } },
      ],
    });
  });

  test('all problems are told at once', () => {
    const rows = [
      line('shard_001', 'x\ta\tb\tDone\t../l.log\t\t-1'),
      line('shard_002'),
      line('shard_002'),
      line('../evil'),
      line('shard_004', '0\ta\tb\tpending\t/abs.log\t\t0'),
    ];
    const result = parse(header, ...rows);
    expect(
      result.ok
        ? []
        : result.failures.map((failure) => [failure.reason, 'at' in failure ? failure.at.line : 0]),
    ).toEqual([
      ['manifest-cell-invalid', 2],
      ['manifest-cell-invalid', 2],
      ['manifest-cell-invalid', 2],
      ['manifest-path-escapes', 2],
      ['manifest-shard-twice', 4],
      ['manifest-cell-invalid', 5],
      ['manifest-path-escapes', 5],
      ['manifest-cell-invalid', 6],
      ['manifest-path-escapes', 6],
    ]);
  });

  test('missing columns are named even when there is no row', () => {
    expect(parse('shard_id\tprompt_path')).toMatchObject({
      ok: false,
      failures: [{ reason: 'manifest-columns-missing', columns: manifestColumns.slice(2) }],
    });
  });
});

describe('writing', () => {
  test('a cell is quoted only where a reader would be misled', () => {
    const row: ManifestRow = {
      shardId: 'shard_001',
      promptPath: 'p',
      itemCount: 1,
      firstItem: 'say "hi"',
      lastItem: "it's",
      status: 'pending',
      logPath: 'l',
      startedAt: '',
      attempt: 0,
    };
    expect(renderManifest([row])).toBe(`${header}\nshard_001\tp\t1\t"say ""hi"""\tit's\tpending\tl\t\t0\n`);
  });
});

describe('ranges', () => {
  const itemOf = (id: string, index: number): Item => ({
    id,
    source: '',
    output: '',
    qc: '',
    notes: '',
    line: index + 2,
  });
  const items = ['a', 'b', 'c', 'd'].map(itemOf);
  const row = (shardId: string, firstItem: string, lastItem: string, itemCount: number): ManifestRow => ({
    shardId,
    promptPath: '',
    itemCount,
    firstItem,
    lastItem,
    status: 'pending',
    logPath: '',
    startedAt: '',
    attempt: 0,
  });
  const failuresOf = (...rows: ManifestRow[]) => {
    const result = itemsOfRows(rows, items, 'items.tsv');
    return result.ok ? [] : result.failures;
  };

  test('rows get their items in any order of rows', () => {
    const result = itemsOfRows([row('2', 'c', 'd', 2), row('1', 'a', 'b', 2)], items, 'items.tsv');
    expect(result.ok && [...result.value].map(([shard, of]) => [shard, of.map(({ id }) => id)])).toEqual([
      ['2', ['c', 'd']],
      ['1', ['a', 'b']],
    ]);
  });

  test('unknown ends, wrong order, wrong count and overlap are told apart', () => {
    expect(failuresOf(row('1', 'a', 'x', 2), row('2', 'b', 'a', 2), row('3', 'a', 'b', 3))).toMatchObject([
      { reason: 'range-unknown', shard: '1' },
      { reason: 'range-unknown', shard: '2' },
      { reason: 'range-count', shard: '3', manifest: 3, selected: 2 },
    ]);
    expect(failuresOf(row('1', 'a', 'c', 3), row('2', 'c', 'd', 2))).toEqual([
      { reason: 'range-overlap', shard: '2', other: '1', item: 'c', items: 'items.tsv' },
    ]);
  });

  test('each of many doubled rows is told of with the row that has its item', () => {
    const ids = Array.from({ length: 60_000 }, (_, n) => `i${n}`);
    const rows = [
      ...ids.map((id) => row(`one-${id}`, id, id, 1)),
      ...ids.map((id) => row(`two-${id}`, id, id, 1)),
    ];
    const result = itemsOfRows(rows, ids.map(itemOf), 'items.tsv');
    const overlaps = result.ok ? [] : result.failures;
    expect(overlaps.length).toBe(ids.length);
    expect(overlaps.at(-1)).toMatchObject({ shard: 'two-i59999', other: 'one-i59999', item: 'i59999' });
  });

  test('items outside all ranges are found', () => {
    expect(unplannedItems([row('1', 'b', 'c', 2)], items).map(({ id }) => id)).toEqual(['a', 'd']);
    expect(unplannedItems([row('1', 'a', 'd', 4)], items)).toEqual([]);
  });
});
