import { describe, expect, test } from '@jest/globals';
import { isDistinct } from '../../src/core/verify/distinct-values.ts';
import { maxJsonDepth, parseJsonText, placesInJson } from '../../src/core/verify/json-text.ts';

describe('parseJsonText', () => {
  test.each([
    ['{"pass": NaN}', 'NaN is not a JSON value', 1, 10],
    ['{"pass": true,}', 'expected a key in double quotes, found "}"', 1, 15],
    ['{\n  "a": 1\n  "b": 2\n}', 'expected "," or "}", found "\\""', 3, 3],
    ['', 'expected a value, the text ends', 1, 1],
    ['[1, 2', 'expected "," or "]", the text ends', 1, 6],
    ["{'a': 1}", 'expected a key in double quotes, found "\'"', 1, 2],
    ['{"a" 1}', 'expected ":" after a key, found "1"', 1, 6],
    ['"a\nb"', 'a control character in a string must be escaped', 1, 3],
    ['"a\\x41"', 'a string holds an escape that JSON does not know', 1, 3],
    ['"abc', 'a string is not closed', 1, 1],
    ['01', 'a number starts with a needless 0', 1, 1],
    ['1.', 'expected a digit, the text ends', 1, 3],
    ['true false', 'expected the end after the value, found "f"', 1, 6],
    ['\ufeff{}', 'the file starts with a byte order mark, which JSON does not allow', 1, 1],
  ])('says what is wrong with %j and where', (text, error, line, column) => {
    expect(parseJsonText(text)).toEqual({ ok: false, error, line, column });
  });

  test.each([
    ['{"pass": false,\n "pass": true}', 'pass', 2, 2],
    ['{"a": {"x": 1, "\\u0078": 2}}', 'x', 1, 16],
    ['[{"a": 1}, {"a": 1, "b" : "c: d", "b": {}}]', 'b', 1, 35],
    ['{"__proto__": 1, "__proto__": 2}', '__proto__', 1, 18],
    ['{"": 1, "": 2}', '', 1, 9],
    [`{"k": 1, "k": 2${' '.repeat(5000)}}`, 'k', 1, 10],
    [`{"${'k'.repeat(5000)}": 1, "${'k'.repeat(5000)}": 2}`, `${'k'.repeat(60)}…`, 1, 5009],
  ])('refuses a repeated key in %.60j and names its second place', (text, key, line, column) => {
    const error = `the key ${JSON.stringify(key)} is there twice`;
    expect(parseJsonText(text)).toEqual({ ok: false, error, line, column });
  });

  test.each([
    '{"a": {"x": 1}, "b": {"x": 1}}',
    '[{"a": 1}, {"a": 1}]',
    '{"a": "b\\": 1, \\"a\\": 2", "b": ":"}',
    '{"__proto__": {"__proto__": 1}}',
  ])('takes %s, where no object has a key twice', (text) => {
    expect(parseJsonText(text)).toEqual({ ok: true, value: JSON.parse(text) });
  });

  test('takes an integer of 5,000 digits', () => {
    expect(parseJsonText(`{"n": ${'9'.repeat(5000)}}`)).toMatchObject({ ok: true });
  });

  test.each([
    ['arrays', '['],
    ['objects', '{"a":'],
  ])('refuses 100,000 nested %s, closed or not, and names the place', (_, opening) => {
    const closing = opening === '[' ? ']' : '}';
    for (const text of [opening.repeat(100_000), `${opening.repeat(100_000)}1${closing.repeat(100_000)}`]) {
      expect(parseJsonText(text)).toEqual({
        ok: false,
        error: `values are nested more than ${maxJsonDepth} deep`,
        line: 1,
        column: opening.length * maxJsonDepth + 1,
      });
    }
  });

  test('accepts what is nested exactly to the limit', () => {
    expect(parseJsonText(`${'['.repeat(maxJsonDepth)}${']'.repeat(maxJsonDepth)}`)).toMatchObject({
      ok: true,
    });
  });
});

describe('placesInJson', () => {
  test('finds values by pointer, also under escaped keys and in arrays', () => {
    const text = '{\n "a/b": {"~": [10, [20, 30]]},\n "": null\n}';
    const places = placesInJson(text, ['/a~1b/~0/1/1', '/', '', '/missing', '/a~1b/~0/7']);
    expect([...places]).toEqual([
      ['', { line: 1, column: 1 }],
      ['/a~1b/~0/1/1', { line: 2, column: 25 }],
      ['/', { line: 3, column: 6 }],
    ]);
  });
});

describe('isDistinct', () => {
  test('compares values as JSON does: key order is nothing, type is everything', () => {
    expect(
      isDistinct([
        { a: 1, b: [2] },
        { b: [2], a: 1 },
      ]),
    ).toBe(false);
    expect(isDistinct([1, '1', true, 'true', null, 'null', [], {}, [1], { a: 1 }])).toBe(true);
    expect(isDistinct([0, -0])).toBe(false);
  });
});
