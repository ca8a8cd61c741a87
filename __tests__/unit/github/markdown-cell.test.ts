import { expect, test } from '@jest/globals';
import { markdownCode, markdownText } from '../../../src/github/markdown-cell.ts';

test.each([
  ['HTML', '<img src=x onerror=alert(1)>', /</],
  ['a mention', 'hi @octocat', /@/],
  ['a reference', 'fixes #12', / #12/],
  ['a table cell', 'a | b', /\|/],
  ['a link', '[x](http://evil)', /\[|\]|:\/\//],
  ['a bare address', 'www.evil.com', /www\./],
  ['code', '`x`', /`/],
  ['emphasis', '*a* _b_ ~c~', /\*|_|~/],
  ['a command', '::set-output name=x::y', /::/],
  ['a row of its own', 'a\n| b |\r\n# c', /[\n\r|]/],
  ['math', '$x$', /\$/],
  ['an entity', '&lt;', /&lt;/],
  ['text that runs backwards', 'a\u202eb', /\u202e/],
])('%s gets through as text only', (_name, text, forbidden) => {
  expect(markdownText(text)).not.toMatch(forbidden);
});

test('ids, paths and messages stay readable in the source', () => {
  expect(markdownText('shard_001: 2 problems in out/ä b.md (attempt 1)')).toBe(
    'shard_001: 2 problems in out/ä b.md (attempt 1)',
  );
  expect(markdownCode('a<b')).toBe('<code>a&#60;b</code>');
  expect(markdownCode('')).toBe('');
});

test('a long text is cut between characters, never within', () => {
  expect(markdownText('😀'.repeat(300), 3)).toBe('😀😀…');
  expect(markdownText('abc', 3)).toBe('abc');
  expect(markdownText(`${'x'.repeat(799)}😀😀`, 1000)).toMatch(/😀😀$/);
});

test('half of a surrogate pair becomes a replacement character', () => {
  expect(markdownText('a\ud800b').isWellFormed()).toBe(true);
});
