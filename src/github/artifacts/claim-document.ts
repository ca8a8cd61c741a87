// What a claim artifact holds: the claim, and enough of its job to say whose it is and until when. Shape and codec only.
import { decodeClaim, type Decoded } from '../../core/batch/record-codec.ts';
import type { Claim } from '../../core/batch/record.ts';
import type { ArtifactFile } from '../../ports/artifact-store.ts';

export interface ClaimDocument {
  readonly format: 'muster.artifact-claim/1';
  /** Its shard is the chunk, its attempt the number in the artifact's name. */
  readonly claim: Claim;
  readonly runId: string;
  readonly runAttempt: number;
  readonly job: string;
  /** Milliseconds from the artifact's creation, by the clock of the service: clocks of runners differ. */
  readonly validMs: number;
  /** The same by the claimer's clock, for people. */
  readonly expiresAt: string;
}

const fileName = 'claim.json';

export function encodeClaimDocument(document: ClaimDocument): ArtifactFile[] {
  return [{ path: fileName, bytes: Buffer.from(`${JSON.stringify(document)}\n`) }];
}

/** A document that is cut off or of another make is answered with a reason. */
export function decodeClaimDocument(files: readonly ArtifactFile[]): Decoded<ClaimDocument> {
  const file = files.find(({ path }) => path === fileName);
  if (file === undefined) return { ok: false, error: `no ${fileName}` };
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(file.bytes).toString('utf8'));
  } catch {
    return { ok: false, error: 'not JSON' };
  }
  const { format, claim, runId, runAttempt, job, validMs, expiresAt } = Object(value) as Record<
    string,
    unknown
  >;
  if (format !== 'muster.artifact-claim/1')
    return { ok: false, error: `format is ${JSON.stringify(format)}` };
  const inner = decodeClaim(JSON.stringify(claim ?? null));
  if (!inner.ok) return inner;
  const isWhole =
    [runId, job, expiresAt].every((part) => typeof part === 'string') &&
    [runAttempt, validMs].every((part) => typeof part === 'number' && part >= 0);
  return isWhole
    ? { ok: true, value: value as ClaimDocument }
    : { ok: false, error: 'run, job or expiry is missing' };
}
