// What a claim on a chunk says: who has it, and until when he may be believed to be at work. Codec. Pure.

export interface ChunkClaim {
  readonly format: 'muster.chunk-claim/1';
  readonly chunk: string;
  /** Owner token of the leg's process. */
  readonly owner: string;
  readonly leg: number;
  readonly runId: string;
  readonly runAttempt: number;
  readonly job: string;
  /** ISO times by the claimant's clock. */
  readonly claimedAt: string;
  readonly expiresAt: string;
}

export const chunkClaimName = 'claim.json';

/** Clocks of two runners may differ by this much before one takes the other for dead. */
const clockSkewMs = 5 * 60_000;

export const encodeChunkClaim = (claim: ChunkClaim): string => `${JSON.stringify(claim)}\n`;

/** Undefined when it is none: then nobody can say when it expires, and it stands. */
export function decodeChunkClaim(text: string): ChunkClaim | undefined {
  try {
    const value = JSON.parse(text) as Partial<ChunkClaim> | null;
    const isClaim = value?.format === 'muster.chunk-claim/1' && typeof value.owner === 'string';
    return isClaim && !Number.isNaN(Date.parse(value.expiresAt ?? '')) ? (value as ChunkClaim) : undefined;
  } catch {
    return undefined;
  }
}

export const isExpired = (claim: ChunkClaim, nowMs: number): boolean =>
  nowMs > Date.parse(claim.expiresAt) + clockSkewMs;
