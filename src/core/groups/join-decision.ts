// What a join makes of its members: the decision by policy, the files that are joined, and why the group is not whole. Pure.
import type { AttemptRecord } from '../batch/record.ts';
import type { Failure } from '../failure.ts';
import { findConflicts, type PathConflict } from './conflicts.ts';
import type { Candidate } from './join-candidates.ts';
import {
  decideJoin,
  parseJoinPolicy,
  parseTolerance,
  type MemberState,
  type PolicyDecision,
} from './join-policy.ts';
import type { JoinedFile, JoinMember, RefusedRecord } from './join-report.ts';

export interface GroupDecisionRequest {
  /** As `parseJoinPolicy` and `parseTolerance` read them. */
  readonly policy: string;
  readonly tolerance?: string;
  readonly members: readonly JoinMember[];
  readonly isCancelled?: boolean;
  /** The legs were stopped because the policy seemed to be decided. */
  readonly isStoppedEarly: boolean;
}

export function decideGroup(request: GroupDecisionRequest): PolicyDecision {
  const policy = parseJoinPolicy(request.policy);
  if (policy === undefined) throw new Error(`Internal error: unknown join policy ${request.policy}`);
  const tolerance = request.tolerance === undefined ? undefined : parseTolerance(request.tolerance);
  const decision = decideJoin({
    policy,
    members: request.members.flatMap((member) => stateOf(member, request.isStoppedEarly)),
    isFinal: true,
    ...(tolerance === undefined ? {} : { tolerance }),
    ...(request.isCancelled === undefined ? {} : { isCancelled: request.isCancelled }),
  });
  // A claimed shard without a record may have done anything: no policy calls that a success.
  return decision.missing > 0 && decision.disposition === 'satisfied'
    ? { ...decision, disposition: 'failed', reason: 'member-missing' }
    : decision;
}

/** A skipped member counts for nothing. What our own stop cut off has not failed: it is as undone as what was never begun. */
function stateOf({ state }: JoinMember, isStoppedEarly: boolean): MemberState[] {
  if (state === 'skipped') return [];
  return [state === 'cancelled' && isStoppedEarly ? 'open' : state];
}

/** Only of records that pass: what failed is not joined, so it stands in nobody's way. */
export function conflictsOf(standing: Iterable<Candidate>): PathConflict[] {
  const passing = [...standing].filter(({ record }) => record.status !== 'failed');
  return findConflicts(
    passing.flatMap(({ record, files }) => files.map(({ path }) => ({ path, shard: record.shard }))),
  );
}

/** Files of the members that passed, by path. */
export function joinedFiles(
  standing: ReadonlyMap<string, Candidate>,
  judged: ReadonlyMap<string, AttemptRecord>,
): JoinedFile[] {
  const files = [...standing].flatMap(([shard, candidate]) =>
    judged.get(shard)?.status === 'failed' ? [] : candidate.files.map((file) => ({ ...file, shard })),
  );
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

export interface LegOutcomes {
  readonly members: readonly Pick<JoinMember, 'shard' | 'state'>[];
  /** Every record of the group that counts, of all run attempts. */
  readonly believed: readonly Pick<Candidate, 'fence'>[];
  readonly runAttempt: number;
  readonly standing: ReadonlyMap<string, Pick<Candidate, 'record'>>;
  readonly refused: readonly RefusedRecord[];
}

/**
 * Whether a leg may be green whose work did not count here: then running the failed jobs again would not bring it back. What an
 * early stop left open has green legs; so has what is missing in a re-run in which no leg left anything, as of the join alone.
 */
export function hasGreenLegs({ members, standing, refused, believed, runAttempt }: LegOutcomes): boolean {
  const isLegless = runAttempt > 1 && !believed.some(({ fence }) => fence.runAttempt === runAttempt);
  const isWhole = refused.some(({ shard }) => shard === undefined);
  const refusedShards = new Set(refused.map(({ shard }) => shard));
  return members.some(({ shard, state }) => {
    if (state === 'open' || (state === 'missing' && isLegless)) return true;
    if (state !== 'failed' && state !== 'missing') return false;
    const record = standing.get(shard)?.record;
    return record === undefined ? isWhole || refusedShards.has(shard) : record.status !== 'failed';
  });
}

const maxNamed = 20;

export function missingFailure(members: readonly JoinMember[]): Failure[] {
  const missing = members.filter(({ state }) => state === 'missing').map(({ shard }) => shard);
  return missing.length === 0
    ? []
    : [{ reason: 'members-missing', shards: missing.slice(0, maxNamed), count: missing.length }];
}

export function refusalWarnings(refused: readonly RefusedRecord[]): Failure[] {
  return refused.map(({ artifact, shard, attempt, why }) => ({
    reason: 'artifact-refused',
    artifact,
    entry: shard === undefined ? '' : `${shard} attempt ${attempt ?? 0}`,
    why,
  }));
}
