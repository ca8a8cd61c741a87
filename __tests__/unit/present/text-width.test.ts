import { describe, expect, test } from '@jest/globals';
import { fitText, hangText, padText, textWidth } from '../../../src/present/text-width.ts';

describe('columns that a text takes', () => {
  test.each([
    ['shard_001', 9],
    ['é', 1],
    ['e\u0301', 1],
    ['シャード', 8],
    ['漢字', 4],
    ['ｶﾞ', 2],
    ['ＡＢ', 4],
    ['✅', 2],
    ['👩‍👩‍👧', 2],
    ['', 0],
  ])('%s takes %d', (text, width) => {
    expect(textWidth(text)).toBe(width);
  });
});

test('a cut text ends in an ellipsis and never takes more than its columns', () => {
  expect(fitText('shard_001', 9)).toBe('shard_001');
  expect(fitText('shard_0012', 9)).toBe('shard_00…');
  expect(fitText('シャード', 6)).toBe('シャ…');
  for (let columns = 0; columns < 12; columns++)
    expect(textWidth(fitText('aシbャcーdド', columns))).toBeLessThanOrEqual(columns);
});

test('a wide character that would be cut in half is left out', () => {
  expect(fitText('漢字漢字', 4)).toBe('漢…');
});

test('padding fills to the column, on either side', () => {
  expect(padText('漢', 4)).toBe('漢  ');
  expect(padText('7', 3, 'right')).toBe('  7');
});

describe('a text that hangs below its beginning', () => {
  const text = 'run `muster plan --items FILE` first, or name the manifest';

  test('is broken at spaces, never inside of a command', () => {
    expect(hangText(text, 34, 4)).toBe('run `muster plan --items FILE`\n    first, or name the manifest');
    expect(hangText(text, 30, 8)).toBe(
      'run\n        `muster plan --items FILE`\n        first, or name the\n        manifest',
    );
  });

  test('knows where its first line begins', () => {
    expect(hangText('one two three four', 24, 2, 18)).toBe('one\n  two three four');
  });

  test('keeps its spaces as they are, but for those at a break', () => {
    const named = 'no file named "in/two  spaces.txt" is there  any more';
    expect(hangText(named, 40, 4)).toBe('no file named "in/two  spaces.txt"\n    is there  any more');
    expect(hangText(named, 26, 4, 0)).toBe('no file named "in/two\n    spaces.txt" is there\n    any more');
    expect(hangText('one `two` ` three four five', 24, 4)).toBe('one `two` ` three\n    four five');
  });

  test('is one line where there is no width', () => expect(hangText(text, Infinity, 4)).toBe(text));
});
