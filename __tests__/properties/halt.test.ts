// Halt rules by percentage, against whole numbers: floating point must not shift the shard at which a run ends.
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isHaltReached, parseHalt } from '../../src/core/loop/halt.ts';

test('a percentage is reached at exactly the first shard that makes it up', () => {
  const cases = fc.record({
    thousandths: fc.integer({ min: 1, max: 100_000 }),
    total: fc.integer({ min: 1, max: 100_000 }),
  });
  fc.assert(
    fc.property(cases, ({ thousandths, total }) => {
      const rule = parseHalt(`soon,fail=${thousandths / 1000}%`);
      if (rule === undefined || rule === 'never') throw new Error('not a rule');
      const due = Number((BigInt(thousandths) * BigInt(total) + 99_999n) / 100_000n);
      expect(isHaltReached(rule, { total, failed: due, passed: 0 })).toBe(true);
      expect(isHaltReached(rule, { total, failed: due - 1, passed: 0 })).toBe(false);
    }),
  );
});

test('29 of 100 are 29 %, and so is every other whole percentage', () => {
  for (let percent = 1; percent <= 100; percent++) {
    const rule = { when: 'soon', why: 'fail', threshold: percent, isPercent: true } as const;
    expect(
      [percent - 1, percent].map((failed) => isHaltReached(rule, { total: 100, failed, passed: 0 })),
    ).toEqual([false, true]);
  }
});
