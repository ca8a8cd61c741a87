// Small decisions around a group: when a leg is green, what the matrix holds, which keys sign.
import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { judgeLeg } from '../../src/action/leg-verdict.ts';
import { takenDownFindings } from '../../src/action/taken-down.ts';
import { readJobInputs } from '../../src/action/job.ts';
import { legMatrix } from '../../src/core/groups/leg-matrix.ts';
import { planLegs } from '../../src/core/groups/legs.ts';
import {
  isSignedBy,
  parsePublicKey,
  parseSigningKey,
  signText,
} from '../../src/core/provenance/signature.ts';
import type { LegSummary } from '../../src/engine/leg/leg-request.ts';
import { renderPlanSummary } from '../../src/github/plan-summary.ts';
import { record, row } from '../rigs/batch-facts.ts';

const summary = (more: Partial<LegSummary> = {}): LegSummary => ({
  leg: 0,
  legs: 2,
  ended: new Map([['s1', record('s1', 1)]]),
  verifiedBefore: 0,
  handedOver: 0,
  undone: [],
  stolenChunks: 0,
  left: 0,
  troubles: [],
  ...more,
});
const strict = { isVerifying: true, isTolerant: false };
const failed = new Map([['s1', record('s1', 1, { status: 'failed' })]]);

test.each([
  ['everything it ended is verified', summary(), strict, undefined],
  ['a shard failed', summary({ ended: failed }), strict, 'not every shard is verified'],
  [
    'a shard failed and legs are tolerant',
    summary({ ended: failed }),
    { ...strict, isTolerant: true },
    undefined,
  ],
  ['nothing was done', summary({ ended: new Map() }), strict, 'nothing was done'],
  [
    'nothing was done and legs are tolerant',
    summary({ ended: new Map() }),
    { ...strict, isTolerant: true },
    'nothing was done',
  ],
  ['all was done before', summary({ ended: new Map(), verifiedBefore: 1 }), strict, undefined],
  ['a part is left undone', summary({ undone: ['s2'] }), strict, 'left undone'],
  [
    'the group is satisfied already',
    summary({
      ended: new Map(),
      undone: ['s1'],
      earlyStop: { disposition: 'satisfied', reason: 'enough-passed' },
    }),
    strict,
    undefined,
  ],
  [
    'the group has failed already',
    summary({ undone: ['s2'], earlyStop: { disposition: 'failed', reason: 'too-many-failed' } }),
    strict,
    'can no longer be satisfied',
  ],
  [
    'the group has failed, but not here',
    summary({ earlyStop: { disposition: 'failed', reason: 'can-not-be-reached' } }),
    strict,
    undefined,
  ],
  ['it was stopped', summary({ stoppedBy: 'SIGINT' }), { ...strict, isTolerant: true }, 'stopped by SIGINT'],
  [
    'its records could not go up',
    summary({ troubles: [{ reason: 'claim-lost', shard: 's1', attempt: 1 }] }),
    { ...strict, isTolerant: true },
    'not everything could be done',
  ],
])('a leg is green or says why not: %s', (_what, facts, options, why) => {
  const { failedBecause } = judgeLeg(facts, options);
  if (why === undefined) expect(failedBecause).toBeUndefined();
  else expect(failedBecause).toContain(why);
});

test('succeeded is as good as verified only where nothing verifies', () => {
  const ended = new Map([['s1', record('s1', 1, { status: 'succeeded' })]]);
  expect(judgeLeg(summary({ ended }), strict).failedBecause).toContain('not every shard is verified');
  expect(judgeLeg(summary({ ended }), { ...strict, isVerifying: false }).failedBecause).toBeUndefined();
});

test('the matrix of 10,000 shards fits a job output, whose limit counts each character twice', () => {
  const shards = Array.from({ length: 10_000 }, (_, index) => `shard_${index}`);
  const matrix = legMatrix(planLegs(shards, 1000));
  expect(matrix.include).toHaveLength(256);
  expect(JSON.stringify(matrix).length * 2).toBeLessThan(1_000_000);
  expect(matrix.include.reduce((sum, leg) => sum + leg.shards, 0)).toBe(10_000);
});

test('inputs of a job are checked all at once', () => {
  const given: Record<string, string> = { leg: '-1', legs: '0', 'plan-digest': 'x' };
  const inputs = readJobInputs((key) => given[key] ?? '');
  expect(inputs.ok ? [] : inputs.failures.map((failure) => 'source' in failure && failure.source)).toEqual([
    'input leg',
    'input legs',
    'input plan-digest',
  ]);
});

test('only Ed25519 keys of the right kind are taken, also with written-out line ends', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 });
  expect(parseSigningKey(rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())).toBeUndefined();
  expect([parsePublicKey(pem), parsePublicKey('x'), parseSigningKey(publicPem)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const key = parseSigningKey(pem.trim().replaceAll('\n', String.raw`\n`));
  const check = parsePublicKey(publicPem);
  if (key === undefined || check === undefined) throw new Error('no key');
  const signature = signText('text', key);
  expect(isSignedBy('text', signature, check)).toBe(true);
  expect(isSignedBy('texu', signature, check)).toBe(false);
  expect(isSignedBy('text', { ...signature, value: `${signature.value}\n` }, check)).toBe(false);
});

test('the summary of a plan fits its limit and says what it leaves out', () => {
  const explanation = Array.from(
    { length: 5000 },
    (_, index) => `shard_${index}  new: 1 item, <b>@someone`,
  ).join('\n');
  const facts = { shards: 5000, open: 5000, carried: 0, legs: 256, explanation };
  const text = renderPlanSummary({ ...facts, limitBytes: 20_000 });
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(20_000);
  expect(text).toMatch(/\d+ more lines are not shown/);
  expect(text).not.toContain('<b>');
  expect(text).not.toContain('@someone');
  expect(renderPlanSummary({ ...facts, limitBytes: 10 })).toBe('');
});

test('a shard that passed here and could not be uploaded as it is says why; one that failed here says so itself', () => {
  const failure = { class: 'verify' as const, message: "its outputs can't be uploaded" };
  const down = (shard: string) => [shard, record(shard, 1, { status: 'failed', failure })] as const;
  const rows = [
    row({ shardId: 's1', status: 'verified' }),
    row({ shardId: 's2', status: 'failed' }),
    row({ shardId: 's3', status: 'verified' }),
  ];
  const ended = new Map([down('s1'), down('s2'), ['s3', record('s3', 1)]]);
  expect(takenDownFindings(rows, ended)).toMatchObject([
    { level: 'error', title: 's1 failed', message: "verify: its outputs can't be uploaded" },
  ]);
});
