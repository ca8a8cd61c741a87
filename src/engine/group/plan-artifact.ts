// The plan artifact of a group: what is in it, and how it is left for the legs and the join. Decides nothing.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { renderManifest } from '../../core/batch/manifest-codec.ts';
import type { ManifestRow } from '../../core/batch/manifest-row.ts';
import { encodeRecord } from '../../core/batch/record-codec.ts';
import type { Failure } from '../../core/failure.ts';
import { artifactName } from '../../core/groups/artifact-names.ts';
import { encodeOpenPlan, openPlanName, type OpenPlan } from '../../core/groups/open-plan.ts';
import { promptPath } from '../../core/groups/record-bundle.ts';
import { carriedFilePath, carriedRecordPath, carriedRoom } from '../../core/groups/state-bundle.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { ArtifactFile, ArtifactStore } from '../../ports/artifact-store.ts';
import type { CarriedShard } from './carried-records.ts';
import { textFile, lazyFile } from './lazy-file.ts';
import { unfinished } from './unfinished.ts';

export interface PlanContent {
  readonly open: OpenPlan;
  readonly rows: readonly ManifestRow[];
  readonly carried: readonly CarriedShard[];
  readonly root: string;
}

/** Failures: `service-unavailable`, and `artifact-refused` where another plan stands in this run attempt. */
export async function leavePlan(
  { group, runAttempt }: { readonly group: string; readonly runAttempt: number },
  artifacts: ArtifactStore,
  files: readonly ArtifactFile[],
): Promise<Result<undefined, Failure>> {
  const name = artifactName(group, { kind: 'plan', runAttempt });
  const created = await artifacts.create(name, files);
  if (!created.ok) return created;
  if (created.value.kind === 'created') return ok(undefined);
  const { trouble } = created.value;
  if (trouble !== undefined) return fail(unfinished(name, trouble));
  // This very run attempt has another plan of the group already, whose legs would take our claims for theirs.
  return fail({
    reason: 'artifact-refused',
    artifact: name,
    entry: '',
    why: 'another plan of this group is there already; give each batch of a workflow a group of its own',
  });
}

/** Legs and join refuse an artifact that is too large, so no plan leaves one: said here, it costs no leg. */
export function keptFailure(
  group: string,
  runAttempt: number,
  carried: readonly CarriedShard[],
  limit: number,
): Failure | undefined {
  const kept = carried.flatMap(({ files }) => files).reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (kept <= limit) return undefined;
  return {
    reason: 'artifact-refused',
    artifact: artifactName(group, { kind: 'plan', runAttempt }),
    entry: '',
    why: `the outputs kept from earlier runs have ${kept} bytes, and legs and join can read no more than ${limit}; split the items into several batches, each with a group of its own`,
  };
}

export function planFiles(manifestPath: string, { open, rows, carried, root }: PlanContent): ArtifactFile[] {
  const byId = new Map(rows.map((row) => [row.shardId, row]));
  // What failed in an earlier run is taken up again like what never ran.
  const openIds = new Set(open.shards);
  const prompts = open.shards.flatMap((shard) => {
    const path = resolve(root, byId.get(shard)?.promptPath ?? '');
    return existsSync(path) ? [lazyFile(promptPath(shard), path)] : [];
  });
  return [
    textFile(openPlanName, encodeOpenPlan(open)),
    textFile(
      'manifest.tsv',
      renderManifest(
        rows.map((row) => (openIds.has(row.shardId) ? { ...row, status: 'pending', startedAt: '' } : row)),
      ),
    ),
    { path: 'plan.json', bytes: readFileSync(join(dirname(manifestPath), 'plan.json')) },
    ...prompts,
    ...carried.flatMap(({ record, files }) => [
      textFile(`${carriedRoom}${carriedRecordPath(record.shard, record.attempt)}`, encodeRecord(record)),
      ...files.map(({ path, bytes }) => ({ path: `${carriedRoom}${carriedFilePath(path)}`, bytes })),
    ]),
  ];
}
