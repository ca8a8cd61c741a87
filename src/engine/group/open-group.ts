// The plan job: what an earlier run left → plan → which shards are open → legs, and the plan artifact from which every leg
// and the join work. Prints nothing.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ManifestRow } from '../../core/batch/manifest-row.ts';
import type { Failure } from '../../core/failure.ts';
import { statePrefix } from '../../core/groups/artifact-names.ts';
import { maxKeptBytes } from '../../core/groups/bundle-size.ts';
import { policyFailure } from '../../core/groups/policy-failure.ts';
import { planLegs, type Leg } from '../../core/groups/legs.ts';
import type { OpenPlan } from '../../core/groups/open-plan.ts';
import { sealDigestOf } from '../../core/groups/plan-seal.ts';
import { readState, type GroupState } from '../../core/groups/state-bundle.ts';
import { fail, failAll, ok, type Result } from '../../core/result.ts';
import type { ArtifactStore } from '../../ports/artifact-store.ts';
import type { StateCache } from '../../ports/state-cache.ts';
import { planBatch } from '../plan-batch.ts';
import type { PlanOptions, PlanOutcome } from '../plan-request.ts';
import { realWorkdir } from '../real-workdir.ts';
import { findCarried } from './carried-records.ts';
import { writeWhole } from './fetch-plan.ts';
import { keptFailure, leavePlan, planFiles } from './plan-artifact.ts';

export interface OpenGroupRequest {
  readonly group: string;
  /** Of the workflow run, from 1: each may leave a plan. */
  readonly runAttempt: number;
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
  /** Bytes of outputs of earlier runs that may travel with the plan. */
  readonly maxKeptBytes?: number;
  readonly cache?: StateCache;
}

export interface OpenedGroup {
  readonly outcome: PlanOutcome;
  /** As they are now, after what lost its outputs was opened again. */
  readonly rows: readonly ManifestRow[];
  readonly open: OpenPlan;
  /** Over the whole plan artifact, as `sealDigestOf` has it: what legs and join are told. */
  readonly sealDigest: string;
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
    return failAll([root, current].flatMap((part) => (part.ok ? [] : part.failures)));
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
  const members = rows.filter((row) => row.status !== 'skipped').length;
  const impossible = policyFailure(request.policy, members, request.isVerifying);
  if (impossible !== undefined) return fail(impossible);
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
    members,
    carriedPassed: carried.length,
  };
  const files = planFiles(store.manifestPath, { open, rows, carried, root: root.value });
  if (artifacts !== undefined) {
    const tooMuch = keptFailure(group, request.runAttempt, carried, request.maxKeptBytes ?? maxKeptBytes);
    if (tooMuch !== undefined) return fail(tooMuch);
    const left = await leavePlan(request, artifacts, files);
    if (!left.ok) return left;
  }
  return ok({
    outcome: planned.value,
    rows,
    open,
    sealDigest: sealDigestOf(files),
    legs,
    ...(state === undefined ? {} : { restored: state.work.records.size }),
    lost,
    warnings,
  });
}

/**
 * Lays records and plan of an earlier run into an empty batch dir; the plan then makes the rows of what they say. A batch
 * that is part of the checkout wins over any state.
 */
async function restoreState(
  { cache, group, plan }: OpenGroupRequest,
  warnings: Failure[],
): Promise<GroupState | undefined> {
  if (cache === undefined) return undefined;
  const prefix = statePrefix(group);
  const { manifestPath } = plan.store;
  const isStanding = existsSync(manifestPath);
  const restored = await cache.restore(prefix);
  if (!restored.ok) {
    if (!isStanding) warnings.push(...restored.failures);
    return undefined;
  }
  if (restored.value === undefined) return undefined;
  if (isStanding) {
    warnings.push({
      reason: 'state-refused',
      key: prefix,
      why: `${manifestPath} is there already, and stands`,
    });
    return undefined;
  }
  const state = readState(restored.value);
  if (!state.ok) {
    warnings.push({ reason: 'state-refused', key: prefix, why: state.failures.join('; ') });
    return undefined;
  }
  const dir = dirname(manifestPath);
  for (const [name, bytes] of state.value.work.records) writeWhole(join(dir, 'records', name), bytes);
  writeWhole(join(dir, 'plan.json'), state.value.plan);
  return state.value;
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
