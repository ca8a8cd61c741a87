import { describe, expect, test } from '@jest/globals';
import { checksDigest, rowDigest, runnerDigest } from '../../src/core/batch/fingerprint.ts';
import type { Item } from '../../src/core/batch/item.ts';
import { parseItems } from '../../src/core/batch/parse-items.ts';
import {
  parsePlanDocument,
  type PlanDocument,
  renderPlanDocument,
} from '../../src/core/batch/plan-document.ts';
import { checkGroups, cutIntoShards, shardName } from '../../src/core/batch/shards.ts';
import { newestEntries, staleReasons } from '../../src/core/batch/staleness.ts';
import { record } from '../rigs/batch-facts.ts';

const item = (id: string, extra?: Record<string, string>): Item => ({
  id,
  source: `${id}.txt`,
  output: `${id}.md`,
  qc: `${id}.json`,
  notes: '',
  line: 2,
  ...(extra !== undefined && { extra }),
});
const ids = (shards: Item[][]) => shards.map((shard) => shard.map(({ id }) => id).join(''));

describe('cutting', () => {
  const sizes: Record<string, number> = { a: 40, b: 60, c: 1, d: 500, e: 1 };
  const bytesOf = ({ id }: Item) => sizes[id] ?? 0;

  test('by count', () => {
    expect(
      ids(
        cutIntoShards(
          Array.from('abcde').map((id) => item(id)),
          { batchSize: 2 },
          bytesOf,
        ),
      ),
    ).toEqual(['ab', 'cd', 'e']);
  });

  test('by bytes: a shard is full when the next item does not fit, and a giant stands alone', () => {
    const cut = cutIntoShards(
      Array.from('abcde').map((id) => item(id)),
      { batchSize: 9, maxBytes: 100 },
      bytesOf,
    );
    expect(ids(cut)).toEqual(['ab', 'c', 'd', 'e']);
  });

  test('by group: values are never mixed, and the count still limits', () => {
    const items = Array.from('aabbbc').map((lang, index) => item(String(index), { lang }));
    expect(ids(cutIntoShards(items, { batchSize: 2, groupBy: 'lang' }, bytesOf))).toEqual([
      '01',
      '23',
      '4',
      '5',
    ]);
  });

  test('names grow beyond three digits without re-padding', () => {
    expect([1, 999, 1000].map(shardName)).toEqual(['shard_001', 'shard_999', 'shard_1000']);
  });

  test('a group in two places and an unknown column are refused', async () => {
    const text = 'item_id\tsource\toutput\tqc\tlang\na\ts\to1\tq1\tde\nb\ts\to2\tq2\ten\nc\ts\to3\tq3\tde\n';
    const parsed = await parseItems(new TextEncoder().encode(text), 'items.tsv', { isQcRequired: true });
    if (!parsed.ok) throw new Error('items');
    expect(checkGroups(parsed.value, 'lang', 'items.tsv')).toEqual({
      ok: false,
      failures: [
        {
          reason: 'group-split',
          at: { file: 'items.tsv', line: 4, column: 11 },
          group: 'de',
          first: { file: 'items.tsv', line: 2, column: 11 },
        },
      ],
    });
    expect(checkGroups(parsed.value, 'language', 'items.tsv')).toMatchObject({
      failures: [{ reason: 'group-column-missing', column: 'language' }],
    });
  });
});

