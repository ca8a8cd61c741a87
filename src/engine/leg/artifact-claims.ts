// Claims as artifacts of one run attempt: creating the artifact is the claim. Best effort by nature (a name that was taken
// and never finished can't be told from one that is being finished), so truth never rests on it: two workers on one chunk
// cost tokens, and the join takes one record by its fence. Its shards are chunks, its attempts numbers in names.
import type { Claim, Owner } from '../../core/batch/record.ts';
import { formatTimestamp } from '../../core/batch/timestamp.ts';
import {
  artifactName,
  artifactPrefix,
  chunkPart,
  parseArtifactName,
} from '../../core/groups/artifact-names.ts';
import {
  chunkClaimName,
  decodeChunkClaim,
  encodeChunkClaim,
  type ChunkClaim,
} from '../../core/groups/chunk-claim.ts';
import { maxDocumentBytes } from '../../core/groups/bundle-size.ts';
import type { Failure } from '../../core/failure.ts';
import { ok, type Result } from '../../core/result.ts';
import type { ArtifactInfo } from '../../ports/artifact-store.ts';
import type { ClaimOutcome, Claims } from '../../ports/claims.ts';
import type { LegRequest } from './leg-request.ts';

/** Claims of other run attempts do not count: a re-run begins anew. `claimMs`: how long a claim is meant. */
export interface ArtifactClaimsOptions extends Pick<
  LegRequest,
  'artifacts' | 'leg' | 'runId' | 'runAttempt' | 'job' | 'onNote'
> {
  readonly plan: Pick<LegRequest['plan'], 'group'>;
  readonly limits: Pick<LegRequest['limits'], 'claimMs'>;
}

export interface ArtifactClaims extends Claims {
  /** The claim under this number, once it is listed; undefined while it is not. Failures: `service-unavailable`. */
  find(chunk: string, number: number): Promise<Result<ArtifactInfo | undefined, Failure>>;
  /** What it says; undefined when it says nothing that can be read, or is of another name. Failures: `service-unavailable`. */
  read(info: ArtifactInfo): Promise<Result<ChunkClaim | undefined, Failure>>;
}

const unknownOwner: Owner = { host: '', boot: '', pid: 0, processStart: '', token: '' };

export function openArtifactClaims(options: ArtifactClaimsOptions): ArtifactClaims {
  const { artifacts, leg, runId, runAttempt, job } = options;
  const { group } = options.plan;
  const nameOf = (chunk: string, number: number): string =>
    artifactName(group, { kind: 'claim', chunk: chunkPart(chunk), runAttempt, number });

  const read: ArtifactClaims['read'] = async (info) => {
    const files = await artifacts.read(info, { maxBytes: maxDocumentBytes });
    if (!files.ok && files.failures.some(({ reason }) => reason === 'service-unavailable')) return files;
    const file = files.ok ? files.value.find(({ path }) => path === chunkClaimName) : undefined;
    const known = file === undefined ? undefined : decodeChunkClaim(Buffer.from(file.bytes).toString('utf8'));
    if (known === undefined) return ok(undefined);
    return ok(nameOf(known.claim.shard, known.claim.attempt) === info.name ? known : undefined);
  };

  return {
    read,
    find: (chunk, number) => artifacts.find(nameOf(chunk, number)),
    async claim(claim): Promise<ClaimOutcome> {
      const expiresAt = formatTimestamp(Date.parse(claim.startedAt) + options.limits.claimMs);
      const document: ChunkClaim = {
        format: 'muster.chunk-claim/1',
        claim,
        leg,
        runId,
        runAttempt,
        job,
        expiresAt,
      };
      const content = { path: chunkClaimName, bytes: Buffer.from(encodeChunkClaim(document)) };
      const created = await artifacts.create(nameOf(claim.shard, claim.attempt), [content]);
      if (!created.ok) return { won: false, failures: created.failures };
      if (created.value.kind === 'created') return { won: true };
      const { trouble } = created.value;
      return trouble === undefined ? { won: false } : { won: false, trouble };
    },
    async list() {
      const warn = (failures: readonly Failure[]): void =>
        failures.forEach((failure) => options.onNote({ type: 'warning', failure }));
      const listed = await artifacts.list(artifactPrefix(group, 'claim'));
      if (!listed.ok) warn(listed.failures);
      const claims: Claim[] = [];
      for (const info of listed.ok ? listed.value : []) {
        const name = parseArtifactName(group, info.name);
        if (name?.kind !== 'claim' || name.runAttempt !== runAttempt) continue;
        const known = await read(info);
        if (!known.ok) warn(known.failures);
        const claim = known.ok ? known.value?.claim : undefined;
        claims.push(claim ?? unreadable(name.chunk, name.number, info.createdAt));
      }
      return claims;
    },
  };
}

const unreadable = (shard: string, attempt: number, createdAt: string): Claim => ({
  format: 'muster.claim/1',
  shard,
  attempt,
  owner: unknownOwner,
  startedAt: formatTimestamp(Date.parse(createdAt)),
});
