// Claims a chunk: the first free number of its claims in this run attempt. A number that nobody finished, and a claim that
// has expired without a record, are passed over. `held` says that a claim of somebody else stands, and nothing less.
import type { Claim } from '../../core/batch/record.ts';
import { formatTimestamp } from '../../core/batch/timestamp.ts';
import { isExpired } from '../../core/groups/chunk-claim.ts';
import type { Failure } from '../../core/failure.ts';
import { fail, failAll, ok, type Result } from '../../core/result.ts';
import type { ArtifactInfo } from '../../ports/artifact-store.ts';
import type { ArtifactClaims } from './artifact-claims.ts';
import type { ArtifactBoard } from './artifact-board.ts';
import type { LegRequest } from './leg-request.ts';
import { pause } from './pause.ts';

/** Nobody crashes so often on one chunk. */
const maxNumbers = 20;

/** Numbers that this leg may burn itself: a service that fails thrice in the middle of a claim will fail again. */
const maxBurnt = 3;

/** Looks at a name that is taken but not listed. */
const looks = 3;

export type ClaimedChunk = 'won' | 'held' | 'stopped';

/** Failures: `service-unavailable`, also where every number is taken and nobody has finished one. */
export async function claimChunk(
  request: Pick<LegRequest, 'clock' | 'limits' | 'owner' | 'runAttempt' | 'stop'>,
  claims: ArtifactClaims,
  board: ArtifactBoard,
  chunk: string,
): Promise<Result<ClaimedChunk, Failure>> {
  const { owner, clock, stop } = request;
  const chunkClaims = { request, claims, board, chunk };
  let error = 'every name is taken, and nobody has finished one';
  let burnt = 0;
  let number = 1;
  for (; number <= maxNumbers && burnt < maxBurnt; number++) {
    const startedAt = formatTimestamp(clock.now());
    const claim: Claim = { format: 'muster.claim/1', shard: chunk, attempt: number, owner, startedAt };
    const { won, failures, trouble } = await claims.claim(claim);
    if (failures !== undefined) return failAll(failures);
    if (won) return number === 1 ? ok('won') : giveWay(chunkClaims, number);
    const found = await findClaim(chunkClaims, number);
    if (!found.ok) return found;
    const stands = found.value === undefined ? ok(undefined) : await standingOf(chunkClaims, found.value);
    if (!stands.ok) return stands;
    const standing = stands.value;
    // The reply to our own claim was lost.
    if (standing === 'own') return number === 1 ? ok('won') : giveWay(chunkClaims, number);
    if (standing === 'held') return ok('held');
    if (stop.aborted) return ok('stopped');
    if (standing !== undefined || trouble === undefined) continue;
    burnt += 1;
    error = trouble;
  }
  const operation = `claim ${chunk}`;
  return fail({
    reason: 'service-unavailable',
    service: 'artifacts',
    operation,
    attempts: number - 1,
    error,
  });
}

interface ChunkClaims {
  readonly request: Pick<LegRequest, 'clock' | 'limits' | 'owner' | 'runAttempt' | 'stop'>;
  readonly claims: ArtifactClaims;
  readonly board: ArtifactBoard;
  readonly chunk: string;
}

/** A lower number that turned up finished after all, while we took ours, has the chunk. */
async function giveWay(of: ChunkClaims, number: number): Promise<Result<ClaimedChunk, Failure>> {
  const view = await of.board.look(0);
  if (!view.ok) return view;
  const before = view.value.claims(of.chunk, of.request.runAttempt).filter((claim) => claim.number < number);
  for (const { info } of before) {
    const standing = await standingOf(of, info);
    if (!standing.ok) return standing;
    if (standing.value === 'held') return ok('held');
  }
  return ok('won');
}

/** Undefined: the name is taken, and nobody finished taking it. */
async function findClaim(
  { request: { clock, limits, stop }, claims, chunk }: ChunkClaims,
  number: number,
): Promise<Result<ArtifactInfo | undefined, Failure>> {
  for (let look = 1; ; look++) {
    const found = await claims.find(chunk, number);
    if (!found.ok || found.value !== undefined || look > looks) return found;
    await pause(clock, limits.reservedMs / looks, stop);
    if (stop.aborted) return ok(undefined);
  }
}

/**
 * `given-up`: expired, and nothing of it was ever recorded in this run attempt. What says nothing is held; of what an outage
 * hides nothing is known, and it may be our own: `service-unavailable`.
 */
async function standingOf(
  { request: { clock, owner, runAttempt }, claims, board, chunk }: ChunkClaims,
  info: ArtifactInfo,
): Promise<Result<'own' | 'held' | 'given-up', Failure>> {
  const read = await claims.read(info);
  if (!read.ok) return read;
  const known = read.value;
  if (known === undefined) return ok('held');
  if (known.claim.owner.token === owner.token) return ok('own');
  if (!isExpired(known, Date.parse(info.createdAt), clock.now())) return ok('held');
  const view = await board.look(0);
  if (!view.ok) return view;
  const isAtWork = view.value.records(chunk).some((record) => record.runAttempt === runAttempt);
  return ok(isAtWork ? 'held' : 'given-up');
}
