import { describe, expect, test } from '@jest/globals';
import type { Owner } from '../../../src/core/batch/record.ts';
import { buildStatus, type StatusInput } from '../../../src/core/report/status.ts';
import { statusText } from '../../../src/present/status-text.ts';
import { openStyle } from '../../../src/present/style.ts';
import { textWidth } from '../../../src/present/text-width.ts';
import { claim, record, row, someOwner } from '../../rigs/batch-facts.ts';
import { expectGolden } from '../../rigs/golden-text.ts';

const nowMs = Date.parse('2026-01-02T03:10:00Z');
const at = '2026-01-02T03:04:00.000000+00:00';
const elsewhere: Owner = { ...someOwner, host: 'far', pid: 7 };

const input: StatusInput = {
  manifest: '_batches/manifest.tsv',
  rows: [
    row({ shardId: 's1', status: 'verified', attempt: 1, itemCount: 4 }),
    row({ shardId: 's2', status: 'succeeded', attempt: 1, itemCount: 4 }),
    row({ shardId: 's3', status: 'failed', attempt: 2, itemCount: 4 }),
    row({ shardId: 's4', status: 'failed', attempt: 1, itemCount: 4 }),
    row({ shardId: 's5', status: 'failed', attempt: 1, itemCount: 4 }),
    row({ shardId: 's6', status: 'failed', attempt: 1, itemCount: 4 }),
    row({ shardId: 's7', status: 'running', attempt: 1, itemCount: 4, startedAt: at }),
    row({ shardId: 's8', status: 'running', attempt: 1, itemCount: 4, startedAt: at }),
    row({ shardId: 's9', status: 'running', attempt: 1, itemCount: 4, startedAt: 'yesterday' }),
    row({ shardId: 's10', itemCount: 3 }),
    row({ shardId: 's11', status: 'skipped', itemCount: 3 }),
  ],
  claims: [claim('s7', 1, 0), claim('s8', 1, 0, elsewhere), claim('s1', 1, 0)],
  records: [
    record('s1', 1, { durationMs: 60_000, usage: { inputTokens: 1000, costUsd: 0.25 } }),
    record('s2', 1, { status: 'succeeded', durationMs: 120_000, usage: { inputTokens: 500 } }),
    record('s3', 1, { status: 'failed', durationMs: 5, failure: { class: 'rate', message: 'old' } }),
    record('s3', 2, { status: 'failed', durationMs: 5, failure: { class: 'verify', message: '2 problems' } }),
    record('s4', 1, { status: 'failed', durationMs: 5, failure: { class: 'verify', message: '1 problem' } }),
    record('s5', 1, {
      status: 'failed',
      durationMs: 5,
      failure: { class: 'interrupted', message: 'its run died' },
    }),
  ],
  nowMs,
  ownerState: (owner) => (owner.host === 'far' ? 'unknown' : 'alive'),
  unplanned: { ids: ['z'], count: 1 },
};

test('shards that changed files outside of their outputs are told, whichever of their attempts did', () => {
  const report = buildStatus({
    ...input,
    records: [
      record('s1', 2),
      record('s1', 1, { outOfScope: ['a', 'b', 'c', 'd', 'e', 'f'] }),
      record('s99', 1, { outOfScope: ['of no shard of this batch'] }),
    ],
  });
  expect(report.outOfScope).toEqual({
    count: 1,
    shards: [{ shard: 's1', attempt: 1, count: 6, paths: ['a', 'b', 'c', 'd', 'e'] }],
  });
  expect(statusText(report, { style: openStyle(false), columns: 80 })).toContain(
    'out of scope  s1 changed 6 files outside of its outputs: a, b, c and 3 more (attempt 1)\n',
  );
});

describe('shards whose owner is dead', () => {
  const report = buildStatus({
    ...input,
    rows: [
      row({ shardId: 's1', status: 'verified', attempt: 1 }),
      row({ shardId: 's7', status: 'running', attempt: 1, startedAt: at }),
    ],
    ownerState: () => 'dead',
  });
  const text = statusText(report, { style: openStyle(false), columns: 80 });

  test('are cut off, not running', () => expect(text).toContain('           1 verified, 1 cut off\n'));
  test('are running for programs, as in the manifest', () =>
    expect(report.shards.counts).toMatchObject({ running: 1, verified: 1 }));
});

test('shards that were merely stopped are told apart from those that failed; for programs all are failed', () => {
  const report = buildStatus(input);
  expect(report.shards.counts.failed).toBe(4);
  expect(statusText(report, { style: openStyle(false), columns: 80 })).toContain(', 3 failed, 1 stopped, ');
});

