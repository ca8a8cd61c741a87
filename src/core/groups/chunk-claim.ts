// What a claim on a chunk says: who has it, and until when he may be believed to be at work. Codec. Pure.
import { decodeClaim } from '../batch/record-codec.ts';
import type { Claim } from '../batch/record.ts';

export interface ChunkClaim {
  readonly format: 'muster.chunk-claim/1';
  /** Its shard is the chunk, its attempt the number in the artifact's name. */
  readonly claim: Claim;
  readonly leg: number;
  readonly runId: string;
  readonly runAttempt: number;
  readonly job: string;
  /** ISO time by the claimant's clock, as `claim.startedAt`. */
  readonly expiresAt: string;
}

export const chunkClaimName = 'claim.json';

/** Our clock and that of the service may differ by this much before we take a claimant for dead. */
const clockSkewMs = 5 * 60_000;

export const encodeChunkClaim = (claim: ChunkClaim): string => `${JSON.stringify(claim)}\n`;

/** Undefined when it is none: then nobody can say when it expires, and it stands. */
export function decodeChunkClaim(text: string): ChunkClaim | undefined {
  try {
    const value = JSON.parse(text) as Partial<ChunkClaim> | null;
    const isClaim =
      value?.format === 'muster.chunk-claim/1' && decodeClaim(JSON.stringify(value.claim ?? null)).ok;
    const hasEnd = typeof value?.expiresAt === 'string' && !Number.isNaN(Date.parse(value.expiresAt));
    return isClaim && hasEnd ? (value as ChunkClaim) : undefined;
  } catch {
    return undefined;
  }
}

/** `createdMs`: by the clock of the service. The claimant's own clock tells nothing but how long the claim is meant. */
export function isExpired({ claim, expiresAt }: ChunkClaim, createdMs: number, nowMs: number): boolean {
  return nowMs > createdMs + Date.parse(expiresAt) - Date.parse(claim.startedAt) + clockSkewMs;
}
