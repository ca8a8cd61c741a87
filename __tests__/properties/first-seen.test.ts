import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openFirstSeen } from '../../src/core/batch/first-seen.ts';
import { parseItems } from '../../src/core/batch/parse-items.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '🎉', 'Z'), maxLength: 3 });
const texts = fc.array(text, { maxLength: 20 });

test('the first number of a text is found as a table would find it, in whatever order texts come', () => {
  const inSomeOrder = texts.chain((list) => fc.constantFrom(list, list.toSorted()));
  fc.assert(
    fc.property(inSomeOrder, text, (list, asked) => {
      const seen = openFirstSeen((number) => list[number] ?? '');
      const table = new Map<string, number>();
      for (const [number, one] of list.entries()) {
        expect(seen.add(one, number)).toBe(table.get(one));
        if (!table.has(one)) table.set(one, number);
      }
      expect([seen.get(asked), seen.any()]).toEqual([table.get(asked), list.length === 0 ? undefined : 0]);
    }),
    { numRuns: 1000 },
  );
});

test('items are the same whether their cells are quoted or not', async () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', '/', '.', ' '), maxLength: 4 });
  const tables = fc.array(fc.tuple(cell, cell, cell, cell, cell, cell), { minLength: 1, maxLength: 5 });
  const header = 'qc\titem_id\tlang\tsource\toutput\tnotes\n';
  const bytesOf = (rows: readonly string[][]) =>
    new TextEncoder().encode(header + rows.map((cells) => `${cells.join('\t')}\n`).join(''));
  const read = async (rows: readonly string[][]) => {
    const result = await parseItems(bytesOf(rows), 'f', { isQcRequired: true });
    if (!result.ok)
      return result.failures.map((failure) => ({ ...failure, at: undefined, first: undefined }));
    return result.value.items.map(({ id, source, output, qc, notes, line, extra }) => ({
      id,
      source,
      output,
      qc,
      notes,
      line,
      extra,
    }));
  };
  await fc.assert(
    fc.asyncProperty(tables, async (rows) => {
      const quoted = rows.map((cells) => cells.map((one) => `"${one}"`));
      expect(await read(rows)).toEqual(await read(quoted));
    }),
    { numRuns: 300 },
  );
});
