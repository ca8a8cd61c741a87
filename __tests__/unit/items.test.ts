import { describe, expect, test } from '@jest/globals';
import type { Item } from '../../src/core/batch/item.ts';
import { parseItems } from '../../src/core/batch/parse-items.ts';
import type { Failure } from '../../src/core/failure.ts';

const header = 'item_id\tsource\toutput\tqc\tnotes';

async function parse(text: string | Uint8Array, isQcRequired = true) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return parseItems(bytes, 'items.tsv', { isQcRequired });
}

/** As plain objects: the cells of an item may be getters. */
async function itemsOf(text: string): Promise<Item[]> {
  const result = await parse(text);
  if (!result.ok) throw new Error(JSON.stringify(result.failures));
  return result.value.items.map(({ id, source, output, qc, notes, line, extra }) => ({
    id,
    source,
    output,
    qc,
    notes,
    line,
    ...(extra !== undefined && { extra }),
  }));
}

async function failuresOf(text: string | Uint8Array, isQcRequired = true): Promise<readonly Failure[]> {
  const result = await parse(text, isQcRequired);
  return result.ok ? [] : result.failures;
}

describe('what is read', () => {
  test('a row becomes an item with the line on which it starts', async () => {
    expect(await itemsOf(`${header}\na\ti/a\to/a\tq/a\tnote\n`)).toEqual([
      { id: 'a', source: 'i/a', output: 'o/a', qc: 'q/a', notes: 'note', line: 2 },
    ]);
  });

  test.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['CR', '\r'],
  ])('%s ends a row, and blank lines are skipped', async (_name, end) => {
    const items = await itemsOf(['', header, '', 'a\ts\to1\tq1\tn', '', 'b\ts\to2\tq2\tn'].join(end));
    expect(items.map(({ id, line, notes }) => [id, line, notes])).toEqual([
      ['a', 4, 'n'],
      ['b', 6, 'n'],
    ]);
  });

  test('a byte order mark is taken off', async () => {
    expect(await itemsOf(`\uFEFF${header}\na\ts\to\tq\tn\n`)).toHaveLength(1);
  });

  test('columns may come in any order, notes may be missing, further columns are kept by name', async () => {
    const [item] = await itemsOf('lang\tqc\toutput\titem_id\tsource\nde\tq\to\ta\ts\n');
    expect(item).toEqual({
      id: 'a',
      source: 's',
      output: 'o',
      qc: 'q',
      notes: '',
      line: 2,
      extra: { lang: 'de' },
    });
  });

  test('a column named like a part of every object is an ordinary column', async () => {
    const [item] = await itemsOf('item_id\tsource\toutput\tqc\t__proto__\na\ts\to\tq\tx\n');
    expect(Object.keys(item?.extra ?? {})).toEqual(['__proto__']);
  });

  test('cells that are missing at the end of a row are empty', async () => {
    const [item] = await itemsOf(`${header}\na\ts\to\tq\n`);
    expect(item?.notes).toBe('');
  });

  test('empty columns that a spreadsheet left at the end are no columns', async () => {
    const [item] = await itemsOf(`${header}\t\t\na\ts\to\tq\tn\t\t\n`);
    expect(item).toEqual({ id: 'a', source: 's', output: 'o', qc: 'q', notes: 'n', line: 2 });
  });

  test('a quoted cell may hold tabs, line ends and doubled quotes', async () => {
    const items = await itemsOf(`${header}\na\ts\to1\tq1\t"x\ty\n""z"""\nb\ts\to2\tq2\tn\n`);
    expect(items.map(({ id, notes, line }) => [id, notes, line])).toEqual([
      ['a', 'x\ty\n"z"', 2],
      ['b', 'n', 4],
    ]);
  });

  test('a quote inside a cell that does not start with one is literal', async () => {
    const [item] = await itemsOf(`${header}\na\ts\to\tq\tsay "hi"\n`);
    expect(item?.notes).toBe('say "hi"');
  });

  test('the same literal quote stays literal in a file that also has quoted cells', async () => {
    const items = await itemsOf(`${header}\n"a"\ts\to\tq\tsay "hi"\n`);
    expect(items.map(({ id, notes }) => [id, notes])).toEqual([['a', 'say "hi"']]);
  });
});