describe('digests', () => {
  test('of a row change with every cell, and not with the order of further columns or the line', () => {
    const base = rowDigest(item('a', { x: '1', y: '2' }));
    expect(rowDigest({ ...item('a', { y: '2', x: '1' }), line: 9 })).toBe(base);
    const others = [
      item('a', { x: '1', y: '3' }),
      item('a'),
      { ...item('a', { x: '1', y: '2' }), notes: ' ' },
      { ...item('a', { x: '1', y: '2' }), source: 'a.tx', output: 'ta.md' },
    ];
    expect(new Set([base, ...others.map(rowDigest)]).size).toBe(5);
  });

  test('of checks ignore the order of patterns and the limits on size', () => {
    const checks = { forbid: ['a', 'b'], isQcChecked: true, maxFileBytes: 1 };
    expect(checksDigest({ ...checks, forbid: ['b', 'a', 'a'], maxFileBytes: 2 })).toBe(checksDigest(checks));
    expect(checksDigest({ ...checks, isQcChecked: false })).not.toBe(checksDigest(checks));
    const withSchema = { ...checks, qcSchema: 's.json' };
    expect(checksDigest(withSchema, { 's.json': '1' })).not.toBe(checksDigest(withSchema, { 's.json': '2' }));
  });

  test('of a runner change with its name and what its settings mean', () => {
    expect(runnerDigest('claude', { model: 'x', args: [] })).toBe(
      runnerDigest('claude', { args: [], model: 'x' }),
    );
    expect(runnerDigest('claude', { model: 'x' })).not.toBe(runnerDigest('claude', { model: 'y' }));
    expect(runnerDigest('claude', { model: 'x' })).not.toBe(runnerDigest('codex', { model: 'x' }));
  });
});

describe('staleness', () => {
  const entry = { id: 'a', row: 'r', source: 's', verdict: 'verified' as const };
  const digests = { template: 't', checks: 'c', runner: 'x' };
  const newest = (overrides = {}) =>
    newestEntries([record('shard_001', 1, { items: [entry], digests, ...overrides })]).get('a');
  const now = { row: 'r', source: 's', batch: digests };
  const kinds = (...args: Parameters<typeof staleReasons>) => staleReasons(...args).map(({ kind }) => kind);

  test('nothing changed, nothing is stale', () => {
    expect(kinds(newest(), now)).toEqual([]);
  });

  test('every part that changed is a reason', () => {
    const batch = { template: 't2', checks: 'c2', runner: 'x2' };
    expect(kinds(newest(), { row: 'r2', source: 's2', batch })).toEqual([
      'row',
      'source',
      'template',
      'checks',
      'runner',
    ]);
  });

  test('a source that is gone is told apart from one that changed', () => {
    expect(kinds(newest(), { row: 'r2', source: null, batch: {} })).toEqual(['row', 'source-gone']);
  });

  test('of checks only the parts that are known are compared', () => {
    const checks = { forbid: ['a'], isQcChecked: true };
    const then = checksDigest({ ...checks, verifyCommand: 'make test' });
    const kindsOf = (batch: { checks: string }) =>
      kinds(newest({ digests: { ...digests, checks: then } }), { ...now, batch });
    expect(kindsOf({ checks: checksDigest(checks) })).toEqual(['checks']);
    expect(kindsOf({ checks: checksDigest(checks, {}, (part) => part === 'forbid') })).toEqual([]);
    expect(
      kindsOf({ checks: checksDigest({ ...checks, forbid: ['b'] }, {}, (part) => part === 'forbid') }),
    ).toEqual(['checks']);
  });

  test('a schema that the row names is one of the checks', () => {
    const row = (schemas?: string) => rowDigest({ ...item('a'), ...(schemas !== undefined && { schemas }) });
    const passed = newest({ items: [{ ...entry, row: row('1') }] });
    expect(kinds(passed, { ...now, row: row('1') })).toEqual([]);
    expect(kinds(passed, { ...now, row: row('2') })).toEqual(['checks']);
  });

  test('what is not known on either side is not compared', () => {
    expect(kinds(newest(), { ...now, batch: {} })).toEqual([]);
    expect(kinds(newest({ digests: { ...digests, template: null } }), now)).toEqual([]);
    expect(kinds(newest({ digests: undefined }), now)).toEqual([]);
  });

  test('work without a record says just that', () => {
    expect(kinds(undefined, now)).toEqual(['no-record']);
  });

  test('the newest of several records speaks for an item, in whatever order they come', () => {
    const old = record('shard_001', 1, {
      items: [{ ...entry, row: 'old' }],
      finishedAt: '2026-01-01T00:00:00+00:00',
    });
    const fresh = record('shard_002', 1, { items: [entry], finishedAt: '2026-01-02T00:00:00+00:00' });
    expect(newestEntries([old, fresh]).get('a')?.entry.row).toBe('r');
    expect(newestEntries([fresh, old, fresh]).get('a')?.entry.row).toBe('r');
  });
});

