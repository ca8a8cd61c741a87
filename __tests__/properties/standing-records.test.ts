import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { compareFences, standingRecords, type FencedRecord } from '../../src/core/groups/fence.ts';
import { merkleRoot } from '../../src/core/provenance/merkle.ts';
import { record } from '../rigs/batch-facts.ts';

const fence = fc.record({
  runAttempt: fc.integer({ min: 0, max: 3 }),
  attempt: fc.integer({ min: 1, max: 3 }),
  owner: fc.constantFrom('a', 'b', 'c'),
});
const fenced = fc
  .tuple(
    fence,
    fc.constantFrom('shard_001', 'shard_002'),
    fc.constantFrom('verified' as const, 'failed' as const),
  )
  .map(([f, shard, status]): FencedRecord => ({ fence: f, record: record(shard, f.attempt, { status }) }));

test('the standing records do not depend on order or repetition', () => {
  // Anybody may forge a second record of one fence.
  const forged = fc
    .tuple(fenced, fc.constantFrom('a', 'b'))
    .map(([one, promptDigest]): FencedRecord => ({ ...one, record: { ...one.record, promptDigest } }));
  const withShuffle = fc
    .array(forged, { maxLength: 20 })
    .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
  const sorted = (records: FencedRecord[]) =>
    [...standingRecords(records)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  fc.assert(
    fc.property(withShuffle, ([all, shuffled]) => {
      expect(sorted([...shuffled, ...all])).toEqual(sorted(all));
    }),
  );
});

test("a late worker's older fence never replaces a newer one, and a failure never replaces verified work", () => {
  fc.assert(
    fc.property(fc.array(fenced, { minLength: 1 }), (all) => {
      for (const [shard, standing] of standingRecords(all)) {
        const others = all.filter((one) => one.record.shard === shard);
        const isAnyVerified = others.some((one) => one.record.status === 'verified');
        expect(standing.record.status).toBe(isAnyVerified ? 'verified' : 'failed');
        const rivals = others.filter((one) => one.record.status === standing.record.status);
        expect(rivals.every((one) => compareFences(one.fence, standing.fence) <= 0)).toBe(true);
      }
    }),
  );
});

test('a Merkle root depends on every path and digest, and on nothing else', () => {
  const entry = fc.record({
    path: fc.string({ minLength: 1, maxLength: 8 }),
    sha256: fc.stringMatching(/^[0-9a-f]{8}$/),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(entry, { minLength: 1, selector: (one) => one.path }),
      fc.nat(),
      (entries, pick) => {
        const root = merkleRoot(entries);
        expect(merkleRoot(entries.toReversed())).toBe(root);
        const index = pick % entries.length;
        const changed = entries.map((one, n) => (n === index ? { ...one, sha256: `${one.sha256}0` } : one));
        expect(merkleRoot(changed)).not.toBe(root);
        expect(merkleRoot(entries.slice(1))).not.toBe(root);
      },
    ),
  );
});
