// Leaves, of a join that is not whole, what legs of a later run attempt must know: see core/groups/undone-shards.ts.
import { artifactName } from '../../core/groups/artifact-names.ts';
import type { JoinBody } from '../../core/groups/join-report.ts';
import { encodeUndone, undoneName } from '../../core/groups/undone-shards.ts';
import type { Failure } from '../../core/failure.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { ArtifactStore } from '../../ports/artifact-store.ts';
import { unfinished } from './unfinished.ts';

type Told = Pick<JoinBody, 'group' | 'planDigest' | 'runAttempt' | 'counts' | 'members'>;

/** Nothing where every member passed. A name that is taken was said before. Failures: `service-unavailable`. */
export async function leaveUndone(
  artifacts: ArtifactStore,
  { group, planDigest, runAttempt, counts, members }: Told,
): Promise<Result<undefined, Failure>> {
  const isDone = (state: string): boolean => ['verified', 'succeeded', 'skipped'].includes(state);
  const shards = members.filter(({ state }) => !isDone(state)).map(({ shard }) => shard);
  if (shards.length === 0) return ok(undefined);
  const passed = counts.verified + counts.succeeded;
  const text = encodeUndone({ format: 'muster.undone/1', group, planDigest, runAttempt, passed, shards });
  const name = artifactName(group, { kind: 'undone', runAttempt });
  const left = await artifacts.create(name, [{ path: undoneName, bytes: Buffer.from(text) }]);
  if (!left.ok) return left;
  const trouble = left.value.kind === 'taken' ? left.value.trouble : undefined;
  return trouble === undefined ? ok(undefined) : fail(unfinished(name, trouble));
}
