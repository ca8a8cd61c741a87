import { expect, test } from '@jest/globals';
import { formatDuration, formatSeconds } from '../../../src/core/report/duration.ts';

test.each([
  [-5, '0.0 s'],
  [0, '0.0 s'],
  [449, '0.4 s'],
  [12_400, '12.4 s'],
  [59_949, '59.9 s'],
  [59_950, '1 m 00 s'],
  [134_000, '2 m 14 s'],
  [3_599_499, '59 m 59 s'],
  [3_599_500, '1 h 00 m'],
  [3_780_000, '1 h 03 m'],
  [86_399_000, '1 d 00 h'],
  [190_800_000, '2 d 05 h'],
])('%d ms are written %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test('what ticks is written in whole seconds and never runs ahead', () => {
  expect(formatSeconds(1999)).toBe('1 s');
  expect(formatSeconds(59_999)).toBe('59 s');
  expect(formatSeconds(60_000)).toBe('1 m 00 s');
});
