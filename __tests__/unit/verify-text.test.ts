import { describe, expect, test } from '@jest/globals';
import { isBlankText } from '../../src/core/verify/blank-text.ts';
import { placeOf } from '../../src/core/text-place.ts';
import { clipText } from '../../src/core/verify/clip-text.ts';
import { problemAdvice, problemLine, problemText, pythonRepr } from '../../src/present/problem-text.ts';
import { safeText } from '../../src/present/safe-text.ts';

describe('isBlankText', () => {
  test.each(['', ' \n\t\r\v\f', '\u001c\u001d\u001e\u001f', '\u0085\u00a0', '\u3000\u2003\u2028'])(
    'calls %j blank, as str.strip() does',
    (text) => expect(isBlankText(text)).toBe(true),
  );
  test.each([
    ['NULs, as a crashed write leaves them', '\0'.repeat(4096)],
    ['controls', '\u0007\u001b\u007f\u009b'],
    ['a byte order mark', '\ufeff\n'],
    ['format characters', '\u200b\u200d\u2060\u00ad\u202e\u{e0041}'],
    ['fillers', '\u115f\u1160\u3164\uffa0\u034f\u180e'],
    ['variation selectors', '\ufe0f\u{e0100}'],
    ['empty Braille patterns', '\u2800'],
  ])('calls %s blank', (_what, text) => expect(isBlankText(text)).toBe(true));
  test.each([' . ', '\0\0x', '\ufeff\u200bé', '\u3164日', '\u2801', '\u{1f389}\ufe0f', '\ufffd'])(
    'calls %j content',
    (text) => expect(isBlankText(text)).toBe(false),
  );
});

describe('placeOf', () => {
  test('counts lines by LF and columns in UTF-16 units, up to the end of the text', () => {
    const text = 'a\r\n🎉b\n';
    expect(placeOf(text, 0)).toEqual({ line: 1, column: 1 });
    expect(placeOf(text, 1)).toEqual({ line: 1, column: 2 });
    expect(placeOf(text, text.indexOf('b'))).toEqual({ line: 2, column: 3 });
    expect(placeOf(text, text.length)).toEqual({ line: 3, column: 1 });
  });
});

test('clipText cuts between characters, not inside one', () => {
  expect(clipText('ab🎉cd', 3)).toBe('ab…');
  expect(clipText('ab', 3)).toBe('ab');
});

describe('pythonRepr', () => {
  test.each([
    ['TODO', "'TODO'"],
    ["it's", `"it's"`],
    [`'"`, `'\\'"'`],
    ['\\d+', "'\\\\d+'"],
    ['é日🎉', "'é日🎉'"],
    ['a\n\t\u001b\u0085', "'a\\n\\t\\x1b\\x85'"],
    ['\u2028\u00a0\u200b', "'\\u2028\\xa0\\u200b'"],
  ])('writes %j as Python does', (text, repr) => expect(pythonRepr(text)).toBe(repr));
});

describe('safeText', () => {
  test('leaves nothing that moves a cursor, turns text around or starts a line', () => {
    expect(safeText('a\u001b[2Jb\r\nc\u202ed\u0007\u2028e')).toBe('a\\x1b[2Jb\\r\\nc\\u202ed\\x07\\u2028e');
  });
  test('leaves nothing that a CI log obeys in the middle of a line', () => {
    expect(safeText('x ##[error]y')).not.toContain('##[');
  });
  test('leaves readable text alone, joined emoji too', () => {
    const text = "outputs/日本 é👩‍👧 'x' \\ a.md";
    expect(safeText(text)).toBe(text);
  });
});

describe('problem text', () => {
  const at = { item: 't', path: 'outputs/t.md' };
  test('has the words of the seed tool, with the place where one is known', () => {
    expect(problemText({ ...at, reason: 'output-missing' })).toBe('missing output: outputs/t.md');
    expect(problemText({ ...at, reason: 'forbidden-pattern', pattern: 'TODO', line: 3, column: 7 })).toBe(
      "forbidden pattern 'TODO' in outputs/t.md:3:7",
    );
    expect(problemText({ ...at, reason: 'qc-not-passed' })).toBe(
      'qc json must be an object with pass=true: outputs/t.md',
    );
    expect(problemText({ ...at, reason: 'qc-invalid-json', error: 'bad', line: 1, column: 2 })).toBe(
      'invalid qc json: outputs/t.md:1:2: bad',
    );
  });
  test('names the item in the line of the command', () => {
    expect(problemLine({ ...at, reason: 'output-empty' })).toBe('empty output: outputs/t.md (item t)');
  });
  test('stays one line whatever the path, the pattern and the item hold', () => {
    const evil = 'a\n::error::b\u001b[31m';
    const line = problemLine({ item: evil, path: evil, reason: 'forbidden-pattern', pattern: evil });
    // oxlint-disable-next-line no-control-regex
    expect(line).not.toMatch(/[\u0000-\u001f]/);
  });
  test('says where a link led, and whose file that is', () => {
    const link = { ...at, reason: 'output-is-link', target: 's/0' } as const;
    expect(problemText({ ...link, role: 'source', of: 'a\u009b' })).toBe(
      'linked output: outputs/t.md is a link to s/0, the source of item a\\x9b',
    );
    expect(problemText({ ...link, role: 'qc', of: 't', reason: 'qc-is-link' })).toBe(
      'linked qc json: outputs/t.md is a link to s/0, its own qc json',
    );
  });
  test('counts the mismatches that are not listed', () => {
    expect(
      problemText({ ...at, reason: 'output-schema', pointer: '/a/0', expected: 'must be string', more: 7 }),
    ).toBe('output does not match its schema: outputs/t.md: /a/0 must be string (and 7 more in this file)');
  });
  test('comes with a remedy where the problem does not say it all', () => {
    const late = { ...at, reason: 'output-not-newer' } as const;
    expect(problemAdvice(late)).toMatch(/^output not newer than its attempt: \S+\n.*run the shard again/);
    const missing = { ...at, reason: 'output-missing' } as const;
    expect(problemAdvice(missing)).toBe(problemText(missing));
  });
});
