// The join: every record of every run attempt → one that stands for each shard → verified again from its bytes → manifest,
// outputs, join.json and the decision. Repeating it on the same artifacts gives the same answer. Prints nothing.
import { dirname, resolve } from 'node:path';
import type { Item } from '../../core/batch/item.ts';
import type { ManifestRow } from '../../core/batch/manifest-row.ts';
import type { PlanDocument } from '../../core/batch/plan-document.ts';
import type { AttemptRecord } from '../../core/batch/record.ts';
import type { Failure } from '../../core/failure.ts';
import { artifactName } from '../../core/groups/artifact-names.ts';
import { findConflicts, type PathConflict } from '../../core/groups/conflicts.ts';
import { standingRecords } from '../../core/groups/fence.ts';
import { pathsOfItems, strangeFile, whyRefused, type PlanFacts } from '../../core/groups/join-candidates.ts';
import { conflicted, countMembers, memberOf, rejudged, usageOf } from '../../core/groups/join-members.ts';
import {
  decideJoin,
  parseJoinPolicy,
  parseTolerance,
  type PolicyDecision,
} from '../../core/groups/join-policy.ts';
import type { JoinPage, PagedJoin } from '../../core/groups/join-page.ts';
import {
  sealJoin,
  type JoinBody,
  type JoinDocument,
  type JoinedFile,
  type JoinMember,
  type RefusedRecord,
} from '../../core/groups/join-report.ts';
import { carriedRoom, carriedWork } from '../../core/groups/state-bundle.ts';
import { checkChain, sortedLinks } from '../../core/provenance/chain.ts';
import { merkleRoot } from '../../core/provenance/merkle.ts';
import type { Signature } from '../../core/provenance/signature.ts';
import { ok, type Result } from '../../core/result.ts';
import type { Checks } from '../../core/verify/verdict.ts';
import type { ArtifactStore } from '../../ports/artifact-store.ts';
import type { BatchStore } from '../../ports/batch-store.ts';
import { stageCarried } from './carried-records.ts';
import { collectRecords, type StagedCandidate } from './collect-records.ts';
import type { FetchedPlan } from './fetch-plan.ts';
import { installFiles } from './install-files.ts';
import { gatherEvidence, withPage, type Evidence } from './join-evidence.ts';
import { pageRecords } from './page-records.ts';
import { openStaging, type Staging } from './staging.ts';
import { unclaimedShards } from './unclaimed-shards.ts';
import { verifyAgain } from './verify-again.ts';

export interface JoinGroupRequest {
  readonly artifacts: ArtifactStore;
  /** Its manifest and plan.json are laid already. */
  readonly fetched: FetchedPlan;
  readonly plan: PlanDocument;
  readonly store: BatchStore;
  /** In manifest order. */
  readonly rows: readonly ManifestRow[];
  readonly itemsOf: (shard: string) => readonly Item[] | undefined;
  readonly workdir: string;
  readonly checks: Checks;
  /** False under --no-verify: records are believed as far as their digests go. */
  readonly isVerifying: boolean;
  /** As `parseJoinPolicy` and `parseTolerance` read them. */
  readonly policy: string;
  readonly tolerance?: string;
  readonly runAttempt: number;
  readonly isCancelled?: boolean;
  /** Work that was done here and not in the workflow run, with its bytes staged. */
  readonly local?: (staging: Staging) => readonly StagedCandidate[];
  readonly resumeCommand: string;
  readonly sign?: (text: string) => Signature;
  /** Draws the page that goes with the join; its digest is part of the document. Must be pure. */
  readonly renderPage?: (page: JoinPage) => string;
}

export interface JoinedGroup {
  readonly document: JoinDocument;
  readonly rows: readonly ManifestRow[];
  /** Why the group is not whole, and what could not be written: all of it errors. */
  readonly failures: readonly Failure[];
  readonly warnings: readonly Failure[];
  /** Files of the join artifact, read when they are asked for. */
  readonly evidence: Evidence;
  /** As `renderPage` made it. */
  readonly page?: string;
  /** Removes what the join kept for `evidence`. */
  readonly dispose: () => void;
}

/** Fails without a trace when the service does not answer or verification can't be set up. */
export async function joinGroup(request: JoinGroupRequest): Promise<Result<JoinedGroup, Failure>> {
  const staging = openStaging(resolve(dirname(request.store.manifestPath), '.join'));
  const joined = await joinStaged(request, staging).catch((error: unknown) => {
    staging.remove();
    throw error;
  });
  if (!joined.ok) staging.remove();
  return joined;
}

