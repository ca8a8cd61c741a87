// What came to a join: records of all run attempts and carried work, each held against the plan, and the one that stands for
// each shard. Looks at no output's bytes.
import { artifactName } from '../../core/groups/artifact-names.ts';
import { standingRecords } from '../../core/groups/fence.ts';
import { believe, pathsOfItems, sortedRefusals, type PlanFacts } from '../../core/groups/join-candidates.ts';
import type { RefusedRecord } from '../../core/groups/join-report.ts';
import { carriedRoom, carriedWork } from '../../core/groups/state-bundle.ts';
import type { Failure } from '../../core/failure.ts';
import { ok, type Result } from '../../core/result.ts';
import { stageCarried } from './carried-records.ts';
import { collectRecords, type CollectedRecords, type StagedCandidate } from './collect-records.ts';
import type { JoinGroupRequest } from './join-group.ts';
import type { Staging } from './staging.ts';

export interface GatheredMembers extends Pick<CollectedRecords, 'chain' | 'untouched'> {
  readonly facts: PlanFacts;
  readonly believed: readonly StagedCandidate[];
  readonly standing: ReadonlyMap<string, StagedCandidate>;
  readonly refused: readonly RefusedRecord[];
}

/** Failures: those of `collectRecords`. */
export async function gatherMembers(
  request: JoinGroupRequest,
  staging: Staging,
): Promise<Result<GatheredMembers, Failure>> {
  const { artifacts, fetched, runAttempt } = request;
  const { group, planDigest } = fetched.open;
  const collected = await collectRecords({ artifacts, group, planDigest, runAttempt, staging });
  if (!collected.ok) return collected;
  const facts = planFacts(request);
  const { candidates, refused } = believe(
    [...collected.value.candidates, ...carriedCandidates(request, facts, staging)],
    facts,
  );
  return ok({
    facts,
    believed: candidates,
    // Chosen by fence alone: neither ids nor the order in which artifacts came make a difference.
    standing: standingRecords(candidates) as Map<string, StagedCandidate>,
    refused: sortedRefusals([...collected.value.refused, ...refused]),
    chain: collected.value.chain,
    untouched: collected.value.untouched,
  });
}

function planFacts({ fetched, plan, rows, itemsOf, runAttempt, checks }: JoinGroupRequest): PlanFacts {
  const prompts = new Map(plan.shards.map(({ id, prompt }) => [id, prompt]));
  const members = rows
    .filter(({ status }) => status !== 'skipped')
    .map(({ shardId: shard }) => {
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
  { fetched, local, runAttempt }: JoinGroupRequest,
  { members, isQcChecked }: PlanFacts,
  staging: Staging,
): readonly StagedCandidate[] {
  const pathsOf = (shard: string) => pathsOfItems(members.get(shard)?.items ?? [], isQcChecked);
  const artifact = artifactName(fetched.open.group, { kind: 'plan', runAttempt });
  return [
    ...stageCarried(carriedWork(fetched.files, carriedRoom), pathsOf, staging, artifact),
    ...(local?.(staging) ?? []),
  ];
}
