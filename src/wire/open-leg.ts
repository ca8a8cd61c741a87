// From inputs to everything a leg needs: the plan artifact laid into the batch dir, and a run opened over it with the
// guards of a machine that uploads. Runs nothing. The artifact store comes from the entry: only it knows GitHub.
import { join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { normalPath } from '../core/batch/normal-path.ts';
import { parseManifest } from '../core/batch/manifest-codec.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { EmitRunEvent } from '../core/events.ts';
import type { Failure } from '../core/failure.ts';
import { planLegs } from '../core/groups/legs.ts';
import { promptPath } from '../core/groups/record-bundle.ts';
import { fail, failAll, ok, type Result } from '../core/result.ts';
import { unwritable } from '../core/system-error.ts';
import type { Redactor } from '../core/security/redact.ts';
import {
  fetchPlan,
  layPlan,
  planPatienceMs,
  writeWhole,
  type FetchedPlan,
} from '../engine/group/fetch-plan.ts';
import { openBatchWorker } from '../engine/leg/batch-worker.ts';
import { defaultLegLimits, type LegNote, type LegRequest } from '../engine/leg/leg-request.ts';
import { promptPathOf } from '../engine/new-row.ts';
import { realWorkdir } from '../engine/real-workdir.ts';
import type { ArtifactStore } from '../ports/artifact-store.ts';
import type { RunHelper } from '../ports/run-helper.ts';
import type { BatchDir } from '../stores/file/batch-dir.ts';
import { openPlanStore } from '../stores/file/plan-file.ts';
import { openUploadJournal } from '../stores/file/upload-journal.ts';
import { openAgentRedactor } from './agent-secrets.ts';
import { batchDirCellOf } from './batch-dir-cell.ts';
import { askForTree } from './guarded-runner.ts';
import { manifestPathOf } from './manifest-path.ts';
import { nodeClock } from './node-clock.ts';
import { openRun } from './open-run.ts';

export interface OpenLegOptions {
  readonly settings: Settings;
  readonly configFile?: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly artifacts: ArtifactStore;
  readonly group: string;
  /** Seal of the plan artifact, as the plan job told it. */
  readonly sealDigest: string;
  /** 0-based. */
  readonly leg: number;
  /** Of the matrix, when known: it must be that of the plan. */
  readonly legs?: number;
  readonly runAttempt: number;
  readonly runId: string;
  readonly job: string;
  /** Of this machine's secrets, where somebody made it already. */
  readonly redactor?: Redactor;
  /** What starts git. */
  readonly runHelper?: RunHelper;
  readonly emit: EmitRunEvent;
  readonly wantsOutput: boolean;
  readonly onNote: (note: LegNote) => void;
  readonly stop: AbortSignal;
}

export interface OpenedLeg {
  readonly request: LegRequest;
  readonly batch: BatchDir;
}

/**
 * Every failure found, before anything is claimed: those of the plan artifact, those of `openRun`, and `setting-invalid`
 * for a matrix that is not the plan's. Writes manifest, plan.json and prompts into the batch dir.
 */
export async function openLeg(options: OpenLegOptions): Promise<Result<OpenedLeg, Failure>> {
  const { artifacts, group, sealDigest, settings, env, emit, stop } = options;
  if (settings.dryRun)
    return fail({
      reason: 'settings-conflict',
      settings: ['dry-run', 'command'],
      why: 'a leg that executes nothing has nothing to record',
    });
  const root = realWorkdir(settings.workdir);
  if (!root.ok) return root;
  const scope = {
    scopeDefault: 'report',
    ...(options.runHelper === undefined ? {} : { runHelper: options.runHelper }),
  } as const;
  // git answers while the plan is fetched.
  const tree = askForTree({ settings, ...scope }, root.value);
  const plan = await fetchPlan({
    artifacts,
    group,
    runAttempt: options.runAttempt,
    sealDigest,
    patience: { clock: nodeClock, ms: planPatienceMs },
  });
  if (!plan.ok) return plan;
  const { open } = plan.value;
  if (options.legs !== undefined && options.legs !== open.legs)
    return fail({
      reason: 'setting-invalid',
      setting: 'legs',
      source: 'input legs',
      value: String(options.legs),
      expected: `${open.legs}, as planned`,
    });
  const failures = layBatch(settings, plan.value);
  if (failures.length > 0) return failAll(failures);
  // A machine that can't search for its secrets must not upload, so it need not work.
  const redactor = options.redactor === undefined ? openAgentRedactor(settings, env) : ok(options.redactor);
  if (!redactor.ok) return redactor;
  const opened = await openRun({
    settings: legSettings(settings),
    ...(options.configFile === undefined ? {} : { configFile: options.configFile }),
    env,
    emit,
    wantsOutput: options.wantsOutput,
    stop,
    guards: { ...scope, tree, redactor: redactor.value },
  });
  if (!opened.ok) return opened;
  const { request: run, batch } = opened.value;
  const { leg, runAttempt, runId, job, onNote } = options;
  const slice = planLegs(open.shards, open.legs)[leg];
  const limits = {
    ...defaultLegLimits,
    claimMs: claimMsOf(settings, slice === undefined ? 1 : slice.to - slice.from),
  };
  const worker = openBatchWorker({ request: run, redactor: redactor.value });
  return ok({
    batch,
    request: {
      plan: open,
      leg,
      runAttempt,
      runId,
      job,
      owner: batch.owner,
      artifacts,
      worker,
      journal: openUploadJournal(batch.manifestPath),
      clock: nodeClock,
      random: Math.random,
      stop,
      limits,
      onNote,
    },
  });
}

/** What a local run would take of its own accord is for the plan to say; a failed shard is no reason to leave the rest. */
function legSettings(settings: Settings): Settings {
  const { status: _status, shard: _shard, limit: _limit, failureClasses: _classes, ...rest } = settings;
  return settings.halt === undefined ? { ...rest, continueOnFailure: true } : rest;
}

/** Manifest and plan.json where the batch is, prompts where a plan lays them. Nothing is laid before all of it is judged. */
function layBatch(settings: Settings, plan: FetchedPlan): Failure[] {
  const manifestPath = manifestPathOf(settings);
  const rows = parseManifest(Buffer.from(plan.manifest).toString('utf8'), manifestPath);
  if (!rows.ok) return [...rows.failures];
  const contents = new Map(plan.files.map((file) => [file.path, file.bytes]));
  const prompts = rows.value.flatMap((row) => {
    const bytes = contents.get(promptPath(row.shardId));
    return bytes === undefined ? [] : [{ row, bytes }];
  });
  const cell = batchDirCellOf(settings.batchDir, settings.workdir) ?? '.';
  const misplaced = prompts.find(({ row }) => !isOwnPlace(row, cell));
  if (misplaced !== undefined) {
    const { shardId: shard, promptPath: path } = misplaced.row;
    return [
      { reason: 'manifest-path-escapes', at: { file: manifestPath }, shard, column: 'prompt_path', path },
    ];
  }
  // What an earlier job left on a machine that keeps its files must not pass for work on this plan.
  const archived = openPlanStore(manifestPath).archive();
  if (!archived.ok) return [...archived.failures];
  const laid = layPlan(settings.batchDir, plan);
  if (laid.length > 0) return laid;
  for (const { row, bytes } of prompts) {
    try {
      writeWhole(join(settings.workdir, row.promptPath), bytes);
    } catch (error) {
      return [unwritable(error, row.promptPath)];
    }
  }
  return [];
}

/** A prompt is laid where a plan would lay it and nowhere else: no manifest can have it overwrite a script or a git hook. */
function isOwnPlace({ shardId, promptPath: place }: ManifestRow, batchDirCell: string): boolean {
  const normal = normalPath(place);
  return normal.ok && normal.path === promptPathOf(batchDirCell, shardId);
}

/** Longest time for which a claim can be meant: all its shards at their time limits, one job's six hours otherwise. */
function claimMsOf({ timeoutMs, killGraceMs, retries, jobs }: Settings, shards: number): number {
  if (timeoutMs === undefined) return defaultLegLimits.claimMs;
  const longest = Math.ceil(shards / jobs) * (timeoutMs + killGraceMs) * (1 + retries) * 2;
  return Math.min(defaultLegLimits.claimMs, Math.max(longest, 10 * 60_000));
}