describe('plan.json', () => {
  const plan: PlanDocument = {
    format: 'muster.plan/1',
    items: '../items.tsv',
    workdir: '..',
    template: null,
    settings: { batchSize: 2 },
    digests: { items: 'i', template: null, checks: 'c', plan: 'p' },
    shards: [
      { id: 'shard_001', items: ['a', 'b'], prompt: 'x' },
      { id: 'shard_002', items: ['c'] },
    ],
  };

  test('survives being written and read, and has one shard a line', () => {
    const text = renderPlanDocument(plan);
    expect(parsePlanDocument(text, { file: 'plan.json' })).toEqual({ ok: true, value: plan });
    expect(text.split('\n').filter((line) => line.includes('shard_'))).toHaveLength(2);
  });

  test.each([
    ['{', 'expected a key in double quotes, the text ends', 1, 2],
    ['{\n "format": "muster.plan/1"\n "items": 3}', 'expected "," or "}", found "\\""', 3, 2],
    ['[]', 'the file must be an object', 1, 1],
    ['{}', 'format must be "muster.plan/1"', undefined, undefined],
    ['{"format":"muster.plan/1",\n"items":3}', 'items must be a path', 2, 9],
    [
      '{"format":"muster.plan/1","items":"i","workdir":"w","digests":{},\n"shards":[{"id":"a","items":[]},\n{"id":"b"}]}',
      'shards.1 must be a shard with its id, items and prompt',
      3,
      1,
    ],
  ])('%j is a failure with its place, not a crash', (text, error, line, column) => {
    const place = line === undefined ? {} : { line, column };
    expect(parsePlanDocument(text, { file: 'plan.json' })).toEqual({
      ok: false,
      failures: [{ reason: 'plan-invalid', at: { file: 'plan.json', ...place }, error }],
    });
  });

  test.each([
    [
      { archivedAttempts: { shard_001: 9_007_199_254_740_991 } },
      'archivedAttempts.shard_001 must be a whole',
    ],
    [{ archivedAttempts: { a: 1, b: 999_999_999 } }, 'archivedAttempts.b must be a whole'],
    [{ archivedAttempts: { 'a/~b': -1 } }, 'archivedAttempts.a~1~0b must be a whole'],
    [{ archivedAttempts: { a: 0.5 } }, 'archivedAttempts.a must be a whole'],
    [{ archivedAttempts: [1] }, 'archivedAttempts must be an object'],
    [{ archivedAttempts: null }, 'archivedAttempts must be an object'],
    [{ template: 5 }, 'template must be a path or null'],
    [{ settings: undefined }, 'settings must be an object'],
    [{ digests: { ...plan.digests, plan: 5 } }, 'digests.plan must be a digest'],
    [
      { shards: [{ id: 'a', items: [], staleWork: { was: 'verified', attempt: -1 } }] },
      'shards.0 must be a shard',
    ],
  ])('%j is nothing that a plan says', (wrong, error) => {
    const parsed = parsePlanDocument(JSON.stringify({ ...plan, ...wrong }), { file: 'plan.json' });
    expect(parsed).toMatchObject({
      failures: [{ reason: 'plan-invalid', error: expect.stringContaining(error) }],
    });
    const isThere = !Object.values<unknown>(wrong).includes(undefined);
    expect(parsed).toMatchObject({ failures: [{ at: isThere ? { line: 1 } : { file: 'plan.json' } }] });
  });

  test('a plan may tell of as many archived attempts as leave numbers for new ones', () => {
    const told = { ...plan, archivedAttempts: { shard_001: 998_999_999, shard_002: 0 } };
    const parsed = parsePlanDocument(renderPlanDocument(told), { file: 'plan.json' });
    expect(parsed).toEqual({ ok: true, value: told });
  });

  test('a plan of a newer version is told from a broken one', () => {
    expect(parsePlanDocument('{"format":"muster.plan/2"}', { file: 'plan.json' })).toMatchObject({
      ok: false,
      failures: [{ reason: 'format-too-new', found: 'muster.plan/2' }],
    });
  });
});
