import { describe, expect, test } from '@jest/globals';
import { compilePatterns } from '../../src/core/verify/patterns.ts';
import { translatePattern } from '../../src/core/verify/python-pattern.ts';

async function find(pattern: string, text: string): Promise<number> {
  const compiled = await compilePatterns([pattern]);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.failures));
  return compiled.value[0]?.find(text) ?? Number.NaN;
}

// Offsets as Python 3.11's re.search gives them, in UTF-16 units.
const pythonTable: readonly (readonly [pattern: string, text: string, offset: number])[] = [
  ['TODO', 'xxTODOS', 2],
  ['TODO', 'todo', -1],
  ['a$', 'a\n', 0],
  ['a$', 'a\nb', -1],
  ['a$', 'a\r\n', -1],
  ['(?m)a$', 'b\na\nb', 2],
  ['^b', 'a\nb', -1],
  ['(?m)^b', 'a\nb', 2],
  ['(?m:^b$)', 'a\nb\nc', 2],
  ['a\\Z', 'a\n', -1],
  ['a.b', 'a\nb', -1],
  ['(?s)a.b', 'a\nb', 0],
  ['(?i)todo', 'é🎉 ToDo', 4],
  ['(?i:A)b', 'ab', 0],
  ['(?u)a', 'a', 0],
  ['\\d+', '٣', 0],
  ['\\w+', 'é', 0],
  ['\\W', 'é', -1],
  ['\\s', '\u001c', 0],
  ['\\s', '\u0085', 0],
  ['\\s', '\ufeff', -1],
  ['\\S', '\u00a0', -1],
  ['[^\\W\\d_]+', '1_é', 2],
  ['[\\s\\S]b', '\nb', 0],
  ['[]a]', ']', 0],
  ['[^]a]', ']a', -1],
  ['[[:a]', ':', 0],
  ['[\\b]', '\b', 0],
  ['x{,2}y', 'xxxy', 1],
  ['x{2,}', 'axx', 1],
  ['a{x}', 'a{x}', 0],
  ['\\u00e9', 'é', 0],
  ['\\xe9', 'é', 0],
  ['\\101', 'A', 0],
  ['\\0', 'a\u0000', 1],
  ['(?P<n>a)b', 'ab', 0],
  ['(?#why)a', 'a', 0],
  ['\\[x\\]', 'a [x]', 2],
  ['(a|b)*c$', 'abac\n', 0],
];

describe('forbidden patterns', () => {
  test.each(pythonTable)('find %j in %j where Python does', async (pattern, text, offset) => {
    expect(await find(pattern, text)).toBe(offset);
  });

  test.each([
    ['(?=a)', 'look-ahead (?='],
    ['(?!a)', 'negative look-ahead (?!'],
    ['(?<=a)b', 'look-behind (?<='],
    ['(?<!a)b', 'negative look-behind (?<!'],
    ['(a)\\1', 'a backreference \\1'],
    ['(?P<n>a)(?P=n)', 'a backreference (?P='],
    ['(?>a)', 'an atomic group (?>'],
    ['(?x)a', 'the flag (?x)'],
  ])('refuse %s, naming what RE2 can not do', async (pattern, reason) => {
    const compiled = await compilePatterns([pattern]);
    expect(compiled).toMatchObject({ ok: false, failures: [{ reason: 'pattern-invalid', pattern }] });
    expect(JSON.stringify(compiled)).toContain(JSON.stringify(reason).slice(1, -1));
  });

  test('report every bad pattern, not just the first', async () => {
    const compiled = await compilePatterns(['(', 'fine', '[', '(?=a)']);
    expect(
      compiled.ok ? [] : compiled.failures.map((failure) => 'pattern' in failure && failure.pattern),
    ).toEqual(['(', '[', '(?=a)']);
  });

  test('keep their order and drop repetitions', async () => {
    const compiled = await compilePatterns(['b', 'a', 'b']);
    expect(compiled.ok && compiled.value.map(({ source }) => source)).toEqual(['b', 'a']);
  });

  test('without metacharacters are plain searches', () => {
    expect(translatePattern('DO NOT COMMIT')).toEqual({ kind: 'literal', text: 'DO NOT COMMIT' });
    expect(translatePattern('\\[draft\\]\\.')).toEqual({ kind: 'literal', text: '[draft].' });
    expect(translatePattern('a.c').kind).toBe('regex');
  });

  test('that backtrack for years elsewhere answer on a text 10,000 times as long as what hangs Python', async () => {
    expect(await find('^(a+)+$', `${'a'.repeat(280_000)}!`)).toBe(-1);
  });
});
