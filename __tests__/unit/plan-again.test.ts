import { describe, expect, test } from '@jest/globals';
import type { FileChange } from '../../src/core/batch/file-changes.ts';
import type { Item } from '../../src/core/batch/item.ts';
import type { ManifestRow, ShardStatus } from '../../src/core/batch/manifest-row.ts';
import { type Anchor, replan, type ReplanInput } from '../../src/core/batch/replan.ts';
import { cutIntoShards } from '../../src/core/batch/shards.ts';
import type { StaleReason } from '../../src/core/batch/staleness.ts';
import { row } from '../rigs/batch-facts.ts';

const items = (ids: string): Item[] =>
  Array.from(ids).map((id, index) => ({ id, source: '', output: '', qc: '', notes: '', line: index + 2 }));

const anchor = (shardId: string, ids: string, overrides: Partial<ManifestRow> = {}): Anchor => ({
  row: row({
    shardId,
    itemCount: ids.length,
    firstItem: ids[0] ?? '',
    lastItem: ids.at(-1) ?? '',
    status: 'verified',
    attempt: 1,
    ...overrides,
  }),
  itemIds: Array.from(ids),
});

/** A shard that is pending because a plan found its work stale. */
const undone = (shardId: string, ids: string, overrides: Partial<ManifestRow> = {}): Anchor => ({
  ...anchor(shardId, ids, { status: 'pending', ...overrides }),
  was: 'verified',
});

interface Options {
  readonly anchors?: readonly Anchor[];
  readonly stale?: Readonly<Record<string, StaleReason['kind']>>;
  readonly taken?: readonly string[];
  readonly batchSize?: number;
  readonly known?: string;
  /** What came of the newest attempt at an item, where it is not `verified`. */
  readonly last?: Readonly<Record<string, ShardStatus | undefined>>;
  readonly changed?: Readonly<Record<string, FileChange>>;
  /** Hears which items' files are looked at. */
  readonly looked?: string[];
}

function plan(ids: string, options: Options = {}) {
  const {
    anchors = [],
    stale = {},
    taken = [],
    batchSize = 2,
    known,
    last = {},
    changed = {},
    looked,
  } = options;
  const input: ReplanInput = {
    items: items(ids),
    anchors,
    knownItems: known === undefined ? undefined : new Set(known),
    takenIds: new Set([
      ...taken,
      ...anchors.filter(({ row: { attempt } }) => attempt > 0).map(({ row: { shardId } }) => shardId),
    ]),
    staleReasons: ({ id }) => (stale[id] === undefined ? [] : [{ kind: stale[id] }]),
    lastStatus: ({ id }) => (id in last ? last[id] : 'verified'),
    changedFiles: (asked) => {
      looked?.push(...asked.map(({ id }) => id));
      return asked.flatMap(({ id }) =>
        changed[id] === undefined ? [] : [{ item: id, changes: [changed[id]] }],
      );
    },
    cut: (run) => cutIntoShards(run, { batchSize }, () => 0),
    newRow: (shardId, of) =>
      row({ shardId, itemCount: of.length, firstItem: of[0]?.id ?? '', lastItem: of.at(-1)?.id ?? '' }),
  };
  return replan(input);
}

const short = ({ shards }: ReturnType<typeof plan>) =>
  shards.map(
    (shard) =>
      `${shard.row.shardId.slice(-1)}:${shard.items.map(({ id }) => id).join('')} ${shard.row.status}`,
  );

test('a first plan cuts in file order', () => {
  expect(short(plan('abcde'))).toEqual(['1:ab pending', '2:cd pending', '3:e pending']);
});

describe('what is finished', () => {
  test('stays as it is, and the rest is cut around it', () => {
    expect(short(plan('abcdef', { anchors: [anchor('shard_002', 'cd')] }))).toEqual([
      '1:ab pending',
      '2:cd verified',
      '3:ef pending',
    ]);
  });

  test('keeps attempt, prompt and log of its row', () => {
    const done = anchor('shard_001', 'ab', { attempt: 3, promptPath: 'p', logPath: 'l' });
    expect(plan('ab', { anchors: [done] }).shards[0]?.row).toEqual(done.row);
  });

  test('keeps its cut under another batch size', () => {
    expect(short(plan('abcdef', { anchors: [anchor('shard_001', 'ab')], batchSize: 3 }))).toEqual([
      '1:ab verified',
      '2:cde pending',
      '3:f pending',
    ]);
  });
});

