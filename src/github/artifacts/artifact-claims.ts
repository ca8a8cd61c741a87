// Claims as artifacts of one run attempt: creating the artifact is the claim. Best effort by nature (a name that was taken
// and never finished can't be told from one that is being finished), so truth never rests on it: two workers on one chunk
// cost tokens, and the join takes one record by its fence.
import { formatTimestamp } from '../../core/batch/timestamp.ts';
import type { Claim } from '../../core/batch/record.ts';
import type { Failure } from '../../core/failure.ts';
import {
  artifactName,
  artifactPrefix,
  chunkPart,
  parseArtifactName,
} from '../../core/groups/artifact-names.ts';
import { ok, type Result } from '../../core/result.ts';
import type { ArtifactInfo, ArtifactStore } from '../../ports/artifact-store.ts';
import type { ClaimOutcome, Claims } from '../../ports/claims.ts';
import type { Clock } from '../../ports/clock.ts';
import { decodeClaimDocument, encodeClaimDocument, type ClaimDocument } from './claim-document.ts';

export interface ArtifactClaimsOptions {
  readonly store: ArtifactStore;
  readonly clock: Clock;
  readonly group: string;
  readonly runId: string;
  /** Claims of other run attempts do not count: a re-run begins anew. */
  readonly runAttempt: number;
  readonly job: string;
  /** How long a claim of this job holds: the time limit of the job. Milliseconds; the same in all jobs of the group. */
  readonly validMs: number;
  readonly warn: (failure: Failure) => void;
}

/** A claim as it was found: `document` is undefined where it can't be read, and then only time tells that it is over. */
export interface HeldClaim {
  readonly chunk: string;
  readonly number: number;
  /** By the clock of the service. */
  readonly createdMs: number;
  readonly document?: ClaimDocument;
}

export interface ArtifactClaims extends Claims {
  /** The claim under this number, once it is listed; undefined while it is not. */
  find(chunk: string, number: number): Promise<Result<HeldClaim | undefined, Failure>>;
  /** As `claim` of the Claims port, with failures as values. */
  create(claim: Claim): Promise<Result<ClaimOutcome, Failure>>;
  /** Claims of the chunk (of all chunks when it is left out) in this run attempt, without their documents: one request. */
  held(chunk?: string): Promise<Result<readonly HeldClaim[], Failure>>;
  /** False once its time is over, by the clock of the service as far as it is known. */
  isLive(held: HeldClaim): boolean;
}

const unknownOwner = { host: '', boot: '', pid: 0, processStart: '', token: '' } as const;

export function openArtifactClaims(options: ArtifactClaimsOptions): ArtifactClaims {
  const { store, clock, group, runAttempt, validMs } = options;
  const documents = new Map<number, ClaimDocument | undefined>();
  const created = new Map<number, number>();
  let serviceAheadMs = 0;

  const list = async (
    prefix: string,
  ): Promise<Result<readonly { readonly info: ArtifactInfo; readonly held: HeldClaim }[], Failure>> => {
    const listed = await store.list(prefix);
    if (!listed.ok) return listed;
    const found = listed.value.flatMap((info) => {
      const name = parseArtifactName(group, info.name);
      if (name?.kind !== 'claim' || name.runAttempt !== runAttempt) return [];
      const createdMs = Date.parse(info.createdAt);
      const localMs = created.get(info.id);
      if (localMs !== undefined) serviceAheadMs = createdMs - localMs;
      const document = documents.get(info.id);
      const held: HeldClaim = {
        chunk: name.chunk,
        number: name.number,
        createdMs,
        ...(document === undefined ? {} : { document }),
      };
      return [{ info, held }];
    });
    return ok(found);
  };

  /** With its document, which is read once. */
  const withDocument = async (info: ArtifactInfo, held: HeldClaim): Promise<Result<HeldClaim, Failure>> => {
    if (!documents.has(info.id)) {
      const content = await store.read(info);
      if (!content.ok && content.failures.some(({ reason }) => reason === 'service-unavailable'))
        return content;
      const decoded = content.ok ? decodeClaimDocument(content.value) : undefined;
      documents.set(info.id, decoded?.ok === true && isOf(decoded.value, held) ? decoded.value : undefined);
    }
    const document = documents.get(info.id);
    return ok(document === undefined ? held : { ...held, document });
  };

  const nameOf = (chunk: string, number: number) =>
    artifactName(group, { kind: 'claim', chunk: chunkPart(chunk), runAttempt, number });

  const find: ArtifactClaims['find'] = async (chunk, number) => {
    const listed = await list(nameOf(chunk, number));
    if (!listed.ok) return listed;
    const exact = listed.value.find(({ held }) => held.chunk === chunkPart(chunk) && held.number === number);
    return exact === undefined ? ok(undefined) : withDocument(exact.info, exact.held);
  };

  const create: ArtifactClaims['create'] = async (claim) => {
    const nowMs = clock.now();
    const document: ClaimDocument = {
      format: 'muster.artifact-claim/1',
      claim,
      runId: options.runId,
      runAttempt,
      job: options.job,
      validMs,
      expiresAt: formatTimestamp(nowMs + validMs),
    };
    const outcome = await store.create(nameOf(claim.shard, claim.attempt), encodeClaimDocument(document));
    if (!outcome.ok) return outcome;
    if (outcome.value.kind === 'created') {
      created.set(outcome.value.id, nowMs);
      documents.set(outcome.value.id, document);
      return ok({ won: true });
    }
    return ok({ won: false });
  };

  return {
    find,
    create,
    async held(chunk) {
      const prefix = artifactPrefix(group, 'claim') + (chunk === undefined ? '' : `${chunkPart(chunk)}-`);
      const listed = await list(prefix);
      if (!listed.ok) return listed;
      const all = listed.value.map(({ held }) => held);
      return ok(chunk === undefined ? all : all.filter((held) => held.chunk === chunkPart(chunk)));
    },
    isLive: ({ createdMs, document }) =>
      clock.now() + serviceAheadMs < createdMs + (document?.validMs ?? validMs),
    async claim(claim) {
      const outcome = await create(claim);
      if (outcome.ok) return outcome.value;
      outcome.failures.forEach(options.warn);
      return { won: false };
    },
    async list() {
      const listed = await list(artifactPrefix(group, 'claim'));
      if (!listed.ok) listed.failures.forEach(options.warn);
      const claims: Claim[] = [];
      for (const { info, held } of listed.ok ? listed.value : []) {
        const read = await withDocument(info, held);
        if (!read.ok) read.failures.forEach(options.warn);
        claims.push((read.ok ? read.value.document?.claim : undefined) ?? unreadable(held));
      }
      return claims;
    },
  };
}

/** A document that says another name than its artifact's is not believed. */
const isOf = ({ claim }: ClaimDocument, { chunk, number }: HeldClaim): boolean =>
  chunkPart(claim.shard) === chunk && claim.attempt === number;

const unreadable = ({ chunk, number, createdMs }: HeldClaim): Claim => ({
  format: 'muster.claim/1',
  shard: chunk,
  attempt: number,
  owner: unknownOwner,
  startedAt: formatTimestamp(createdMs),
});
