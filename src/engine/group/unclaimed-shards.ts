// Which open shards nobody took up because the group had come to its decision: they are undone, not missing. Without a stop
// of this run attempt, or with a claim, a shard without a record is missing.
import type { Failure } from '../../core/failure.ts';
import {
  artifactName,
  artifactPrefix,
  chunkPart,
  parseArtifactName,
} from '../../core/groups/artifact-names.ts';
import { chunkName, chunksOf, planLegs } from '../../core/groups/legs.ts';
import type { OpenPlan } from '../../core/groups/open-plan.ts';
import { ok, type Result } from '../../core/result.ts';
import type { ArtifactStore } from '../../ports/artifact-store.ts';

export interface UnclaimedRequest {
  readonly artifacts: ArtifactStore;
  readonly open: OpenPlan;
  readonly runAttempt: number;
}

/** Ids of shards in chunks without a claim, where a stop stands; else none. */
export async function unclaimedShards({
  artifacts,
  open,
  runAttempt,
}: UnclaimedRequest): Promise<Result<ReadonlySet<string>, Failure>> {
  const { group, shards } = open;
  const stop = artifactName(group, { kind: 'stop', runAttempt });
  const stops = await artifacts.list(stop);
  if (!stops.ok) return stops;
  if (!stops.value.some(({ name }) => name === stop)) return ok(new Set());
  const listed = await artifacts.list(artifactPrefix(group, 'claim'));
  if (!listed.ok) return listed;
  const claimed = new Set<string>();
  for (const { name } of listed.value) {
    const parsed = parseArtifactName(group, name);
    if (parsed?.kind === 'claim' && parsed.runAttempt === runAttempt) claimed.add(parsed.chunk);
  }
  const free = planLegs(shards, open.legs)
    .flatMap(chunksOf)
    .filter((chunk) => !claimed.has(chunkPart(chunkName(chunk, shards))));
  return ok(new Set(free.flatMap(({ from, to }) => shards.slice(from, to))));
}
