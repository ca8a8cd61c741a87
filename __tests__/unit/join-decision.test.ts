import { describe, expect, test } from '@jest/globals';
import { hasGreenLegs, type LegOutcomes } from '../../src/core/groups/join-decision.ts';
import { record } from '../rigs/batch-facts.ts';

const outcomes = (state: LegOutcomes['members'][number]['state'], more: Partial<LegOutcomes> = {}) => ({
  members: [{ shard: 's1', state }],
  standing: new Map(),
  refused: [],
  believed: [],
  runAttempt: 1,
  ...more,
});
const leftIn = (runAttempt: number) => ({ fence: { runAttempt, attempt: 1, owner: 'me' } });

describe('running the failed jobs again does not bring back', () => {
  test('what an early stop left open: its legs are green', () => {
    expect(hasGreenLegs(outcomes('open'))).toBe(true);
  });

  test('what is missing in a re-run in which no leg took part', () => {
    expect(hasGreenLegs(outcomes('missing', { runAttempt: 2, believed: [leftIn(1)] }))).toBe(true);
  });

  test('work that passed in its leg and not in the join', () => {
    const standing = new Map([['s1', { record: record('s1', 1) }]]);
    expect(hasGreenLegs(outcomes('failed', { standing }))).toBe(true);
  });
});

describe('running the failed jobs again is enough for', () => {
  test('what is missing because its leg was lost', () => {
    expect(hasGreenLegs(outcomes('missing'))).toBe(false);
    expect(hasGreenLegs(outcomes('missing', { runAttempt: 2, believed: [leftIn(2)] }))).toBe(false);
  });

  test('what failed in its leg', () => {
    const standing = new Map([['s1', { record: record('s1', 1, { status: 'failed' }) }]]);
    expect(hasGreenLegs(outcomes('failed', { standing }))).toBe(false);
  });
});
