// What became of every member: the standing records, verified again from their bytes, held against the sources of the commit,
// paths of two shards taken from both, and what nobody began because the group was stopped.
import type { AttemptRecord } from '../../core/batch/record.ts';
import type { Failure } from '../../core/failure.ts';
import type { PathConflict } from '../../core/groups/conflicts.ts';
import { conflictsOf } from '../../core/groups/join-decision.ts';
import { conflicted, memberOf, misled, rejudged } from '../../core/groups/join-members.ts';
import type { JoinMember } from '../../core/groups/join-report.ts';
import { ok, type Result } from '../../core/result.ts';
import { changedSources } from './changed-sources.ts';
import type { StagedCandidate } from './collect-records.ts';
import type { GatheredMembers, JoinGroupRequest } from './join-request.ts';
import type { Staging } from './staging.ts';
import { stoppedShards } from './stopped-shards.ts';
import { verifyAgain } from './verify-again.ts';

export interface JudgedMembers {
  /** Of every row, in manifest order. */
  readonly members: readonly JoinMember[];
  /** The standing records as the join sees them. */
  readonly judged: ReadonlyMap<string, AttemptRecord>;
  readonly conflicts: readonly PathConflict[];
  readonly isStoppedEarly: boolean;
}

/** Failures: those of `verifyAgain` and `stoppedShards`. */
export async function judgeMembers(
  request: JoinGroupRequest,
  gathered: GatheredMembers,
  staging: Staging,
): Promise<Result<JudgedMembers, Failure>> {
  const { artifacts, fetched, rows, runAttempt } = request;
  const { standing, untouched } = gathered;
  const conflicts = conflictsOf(standing.values());
  const judged = await judge(request, gathered, conflicts, staging);
  if (!judged.ok) return judged;
  const stopped = await stoppedShards({ artifacts, open: fetched.open, runAttempt, untouched });
  if (!stopped.ok) return stopped;
  const members = rows.map((row) => {
    const [record, own] = [standing.get(row.shardId), judged.value.get(row.shardId)];
    return memberOf({
      row,
      isOpen: stopped.value?.has(row.shardId) === true,
      ...(record === undefined ? {} : { standing: record }),
      ...(own === undefined ? {} : { judged: own }),
    });
  });
  return ok({ members, judged: judged.value, conflicts, isStoppedEarly: stopped.value !== undefined });
}

async function judge(
  { checks, workdir, isVerifying }: JoinGroupRequest,
  { facts, standing }: GatheredMembers,
  conflicts: readonly PathConflict[],
  staging: Staging,
): Promise<Result<ReadonlyMap<string, AttemptRecord>, Failure>> {
  const judged = new Map<string, AttemptRecord>();
  const inConflict = new Map(
    conflicts.flatMap((conflict) => conflict.shards.map((shard) => [shard, conflict] as const)),
  );
  const passing: StagedCandidate[] = [];
  const itemsOf = (shard: string) => facts.members.get(shard)?.items ?? [];
  const records = [...standing.values()].flatMap(({ record }) =>
    record.status === 'failed' ? [] : [record],
  );
  const changed = changedSources({ records, itemsOf, workdir });
  for (const [shard, candidate] of standing) {
    const conflict = inConflict.get(shard);
    const source = changed.get(shard);
    if (candidate.record.status === 'failed') judged.set(shard, candidate.record);
    else if (conflict !== undefined) judged.set(shard, conflicted(candidate.record, conflict));
    else if (source !== undefined) judged.set(shard, misled(candidate.record, source));
    else passing.push(candidate);
  }
  const verdicts = await verifyAgain({ standing: passing, itemsOf, staging, checks, workdir });
  if (!verdicts.ok) return verdicts;
  for (const { record } of passing) {
    const own = isVerifying ? verdicts.value.get(record.shard) : undefined;
    judged.set(record.shard, own === undefined ? record : rejudged(record, own));
  }
  return ok(judged);
}
