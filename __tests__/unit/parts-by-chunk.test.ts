import { expect, test } from '@jest/globals';
import { eachOnItsOwn } from '../../src/action/post.ts';
import { maxBundleBytes } from '../../src/core/groups/bundle-size.ts';
import { partsByChunk } from '../../src/core/groups/parts-by-chunk.ts';
import { outputPath, type BundledRecord } from '../../src/core/groups/record-bundle.ts';
import { record } from '../rigs/batch-facts.ts';

const sized = (shard: string, bytes: number): BundledRecord => ({
  fence: { runAttempt: 1, attempt: 1, owner: 'me' },
  record: record(shard, 1),
  files: [{ path: outputPath(shard), bytes: { length: bytes } as Uint8Array }],
});

test('records that are left late are asked for when their turn has come, never all at once', () => {
  const asked: string[] = [];
  const parts = partsByChunk(
    ['a1', 'a2', 'a3', 'b1', 'gone', 'b2'],
    (shard) => `leg-0-${shard[0]}`,
    (shard) => {
      asked.push(shard);
      return shard === 'gone' ? undefined : sized(shard, 0.6 * maxBundleBytes);
    },
  );
  const shards = ({ value }: ReturnType<typeof parts.next>) =>
    value?.records.map(({ record: { shard } }: BundledRecord) => shard);
  expect(shards(parts.next())).toEqual(['a1']);
  expect(asked).toEqual(['a1', 'a2']);
  const rest = [...parts];
  expect(rest.flatMap(({ records }) => records.map(({ record: { shard } }) => shard))).toEqual([
    'a2',
    'a3',
    'b1',
    'b2',
  ]);
  expect(rest[0]?.chunk).toBe('leg-0-a+leg-0-b+leg-0-g');
});

test('what one part of the post step throws keeps none of the others from being done', async () => {
  const done: string[] = [];
  const errors: unknown[] = [];
  const broken = async () => Promise.reject(new Error('broken'));
  await eachOnItsOwn([broken, async () => done.push('left')], (error) => errors.push(error));
  expect(done).toEqual(['left']);
  expect(errors).toMatchObject([{ message: 'broken' }]);
});
