// From settings and artifacts to everything a join needs: the plan laid into the batch dir, items, checks, the batch. Both
// entries, command line and Action, ask here.
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ResolvedSettings, Settings } from '../config/settings.ts';
import { parseManifest } from '../core/batch/manifest-codec.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import { parsePlanDocument, type PlanDocument } from '../core/batch/plan-document.ts';
import { itemsOfRows } from '../core/batch/ranges.ts';
import type { Item } from '../core/batch/item.ts';
import type { Failure } from '../core/failure.ts';
import { policyFailure } from '../core/groups/policy-failure.ts';
import { planLegs } from '../core/groups/legs.ts';
import { fail, failAll, ok, type Result } from '../core/result.ts';
import { findCarried, stageShard } from '../engine/group/carried-records.ts';
import { fetchPlan, layPlan, planPatienceMs, type FetchedPlan } from '../engine/group/fetch-plan.ts';
import type { JoinGroupRequest } from '../engine/group/join-request.ts';
import { realWorkdir } from '../engine/real-workdir.ts';
import type { ArtifactStore } from '../ports/artifact-store.ts';
import { openPlanStore } from '../stores/file/plan-file.ts';
import type { BatchDir } from '../stores/file/batch-dir.ts';
import { checksOf } from './checks-of.ts';
import { manifestPathOf } from './manifest-path.ts';
import { nodeClock } from './node-clock.ts';
import { openBatch } from './open-batch.ts';
import { openPlanAndItems } from './open-items.ts';

export interface OpenJoinOptions {
  readonly resolved: ResolvedSettings;
  readonly artifacts: ArtifactStore;
  readonly group: string;
  /** Seal of the plan artifact, as the job was told it; undefined = whatever plan is there. */
  readonly sealDigest?: string;
  readonly runAttempt: number;
  /** The legs of the run were cut short. */
  readonly isCancelled?: boolean;
  /**
   * `alone`: the join of a workflow run, whose plan job has seen the batch of the checkout already. `beside`: a batch may
   * stand here, of the same plan, with work of its own.
   */
  readonly place: 'alone' | 'beside';
  /** What goes on from here: the jobs that failed are enough, or all must run again. */
  readonly resumeCommand: (jobs: 'failed' | 'all') => string;
  readonly warn: (failure: Failure) => void;
}

/** Every failure found; the batch dir is touched only when the plan is the right one. */
export async function openJoin(
  options: OpenJoinOptions,
): Promise<Result<Omit<JoinGroupRequest, 'sign'>, Failure>> {
  const { resolved, runAttempt, place, artifacts } = options;
  const settings = resolved.values;
  const manifestPath = manifestPathOf(settings);
  const isStanding = place === 'beside' && existsSync(manifestPath);
  const fetched = await fetchOrStanding(options, manifestPath, isStanding);
  if (!fetched.ok) return fetched;
  const plan = parsePlanDocument(Buffer.from(fetched.value.plan).toString('utf8'), { file: 'plan.json' });
  if (!plan.ok) return plan;
  const standing = isStanding ? sameAsStanding(manifestPath, plan.value) : ok(undefined);
  if (!standing.ok) return standing;
  const impossible = told(resolved, 'policy')
    ? policyFailure(settings.policy, fetched.value.open.members, !settings.noVerify)
    : undefined;
  if (impossible !== undefined) return fail(impossible);
  // What an earlier job left on a machine that keeps its files must not pass for work on this plan.
  const archived = isStanding ? ok(undefined) : openPlanStore(manifestPath).archive();
  if (!archived.ok) return archived;
  const laid = isStanding ? [] : layPlan(dirname(manifestPath), fetched.value);
  if (laid.length > 0) return failAll(laid);
  const batch = openBatch(settings, options.warn);
  const rows = isStanding
    ? batch.readRows()
    : parseManifest(Buffer.from(fetched.value.manifest).toString('utf8'), manifestPath);
  const items = await knownItems(resolved, batch, rows);
  const root = realWorkdir(settings.workdir);
  const failures = [rows, items, root].flatMap((part) => (part.ok ? [] : part.failures));
  if (!rows.ok || !items.ok || !root.ok) return failAll([...new Set(failures)]);
  const checks = checksOf(settings);
  const { open } = fetched.value;
  const tolerance = told(resolved, 'toleratedFailures') ? settings.toleratedFailures : open.tolerance;
  const own = isStanding
    ? localWork(settings, batch, rows.value, items.value, root.value, checks.isQcChecked)
    : undefined;
  return ok({
    artifacts,
    fetched: fetched.value,
    plan: plan.value,
    store: batch,
    rows: rows.value,
    itemsOf: (shard) => items.value.get(shard),
    workdir: root.value,
    checks,
    isVerifying: !settings.noVerify,
    policy: told(resolved, 'policy') ? settings.policy : open.policy,
    ...(tolerance === undefined ? {} : { tolerance }),
    runAttempt,
    ...(options.isCancelled === undefined ? {} : { isCancelled: options.isCancelled }),
    resumeCommand: settings.tolerantLegs ? () => options.resumeCommand('all') : options.resumeCommand,
    ...(own === undefined ? {} : { local: own }),
  });
}

