// Which open shards nobody took up because the group had come to its decision: they are undone, not missing. Without a stop,
// or with a claim that nobody gave back, a shard without a record is missing.
import type { Failure } from '../../core/failure.ts';
import { artifactPrefix, chunkPart, parseArtifactName } from '../../core/groups/artifact-names.ts';
import { chunkName, chunksOf, planLegs } from '../../core/groups/legs.ts';
import type { OpenPlan } from '../../core/groups/open-plan.ts';
import { ok, type Result } from '../../core/result.ts';
import type { ArtifactStore } from '../../ports/artifact-store.ts';

/** A shard that a leg had claimed and, when it was stopped, not begun. */
export interface UntouchedShard {
  readonly shard: string;
  readonly runAttempt: number;
}

export interface StoppedRequest {
  readonly artifacts: ArtifactStore;
  readonly open: OpenPlan;
  readonly runAttempt: number;
  /** As the legs said in their records. */
  readonly untouched: readonly UntouchedShard[];
}

/**
 * Ids of shards without a claim since the newest stop, of whatever run attempt: a re-run of the join alone leaves no stop of
 * its own. Undefined when the group was never stopped.
 */
export async function stoppedShards({
  artifacts,
  open,
  runAttempt,
  untouched,
}: StoppedRequest): Promise<Result<ReadonlySet<string> | undefined, Failure>> {
  const { group, shards } = open;
  const stops = await artifacts.list(artifactPrefix(group, 'stop'));
  if (!stops.ok) return stops;
  const stop = stops.value.reduce((newest, { name }) => {
    const parsed = parseArtifactName(group, name);
    const isStop = parsed?.kind === 'stop' && parsed.runAttempt <= runAttempt;
    return isStop ? Math.max(newest, parsed.runAttempt) : newest;
  }, 0);
  if (stop === 0) return ok(undefined);
  const listed = await artifacts.list(artifactPrefix(group, 'claim'));
  if (!listed.ok) return listed;
  /** Run attempts in which a chunk was claimed. */
  const claims = new Map<string, Set<number>>();
  for (const { name } of listed.value) {
    const parsed = parseArtifactName(group, name);
    if (parsed?.kind !== 'claim' || parsed.runAttempt < stop || parsed.runAttempt > runAttempt) continue;
    claims.set(parsed.chunk, (claims.get(parsed.chunk) ?? new Set()).add(parsed.runAttempt));
  }
  const givenBack = new Set(untouched.map((known) => `${known.runAttempt} ${known.shard}`));
  const free = planLegs(shards, open.legs)
    .flatMap(chunksOf)
    .flatMap((chunk) => {
      const attempts = [...(claims.get(chunkPart(chunkName(chunk, shards))) ?? [])];
      return shards
        .slice(chunk.from, chunk.to)
        .filter((shard) => attempts.every((attempt) => givenBack.has(`${attempt} ${shard}`)));
    });
  return ok(new Set(free));
}