test('attempts are all that were begun; those without a record are told apart', () => {
  const report = buildStatus(input);
  expect([report.attempts, report.finishedAttempts]).toEqual([8, 6]);
  const one = buildStatus({ ...input, claims: [] });
  expect([one.attempts, one.finishedAttempts]).toEqual([6, 6]);
  expect(statusText(one, { style: openStyle(false), columns: 80 })).toContain('attempts   6\n');
});

test('a template that is not the planned one any more leaves something to do in a finished batch', () => {
  const done = {
    ...input,
    rows: [row({ status: 'verified', attempt: 1 })],
    unplanned: { ids: [], count: 0 },
    isTemplateChanged: true,
  };
  const report = buildStatus(done);
  expect(report.next).toEqual([
    { command: 'muster plan', why: expect.stringContaining('the template changed') as unknown as string },
  ]);
  expect(statusText(report, { style: openStyle(false), columns: 80 })).not.toContain('nothing is left');
});

test('a log that is not there is not named', () => {
  const report = buildStatus({ ...input, hasLog: () => false });
  expect(report.failures.map(({ example }) => example.log)).toEqual(report.failures.map(() => null));
  expect(statusText(report, { style: openStyle(false), columns: 80 })).not.toContain('log of');
});

describe('the report', () => {
  const report = buildStatus(input);

  test('counts shards and items; skipped ones are neither done nor to do', () => {
    expect(report.shards).toMatchObject({ total: 11, done: 2, percent: 20 });
    expect(report.items).toEqual({ total: 42, done: 8, unplanned: { ids: ['z'], count: 1 } });
  });

  test('failures are grouped by the cause of the newest attempt, the largest group first', () => {
    expect(
      report.failures.map((group) => [group.class, group.count, group.example.shard, group.example.message]),
    ).toEqual([
      ['verify', 2, 's3', '2 problems'],
      ['interrupted', 1, 's5', 'its run died'],
      ['unrecorded', 1, 's6', 'no record says why'],
    ]);
  });

  test('a running shard has an age and the state of its owner, unknown where no claim names one', () => {
    expect(
      report.running.map(({ shard, ageMs, ownerState, owner }) => [shard, ageMs, ownerState, owner?.pid]),
    ).toEqual([
      ['s7', 360_000, 'alive', 4711],
      ['s8', 360_000, 'unknown', 7],
      ['s9', null, 'unknown', undefined],
    ]);
  });

  test('the estimate is mean of good attempts x open shards / jobs at work', () => {
    // open: one pending, three running, one cut off
    expect(report.estimate).toEqual({
      meanMs: 90_000,
      shardsLeft: 5,
      jobs: 3,
      workMs: 450_000,
      leftMs: 150_000,
    });
  });

  test('usage adds up what is known and leaves out what is not', () => {
    expect(report.usage).toEqual({ inputTokens: 1500, costUsd: 0.25 });
  });

  test('it survives JSON unchanged: it is the document of --json', () => {
    expect(JSON.parse(JSON.stringify(report))).toEqual(report);
  });
});

test('nothing finished means no estimate, and it is not written as 0', () => {
  const report = buildStatus({ ...input, records: [] });
  expect(report.estimate).toBeNull();
  expect(statusText(report, { style: openStyle(false), columns: 80 })).toContain(
    'unknown until an attempt has finished',
  );
});

test('nothing running means work but no time left', () => {
  const rows = input.rows.filter((one) => one.status !== 'running');
  expect(buildStatus({ ...input, rows }).estimate).toMatchObject({ jobs: 0, leftMs: null, workMs: 180_000 });
});

test('100 percent is said only when every shard that is not skipped is done', () => {
  const rows = Array.from({ length: 1000 }, (_, n) =>
    row({ shardId: `s${n}`, status: n === 0 ? 'pending' : 'verified' }),
  );
  expect(buildStatus({ ...input, rows }).shards.percent).toBe(99);
});

test('the text is as reviewed and fits 80 columns', () => {
  const text = statusText(buildStatus(input), { style: openStyle(false), columns: 80, wrapAt: 80 });
  expectGolden('present/status.txt', text);
  for (const line of text.split('\n')) expect(textWidth(line)).toBeLessThanOrEqual(80);
});

test('a finished batch says that nothing is left to do', () => {
  const done = {
    ...input,
    rows: [row({ status: 'verified', attempt: 1 })],
    unplanned: { ids: [], count: 0 },
  };
  expect(statusText(buildStatus(done), { style: openStyle(false), columns: 80 })).toMatch(
    /\n\nnothing is left to do\n$/,
  );
});
