import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { foldManifest, newestAttempts } from '../../src/core/batch/fold.ts';
import { shardStatuses } from '../../src/core/batch/manifest-row.ts';
import { claim, outcome, row, someOwner } from '../rigs/batch-facts.ts';

const shard = fc.constantFrom('shard_001', 'shard_002', 'shard_003');
const attempt = fc.integer({ min: 1, max: 4 });
const time = fc.integer({ min: 0, max: 100 });
const owner = fc.constantFrom(someOwner, { ...someOwner, pid: 1, token: 'other' });
const anyClaim = fc.tuple(shard, attempt, time, owner).map((parts) => claim(...parts));
const status = fc.constantFrom('verified' as const, 'failed' as const, 'succeeded' as const);
const { itemCount, firstItem, lastItem } = row();
const range = fc.constantFrom(
  {},
  { range: { itemCount, firstItem, lastItem } },
  { range: { itemCount: 3, firstItem, lastItem: 'c' } },
);
const anyOutcome = fc
  .tuple(shard, attempt, time, status, range)
  .map(([s, a, t, st, ofItems]) => outcome(s, a, t, { status: st, ...ofItems }));
const anyRows = fc
  .tuple(fc.constantFrom(...shardStatuses), fc.integer({ min: 0, max: 4 }))
  .map(([st, a]) =>
    ['shard_001', 'shard_002', 'shard_003'].map((shardId) => row({ shardId, status: st, attempt: a })),
  );

/** The same facts in another order, some of them twice. */
const shuffledWithRepeats = <T>(facts: T[]) =>
  fc
    .tuple(fc.shuffledSubarray(facts, { minLength: facts.length }), fc.subarray(facts))
    .map(([all, again]) => [...all, ...again]);

test('the fold ignores the order, number and repetition of claims and records', () => {
  const facts = fc
    .tuple(fc.array(anyClaim, { maxLength: 8 }), fc.array(anyOutcome, { maxLength: 8 }))
    .chain(([claims, outcomes]) =>
      fc.record({
        claims: fc.constant(claims),
        outcomes: fc.constant(outcomes),
        otherClaims: shuffledWithRepeats(claims),
        otherOutcomes: shuffledWithRepeats(outcomes),
      }),
    );
  fc.assert(
    fc.property(anyRows, facts, time, (rows, { claims, outcomes, otherClaims, otherOutcomes }, at) => {
      const one = foldManifest(rows, newestAttempts(claims, outcomes), at);
      const other = foldManifest(rows, newestAttempts(otherClaims, otherOutcomes), at);
      expect(other).toEqual(one);
    }),
  );
});

test('folding what was folded and saved changes nothing', () => {
  fc.assert(
    fc.property(anyRows, fc.array(anyClaim), fc.array(anyOutcome), time, (rows, claims, outcomes, at) => {
      const newest = newestAttempts(claims, outcomes);
      const once = foldManifest(rows, newest, at);
      expect(foldManifest(once, newest, 1000)).toEqual(once);
    }),
  );
});

test('an attempt number never goes down', () => {
  fc.assert(
    fc.property(anyRows, fc.array(anyClaim), fc.array(anyOutcome), time, (rows, claims, outcomes, at) => {
      const folded = foldManifest(rows, newestAttempts(claims, outcomes), at);
      folded.forEach((after, index) =>
        expect(after.attempt).toBeGreaterThanOrEqual(rows[index]?.attempt ?? 0),
      );
    }),
  );
});

test('a manifest that no known fact changes may keep its time: whatever comes later folds as it would into a newer one', () => {
  const later = fc.integer({ min: 201, max: 300 });
  const laterFacts = fc.tuple(
    fc.array(fc.tuple(shard, attempt, later, owner).map((parts) => claim(...parts))),
    fc.array(
      fc.tuple(shard, attempt, later, status).map(([s, a, t, st]) => outcome(s, a, t, { status: st })),
    ),
  );
  fc.assert(
    fc.property(
      anyRows,
      fc.array(anyClaim),
      fc.array(anyOutcome),
      time,
      laterFacts,
      (given, claims, outcomes, at, [newClaims, newOutcomes]) => {
        const newest = newestAttempts(claims, outcomes);
        // Rows that the fold leaves alone; the time to which a write would set the file is 200.
        const rows = foldManifest(given, newest, at).filter((one, index) => one === given[index]);
        expect(foldManifest(rows, newest, 200)).toEqual(rows);
        // An attempt is claimed before it has a record.
        const isOpen = (one: { shard: string; attempt: number }) =>
          !outcomes.some((known) => known.shard === one.shard && known.attempt === one.attempt);
        const then = newestAttempts([...claims, ...newClaims.filter(isOpen)], [...outcomes, ...newOutcomes]);
        expect(foldManifest(rows, then, at)).toEqual(foldManifest(rows, then, 200));
      },
    ),
    { numRuns: 3000 },
  );
});
