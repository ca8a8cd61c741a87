// Rows that are made of records alone: how much is read for them.
import { expect, test } from '@jest/globals';
import { newestAttempts } from '../../src/core/batch/fold.ts';
import type { AttemptRecord, RecordedItem } from '../../src/core/batch/record.ts';
import { lostRows } from '../../src/engine/lost-rows.ts';
import type { RecordJudge } from '../../src/engine/judge-records.ts';
import type { BatchStore } from '../../src/ports/batch-store.ts';
import { record, row } from '../rigs/batch-facts.ts';

const entry = (id: string): RecordedItem => ({ id, row: '', source: null, verdict: 'verified' });

test('each shard is read from its newest record back to the first that names items, and no record twice', () => {
  const records: AttemptRecord[] = [
    record('shard_001', 1, { items: [entry('a')] }),
    record('shard_001', 2, { items: [entry('b')] }),
    record('shard_002', 1, { items: [entry('c')] }),
    record('shard_002', 10),
    record('shard_002', 9),
  ];
  const read: string[] = [];
  const store: Pick<BatchStore, 'newest' | 'outcomes' | 'readRecord'> = {
    newest: () => newestAttempts([], records),
    outcomes: () => records,
    readRecord(shard, attempt) {
      read.push(`${shard}.${attempt}`);
      return records.find((known) => known.shard === shard && known.attempt === attempt);
    },
  };
  const work = (shard: string) => ({ shard, attempt: 1, status: 'verified' as const, finishedAt: '' });
  const judge: RecordJudge = {
    catchUp: () => {},
    staleReasons: () => [],
    isItem: () => true,
    lastWork: (id) => work(id === 'c' ? 'shard_002' : 'shard_001'),
  };
  const rows = lostRows(store, undefined, judge, (shardId, range) => row({ shardId, ...range }));
  expect(rows.map(({ shardId, firstItem, status }) => [shardId, firstItem, status])).toEqual([
    ['shard_001', 'b', 'verified'],
    ['shard_002', 'c', 'verified'],
  ]);
  expect(read).toEqual(['shard_001.2', 'shard_002.10', 'shard_002.9', 'shard_002.1']);
});