describe('new items', () => {
  test('at the end become new shards, with ids that nobody had', () => {
    const anchors = [anchor('shard_001', 'ab'), anchor('shard_003', 'cd')];
    const again = plan('abcdef', { anchors, known: 'abcd', taken: ['shard_002'] });
    expect(short(again)).toEqual(['1:ab verified', '3:cd verified', '4:ef pending']);
    expect(again.newItems).toEqual(['e', 'f']);
  });

  test('inside a finished shard split it: the left part keeps the id, the right part keeps what was earned', () => {
    const again = plan('axb', { anchors: [anchor('shard_001', 'ab')] });
    expect(short(again)).toEqual(['1:a verified', '2:x pending', '3:b verified']);
    expect(again.shards[2]).toMatchObject({ origin: 'split', from: 'shard_001', row: { attempt: 0 } });
  });

  test('inside a failed shard: the right part has failed too, whatever its items are like', () => {
    const failed = anchor('shard_001', 'abc', { status: 'failed' });
    expect(short(plan('axbc', { anchors: [failed] }))).toEqual(['1:a failed', '2:x pending', '3:bc failed']);
  });
});

describe('items that are gone', () => {
  test('shrink their shard', () => {
    const again = plan('ac', { anchors: [anchor('shard_001', 'abc')] });
    expect(again.shards).toMatchObject([
      {
        removed: ['b'],
        row: { shardId: 'shard_001', itemCount: 2, firstItem: 'a', lastItem: 'c', status: 'verified' },
      },
    ]);
  });

  test('leave no shard when all of its items are gone, and its id is not given away', () => {
    const again = plan('cd', { anchors: [anchor('shard_001', 'ab')] });
    expect(short(again)).toEqual(['2:cd pending']);
    expect(again.vanished.map(({ row: { shardId } }) => shardId)).toEqual(['shard_001']);
  });
});

describe('work that no longer counts', () => {
  test.each(['verified', 'succeeded', 'failed'] as const)(
    'makes a %s shard pending, its attempt kept',
    (status) => {
      const again = plan('ab', {
        anchors: [anchor('shard_001', 'ab', { status, attempt: 2 })],
        stale: { b: 'source' },
      });
      expect(again.shards).toMatchObject([
        {
          row: { status: 'pending', attempt: 2 },
          before: status,
          stale: [{ item: 'b', reasons: [{ kind: 'source' }] }],
        },
      ]);
    },
  );

  test('is not what another runner did: that is told, and the shard stays as it is', () => {
    const again = plan('ab', { anchors: [anchor('shard_001', 'ab')], stale: { b: 'runner' } });
    expect(again.shards).toMatchObject([{ row: { status: 'verified' }, stale: [], otherRunner: 1 }]);
  });

  test('leaves a skipped shard skipped', () => {
    const skipped = anchor('shard_001', 'ab', { status: 'skipped', attempt: 0 });
    expect(short(plan('ab', { anchors: [skipped], stale: { a: 'row' } }))).toEqual(['1:ab skipped']);
  });

  test('leaves alone what has no record to compare with: a person said it is done', () => {
    const again = plan('ab', {
      anchors: [anchor('shard_001', 'ab')],
      stale: { a: 'no-record', b: 'no-record' },
    });
    expect(again.shards).toMatchObject([{ row: { status: 'verified' }, unrecorded: 2, stale: [] }]);
  });

  test('is told apart in the parts of a split shard', () => {
    expect(short(plan('axb', { anchors: [anchor('shard_001', 'ab')], stale: { b: 'row' } }))).toEqual([
      '1:a verified',
      '2:x pending',
      '3:b pending',
    ]);
  });
});

test('reordered items keep what was earned', () => {
  expect(short(plan('bac', { anchors: [anchor('shard_001', 'abc')] }))).toEqual([
    '1:b verified',
    '2:ac verified',
  ]);
});