/** The plan decided; whoever says it again in so many words overrules it. */
const told = ({ sources }: ResolvedSettings, field: keyof Settings): boolean =>
  sources[field].kind === 'flag' || sources[field].kind === 'input';

/** The plan artifact; where none came but a batch stands here, that batch's own plan. */
async function fetchOrStanding(
  { artifacts, group, sealDigest, place, resolved, runAttempt }: OpenJoinOptions,
  manifestPath: string,
  isStanding: boolean,
): Promise<Result<FetchedPlan, Failure>> {
  const patience = place === 'alone' ? { clock: nodeClock, ms: planPatienceMs } : undefined;
  const fetched = await fetchPlan({ artifacts, group, runAttempt, sealDigest, patience });
  if (fetched.ok || !isStanding || !fetched.failures.every(({ reason }) => reason === 'artifact-refused'))
    return fetched;
  const plan = openPlanStore(manifestPath).read();
  if (!plan.ok) return plan;
  if (plan.value === undefined) return fetched;
  const { policy, toleratedFailures } = resolved.values;
  const shards = plan.value.shards.map(({ id }) => id);
  return ok({
    open: {
      format: 'muster.open/1',
      group,
      planDigest: plan.value.digests.plan,
      shards,
      legs: planLegs(shards, shards.length).length,
      policy,
      ...(toleratedFailures === undefined ? {} : { tolerance: toleratedFailures }),
      members: shards.length,
      carriedPassed: 0,
    },
    manifest: Buffer.alloc(0),
    plan: Buffer.from(JSON.stringify(plan.value)),
    files: [],
  });
}

function sameAsStanding(manifestPath: string, plan: PlanDocument): Result<undefined, Failure> {
  const standing = openPlanStore(manifestPath).read();
  if (!standing.ok) return standing;
  const found = standing.value?.digests.plan ?? 'none';
  return found === plan.digests.plan
    ? ok(undefined)
    : fail({ reason: 'plan-foreign', expected: plan.digests.plan, found });
}

async function knownItems(
  resolved: ResolvedSettings,
  batch: BatchDir,
  rows: Result<readonly ManifestRow[], Failure>,
): Promise<Result<ReadonlyMap<string, readonly Item[]>, Failure>> {
  if (!rows.ok) return rows;
  const opened = await openPlanAndItems(resolved);
  if (!opened.ok) return opened;
  const { items } = opened.value;
  if (items === undefined)
    return fail({
      reason: 'setting-missing',
      setting: 'items',
      why: 'the join verifies the outputs of its rows',
    });
  if (items.isChanged) return fail({ reason: 'plan-outdated', items: items.path, plan: batch.planPath });
  return itemsOfRows(rows.value, items.table.items, items.path);
}

/** What was done here beside the workflow run, with its outputs as they lie in the work dir. */
function localWork(
  { maxFileBytes }: Settings,
  batch: BatchDir,
  rows: readonly ManifestRow[],
  items: ReadonlyMap<string, readonly Item[]>,
  root: string,
  isQcChecked: boolean,
): JoinGroupRequest['local'] {
  const done = rows.filter(({ status }) => status === 'verified' || status === 'succeeded');
  return (staging) => {
    const { carried } = findCarried({
      rows: done.map((row) => ({ row, items: items.get(row.shardId) ?? [] })),
      recordOf: ({ shardId, attempt }) => batch.readRecord(shardId, attempt),
      saved: new Map(),
      root,
      maxFileBytes,
      isQcChecked,
    });
    return carried.map((shard) => stageShard(shard, staging, batch.manifestPath));
  };
}
