// What claims by artifacts add to the Claims contract: lost replies, names that a crash burnt, expiry, run attempts.
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Owner } from '../../src/core/batch/record.ts';
import type { Failure } from '../../src/core/failure.ts';
import type { Result } from '../../src/core/result.ts';
import { openArtifactClaims, type ArtifactClaims } from '../../src/github/artifacts/artifact-claims.ts';
import { openArtifactStore } from '../../src/github/artifacts/artifact-store.ts';
import { claimChunk } from '../../src/github/artifacts/claim-chunk.ts';
import type { Clock } from '../../src/ports/clock.ts';
import { claim, someOwner } from '../rigs/batch-facts.ts';
import { hurriedClock, hurryTimers } from '../rigs/results-service/hurried-time.ts';
import { becomeJob, type Job } from '../rigs/results-service/job.ts';
import { startResultsService, type ResultsService } from '../rigs/results-service/results-service.ts';

hurryTimers();
const hourMs = 3_600_000;
let service: ResultsService;
let job: Job;
let serviceMs = Date.now();

beforeEach(async () => {
  serviceMs = Date.now();
  service = await startResultsService({ now: () => serviceMs });
  job = await becomeJob(service);
});

afterEach(async () => {
  await job[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

const warnings: Failure[] = [];
function open(runAttempt = 1, clock: Clock = hurriedClock(10)): ArtifactClaims {
  const facts = { group: 'docs', runId: '77', runAttempt, job: 'work (1)', validMs: hourMs };
  return openArtifactClaims({
    ...facts,
    clock,
    store: openArtifactStore({ clock }),
    warn: (failure) => void warnings.push(failure),
  });
}
const owner = (token: string): Owner => ({ ...someOwner, token });
const take = async (chunk: string, token: string, claims = open(), clock: Clock = hurriedClock(10)) =>
  valueOf(await claimChunk(claims, clock, chunk, owner(token)));
function valueOf<T>(result: Result<T, Failure>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failures));
  return result.value;
}
const nameOf = (number: number, attempt = 1) => `muster-docs-claim-leg-0-0-${attempt}-${number}`;

describe('a chunk', () => {
  test('goes to one of many at once, and the others learn who has it', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) => take('leg-0-0', `t${index}`)),
    );
    const winners = outcomes.flatMap((outcome, index) => (outcome.won ? [index] : []));
    expect(winners).toHaveLength(1);
    for (const outcome of outcomes)
      if (!outcome.won) expect(outcome.heldBy?.document?.claim.owner.token).toBe(`t${winners[0]}`);
  });

  test('whose claim has run out goes to the next, under the next number', async () => {
    await take('leg-0-0', 'early');
    expect(await take('leg-0-0', 'eager')).toMatchObject({ won: false });
    serviceMs += hourMs + 60_000;
    const later = hurriedClock(10, serviceMs);
    expect(await take('leg-0-0', 'late', open(1, later), later)).toEqual({ won: true, number: 2 });
    expect(service.artifacts().map(({ name }) => name)).toEqual([nameOf(1), nameOf(2)]);
  });

  test('is not taken away by a runner whose clock is ahead, once it knows the clock of the service', async () => {
    await take('leg-0-0', 'early');
    const ahead = hurriedClock(1, Date.now() + 5 * hourMs);
    const claims = open(1, ahead);
    expect(await take('leg-1-0', 'ahead', claims, ahead)).toMatchObject({ won: true });
    await claims.held();
    expect(await take('leg-0-0', 'ahead', claims, ahead)).toMatchObject({
      won: false,
      heldBy: { number: 1 },
    });
  });

  test('is claimed anew in the next run attempt', async () => {
    await take('leg-0-0', 'first');
    job.become(2);
    expect(await take('leg-0-0', 'second', open(2))).toEqual({ won: true, number: 1 });
    expect(service.artifacts().map(({ name }) => name)).toEqual([nameOf(1), nameOf(1, 2)]);
    expect(await open(2).list()).toMatchObject([{ owner: { token: 'second' } }]);
  });

  test('of another group does not count, even if its name begins alike', async () => {
    const store = openArtifactStore({ clock: hurriedClock(10) });
    await store.create('muster-docs-old-claim-leg-0-0-1-1', [
      { path: 'claim.json', bytes: Buffer.from('{}') },
    ]);
    expect(valueOf(await open().held())).toEqual([]);
  });
});

