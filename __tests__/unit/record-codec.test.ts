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