describe('what is refused', () => {
  test('a quote that is never closed is an error on the line where it starts, and no row is lost silently', async () => {
    const rows = `a\ts\to1\tq1\t"starts a note\nb\ts\to2\tq2\tn\nc\ts\to3\tq3\tn\n`;
    expect(await failuresOf(`${header}\n${rows}`)).toEqual([
      { reason: 'items-quote-open', at: { file: 'items.tsv', line: 2, column: 11 } },
    ]);
  });

  test('two stray quotes that would swallow the rows between them are an error', async () => {
    const rows = `a\ts\to1\tq1\t"quote\nb\ts\to2\tq2\tn\nc\ts\to3\tq3\tend"\n`;
    expect(await failuresOf(`${header}\n${rows}`)).toEqual([
      { reason: 'items-rows-swallowed', at: { file: 'items.tsv', line: 2, column: 11 }, rows: 2 },
    ]);
  });

  test('text after a closing quote is an error', async () => {
    expect(await failuresOf(`${header}\na\ts\to\tq\t"x" y\n`)).toEqual([
      { reason: 'items-quote-misplaced', at: { file: 'items.tsv', line: 2, column: 11 }, text: ' y' },
    ]);
  });

  test('a byte that is not UTF-8 is named by line and column', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${header}\nä\ts`),
      Buffer.from([0xe9]),
      Buffer.from('\to\tq\tn\n'),
    ]);
    expect(await failuresOf(bytes)).toEqual([
      { reason: 'not-utf8', at: { file: 'items.tsv', line: 2, column: 4 }, role: 'items' },
    ]);
  });

  test('a header without required columns names all that are missing', async () => {
    expect(await failuresOf('item_id\tnotes\na\tn\n')).toMatchObject([
      { reason: 'items-columns-missing', columns: ['source', 'output', 'qc'], found: ['item_id', 'notes'] },
    ]);
    expect(await failuresOf('')).toMatchObject([
      { reason: 'items-columns-missing', columns: ['item_id', 'source', 'output', 'qc'] },
    ]);
  });

  test('a column that comes twice is refused, since one of the two would be lost', async () => {
    expect(await failuresOf('item_id\tsource\toutput\tqc\tqc\na\ts\to\tq\tr\n')).toEqual([
      { reason: 'items-column-twice', at: { file: 'items.tsv', line: 1, column: 26 }, column: 'qc' },
    ]);
  });

  test('a header alone holds no items', async () => {
    expect(await failuresOf(`${header}\n`)).toMatchObject([{ reason: 'items-empty' }]);
  });

  test('every problem of a file is told at once, each with its place', async () => {
    const rows = ['a\ts\to1\tq1\tn', 'a\ts\t\tq2\tn', '  \ts\to3\t\tn', 'b\x07\ts\to4\tq4\tn\tsurplus'];
    expect(await failuresOf(`${header}\n${rows.join('\n')}\n`)).toMatchObject([
      { reason: 'item-id-duplicate', id: 'a', at: { line: 3, column: 1 }, first: { line: 2, column: 1 } },
      { reason: 'item-path-empty', column: 'output', at: { line: 3, column: 5 } },
      { reason: 'item-id-empty', at: { line: 4, column: 1 } },
      { reason: 'item-path-empty', column: 'qc', at: { line: 4, column: 9 } },
      { reason: 'items-row-too-long', cells: 6, columns: 5, at: { line: 5, column: 14 } },
      { reason: 'items-control-character', column: 'item_id', at: { line: 5, column: 1 } },
    ]);
  });

  test('a line end inside a quoted path is a control character', async () => {
    expect(await failuresOf(`${header}\na\ts\t"o\nx"\tq\tn\n`)).toMatchObject([
      { reason: 'items-control-character', column: 'output', at: { line: 2, column: 5 } },
    ]);
  });

  test('qc may be empty only where QC is switched off', async () => {
    const text = `${header}\na\ts\to\t\tn\n`;
    expect(await failuresOf(text, false)).toEqual([]);
    expect(await failuresOf(text, true)).toMatchObject([{ reason: 'item-path-empty', column: 'qc' }]);
  });
});