async function joinStaged(
  request: JoinGroupRequest,
  staging: Staging,
): Promise<Result<JoinedGroup, Failure>> {
  const { artifacts, fetched, rows, runAttempt, store } = request;
  const { group, planDigest } = fetched.open;
  const collected = await collectRecords({ artifacts, group, planDigest, runAttempt, staging });
  if (!collected.ok) return collected;
  const facts = planFacts(request);
  const believed = believe(
    [...collected.value.candidates, ...carriedCandidates(request, facts, staging)],
    facts,
  );
  // Chosen by fence alone: neither ids nor the order in which artifacts came make a difference.
  const standing = standingRecords(believed.candidates) as Map<string, StagedCandidate>;
  const conflicts = conflictsOf(standing);
  const judged = await judge(request, facts, standing, conflicts, staging);
  if (!judged.ok) return judged;
  const unclaimed = await unclaimedShards({ artifacts, open: fetched.open, runAttempt });
  if (!unclaimed.ok) return unclaimed;
  const members = rows.map((row) =>
    memberOf({
      row,
      isOpen: unclaimed.value.has(row.shardId),
      ...pick('standing', standing.get(row.shardId)),
      ...pick('judged', judged.value.get(row.shardId)),
    }),
  );
  const decision = decide(request, members);
  const files = joinedFiles(standing, judged.value);
  const links = sortedLinks(collected.value.chain);
  const manifest = await writeManifest(store, believed.candidates, judged.value, rows);
  if (!manifest.ok) return manifest;
  const isPassed = decision.disposition === 'satisfied';
  const told: PagedJoin = {
    format: 'muster.join/1',
    group,
    planDigest,
    runAttempt,
    disposition: decision.disposition ?? 'failed',
    reason: decision.reason,
    policy: request.policy,
    tolerance: request.tolerance ?? null,
    counts: countMembers(members),
    usage: usageOf(believed.candidates),
    merkleRoot: merkleRoot(files),
    resumeCommand: isPassed ? null : request.resumeCommand,
    conflicts,
    refused: sortedRefusals([...collected.value.refused, ...believed.refused]),
    chainProblems: checkChain(links),
    members,
    files,
    chain: links,
  };
  const page = request.renderPage?.({
    join: told,
    rows: manifest.value,
    records: pageRecords(store.records.each()),
  });
  const evidence = withPage(gatherEvidence({ store, standing, staging, files }), page);
  const body: JoinBody = { ...told, evidence: evidence.digests };
  const unwritable = installFiles(request.workdir, evidence.install());
  return ok({
    document: sealJoin(body, request.sign),
    rows: manifest.value,
    failures: [
      ...missingFailure(members),
      ...conflicts.map((conflict) => ({ reason: 'paths-conflict' as const, ...conflict })),
      ...unwritable,
    ],
    warnings: refusalWarnings(body),
    evidence,
    ...pick('page', page),
    dispose: () => staging.remove(),
  });
}

function planFacts({ fetched, plan, rows, itemsOf, runAttempt, checks }: JoinGroupRequest): PlanFacts {
  const prompts = new Map(plan.shards.map(({ id, prompt }) => [id, prompt]));
  const members = rows.map(({ shardId: shard }) => {
    const prompt = prompts.get(shard);
    return [
      shard,
      { shard, items: itemsOf(shard) ?? [], ...(prompt === undefined ? {} : { prompt }) },
    ] as const;
  });
  return {
    planDigest: fetched.open.planDigest,
    runAttempt,
    isQcChecked: checks.isQcChecked,
    members: new Map(members),
  };
}

function carriedCandidates(
  { fetched, local }: JoinGroupRequest,
  { members, isQcChecked }: PlanFacts,
  staging: Staging,
): readonly StagedCandidate[] {
  const pathsOf = (shard: string) => pathsOfItems(members.get(shard)?.items ?? [], isQcChecked);
  const artifact = artifactName(fetched.open.group, { kind: 'plan' });
  return [
    ...stageCarried(carriedWork(fetched.files, carriedRoom), pathsOf, staging, artifact),
    ...(local?.(staging) ?? []),
  ];
}

function believe(candidates: readonly StagedCandidate[], facts: PlanFacts) {
  const refused: RefusedRecord[] = [];
  // A path that belongs to another shard is a conflict, and named as one; a path of nobody's is no work of this plan.
  const owned = new Set(
    [...facts.members.values()].flatMap(({ items }) => [...pathsOfItems(items, facts.isQcChecked)]),
  );
  const isBelieved = (candidate: StagedCandidate): boolean => {
    const { artifact, record } = candidate;
    const strange = strangeFile(candidate, facts);
    const why =
      whyRefused(candidate, facts) ??
      (strange === undefined || owned.has(strange) ? undefined : `${strange} belongs to none of its items`);
    if (why !== undefined) refused.push({ artifact, shard: record.shard, attempt: record.attempt, why });
    return why === undefined;
  };
  return { candidates: candidates.filter(isBelieved), refused };
}

/** Only of records that pass: what failed is not joined, so it stands in nobody's way. */
function conflictsOf(standing: ReadonlyMap<string, StagedCandidate>): PathConflict[] {
  const passing = [...standing.values()].filter(({ record }) => record.status !== 'failed');
  return findConflicts(
    passing.flatMap(({ record, files }) => files.map(({ path }) => ({ path, shard: record.shard }))),
  );
}

