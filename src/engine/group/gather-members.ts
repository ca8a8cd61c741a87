// What came to a join: records of all run attempts and carried work, each held against the plan, and the one that stands for
// each shard. Looks at no output's bytes.
import { artifactName } from '../../core/groups/artifact-names.ts';
import { compareFences, standingRecords } from '../../core/groups/fence.ts';
import { believe, pathsOfItems, sortedRefusals, type PlanFacts } from '../../core/groups/join-candidates.ts';
import { canonicalJson } from '../../core/provenance/canonical-json.ts';
import { carriedRoom, carriedWork } from '../../core/groups/state-bundle.ts';
import type { Failure } from '../../core/failure.ts';
import { ok, type Result } from '../../core/result.ts';
import { stageCarried } from './carried-records.ts';
import { collectRecords, type StagedCandidate } from './collect-records.ts';
import type { GatheredMembers, JoinGroupRequest } from './join-request.ts';
import type { Staging } from './staging.ts';

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
    // Neither ids nor the order in which artifacts came make a difference.
    believed: candidates.toSorted(compareCandidates),
    standing: standingRecords(candidates, contentOf),
    refused: sortedRefusals([...collected.value.refused, ...refused]),
    chain: collected.value.chain,
    untouched: collected.value.untouched,
  });
}

function compareCandidates(a: StagedCandidate, b: StagedCandidate): number {
  if (a.record.shard !== b.record.shard) return a.record.shard < b.record.shard ? -1 : 1;
  return compareFences(a.fence, b.fence) || (contentOf(a) < contentOf(b) ? -1 : 1);
}

const contentOf = ({ digest, record, files }: StagedCandidate): string =>
  canonicalJson([digest ?? record, files.map(({ path, sha256 }) => `${path} ${sha256}`).toSorted()]);

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
  const artifact = fetched.artifact ?? artifactName(fetched.open.group, { kind: 'plan', runAttempt });
  return [
    ...stageCarried(carriedWork(fetched.files, carriedRoom), pathsOf, staging, artifact),
    ...(local?.(staging) ?? []),
  ];
}
