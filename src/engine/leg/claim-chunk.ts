// Claims a chunk: the first free name of its claims in this run attempt. A name that nobody finished, and a claim that
// has expired without a record, are passed over. Best effort: the fence of the records is what truth rests on.
import { artifactName, chunkPart } from '../../core/groups/artifact-names.ts';
import {
  chunkClaimName,
  decodeChunkClaim,
  encodeChunkClaim,
  isExpired,
  type ChunkClaim,
} from '../../core/groups/chunk-claim.ts';
import type { Failure } from '../../core/failure.ts';
import { ok, type Result } from '../../core/result.ts';
import type { ArtifactBoard, SeenArtifact } from './artifact-board.ts';
import type { LegRequest } from './leg-request.ts';
import { pause } from './pause.ts';

/** Nobody crashes so often on one chunk. */
const maxNumbers = 20;

/** Looks at a name that is taken but not listed. */
const looks = 3;

export type ClaimedChunk = 'won' | 'held';

export async function claimChunk(
  request: LegRequest,
  board: ArtifactBoard,
  chunk: string,
): Promise<Result<ClaimedChunk, Failure>> {
  const { plan, leg, runAttempt, runId, job, owner, artifacts, clock, limits, stop } = request;
  for (let number = 1; number <= maxNumbers; number++) {
    const now = clock.now();
    const claim: ChunkClaim = {
      format: 'muster.chunk-claim/1',
      chunk,
      owner,
      leg,
      runId,
      runAttempt,
      job,
      claimedAt: new Date(now).toISOString(),
      expiresAt: new Date(now + limits.claimMs).toISOString(),
    };
    const name = artifactName(plan.group, { kind: 'claim', chunk: chunkPart(chunk), runAttempt, number });
    const created = await artifacts.create(name, [
      { path: chunkClaimName, bytes: Buffer.from(encodeChunkClaim(claim)) },
    ]);
    if (!created.ok) return created;
    if (created.value.kind === 'created')
      return number === 1 ? ok('won') : giveWay(request, board, chunk, number);
    const standing = await findClaim(request, board, chunk, number);
    if (!standing.ok) return standing;
    if (stop.aborted) return ok('held');
    if (standing.value !== undefined && !(await isGivenUp(request, board, chunk, standing.value)))
      return ok('held');
  }
  return ok('held');
}

/** A lower number that turned up finished after all, while we took ours, has the chunk. */
async function giveWay(
  request: LegRequest,
  board: ArtifactBoard,
  chunk: string,
  number: number,
): Promise<Result<ClaimedChunk, Failure>> {
  const view = await board.look(0);
  if (!view.ok) return view;
  const before = view.value.claims(chunk, request.runAttempt).filter((claim) => claim.number < number);
  for (const claim of before) if (!(await isGivenUp(request, board, chunk, claim))) return ok('held');
  return ok('won');
}

/** Undefined: the name is taken, and nobody finished taking it. */
async function findClaim(
  { runAttempt, clock, limits, stop }: LegRequest,
  board: ArtifactBoard,
  chunk: string,
  number: number,
): Promise<Result<SeenArtifact | undefined, Failure>> {
  for (let look = 1; ; look++) {
    const view = await board.look(0);
    if (!view.ok) return view;
    const found = view.value.claims(chunk, runAttempt).find((claim) => claim.number === number);
    if (found !== undefined || look > looks) return ok(found);
    await pause(clock, limits.reservedMs / looks, stop);
    if (stop.aborted) return ok(undefined);
  }
}

/** Expired, and nothing of it was ever recorded in this run attempt. What can't be read stands. */
async function isGivenUp(
  { runAttempt, artifacts, clock }: LegRequest,
  board: ArtifactBoard,
  chunk: string,
  seen: SeenArtifact,
): Promise<boolean> {
  const view = await board.look(0);
  if (!view.ok || view.value.records(chunk).some((record) => record.runAttempt === runAttempt)) return false;
  const files = await artifacts.read(seen.info);
  const file = files.ok ? files.value.find(({ path }) => path === chunkClaimName) : undefined;
  const claim = file === undefined ? undefined : decodeChunkClaim(Buffer.from(file.bytes).toString('utf8'));
  return claim !== undefined && isExpired(claim, Date.parse(seen.info.createdAt), clock.now());
}
