import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openPathBelow } from '../../src/engine/path-below.ts';

test('many paths from one folder are what each of them would be alone', () => {
  const part = fc.constantFrom('a', 'b', 'ab', '.', '..', '', 'a.md', '...');
  const path = fc.array(part, { maxLength: 5 }).map((parts) => parts.join('/'));
  const base = fc.constantFrom('', '.', '..', '/', '/root', 'sub/', '../x', './a/../b');
  fc.assert(
    fc.property(base, fc.array(path, { maxLength: 6 }), (from, paths) => {
      const joined = openPathBelow(from);
      expect(paths.map(joined)).toEqual(paths.map((one) => join(from, one)));
    }),
    { numRuns: 5000 },
  );
});
