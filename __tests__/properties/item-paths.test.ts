// Plain paths are judged where they stand in the text, others as strings: the rules must not tell the two apart.
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkItemPaths } from '../../src/core/batch/item-paths.ts';
import { parseItems } from '../../src/core/batch/parse-items.ts';

const folder = fc.constantFrom('', 'out/', 'out/', 'out/0/', 'out/1/', 'in/', 'Out/', 'link/', 'away/', 'é/');
const name = fc.oneof(
  fc.constantFrom(
    'a',
    'abcd',
    'abcde',
    'abce',
    'ABCD',
    'x.git',
    '.git',
    '..',
    '.',
    'out',
    'plan',
    'é',
    'e\u0301',
  ),
  fc.nat({ max: 30 }).map((number) => `item-${String(number).padStart(3, '0')}.md`),
);
const path = fc.tuple(folder, name).map((parts) => parts.join(''));
const rising = fc
  .array(fc.nat({ max: 200 }), { maxLength: 20 })
  .map((numbers) => numbers.toSorted((one, other) => one - other))
  .map((numbers) => numbers.map((number) => `out/${number % 3}/item-${String(number).padStart(4, '0')}.md`));
const rows = fc.oneof(
  fc.array(fc.tuple(path, path, path), { maxLength: 12 }),
  fc
    .tuple(rising, path)
    .map(([outputs, source]) =>
      outputs.map((output): [string, string, string] => [source, output, `${output}.json`]),
    ),
);

async function failuresOf(paths: readonly (readonly string[])[]) {
  const text = `item_id\tsource\toutput\tqc\n${paths.map((cells, index) => `i${index}\t${cells.join('\t')}\n`).join('')}`;
  const parsed = await parseItems(new TextEncoder().encode(text), 'f', { isQcRequired: true });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.failures));
  const failures = checkItemPaths(parsed.value, {
    realFolder: (real) => (real === 'away' ? undefined : real === 'link' ? 'out' : real),
    linksOut: (inFolder, names) => (inFolder === 'in' ? (names ?? []).filter((one) => one === 'abcd') : []),
    reserved: new Map([
      ['out/plan', 'plan'],
      ['plan', 'plan'],
    ]),
  });
  // Without what says how a path was written.
  return failures.map((failure) => ({
    ...failure,
    at: undefined,
    path: undefined,
    holds: failure.reason === 'item-output-is-source' && failure.holds !== undefined,
    other:
      failure.reason === 'item-paths-collide'
        ? { id: failure.other.id, column: failure.other.column }
        : undefined,
  }));
}

test('paths that are plain meet the same rules as the same paths spelled in a longer way', async () => {
  await fc.assert(
    fc.asyncProperty(rows, fc.infiniteStream(fc.boolean()), async (paths, isLonger) => {
      fc.pre(paths.length > 0);
      const longer = paths.map((cells) => cells.map((one) => `./${one}`));
      const mixed = paths.map((cells) =>
        cells.map((one) => (isLonger.next().value === true ? `.//${one}` : one)),
      );
      const expected = await failuresOf(longer);
      expect(await failuresOf(paths)).toEqual(expected);
      expect(await failuresOf(mixed)).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
});
