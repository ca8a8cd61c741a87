import { describe, expect, test } from '@jest/globals';
import { countStatuses, foldRow, newestAttempts, outcomeOf } from '../../src/core/batch/fold.ts';
import { claim, outcome, record, row } from '../rigs/batch-facts.ts';

const newest = (
  claims: Parameters<typeof newestAttempts>[0],
  records: Parameters<typeof newestAttempts>[1] = [],
) => newestAttempts(claims, records).get('shard_001');

describe('a row that lags behind', () => {
  test('a claim newer than the row makes it running', () => {
    const folded = foldRow(row(), newest([claim('shard_001', 1, 1000)]), 5000);
    expect(folded).toMatchObject({
      status: 'running',
      attempt: 1,
      startedAt: '1970-01-01T00:00:01.000000+00:00',
    });
  });

  test('a record of a newer attempt wins, however old it is', () => {
    const folded = foldRow(
      row({ status: 'failed', attempt: 1 }),
      newest([], [outcome('shard_001', 2, 1)]),
      9e12,
    );
    expect(folded).toMatchObject({ status: 'verified', attempt: 2, startedAt: '' });
  });

  test('a record ends a running row of its attempt, even one that was saved after it', () => {
    const running = row({ status: 'running', attempt: 1, startedAt: 'x' });
    const folded = foldRow(running, newest([], [outcome('shard_001', 1, 1000)]), 5000);
    expect(folded).toMatchObject({ status: 'verified', startedAt: '' });
  });

  test('a claim of a newer attempt replaces what an older record said', () => {
    const facts = newest([claim('shard_001', 2, 3000)], [outcome('shard_001', 1, 1000)]);
    expect(foldRow(row({ status: 'verified', attempt: 1 }), facts, 5000)).toMatchObject({
      status: 'running',
      attempt: 2,
    });
  });
});

describe("a person's edit", () => {
  test('wins over the older record of the same attempt', () => {
    const edited = row({ status: 'pending', attempt: 1 });
    expect(foldRow(edited, newest([], [outcome('shard_001', 1, 1000)]), 2000)).toEqual(edited);
  });

  test('loses against a record that came after it', () => {
    const edited = row({ status: 'skipped', attempt: 1 });
    const facts = newest([claim('shard_001', 1, 1000)], [outcome('shard_001', 1, 3000)]);
    expect(foldRow(edited, facts, 2000)).toMatchObject({ status: 'verified' });
  });

  test('stands against a late record whose claim went into an archive', () => {
    const planned = row({ attempt: 1 });
    expect(foldRow(planned, newest([], [outcome('shard_001', 1, 3000)]), 2000)).toEqual(planned);
  });

  test('of a running shard stands while its agent has not ended', () => {
    const edited = row({ status: 'failed', attempt: 1 });
    expect(foldRow(edited, newest([claim('shard_001', 1, 1000)]), 2000)).toEqual(edited);
  });

  test('to skipped stands against an attempt that the file knew nothing of and that is older than it', () => {
    const edited = row({ status: 'skipped', attempt: 0 });
    const started = claim('shard_001', 1, 1000);
    const closed = outcome('shard_001', 1, 1500, { status: 'failed' });
    expect(foldRow(edited, newest([started]), 2000)).toEqual({ ...edited, attempt: 1 });
    expect(foldRow(edited, newest([started], [closed]), 2000)).toEqual({ ...edited, attempt: 1 });
    expect(foldRow(edited, newest([started], [closed]), 1499)).toMatchObject({ status: 'failed' });
    expect(foldRow(edited, newest([started]), 999)).toMatchObject({ status: 'running' });
  });

  test('with an attempt beyond every trace stands', () => {
    const edited = row({ status: 'failed', attempt: 7 });
    expect(foldRow(edited, newest([], [outcome('shard_001', 2, 3000)]), 1)).toEqual(edited);
  });
});

describe('a record of other items than the row names', () => {
  const range = { itemCount: 1, firstItem: 'z', lastItem: 'z' };

  test('only says that its attempt number is spent', () => {
    const facts = newest([], [outcome('shard_001', 2, 1000, { range })]);
    expect(foldRow(row(), facts, 5000)).toEqual(row({ attempt: 2 }));
    expect(foldRow(row({ status: 'running', attempt: 2 }), facts, 5000)).toEqual(row({ attempt: 2 }));
  });

  test('is one that names none at all', () => {
    const nothing = outcomeOf(record('shard_001', 5, { items: [] }));
    expect(foldRow(row(), newest([], [nothing]), 5000)).toEqual(row({ attempt: 5 }));
    const unknown = outcomeOf(record('shard_001', 5));
    expect(foldRow(row(), newest([], [unknown]), 5000)).toMatchObject({ status: 'verified', attempt: 5 });
  });

  test('does not touch a row that is newer', () => {
    const kept = row({ status: 'verified', attempt: 2 });
    expect(foldRow(kept, newest([], [outcome('shard_001', 2, 1000, { range })]), 5000)).toEqual(kept);
  });

  test('is told by both ends and by the count, as records hold them', () => {
    const { itemCount, firstItem, lastItem } = row();
    const itself = { itemCount, firstItem, lastItem };
    const folded = (other: Partial<typeof itself>) =>
      foldRow(row(), newest([], [outcome('shard_001', 1, 1, { range: { ...itself, ...other } })]), 5000)
        .status;
    expect(folded({})).toBe('verified');
    expect([folded({ itemCount: 2 }), folded({ firstItem: 'b' }), folded({ lastItem: 'b' })]).toEqual([
      'pending',
      'pending',
      'pending',
    ]);
    const item = (id: string) => ({ id, row: '', source: null, verdict: 'verified' as const });
    expect(outcomeOf(record('shard_001', 1, { items: [item('a'), item('b')] })).range).toEqual({
      itemCount: 2,
      firstItem: 'a',
      lastItem: 'b',
    });
  });
});

test('a row without any trace stays as it is, also a running one of another tool', () => {
  const running = row({ status: 'running', attempt: 3, startedAt: '2020-01-01T00:00:00+00:00' });
  expect(foldRow(running, undefined, 5000)).toEqual(running);
});

test('counts name every status', () => {
  expect(countStatuses([row(), row({ status: 'verified' }), row({ status: 'verified' })])).toEqual({
    pending: 1,
    running: 0,
    succeeded: 0,
    verified: 2,
    failed: 0,
    skipped: 0,
  });
});
