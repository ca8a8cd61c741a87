import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { placePlainRows } from '../../src/core/batch/items-plain.ts';
import { splitQuotedRows } from '../../src/core/batch/items-quoted.ts';
import { foldedPath, isPlainPath, normalPath, plainNameStart } from '../../src/core/batch/normal-path.ts';
import { decodeUtf8 } from '../../src/core/batch/utf8.ts';

type Rows = [cells: string[], line: number][];

function plainRows(text: string): Rows {
  const rows: Rows = [];
  placePlainRows(text, (starts, line) => {
    const ends = starts.slice(1).map((next) => next - 1);
    rows.push([ends.map((end, cell) => text.slice(starts[cell], end)), line]);
  });
  return rows;
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
    fc.property(path, (text) => {
      const start = plainNameStart(text);
      expect(isPlainPath(text.slice(text.lastIndexOf('/') + 1))).toBe(start !== -1);
      if (start !== -1) expect(start).toBe(text.lastIndexOf('/') + 1);
    }),
    { numRuns: 2000 },
  );
});
