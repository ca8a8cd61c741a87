// Claims a chunk for a leg: takes the first number that nobody holds. A number that somebody took and never finished, or
// whose time is over, is passed over.
import type { Owner } from '../../core/batch/record.ts';
import { formatTimestamp } from '../../core/batch/timestamp.ts';
import type { Failure } from '../../core/failure.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ArtifactClaims, HeldClaim } from './artifact-claims.ts';
import { pause } from './bounded-call.ts';

export type ChunkClaim =
  | { readonly won: true; readonly number: number }
  /** `heldBy` is undefined when all numbers are burnt. */
  | { readonly won: false; readonly heldBy?: HeldClaim };

export interface ClaimPatience {
  /** How long a taken number may stay unfinished before it counts as burnt: the time of a slow upload. */
  readonly unfinishedMs: number;
  readonly everyMs: number;
  /** Numbers tried at most. */
  readonly numbers: number;
}

export const defaultPatience: ClaimPatience = { unfinishedMs: 10_000, everyMs: 500, numbers: 5 };

/**
 * Tries to claim the chunk. Of two that come at once one wins, unless a claimer is slower than the patience of the next
 * one: then the chunk is worked twice. Failure `service-unavailable`.
 */
export async function claimChunk(
  claims: ArtifactClaims,
  clock: Clock,
  chunk: string,
  owner: Owner,
  patience: ClaimPatience = defaultPatience,
): Promise<Result<ChunkClaim, Failure>> {
  for (let number = 1; number <= patience.numbers; number += 1) {
    const startedAt = formatTimestamp(clock.now());
    const outcome = await claims.create({
      format: 'muster.claim/1',
      shard: chunk,
      attempt: number,
      owner,
      startedAt,
    });
    if (!outcome.ok) return outcome;
    if (outcome.value.won) return number === 1 ? ok({ won: true, number }) : giveWay(claims, chunk, number);
    const holder = await waitForHolder(claims, clock, chunk, number, patience);
    if (!holder.ok) return holder;
    if (holder.value !== undefined && claims.isLive(holder.value))
      return ok({ won: false, heldBy: holder.value });
  }
  return ok({ won: false });
}

/** A lower number that turned up finished after all, while we took ours, has the chunk. */
async function giveWay(
  claims: ArtifactClaims,
  chunk: string,
  number: number,
): Promise<Result<ChunkClaim, Failure>> {
  const held = await claims.held(chunk);
  if (!held.ok) return held;
  const before = held.value.find((other) => other.number < number && claims.isLive(other));
  return ok(before === undefined ? { won: true, number } : { won: false, heldBy: before });
}

async function waitForHolder(
  claims: ArtifactClaims,
  clock: Clock,
  chunk: string,
  number: number,
  { unfinishedMs, everyMs }: ClaimPatience,
): Promise<Result<HeldClaim | undefined, Failure>> {
  const deadline = clock.now() + unfinishedMs;
  for (;;) {
    const found = await claims.find(chunk, number);
    if (!found.ok || found.value !== undefined || clock.now() >= deadline) return found;
    await pause(clock, everyMs);
  }
}
