import { describe, expect, test } from '@jest/globals';
import {
  canBeSatisfied,
  decideJoin,
  parseJoinPolicy,
  parseTolerance,
  toleratedCount,
  type MemberState,
} from '../../src/core/groups/join-policy.ts';

const verified = 'verified' as const;
const failed = 'failed' as const;
const open = 'open' as const;
const missing = 'missing' as const;
const decide = (
  text: string,
  members: readonly MemberState[],
  overrides: Partial<Parameters<typeof decideJoin>[0]> = {},
) => {
  const policy = parseJoinPolicy(text);
  if (policy === undefined) throw new Error(`not a policy: ${text}`);
  const { disposition, reason } = decideJoin({ policy, members, isFinal: true, ...overrides });
  return [disposition, reason];
};

describe('all_success', () => {
  test('is satisfied only when all passed', () => {
    expect(decide('all_success', [verified, verified])).toEqual(['satisfied', 'all-ended']);
    expect(decide('all_success', [verified, failed])).toEqual(['failed', 'can-not-be-reached']);
  });
  test('may lose as many as are tolerated, and not one more', () => {
    const tolerance = { percent: 50 };
    expect(decide('all_success', [verified, failed], { tolerance })).toEqual(['satisfied', 'all-ended']);
    expect(decide('all_success', [verified, failed, failed], { tolerance })).toEqual([
      'failed',
      'too-many-failed',
    ]);
  });
  test('is decided early when it can not be reached any more', () => {
    expect(decide('all_success', [failed, open, open], { isFinal: false })).toEqual([
      'failed',
      'can-not-be-reached',
    ]);
  });
});

describe('every policy', () => {
  const policies = ['all_success', 'all_terminal', 'any_success', 'first_verified', 'quorum=1'];
  test.each(policies)('%s fails when nothing passed', (policy) => {
    expect(decide(policy, [failed, failed])[0]).toBe('failed');
  });
  test.each(policies)('%s fails for an empty group', (policy) =>
    expect(decide(policy, [])[0]).toBe('failed'),
  );
  test.each(['all_success', 'all_terminal'])(
    '%s fails on a missing member, whatever is tolerated',
    (policy) => {
      expect(decide(policy, [verified, missing], { tolerance: { count: 5 } })[0]).toBe('failed');
    },
  );
  test.each(policies)('%s does not depend on the order of the members', (policy) => {
    const members = [verified, failed, open, verified, missing, failed];
    expect(decide(policy, members.toReversed(), { isFinal: false })).toEqual(
      decide(policy, members, { isFinal: false }),
    );
  });
  test.each(policies)('%s looks at the tolerance first', (policy) => {
    expect(decide(policy, [verified, failed, failed], { tolerance: { count: 1 } })).toEqual([
      'failed',
      'too-many-failed',
    ]);
  });
});

describe('early policies', () => {
  test('any_success is decided by the first that passed, whatever is still open', () => {
    expect(decide('any_success', [open, verified], { isFinal: false })).toEqual([
      'satisfied',
      'enough-passed',
    ]);
  });
  test('quorum counts', () => {
    expect(decide('quorum=2', [verified, open, open], { isFinal: false })).toEqual([undefined, 'open']);
    expect(decide('quorum=2', [verified, verified, open], { isFinal: false })[0]).toBe('satisfied');
    expect(decide('quorum=3', [verified, failed, open], { isFinal: false })).toEqual([
      'failed',
      'can-not-be-reached',
    ]);
  });
  test('first_verified takes no member that merely succeeded', () => {
    expect(decide('first_verified', ['succeeded', open], { isFinal: false })[0]).toBeUndefined();
    expect(decide('first_verified', ['succeeded', failed])[0]).toBe('failed');
  });
});

test('all_terminal is satisfied when all ended and something passed', () => {
  expect(decide('all_terminal', [verified, failed, failed])).toEqual(['satisfied', 'all-ended']);
});

test('a cancelled group is cancelled unless it was decided before', () => {
  expect(decide('all_success', [verified, open], { isCancelled: true, isFinal: false })).toEqual([
    'cancelled',
    'cancelled',
  ]);
  expect(decide('any_success', [verified, open], { isCancelled: true })[0]).toBe('satisfied');
});

describe('of a cancelled run', () => {
  const cancelled = { isCancelled: true };
  test('what was cut short or never began makes no failure', () => {
    for (const undone of ['cancelled', missing, open] as const)
      expect(decide('all_success', [verified, undone], cancelled)).toEqual(['cancelled', 'cancelled']);
    const tolerance = { count: 0 };
    expect(decide('all_terminal', [verified, 'cancelled'], { ...cancelled, tolerance })[0]).toBe('cancelled');
  });
  test('what failed by itself does', () => {
    expect(decide('all_success', [failed, 'cancelled', missing], cancelled)[0]).toBe('failed');
    const tolerance = { count: 1 };
    expect(decide('all_success', [failed, failed, 'cancelled'], { ...cancelled, tolerance })).toEqual([
      'failed',
      'too-many-failed',
    ]);
  });
  test('that was done before it was cancelled nothing is lost', () => {
    expect(decide('all_success', [verified, verified], cancelled)).toEqual(['satisfied', 'all-ended']);
  });
  test('a member that was cut short alone is a failure', () => {
    expect(decide('all_success', [verified, 'cancelled'])[0]).toBe('failed');
  });
});

test('policies and tolerances are read strictly', () => {
  expect(['all', 'quorum', 'quorum=0', 'quorum=x', ''].map(parseJoinPolicy)).toEqual(
    Array.from({ length: 5 }),
  );
  expect(['3', '5%', '100%'].map(parseTolerance)).toEqual([{ count: 3 }, { percent: 5 }, { percent: 100 }]);
  expect(['-1', '1.5', '101%', 'x', ''].map(parseTolerance)).toEqual(Array.from({ length: 5 }));
});

test('a percentage of members is exact, and rounded down', () => {
  for (let percent = 0; percent <= 100; percent++) expect(toleratedCount({ percent }, 100)).toBe(percent);
  expect(toleratedCount({ percent: 0.57 }, 10_000)).toBe(57);
  expect(toleratedCount({ percent: 50 }, 3)).toBe(1);
  expect(toleratedCount({ percent: 99.9 }, 10)).toBe(9);
});

test('a quorum of more than there are can not be satisfied, nor a verified member where nothing verifies', () => {
  const canBe = (text: string, members: number, isVerifying = true) => {
    const policy = parseJoinPolicy(text);
    return policy !== undefined && canBeSatisfied(policy, members, isVerifying);
  };
  expect([canBe('quorum=4', 3), canBe('quorum=3', 3), canBe('all_success', 1)]).toEqual([false, true, true]);
  expect([canBe('first_verified', 3), canBe('first_verified', 3, false)]).toEqual([true, false]);
  expect([canBe('any_success', 3, false), canBe('quorum=3', 3, false)]).toEqual([true, true]);
});
