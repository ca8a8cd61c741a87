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

/** Our clock and that of the service may differ by this much before we take a claimant for dead. */
const clockSkewMs = 5 * 60_000;

export const encodeChunkClaim = (claim: ChunkClaim): string => `${JSON.stringify(claim)}\n`;

/** Undefined when it is none: then nobody can say when it expires, and it stands. */
export function decodeChunkClaim(text: string): ChunkClaim | undefined {
  try {
    const value = JSON.parse(text) as Partial<ChunkClaim> | null;
    const isClaim = value?.format === 'muster.chunk-claim/1' && typeof value.owner === 'string';
    const times = [value?.claimedAt, value?.expiresAt].map((time) => Date.parse(time ?? ''));
    return isClaim && !times.some(Number.isNaN) ? (value as ChunkClaim) : undefined;
  } catch {
    return undefined;
  }
}

/** `createdMs`: by the clock of the service. The claimant's own clock tells nothing but how long the claim is meant. */
export function isExpired({ claimedAt, expiresAt }: ChunkClaim, createdMs: number, nowMs: number): boolean {
  return nowMs > createdMs + Date.parse(expiresAt) - Date.parse(claimedAt) + clockSkewMs;
}
