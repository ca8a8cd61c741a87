// What the joins of earlier run attempts could not count as done, for a re-run leg: see core/groups/undone-shards.ts.
import { artifactPrefix, parseArtifactName } from '../../core/groups/artifact-names.ts';
import {
  decodeUndone,
  foldUndone,
  noEarlierJoins,
  undoneName,
  type EarlierJoins,
  type UndoneShards,
} from '../../core/groups/undone-shards.ts';
import type { Failure } from '../../core/failure.ts';
import { ok, type Result } from '../../core/result.ts';
import type { LegRequest } from './leg-request.ts';

/** Costs nothing in a first run attempt. One that can't be believed says nothing, with a warning. Failures: `service-unavailable`. */
export async function readEarlierJoins({
  plan,
  runAttempt,
  artifacts,
  onNote,
}: LegRequest): Promise<Result<EarlierJoins, Failure>> {
  if (runAttempt === 1) return ok(noEarlierJoins);
  const listed = await artifacts.list(artifactPrefix(plan.group, 'undone'));
  if (!listed.ok) return listed;
  const joins: UndoneShards[] = [];
  for (const info of listed.value) {
    const name = parseArtifactName(plan.group, info.name);
    if (name?.kind !== 'undone' || name.runAttempt >= runAttempt) continue;
    const files = await artifacts.read(info);
    if (!files.ok) {
      if (files.failures.some(({ reason }) => reason === 'service-unavailable')) return files;
      for (const failure of files.failures) onNote({ type: 'warning', failure });
      continue;
    }
    const file = files.value.find(({ path }) => path === undoneName);
    const undone =
      file === undefined ? undefined : decodeUndone(Buffer.from(file.bytes).toString('utf8'), plan);
    if (undone?.runAttempt === name.runAttempt) joins.push(undone);
  }
  return ok(foldUndone(joins));
}