test('an item that two shards claim stays with the first', () => {
  const anchors = [anchor('shard_001', 'ab'), anchor('shard_002', 'bc')];
  expect(short(plan('abc', { anchors }))).toEqual(['1:ab verified', '2:c verified']);
});

describe('work that was stale', () => {
  const stands = (of: ReturnType<typeof plan>) => of.shards.map(({ row: { status }, was }) => [status, was]);

  test.each(['verified', 'succeeded'] as const)('is remembered of a %s shard', (status) => {
    const anchors = [anchor('shard_001', 'ab', { status })];
    expect(stands(plan('ab', { anchors, stale: { b: 'source' } }))).toEqual([['pending', status]]);
  });

  test('is not remembered of a failed shard: nothing of it would count again', () => {
    const anchors = [anchor('shard_001', 'ab', { status: 'failed' })];
    expect(stands(plan('ab', { anchors, stale: { b: 'source' } }))).toEqual([['pending', undefined]]);
  });

  test('counts again when nothing of it is stale any more, with its attempt', () => {
    const anchors = [undone('shard_001', 'ab', { attempt: 3 })];
    expect(plan('ab', { anchors }).shards).toMatchObject([
      { row: { status: 'verified', attempt: 3 }, before: 'pending', origin: 'kept', stale: [] },
    ]);
    expect(stands(plan('ab', { anchors }))).toEqual([['verified', undefined]]);
  });

  test('counts again when it is of another runner, which is told', () => {
    const again = plan('ab', { anchors: [undone('shard_001', 'ab')], stale: { a: 'runner' } });
    expect(again.shards).toMatchObject([{ row: { status: 'verified' }, otherRunner: 1 }]);
  });

  test('stays undone, and remembered, while a part of it is stale', () => {
    const again = plan('ab', { anchors: [undone('shard_001', 'ab')], stale: { b: 'row' } });
    expect(stands(again)).toEqual([['pending', 'verified']]);
  });

  test.each([
    ['is gone', undefined],
    ['failed', 'failed'],
    ['says less', 'succeeded'],
  ] as const)('stays undone where the newest record of an item %s', (_, status) => {
    const again = plan('ab', { anchors: [undone('shard_001', 'ab')], last: { b: status } });
    expect(stands(again)).toEqual([['pending', 'verified']]);
  });

  test('stays undone where an item has nothing to compare with', () => {
    const again = plan('ab', {
      anchors: [undone('shard_001', 'ab')],
      stale: { b: 'no-record' },
      last: { b: undefined },
    });
    expect(stands(again)).toEqual([['pending', 'verified']]);
    expect(again.shards[0]).toMatchObject({ unrecorded: 0 });
  });

  test('stays undone where its files changed meanwhile, and the plan says which', () => {
    const again = plan('ab', { anchors: [undone('shard_001', 'ab')], changed: { b: 'output-gone' } });
    expect(stands(again)).toEqual([['pending', 'verified']]);
    expect(again.shards[0]?.changed).toEqual([{ item: 'b', changes: ['output-gone'] }]);
  });

  test('is held against its files only where all else is as it was, and no other shard is', () => {
    const looked: string[] = [];
    const anchors = [
      anchor('shard_001', 'ab'),
      undone('shard_002', 'cd'),
      undone('shard_003', 'ef'),
      anchor('shard_004', 'gh', { status: 'pending' }),
    ];
    plan('abcdefghi', { anchors, stale: { b: 'row', c: 'source' }, looked });
    expect(looked).toEqual(['e', 'f']);
  });

  test('does not count again for a row that somebody has set to pending', () => {
    const again = plan('ab', { anchors: [anchor('shard_001', 'ab', { status: 'pending' })] });
    expect(stands(again)).toEqual([['pending', undefined]]);
  });

  test('of a shard into which items are put counts again by its parts', () => {
    const again = plan('axb', { anchors: [undone('shard_001', 'ab')], stale: { a: 'source' } });
    expect(short(again)).toEqual(['1:a pending', '2:x pending', '3:b verified']);
    expect(stands(again)).toEqual([
      ['pending', 'verified'],
      ['pending', undefined],
      ['verified', undefined],
    ]);
  });
});
