import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isDistinct } from '../../src/core/verify/distinct-values.ts';
import { scanJson } from '../../src/core/verify/json-scan.ts';
import { placeOf } from '../../src/core/text-place.ts';
import { translatePattern } from '../../src/core/verify/python-pattern.ts';
import { compilePatterns } from '../../src/core/verify/patterns.ts';
import { safeText } from '../../src/present/safe-text.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** JSON texts with one character taken out, put in or replaced: near misses are where parsers differ. */
const nearJson = fc
  .tuple(
    fc.json(),
    fc.nat(),
    fc.constantFrom('', ',', '"', '0', '.', '-', 'e', '\\', '{', ']', ' ', '\n', 'u', ':'),
    fc.boolean(),
  )
  .map(([text, at, insert, isReplaced]) => {
    const index = at % (text.length + 1);
    return text.slice(0, index) + insert + text.slice(index + (isReplaced ? 1 : 0));
  });

describe('scanJson', () => {
  test('accepts exactly what JSON.parse accepts', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          nearJson,
          fc.string({ unit: fc.constantFrom(...Array.from('[]{}",:0-1.eE+tfn \\u')) }),
        ),
        (text) => {
          expect(scanJson(text, 1000).error === undefined).toBe(isJson(text));
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('finds the text of a value where it stands', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), fc.nat(), (object, pick) => {
        const keys = Object.keys(object);
        const key = keys[pick % keys.length] ?? '';
        const pointer = `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
        const text = JSON.stringify(object, null, 1);
        const offset = scanJson(text, 1000, [pointer]).places.get(pointer) ?? -1;
        const value = JSON.stringify(object[key], null, 1).split('\n')[0] ?? '';
        expect(text.slice(offset)).toMatch(value.slice(0, 1));
        expect(text.startsWith(value, offset)).toBe(true);
      }),
    );
  });
});

test('placeOf agrees with splitting into lines', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', '\n', '\r', '🎉') }), fc.nat(), (text, at) => {
      const offset = at % (text.length + 1);
      const lines = text.slice(0, offset).split('\n');
      expect(placeOf(text, offset)).toEqual({ line: lines.length, column: (lines.at(-1) ?? '').length + 1 });
    }),
  );
});

test('isDistinct agrees with comparing each value with each other', () => {
  const value = fc.jsonValue({ maxDepth: 2 });
  fc.assert(
    fc.property(fc.array(fc.oneof(value, fc.constantFrom(0, -0, '0', null, [], {}))), (values) => {
      // Through JSON, as values come here; equality of JSON texts with sorted keys is checked structurally by jest.
      const parsed = JSON.parse(JSON.stringify(values)) as unknown[];
      const isEqual = (a: unknown, b: unknown): boolean => {
        try {
          expect(a).toEqual(b);
          return true;
        } catch {
          return false;
        }
      };
      const hasTwins = parsed.some((a, i) => parsed.some((b, j) => i < j && isEqual(a, b)));
      expect(isDistinct(parsed)).toBe(!hasTwins);
    }),
  );
});

test('a pattern of escaped text finds that text, first place first', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ minLength: 1 }), fc.string(), fc.string(), async (needle, before, after) => {
      const pattern = needle.replaceAll(/[\\.+*?()|[\]{}^$]/g, '\\$&');
      expect(translatePattern(pattern)).toEqual({ kind: 'literal', text: needle });
      const text = before + needle + after;
      for (const source of [pattern, `(?:${pattern})`]) {
        const compiled = await compilePatterns([source]);
        expect(compiled.ok && compiled.value[0]?.find(text)).toBe(text.indexOf(needle));
      }
    }),
  );
});

test('safeText leaves one line without control characters and changes nothing twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const safe = safeText(text);
      expect(safe).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|##\[/u);
      expect(safeText(safe)).toBe(safe);
    }),
  );
});
