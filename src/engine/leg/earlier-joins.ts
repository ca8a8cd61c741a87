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

/** Names of all shards of a group that is as large as can be, many times over. */
const maxBytes = 16 * 2 ** 20;

const refused = (artifact: string): Failure => ({
  reason: 'artifact-refused',
  artifact,
  entry: undoneName,
  why: 'it is missing, malformed or of another plan: what that join could not count is not known here',
});

/** Costs nothing in a first run attempt. One that can't be believed says nothing, with a warning. Failures: `service-unavailable`. */
export async function readEarlierJoins({
  plan,
  runAttempt,
  artifacts,
  onNote,
}: Pick<LegRequest, 'plan' | 'runAttempt' | 'artifacts' | 'onNote'>): Promise<Result<EarlierJoins, Failure>> {
  if (runAttempt === 1) return ok(noEarlierJoins);
  const listed = await artifacts.list(artifactPrefix(plan.group, 'undone'));
  if (!listed.ok) return listed;
  const joins: UndoneShards[] = [];
  for (const info of listed.value) {
    const name = parseArtifactName(plan.group, info.name);
    if (name?.kind !== 'undone' || name.runAttempt >= runAttempt) continue;
    const files = await artifacts.read(info, { maxBytes });
    if (!files.ok) {
      if (files.failures.some(({ reason }) => reason === 'service-unavailable')) return files;
      for (const failure of files.failures) onNote({ type: 'warning', failure });
      continue;
    }
    const file = files.value.find(({ path }) => path === undoneName);
    const undone =
      file === undefined ? undefined : decodeUndone(Buffer.from(file.bytes).toString('utf8'), plan);
    if (undone?.runAttempt === name.runAttempt) joins.push(undone);
    else onNote({ type: 'warning', failure: refused(info.name) });
  }
  return ok(foldUndone(joins));
}
