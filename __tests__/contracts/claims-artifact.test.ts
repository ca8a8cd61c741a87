// What claims by artifacts add to the Claims contract: lost replies, names that a crash burnt, expiry, run attempts. Through
// the official client, and through the choice that a leg makes among numbers.
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Owner } from '../../src/core/batch/record.ts';
import type { Failure } from '../../src/core/failure.ts';
import { chunkClaimName } from '../../src/core/groups/chunk-claim.ts';
import type { Result } from '../../src/core/result.ts';
import { openArtifactBoard } from '../../src/engine/leg/artifact-board.ts';
import { openArtifactClaims, type ArtifactClaims } from '../../src/engine/leg/artifact-claims.ts';
import { claimChunk, type ClaimedChunk } from '../../src/engine/leg/claim-chunk.ts';
import { defaultLegLimits, type LegNote } from '../../src/engine/leg/leg-request.ts';
import { openArtifactStore } from '../../src/github/artifacts/artifact-store.ts';
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
  const facts = { plan: { group: 'docs' }, leg: 0, runId: '77', runAttempt, job: 'work (1)' };
  const onNote = (note: LegNote) => void (note.type === 'warning' && warnings.push(note.failure));
  const artifacts = openArtifactStore({ clock });
  return openArtifactClaims({ ...facts, limits: { claimMs: hourMs }, artifacts, onNote });
}

const owner = (token: string): Owner => ({ ...someOwner, token });

interface Claimer {
  readonly runAttempt?: number;
  readonly clock?: Clock;
}

/** What a leg with this token makes of the chunk. */
function tryFor(
  chunk: string,
  token: string,
  { runAttempt = 1, clock = hurriedClock(10) }: Claimer = {},
): Promise<Result<ClaimedChunk, Failure>> {
  const stop = new AbortController().signal;
  const limits = { ...defaultLegLimits, claimMs: hourMs };
  const board = openArtifactBoard(openArtifactStore({ clock }), 'docs', clock);
  const request = { clock, limits, owner: owner(token), runAttempt, stop };
  return claimChunk(request, open(runAttempt, clock), board, chunk);
}

const take = async (...of: Parameters<typeof tryFor>) => valueOf(await tryFor(...of));

function valueOf<T>(result: Result<T, Failure>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failures));
  return result.value;
}
const nameOf = (number: number, attempt = 1) => `muster-docs-claim-leg-0-0-${attempt}-${number}`;
const names = () => service.artifacts().map(({ name }) => name);

async function holderOf(chunk: string, number: number): Promise<string | undefined> {
  const found = valueOf(await open().find(chunk, number));
  return found === undefined ? undefined : valueOf(await open().read(found))?.claim.owner.token;
}

describe('a chunk', () => {
  test('goes to one of many at once, and everybody can see who has it', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) => take('leg-0-0', `t${index}`)),
    );
    expect(outcomes.toSorted()).toEqual([...Array<string>(9).fill('held'), 'won']);
    expect(await holderOf('leg-0-0', 1)).toBe(`t${outcomes.indexOf('won')}`);
    expect(names()).toEqual([nameOf(1)]);
  });

  test('whose claim has run out goes to the next, under the next number', async () => {
    await take('leg-0-0', 'early');
    expect(await take('leg-0-0', 'eager')).toBe('held');
    const later = hurriedClock(10, serviceMs + hourMs + 6 * 60_000);
    expect(await take('leg-0-0', 'late', { clock: later })).toBe('won');
    expect(names()).toEqual([nameOf(1), nameOf(2)]);
  });

  test('is claimed anew in the next run attempt', async () => {
    await take('leg-0-0', 'first');
    job.become(2);
    expect(await take('leg-0-0', 'second', { runAttempt: 2 })).toBe('won');
    expect(names()).toEqual([nameOf(1), nameOf(1, 2)]);
    expect(await open(2).list()).toMatchObject([{ owner: { token: 'second' } }]);
  });

  test('of another group does not count, even if its name begins alike', async () => {
    const store = openArtifactStore({ clock: hurriedClock(10) });
    await store.create('muster-docs-old-claim-leg-0-0-1-1', [
      { path: chunkClaimName, bytes: Buffer.from('{}') },
    ]);
    expect(await open().list()).toEqual([]);
    expect(await take('leg-0-0', 'me')).toBe('won');
  });
});

