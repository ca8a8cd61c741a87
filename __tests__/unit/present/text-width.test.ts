import { describe, expect, test } from '@jest/globals';
import { fitText, padText, textWidth } from '../../../src/present/text-width.ts';

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
