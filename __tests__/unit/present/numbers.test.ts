import { expect, test } from '@jest/globals';
import { formatCost, formatCount, formatUsage } from '../../../src/present/numbers.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1k'],
  [40_123, '40.1k'],
  [999_949, '1000k'],
  [999_950, '1M'],
  [1_234_567, '1.2M'],
])('%d tokens are written %s', (value, text) => {
  expect(formatCount(value)).toBe(text);
});

test.each([
  [0, '$0.00'],
  [0.0042, '$0.0042'],
  [1.234, '$1.23'],
])('%d dollars are written %s', (value, text) => {
  expect(formatCost(value)).toBe(text);
});

test('what is unknown is left out and never written as 0', () => {
  expect(formatUsage({})).toBeUndefined();
  expect(formatUsage({ outputTokens: 5 })).toBe('5 tokens out');
  expect(formatUsage({ costUsd: 0.5 })).toBe('$0.50');
  expect(formatUsage({ inputTokens: 1000, cachedInputTokens: 0, outputTokens: 2, costUsd: 0 })).toBe(
    '1k tokens in (0 cached), 2 out, $0.00',
  );
});