describe('a claim whose reply is lost', () => {
  test('after it was finished is our own', async () => {
    service.faults.add({ rpc: 'FinalizeArtifact', nth: 1, fault: { kind: 'lost' } });
    expect(await take('leg-0-0', 'me')).toBe('won');
    expect(await take('leg-0-0', 'other')).toBe('held');
    expect(names()).toEqual([nameOf(1)]);
  });

  test('after its name was taken is passed over with the next number', async () => {
    service.faults.add({ rpc: 'CreateArtifact', nth: 1, fault: { kind: 'lost' } });
    expect(await take('leg-0-0', 'me')).toBe('won');
    expect(await holderOf('leg-0-0', 2)).toBe('me');
  });
});

describe('a name that a crash burnt', () => {
  const crash = async (token: string, number = 1) => {
    service.faults.add({ rpc: 'FinalizeArtifact', nth: 1, fault: { kind: 'error', status: 400 } });
    const outcome = await open().claim(claim('leg-0-0', number, 1000, owner(token)));
    expect(outcome).toMatchObject({ won: false, failures: [{ reason: 'service-unavailable' }] });
    service.faults.clear();
  };

  test('is passed over: one of many gets the next number', async () => {
    await crash('dead');
    const outcomes = await Promise.all(Array.from({ length: 5 }, (_, index) => take('leg-0-0', `t${index}`)));
    expect(outcomes.filter((outcome) => outcome === 'won')).toHaveLength(1);
    expect(await holderOf('leg-0-0', 2)).toBe(`t${outcomes.indexOf('won')}`);
  });

  test('does not make a claim that is only slow look dead: its lower number has the chunk', async () => {
    service.faults.add({ rpc: 'PUT blob', nth: (n) => n <= 1, fault: { kind: 'late', ms: 60 } });
    const outcomes = await Promise.all([take('leg-0-0', 'slow'), take('leg-0-0', 'quick')]);
    expect(outcomes.toSorted()).toEqual(['held', 'won']);
  });

  test('by its own leg, again and again, is a service that fails: nobody is said to have the chunk', async () => {
    service.faults.add({ rpc: 'PUT blob', fault: { kind: 'error', status: 403 } });
    expect(await tryFor('leg-0-0', 'me')).toMatchObject({
      ok: false,
      failures: [{ reason: 'service-unavailable', error: expect.stringMatching(/403|injected fault/) }],
    });
    expect(names()).toHaveLength(3);
  });
});

test('a claim that somebody else wrote holds its number, with its owner unknown', async () => {
  const store = openArtifactStore({ clock: hurriedClock(10) });
  await store.create(nameOf(1), [
    { path: chunkClaimName, bytes: Buffer.from('{"format":"muster.chunk-claim/1","claim":') },
  ]);
  expect(await open().claim(claim('leg-0-0', 1, 1000))).toEqual({ won: false });
  expect(await open().list()).toMatchObject([{ shard: 'leg-0-0', attempt: 1, owner: { token: '' } }]);
  expect(await take('leg-0-0', 'me')).toBe('held');
});

test('a claim that says another name than its own is not read', async () => {
  await open().claim(claim('leg-0-0', 1, 1000, owner('me')));
  const found = valueOf(await open().find('leg-0-0', 1));
  if (found === undefined) throw new Error('not listed');
  expect(valueOf(await open().read(found))).toBeDefined();
  expect(valueOf(await open().read({ ...found, name: nameOf(2) }))).toBeUndefined();
});

test('a claim holds its job, its run and its end', async () => {
  await take('leg-0-0', 'me');
  const found = valueOf(await open().find('leg-0-0', 1));
  const known = found === undefined ? undefined : valueOf(await open().read(found));
  expect(known).toMatchObject({ leg: 0, runId: '77', runAttempt: 1, job: 'work (1)' });
  const { claim: held, expiresAt = '' } = known ?? {};
  expect(Date.parse(expiresAt) - Date.parse(held?.startedAt ?? '')).toBe(hourMs);
});

test('a service that is down is a failure, of the choice and of the port, and a listing of it a warning', async () => {
  service.faults.add({ fault: { kind: 'reset' } });
  expect(await tryFor('leg-0-0', 'me', { clock: hurriedClock() })).toMatchObject({
    ok: false,
    failures: [{ reason: 'service-unavailable', operation: expect.stringContaining(nameOf(1)) }],
  });
  warnings.length = 0;
  expect(await open(1, hurriedClock()).list()).toEqual([]);
  expect(warnings).toMatchObject([{ reason: 'service-unavailable' }]);
});
