// The plan job: what an earlier run left → plan → which shards are open → legs, and the plan artifact from which every leg
// and the join work. Prints nothing.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { renderManifest } from '../../core/batch/manifest-codec.ts';
import type { ManifestRow } from '../../core/batch/manifest-row.ts';
import type { Failure } from '../../core/failure.ts';
import { artifactName, statePrefix } from '../../core/groups/artifact-names.ts';
import { planLegs, type Leg } from '../../core/groups/legs.ts';
import { encodeOpenPlan, openPlanName, type OpenPlan } from '../../core/groups/open-plan.ts';
import { promptPath } from '../../core/groups/record-bundle.ts';
import {
  carriedFilePath,
  carriedRecordPath,
  carriedRoom,
  readState,
  type GroupState,
} from '../../core/groups/state-bundle.ts';
import { encodeRecord } from '../../core/batch/record-codec.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { ArtifactFile, ArtifactStore } from '../../ports/artifact-store.ts';
import type { StateCache } from '../../ports/state-cache.ts';
import { planBatch, type PlanOptions, type PlanOutcome } from '../plan-batch.ts';
import { realWorkdir } from '../real-workdir.ts';
import { findCarried, type CarriedShard } from './carried-records.ts';
import { writeWhole } from './fetch-plan.ts';
import { lazyFile, textFile } from './lazy-file.ts';

export interface OpenGroupRequest {
  readonly group: string;
  readonly plan: PlanOptions;
  readonly maxLegs: number;
  /** As `parseJoinPolicy` and `parseTolerance` read them. */
  readonly policy: string;
  readonly tolerance?: string;
  /** False: nothing verifies, `succeeded` is all there can be. */
  readonly isVerifying: boolean;
  readonly maxFileBytes: number;
  /** Undefined: this job has no results service, nothing is left for others. */
  readonly artifacts?: ArtifactStore;
  readonly cache?: StateCache;
}

export interface OpenedGroup {
  readonly outcome: PlanOutcome;
  /** As they are now, after what lost its outputs was opened again. */
  readonly rows: readonly ManifestRow[];
  readonly open: OpenPlan;
  readonly legs: readonly Leg[];
  /** Records that the state of an earlier run brought; undefined where there was none. */
  readonly restored?: number;
  /** Shards whose work counted, but whose outputs are gone: they are open again. */
  readonly lost: readonly string[];
  readonly warnings: readonly Failure[];
}

/** Nothing that goes wrong with earlier state is more than a warning; a plan that can't be left for the legs is a failure. */
export async function openGroup(request: OpenGroupRequest): Promise<Result<OpenedGroup, Failure>> {
  const { plan, group, artifacts } = request;
  const { store } = plan;
  const warnings: Failure[] = [];
  const state = await restoreState(request, warnings);
  const planned = await planBatch(plan);
  if (!planned.ok) return planned;
  warnings.push(...planned.value.warnings);
  const root = realWorkdir(plan.workdir);
  const current = store.readRows();
  if (!root.ok || !current.ok)
    return fail(...[root, current].flatMap((part) => (part.ok ? [] : part.failures)));
  const itemsOf = new Map(planned.value.shards.map(({ row, items }) => [row.shardId, items]));
  const isDone = ({ status }: ManifestRow) =>
    status === 'verified' || (status === 'succeeded' && !request.isVerifying);
  const { carried, lost } = findCarried({
    rows: current.value.filter(isDone).map((row) => ({ row, items: itemsOf.get(row.shardId) ?? [] })),
    recordOf: ({ shardId, attempt }) => store.readRecord(shardId, attempt),
    saved: state?.work.files ?? new Map(),
    root: root.value,
    maxFileBytes: request.maxFileBytes,
    isQcChecked: plan.isQcRequired,
  });
  const reopened = await reopen(request, current.value, lost);
  if (!reopened.ok) return reopened;
  const rows = reopened.value;
  const shards = rows.filter((row) => !isDone(row) && row.status !== 'skipped').map((row) => row.shardId);
  const legs = planLegs(shards, request.maxLegs);
  const open: OpenPlan = {
    format: 'muster.open/1',
    group,
    planDigest: planned.value.digest,
    shards,
    legs: legs.length,
    policy: request.policy,
    ...(request.tolerance === undefined ? {} : { tolerance: request.tolerance }),
    members: rows.filter((row) => row.status !== 'skipped').length,
    carriedPassed: carried.length,
  };
  if (artifacts !== undefined) {
    const left = await leavePlan(request, artifacts, { open, rows, carried, root: root.value });
    if (!left.ok) return left;
  }
  return ok({
    outcome: planned.value,
    rows,
    open,
    legs,
    ...(state === undefined ? {} : { restored: state.work.records.size }),
    lost,
    warnings,
  });
}

/** Lays the state of an earlier run into an empty batch dir. A batch that is part of the checkout wins over any state. */
async function restoreState(
  { cache, group, plan }: OpenGroupRequest,
  warnings: Failure[],
): Promise<GroupState | undefined> {
  if (cache === undefined) return undefined;
  const prefix = statePrefix(group);
  const { manifestPath } = plan.store;
  if (existsSync(manifestPath)) {
    warnings.push({
      reason: 'state-refused',
      key: prefix,
      why: `${manifestPath} is there already, and stands`,
    });
    return undefined;
  }
  const restored = await cache.restore(prefix);
  if (!restored.ok) {
    warnings.push(...restored.failures);
    return undefined;
  }
  if (restored.value === undefined) return undefined;
  const state = readState(restored.value);
  if (state === undefined) {
    warnings.push({ reason: 'state-refused', key: prefix, why: 'it has no manifest or no plan' });
    return undefined;
  }
  const dir = dirname(manifestPath);
  for (const [name, bytes] of state.work.records) writeWhole(join(dir, 'records', name), bytes);
  writeWhole(join(dir, 'plan.json'), state.plan);
  writeWhole(manifestPath, state.manifest);
  return state;
}

async function reopen(
  { plan }: OpenGroupRequest,
  rows: readonly ManifestRow[],
  lost: readonly string[],
): Promise<Result<readonly ManifestRow[], Failure>> {
  if (lost.length === 0) return ok(rows);
  const ids = new Set(lost);
  return plan.store.updateRows((known = []) =>
    ok(
      known.map((row) =>
        ids.has(row.shardId) ? { ...row, status: 'pending' as const, startedAt: '' } : row,
      ),
    ),
  );
}

interface PlanContent {
  readonly open: OpenPlan;
  readonly rows: readonly ManifestRow[];
  readonly carried: readonly CarriedShard[];
  readonly root: string;
}

async function leavePlan(
  { group, plan }: OpenGroupRequest,
  artifacts: ArtifactStore,
  content: PlanContent,
): Promise<Result<undefined, Failure>> {
  const name = artifactName(group, { kind: 'plan' });
  const created = await artifacts.create(name, planFiles(plan.store.manifestPath, content));
  if (!created.ok) return created;
  if (created.value.kind === 'created') return ok(undefined);
  // This very run attempt has another plan of the group already: legs could not tell which is theirs.
  return fail({
    reason: 'artifact-refused',
    artifact: name,
    entry: '',
    why: 'another plan of this group is there already; give each batch of a workflow a group of its own',
  });
}

function planFiles(manifestPath: string, { open, rows, carried, root }: PlanContent): ArtifactFile[] {
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
