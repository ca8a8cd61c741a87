// The seal of a plan artifact: all of it, and nothing but it.
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sealDigestOf } from '../../src/core/groups/plan-seal.ts';

const file = fc.record({
  path: fc.string({ minLength: 1 }),
  bytes: fc.uint8Array({ maxLength: 8 }),
});
const files = fc.uniqueArray(file, { selector: ({ path }) => path, minLength: 1, maxLength: 6 });

test('the order of files makes no difference to a seal', () => {
  fc.assert(
    fc.property(files, (list) => {
      const seal = sealDigestOf(list);
      expect(seal).toMatch(/^[0-9a-f]{64}$/);
      expect(sealDigestOf(list.toReversed())).toBe(seal);
    }),
  );
});

test('a file more, a file less, another byte or another path is another seal', () => {
  fc.assert(
    fc.property(files, file, (list, more) => {
      fc.pre(list.every(({ path }) => path !== more.path));
      const [first, ...others] = list;
      if (first === undefined) throw new Error('no file');
      const changed = [
        [...list, more],
        others,
        [{ ...first, bytes: Buffer.concat([first.bytes, Buffer.from('x')]) }, ...others],
        [{ ...first, path: more.path }, ...others],
      ];
      const seals = new Set([list, ...changed].map(sealDigestOf));
      expect(seals.size).toBe(5);
    }),
  );
});

test('a path can not pass for two files', () => {
  const bytes = Buffer.from('');
  const line = (path: string) =>
    `["${path}","e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"]`;
  const two = sealDigestOf([
    { path: 'a', bytes },
    { path: 'b', bytes },
  ]);
  expect(sealDigestOf([{ path: `a",""]\n${line('b')}`, bytes }])).not.toBe(two);
});