describe('a claim whose reply is lost', () => {
  test('after it was finished is our own', async () => {
    service.faults.add({ rpc: 'FinalizeArtifact', nth: 1, fault: { kind: 'lost' } });
    expect(await take('leg-0-0', 'me')).toEqual({ won: true, number: 1 });
    expect(await take('leg-0-0', 'other')).toMatchObject({
      won: false,
      heldBy: { document: { claim: { owner: { token: 'me' } } } },
    });
  });

  test('after its name was taken is passed over with the next number', async () => {
    service.faults.add({ rpc: 'CreateArtifact', nth: 1, fault: { kind: 'lost' } });
    expect(await take('leg-0-0', 'me')).toEqual({ won: true, number: 2 });
  });
});

describe('a name that a crash burnt', () => {
  const crash = async (token: string) => {
    service.faults.add({ rpc: 'FinalizeArtifact', nth: 1, fault: { kind: 'error', status: 400 } });
    expect(await open().create(claim('leg-0-0', 1, 1000, owner(token)))).toMatchObject({ ok: false });
    service.faults.clear();
  };

  test('is passed over: one of many gets the next number', async () => {
    await crash('dead');
    const outcomes = await Promise.all(Array.from({ length: 5 }, (_, index) => take('leg-0-0', `t${index}`)));
    expect(outcomes.filter((outcome) => outcome.won)).toEqual([{ won: true, number: 2 }]);
  });

  test('does not make a claim that is only slow look dead: its lower number has the chunk', async () => {
    service.faults.add({ rpc: 'PUT blob', nth: (n) => n <= 1, fault: { kind: 'late', ms: 60 } });
    const [slow, quick] = await Promise.all([take('leg-0-0', 'slow'), take('leg-0-0', 'quick')]);
    expect([slow, quick].filter((outcome) => outcome.won)).toHaveLength(1);
  });

  test('by all five numbers leaves the chunk to nobody, and says so by the absence of a holder', async () => {
    service.faults.add({ rpc: 'FinalizeArtifact', fault: { kind: 'error', status: 400 } });
    for (let number = 1; number <= 5; number += 1) await open().create(claim('leg-0-0', number, 1000));
    expect(await take('leg-0-0', 'me')).toEqual({ won: false });
  });
});

test('a claim that somebody else wrote holds its number, with its owner unknown', async () => {
  const store = openArtifactStore({ clock: hurriedClock(10) });
  await store.create(nameOf(1), [
    { path: 'claim.json', bytes: Buffer.from('{"format":"muster.artifact-claim/1","claim":') },
  ]);
  expect(await open().claim(claim('leg-0-0', 1, 1000))).toEqual({ won: false });
  expect(await open().list()).toMatchObject([{ shard: 'leg-0-0', attempt: 1, owner: { token: '' } }]);
  expect(await take('leg-0-0', 'me')).toMatchObject({ won: false, heldBy: { number: 1 } });
});

test('a claim holds its job, its run and its end', async () => {
  await take('leg-0-0', 'me');
  const found = valueOf(await open().find('leg-0-0', 1));
  expect(found?.document).toMatchObject({ runId: '77', runAttempt: 1, job: 'work (1)', validMs: hourMs });
  const { claim: held, expiresAt = '' } = found?.document ?? {};
  expect(Math.abs(Date.parse(expiresAt) - Date.parse(held?.startedAt ?? '') - hourMs)).toBeLessThan(10_000);
});

test('a service that is down is a failure, and a warning through the port', async () => {
  service.faults.add({ fault: { kind: 'reset' } });
  expect(await claimChunk(open(1, hurriedClock()), hurriedClock(), 'leg-0-0', owner('me'))).toMatchObject({
    ok: false,
    failures: [{ reason: 'service-unavailable' }],
  });
  warnings.length = 0;
  expect(await open(1, hurriedClock()).claim(claim('leg-0-0', 1, 1000))).toEqual({ won: false });
  expect(warnings).toMatchObject([
    { reason: 'service-unavailable', operation: expect.stringContaining(nameOf(1)) },
  ]);
});
