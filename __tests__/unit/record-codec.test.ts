// A record may come from anybody's machine: what reports later go through must have its shape.
import { expect, test } from '@jest/globals';
import { decodeRecord, encodeRecord } from '../../src/core/batch/record-codec.ts';
import { record } from '../rigs/batch-facts.ts';

const withChanges = (outOfScope: unknown): string =>
  JSON.stringify({ ...(JSON.parse(encodeRecord(record('shard_001', 1))) as object), outOfScope });

test('changes outside of the outputs are a list of names, or the record is none', () => {
  expect(decodeRecord(withChanges(['a', 'b'])).ok).toBe(true);
  for (const wrong of ['a', 7, null, { length: 1 }, ['a', 7], [['a']]])
    expect(decodeRecord(withChanges(wrong))).toEqual({ ok: false, error: 'outOfScope is malformed' });
});
