import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { asciiCodes } from '../../src/core/batch/ascii-codes.ts';
import { openFirstSeen } from '../../src/core/batch/first-seen.ts';
import { parseItems } from '../../src/core/batch/parse-items.ts';

const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '🎉', 'Z'), maxLength: 3 });
const texts = fc.array(text, { maxLength: 20 });

test('the first number of a text is found as a table would find it, in whatever order texts come', () => {
  const inSomeOrder = texts.chain((list) => fc.constantFrom(list, list.toSorted()));
  const isInPlace = fc.infiniteStream(fc.boolean());
  fc.assert(
    fc.property(inSomeOrder, text, isInPlace, (list, asked, stream) => {
      const whole = list.join('');
      const codes = asciiCodes(whole, new TextEncoder().encode(whole));
      const seen = openFirstSeen({
        count: list.length,
        textOf: (number) => list[number] ?? '',
        whole: { text: whole, codes },
      })();
      const table = new Map<string, number>();
      let from = 0;
      for (const [number, one] of list.entries()) {
        const to = from + one.length;
        const first = stream.next().value === true ? seen.addAt(number, from, to) : seen.add(number, one);
        expect(first).toBe(table.get(one));
        if (!table.has(one)) table.set(one, number);
        from = to;
      }
      expect([seen.get(asked), seen.any()]).toEqual([table.get(asked), list.length === 0 ? undefined : 0]);
    }),
    { numRuns: 1000 },
  );
});

test('several sets of the same texts know nothing of each other', () => {
  const list = ['a', 'b', 'a', 'b'];
  const newSet = openFirstSeen({
    count: list.length,
    textOf: (number) => list[number] ?? '',
    whole: { text: '', codes: asciiCodes('', new Uint8Array()) },
  });
  const [one, other] = [newSet(), newSet()];
  expect([one.add(0, 'a'), other.add(1, 'b'), one.add(3, 'b'), other.add(2, 'a')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect([one.get('a'), one.get('b'), other.get('a'), other.get('b')]).toEqual([0, 3, 2, 1]);
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
