import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { areSame, asciiCodes, isBelow, isPlainName } from '../../src/core/batch/ascii-codes.ts';
import { ItemCells } from '../../src/core/batch/item-cells.ts';
import { placePlainRows } from '../../src/core/batch/items-plain.ts';
import { splitQuotedRows } from '../../src/core/batch/items-quoted.ts';
import { foldedPath, isPlainPath, normalPath, plainNameStart } from '../../src/core/batch/normal-path.ts';
import { decodeUtf8 } from '../../src/core/batch/utf8.ts';

type Rows = [cells: string[], line: number][];

const codesOf = (text: string) => asciiCodes(text, new TextEncoder().encode(text));

function plainRows(text: string): Rows | undefined {
  const placed = placePlainRows(codesOf(text));
  if (placed === undefined) return undefined;
  const cells = new ItemCells(text, codesOf(text), placed);
  return Array.from({ length: cells.count }, (_, row) => [
    Array.from({ length: cells.width(row) }, (__, cell) => cells.cell(row, cell)),
    cells.line(row),
  ]);
}

async function quotedRows(text: string): Promise<Rows> {
  const rows: Rows = [];
  expect(await splitQuotedRows(text, 'f', (cells, line) => rows.push([[...cells], line]))).toEqual([]);
  return rows;
}

const unquoted = fc.string({
  unit: fc.constantFrom('a', 'é', ' ', '\t', '\n', "'", '\\', '🎉'),
  maxLength: 40,
});

test('the plain split and csv-parse agree on every text without quotes', async () => {
  await fc.assert(
    fc.asyncProperty(unquoted, async (text) => {
      expect(plainRows(text)).toEqual(await quotedRows(text));
    }),
    { numRuns: 500 },
  );
});

test('a text has plain rows unless a cell starts with a quote, and they may be unsafe only with a control character', () => {
  const unit = fc.constantFrom(
    'a',
    'b',
    '~',
    ' ',
    '"',
    '\t',
    '\n',
    '\0',
    '\u007f',
    '\u0085',
    'é',
    '\u2027',
    '\u2028',
    '🎉',
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 30 }), (text) => {
      const placed = placePlainRows(codesOf(text));
      expect(placed === undefined).toBe(/(?:^|[\t\n])"/.test(text));
      // oxlint-disable-next-line no-control-regex
      const isUnsafe = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/.test(text);
      if (placed !== undefined) expect(placed.mayHoldUnsafe).toBe(isUnsafe);
    }),
    { numRuns: 1000 },
  );
});

test('cells beyond the end of a row are empty', () => {
  const placed = placePlainRows(codesOf('a\tb\nc\n'));
  if (placed === undefined) throw new Error('no plain rows');
  const cells = new ItemCells('a\tb\nc\n', codesOf('a\tb\nc\n'), placed);
  expect([cells.cell(0, 1), cells.cell(0, 2), cells.cell(1, 0), cells.cell(1, 1), cells.cell(1, 7)]).toEqual([
    'b',
    '',
    'c',
    '',
    '',
  ]);
});

test('texts are compared where they stand as strings are', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'B', '/', 'é', '\uffff', '🎉'), maxLength: 9 });
  const shared = fc.string({ unit: fc.constantFrom('a', 'b', 'é'), maxLength: 9 });
  fc.assert(
    fc.property(shared, text, text, (start, one, other) => {
      const [left, right] = [start + one, start + other];
      const codes = codesOf(left + right);
      const end = left.length + right.length;
      const below = isBelow(codes, 0, left.length, left.length, end);
      if (below !== undefined) expect(below).toBe(left < right);
      // oxlint-disable-next-line no-control-regex
      else expect(left + right).toMatch(/[^\u0000-\u007f]/);
      const isAscii = left.length + right.length === new TextEncoder().encode(left + right).length;
      if (isAscii && left.length === right.length)
        expect(areSame(codes, 0, left.length, left.length)).toBe(left === right);
    }),
    { numRuns: 2000 },
  );
});

test('quoted cells come back as they were, on the line where their row starts', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', '\n', ' ', 'é'), minLength: 1, maxLength: 8 });
  const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const lines: number[] = [];
      let text = '';
      for (const cells of rows) {
        lines.push(text.split('\n').length);
        text += `${cells.map((value) => `"${value.replaceAll('"', '""')}"`).join('\t')}\n`;
      }
      expect(await quotedRows(text)).toEqual(rows.map((cells, index) => [[...cells], lines[index]]));
    }),
    { numRuns: 300 },
  );
});

test('strict decoding agrees with the platform, and names the first bad byte', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 24 }), (bytes) => {
      const decoded = decodeUtf8(bytes, { keepBom: true });
      const lenient = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
      if (decoded.ok) expect(decoded.text).toBe(lenient);
      else {
        const line = lenient.split('\n')[decoded.line - 1] ?? '';
        expect(line[decoded.column - 1]).toBe('\uFFFD');
      }
    }),
    { numRuns: 1000 },
  );
});

const path = fc.string({ unit: fc.constantFrom('a', 'B', '.', '/', 'é', '-'), minLength: 1, maxLength: 12 });

test('a normal path is normal, and a plain path is its own folded form', () => {
  fc.assert(
    fc.property(path, (text) => {
      const normal = normalPath(text);
      if (normal.ok) expect(normalPath(normal.path)).toEqual(normal);
      if (isPlainPath(text)) expect([normal, foldedPath(text)]).toEqual([{ ok: true, path: text }, text]);
    }),
    { numRuns: 2000 },
  );
});

test('a path of which folder and name are plain is plain', () => {
  fc.assert(
    fc.property(path, path, (before, text) => {
      const start = plainNameStart(text);
      const name = text.lastIndexOf('/') + 1;
      expect(isPlainPath(text.slice(name))).toBe(start !== -1);
      if (start !== -1) expect(start).toBe(name);
      const [from, to] = [before.length, before.length + text.length];
      expect(plainNameStart(before + text, from, to)).toBe(start === -1 ? -1 : from + start);
    }),
    { numRuns: 2000 },
  );
});

test('a name that is looked at four characters at a time is plain if it is of more than two, and plain', () => {
  const unit = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom('a', 'z', '0', '.', '-', ' ', '~') },
    fc.constantFrom('A', 'Z', '@', '[', '/', '\u001f', '\u007f', 'é', '🎉'),
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 14 }), (name) => {
      const isPlain = name.length > 2 && !name.includes('/') && plainNameStart(name) === 0;
      expect(isPlainName(codesOf(`/${name}/`), 1, 1 + name.length)).toBe(isPlain);
    }),
    { numRuns: 2000 },
  );
});
