// A record may come from anybody's machine: what reports later go through must have its shape.
import { expect, test } from '@jest/globals';
import { decodeRecord, encodeRecord } from '../../src/core/batch/record-codec.ts';
import { problemLine } from '../../src/present/problem-text.ts';
import { record } from '../rigs/batch-facts.ts';

const withChanges = (outOfScope: unknown): string =>
  JSON.stringify({ ...(JSON.parse(encodeRecord(record('shard_001', 1))) as object), outOfScope });

test('changes outside of the outputs are a list of names, or the record is none', () => {
  expect(decodeRecord(withChanges(['a', 'b'])).ok).toBe(true);
  for (const wrong of ['a', 7, null, { length: 1 }, ['a', 7], [['a']]])
    expect(decodeRecord(withChanges(wrong))).toEqual({ ok: false, error: 'outOfScope is malformed' });
});

test('what a QC file says of itself is text, or the record is none', () => {
  const said = (words: unknown): string => {
    const problems = [{ item: 'a', path: 'qc/a', reason: 'qc-not-passed', said: words }];
    const failure = { class: 'verify', message: 'x', problems };
    return JSON.stringify({ ...record('shard_001', 1, { status: 'failed' }), failure });
  };
  expect(decodeRecord(said('unclear')).ok).toBe(true);
  for (const wrong of [7, null, ['unclear'], { toString: 1 }])
    expect(decodeRecord(said(wrong))).toEqual({ ok: false, error: 'failure is malformed' });
});

const whole = record('shard_001', 1, {
  status: 'failed',
  failure: { class: 'verify', message: 'x', problems: [], problemCount: 0 },
  planDigest: 'p',
  digests: { template: null, checks: 'c', runner: 'r' },
  items: [{ id: 'a', row: 'r', source: null, verdict: 'failed', output: 'o', qc: 'q', executable: ['qc'] }],
  leftovers: 1,
  usage: { inputTokens: 1, costUsd: 0.5 },
  outOfScope: ['a'],
});
const withField = (field: string, value: unknown): ReturnType<typeof decodeRecord> =>
  decodeRecord(encodeRecord({ ...whole, [field]: value }));

const malformed: Readonly<Record<string, readonly unknown[]>> = {
  shard: [7, null, ['shard_001']],
  attempt: [0, -1, 1.5, '1', 1_000_000_000],
  owner: ['me', [], { ...whole.owner, pid: '1' }, { ...whole.owner, token: null }],
  status: ['done', null, ['failed']],
  failure: [
    'x',
    [],
    { class: 'bad luck', message: 'x' },
    { class: 'verify' },
    { class: 'verify', message: 'x', problems: {} },
    { class: 'verify', message: 'x', problemCount: 'many' },
    { class: 'verify', message: 'x', problemCount: -1 },
  ],
  runner: [null, 7, {}],
  startedAt: [7, '', 'now', ' 2026-01-01', '2026-01-01 (a\tb)'],
  finishedAt: [7, '', 'now', '2026-01-01\n'],
  durationMs: ['1', null, -1],
  exitCode: ['0', 1.5, {}],
  signal: [9, ['SIGTERM'], {}],
  promptDigest: [7, {}],
  planDigest: [null, 7, {}],
  digests: [
    {},
    3,
    null,
    [],
    { template: 'x', runner: 'y' },
    { template: 'x', checks: 5, runner: 'y' },
    { template: 5, checks: 'c', runner: 'y' },
    { template: 'x', checks: 'c', runner: {} },
    { checks: 5 },
  ],
  items: [
    {},
    null,
    [null],
    [[]],
    ...[{ id: 7 }, { row: null }, { source: 3 }, { verdict: 'ok' }, { output: 5 }, { qc: null }].map(
      (wrong) => [{ ...whole.items?.[0], ...wrong }],
    ),
    [{ ...whole.items?.[0], executable: ['log'] }],
    [{ ...whole.items?.[0], executable: 'output' }],
  ],
  log: [null, 'path', {}, { ...whole.log, path: 7 }, { ...whole.log, bytes: '1' }, { path: 'x', bytes: 1 }],
  leftovers: [null, 'two', -1, 0.5],
  usage: [null, 3, [], { inputTokens: '1' }, { costUsd: null }],
  outOfScope: ['a', 7, null, [7]],
};

test.each(Object.entries(malformed))('a record whose %s has not its shape is none', (field, values) => {
  expect(withField(field, whole[field as keyof typeof whole])).toMatchObject({ ok: true });
  for (const value of values) expect([value, withField(field, value)]).toMatchObject([value, { ok: false }]);
});

test('a number that JSON knows only as too large is none', () => {
  const text = encodeRecord(whole);
  for (const [number, field] of [
    ['"durationMs":1', 'durationMs'],
    ['"costUsd":0.5', 'usage'],
  ] as const)
    expect(decodeRecord(text.replace(number, `${number.split(':')[0]}:1e999`))).toEqual({
      ok: false,
      error: `${field} is malformed`,
    });
});

test.each(['shard', 'attempt', 'owner', 'status', 'runner', 'startedAt', 'durationMs', 'exitCode', 'log'])(
  'a record without %s says what it lacks',
  (field) => {
    expect(withField(field, undefined)).toEqual({ ok: false, error: `${field} is missing` });
  },
);

test('what a newer version adds is no reason to refuse a record', () => {
  const newer = {
    ...whole,
    mood: [1],
    owner: { ...whole.owner, user: 'me' },
    usage: { ...whole.usage, model: 'large', thinking: { tokens: 5 } },
    digests: { ...whole.digests, image: null },
    items: whole.items?.map((item) => ({ ...item, size: 5 })),
    log: { ...whole.log, lines: 5 },
  };
  expect(decodeRecord(JSON.stringify(newer))).toEqual({ ok: true, value: newer });
});

const failedBy = (problem: object): ReturnType<typeof decodeRecord> => {
  const problems = [{ item: 'a', path: 'out/a', ...problem }];
  const failure = { class: 'verify', message: 'x', problems };
  return decodeRecord(JSON.stringify({ ...record('shard_001', 1, { status: 'failed' }), failure }));
};

test.each([
  ['output-unreadable', {}],
  ['output-too-large', { bytes: 'many', limit: 1 }],
  ['forbidden-pattern', { pattern: null }],
  ['qc-schema', { pointer: '', expected: 'a text', more: 'some' }],
  ['output-is-link', { target: 'b', role: 'output' }],
  ['output-empty', { line: '3' }],
])('a problem %s without what it is told with is none', (reason, fields) => {
  expect(failedBy({ reason, ...fields })).toEqual({ ok: false, error: 'failure is malformed' });
});

test('a problem of a kind that only a newer version knows is told by its name and place', () => {
  const decoded = failedBy({ reason: 'output-on-fire', line: 3 });
  const problems = decoded.ok ? decoded.value.failure?.problems : undefined;
  expect(problems?.map(problemLine)).toEqual(['output on fire: out/a:3 (item a)']);
});