/** The standing records as the join sees them. */
async function judge(
  request: JoinGroupRequest,
  facts: PlanFacts,
  standing: ReadonlyMap<string, StagedCandidate>,
  conflicts: readonly PathConflict[],
  staging: Staging,
): Promise<Result<ReadonlyMap<string, AttemptRecord>, Failure>> {
  const judged = new Map<string, AttemptRecord>();
  const inConflict = new Map(
    conflicts.flatMap((conflict) => conflict.shards.map((shard) => [shard, conflict] as const)),
  );
  const passing: StagedCandidate[] = [];
  for (const [shard, candidate] of standing) {
    const conflict = inConflict.get(shard);
    if (candidate.record.status === 'failed') judged.set(shard, candidate.record);
    else if (conflict !== undefined) judged.set(shard, conflicted(candidate.record, conflict));
    else passing.push(candidate);
  }
  const { checks, workdir, isVerifying } = request;
  const itemsOf = (shard: string) => facts.members.get(shard)?.items ?? [];
  const verdicts = await verifyAgain({ standing: passing, itemsOf, staging, checks, workdir });
  if (!verdicts.ok) return verdicts;
  for (const { record } of passing) {
    const own = isVerifying ? verdicts.value.get(record.shard) : undefined;
    judged.set(record.shard, own === undefined ? record : rejudged(record, own));
  }
  return ok(judged);
}

function decide(request: JoinGroupRequest, members: readonly JoinMember[]): PolicyDecision {
  const policy = parseJoinPolicy(request.policy);
  if (policy === undefined) throw new Error(`Internal error: unknown join policy ${request.policy}`);
  const tolerance = request.tolerance === undefined ? undefined : parseTolerance(request.tolerance);
  const states = members.flatMap(({ state }) => (state === 'skipped' ? [] : [state]));
  const decision = decideJoin({
    policy,
    members: states,
    isFinal: true,
    ...(tolerance === undefined ? {} : { tolerance }),
    ...(request.isCancelled === undefined ? {} : { isCancelled: request.isCancelled }),
  });
  // A claimed shard without a record may have done anything: no policy calls that a success.
  return decision.missing > 0 && decision.disposition === 'satisfied'
    ? { ...decision, disposition: 'failed', reason: 'member-missing' }
    : decision;
}

function joinedFiles(
  standing: ReadonlyMap<string, StagedCandidate>,
  judged: ReadonlyMap<string, AttemptRecord>,
): JoinedFile[] {
  const files = [...standing].flatMap(([shard, candidate]) =>
    judged.get(shard)?.status === 'failed' ? [] : candidate.files.map((file) => ({ ...file, shard })),
  );
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** Records into the batch, the standing ones as they were judged, and the rows as they follow. */
async function writeManifest(
  store: BatchStore,
  believed: readonly StagedCandidate[],
  judged: ReadonlyMap<string, AttemptRecord>,
  planned: readonly ManifestRow[],
): Promise<Result<readonly ManifestRow[], Failure>> {
  const attempts = new Map<string, number>();
  for (const record of judged.values()) attempts.set(record.shard, await writeRecord(store, record));
  // Earlier attempts are history, told by `explain`; a later one that does not stand must not win the fold.
  for (const { record, isCarried } of believed) {
    const isHistory = !isCarried && record.attempt < (judged.get(record.shard)?.attempt ?? 0);
    if (isHistory) await store.records.write(record);
  }
  return store.updateRows((standing) =>
    ok(
      (standing ?? planned).map((row) => {
        const record = judged.get(row.shardId);
        if (record === undefined || row.status === 'skipped') return row;
        return {
          ...row,
          status: record.status,
          attempt: attempts.get(row.shardId) ?? record.attempt,
          startedAt: '',
        };
      }),
    ),
  );
}

/** Under its own attempt, or under the next one that is free where the batch knows another record of it. */
async function writeRecord(store: BatchStore, record: AttemptRecord): Promise<number> {
  for (let attempt = record.attempt; ; attempt++) {
    const numbered = { ...record, attempt };
    if ((await store.records.write(numbered)) === 'written') return attempt;
    const known = store.readRecord(record.shard, attempt);
    if (known !== undefined && JSON.stringify(known) === JSON.stringify(numbered)) return attempt;
  }
}

const maxNamed = 20;

function missingFailure(members: readonly JoinMember[]): Failure[] {
  const missing = members.filter(({ state }) => state === 'missing').map(({ shard }) => shard);
  return missing.length === 0
    ? []
    : [{ reason: 'members-missing', shards: missing.slice(0, maxNamed), count: missing.length }];
}

function refusalWarnings({ refused }: JoinBody): Failure[] {
  return refused.map(({ artifact, shard, attempt, why }) => ({
    reason: 'artifact-refused',
    artifact,
    entry: shard === undefined ? '' : `${shard} attempt ${attempt ?? 0}`,
    why,
  }));
}

const sortedRefusals = (refused: readonly RefusedRecord[]): RefusedRecord[] => {
  const keyOf = ({ artifact, shard = '', attempt = 0, why }: RefusedRecord) =>
    `${artifact}\n${shard}\n${attempt}\n${why}`;
  return refused.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
};

/** An optional member of an object: absent rather than undefined. */
const pick = <K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> =>
  value === undefined ? {} : ({ [key]: value } as Record<K, V>);
