// From settings to everything a run needs: store, plan, items, verifier, runner, environment. Prints nothing, runs nothing.
import type { Settings } from '../config/settings.ts';
import { runnerDigest } from '../core/batch/fingerprint.ts';
import { itemsOfRows, unplannedFailure } from '../core/batch/ranges.ts';
import type { EmitRunEvent } from '../core/events.ts';
import type { Failure } from '../core/failure.ts';
import { haltGrammar, parseHalt, type HaltRule } from '../core/loop/halt.ts';
import { fail, failAll, ok, type Result } from '../core/result.ts';
import type { AttemptTools, KnownItems } from '../engine/attempt-tools.ts';
import type { RunRequest } from '../engine/run-batch.ts';
import { realWorkdir } from '../engine/real-workdir.ts';
import { openVerifier } from '../engine/verify-items.ts';
import type { RunnerKind } from '../ports/runner.ts';
import { agentEnv } from '../runners/agent-env.ts';
import { findOnPath } from '../runners/check-binary.ts';
import { killProcessesWith } from '../runners/process/leftovers.ts';
import { findRunnerKind } from '../runners/registry.ts';
import { runCommand } from '../runners/shell/run-command.ts';
import type { BatchDir } from '../stores/file/batch-dir.ts';
import { faultPoint } from '../stores/file/fault-point.ts';
import { openPlanStore } from '../stores/file/plan-file.ts';
import { digestOfChecks } from './checks-digest.ts';
import { checksOf } from './checks-of.ts';
import { guardedRunner, type GuardOptions } from './guarded-runner.ts';
import { keepHeapSmall } from './keep-heap-small.ts';
import { nodeClock } from './node-clock.ts';
import { openBatch } from './open-batch.ts';
import { openPlanAndItems } from './open-items.ts';
import { openPlannedPrompts, planStamp } from './planned-prompts.ts';

export interface OpenRunOptions {
  readonly settings: Settings;
  /** The muster.yml that was read: no item may write to it. */
  readonly configFile?: string | undefined;
  /** Muster's own environment; what of it reaches the agent is decided by runners/agent-env.ts. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly emit: EmitRunEvent;
  /** Send `shard-output` events. */
  readonly wantsOutput: boolean;
  /** Aborted with a signal's name: stop. */
  readonly stop: AbortSignal;
  /** What a leg adds: the scope guard unless it is switched off, and a look for secrets in what is to be uploaded. */
  readonly guards?: Pick<GuardOptions, 'scopeDefault' | 'redactor' | 'runHelper' | 'tree'>;
}

export interface OpenedRun {
  readonly request: RunRequest;
  readonly batch: BatchDir;
}

/** Every failure found, before anything is claimed. */
export async function openRun(options: OpenRunOptions): Promise<Result<OpenedRun, Failure>> {
  const { settings, env, emit, wantsOutput, stop } = options;
  keepHeapSmall();
  const warn = (failure: Failure) => emit({ type: 'warning', failure, at: nodeClock.now() });
  const batch = openBatch(settings, warn, stop);
  const rule = haltRule(settings);
  const kind = runnerKindOf(settings, env);
  const root = realWorkdir(settings.workdir);
  // A dry run writes nothing.
  const isDry = kind.ok && kind.value.name === 'dry-run' && !settings.markDryRun;
  const failures = [
    ...[rule, kind, root].flatMap((result) => (result.ok ? [] : result.failures)),
    ...(isDry ? [] : batch.blocked()),
  ];
  if (!rule.ok || !kind.ok || !root.ok || failures.length > 0) return failAll(failures);
  const known = await openKnownItems(options, batch, kind.value);
  if (!known.ok) return known;
  const { items, plannedPrompt } = known.value;
  const { verifyCommand } = settings;
  const runner = await guardedRunner(kind.value.open(settings), {
    settings,
    workdir: root.value,
    items,
    batch,
    emit,
    ...options.guards,
  });
  if (!runner.ok) return runner;
  return ok({
    batch,
    request: {
      tools: {
        store: batch,
        runner: runner.value,
        workdir: root.value,
        env: agentEnvOf(settings, kind.value, env),
        limits: limitsOf(settings),
        ...(items === undefined ? {} : { items }),
        plannedPrompt,
        ...(verifyCommand === undefined
          ? {}
          : { verifyCommand: { command: verifyCommand, run: runCommand } }),
        clock: nodeClock,
        emit,
        wantsOutput,
        faultPoint,
      },
      selection: {
        ...(settings.status === undefined ? {} : { statuses: settings.status }),
        ...(settings.failureClasses === undefined ? {} : { failureClasses: settings.failureClasses }),
        ...(settings.limit === undefined ? {} : { limit: settings.limit }),
      },
      ...(settings.shard === undefined ? {} : { shard: settings.shard }),
      jobs: settings.jobs,
      ...(rule.value === undefined ? {} : { halt: rule.value }),
      retry: { retries: settings.retries, delayMs: settings.retryDelayMs },
      startJitterMs: settings.delayMs,
      stop,
      killLeftovers: killProcessesWith,
      random: Math.random,
    },
  });
}

/**
 * As in the seed: one job stops at the first failure unless told to go on, several jobs run everything. --halt says it
 * in so many words.
 */
function haltRule({ halt, continueOnFailure, jobs }: Settings): Result<HaltRule | undefined, Failure> {
  if (halt === undefined) {
    const isStopping = jobs === 1 && !continueOnFailure;
    return ok(isStopping ? { when: 'soon', why: 'fail', threshold: 1, isPercent: false } : undefined);
  }
  if (continueOnFailure)
    return fail({
      reason: 'settings-conflict',
      settings: ['halt', 'continue-on-failure'],
      why: 'both say when to stop',
    });
  const rule = parseHalt(halt);
  if (rule === undefined)
    return fail({
      reason: 'setting-invalid',
      setting: 'halt',
      source: '--halt',
      value: halt,
      expected: haltGrammar,
    });
  return ok(rule === 'never' ? undefined : rule);
}

/** Under --dry-run no agent is started, whatever the runner. A missing program is found now, not by every shard. */
function runnerKindOf(settings: Settings, parent: OpenRunOptions['env']): Result<RunnerKind, Failure> {
  const runner = settings.dryRun ? 'dry-run' : settings.runner;
  const kind = findRunnerKind(runner);
  if (kind === undefined)
    return fail({
      reason: 'setting-invalid',
      setting: 'runner',
      source: '--runner',
      value: runner,
      expected: 'a known runner',
    });
  const { program } = kind;
  if (program === undefined || findOnPath(program.command, agentEnvOf(settings, kind, parent)) !== undefined)
    return ok(kind);
  return fail({ reason: 'runner-missing', runner, ...program });
}

const agentEnvOf = (settings: Settings, kind: RunnerKind, parent: OpenRunOptions['env']) =>
  agentEnv({ parent, passNames: settings.agentEnv, runnerPass: kind.passEnv });

const limitsOf = (settings: Settings) => ({
  killGraceMs: settings.killGraceMs,
  logLimitBytes: settings.logLimitBytes,
  ...(settings.timeoutMs === undefined ? {} : { timeoutMs: settings.timeoutMs }),
  ...(settings.idleTimeoutMs === undefined ? {} : { idleTimeoutMs: settings.idleTimeoutMs }),
});

interface Known {
  readonly items?: KnownItems;
  readonly plannedPrompt: AttemptTools['plannedPrompt'];
}

async function openKnownItems(
  { settings, configFile, emit }: OpenRunOptions,
  batch: BatchDir,
  kind: RunnerKind,
): Promise<Result<Known, Failure>> {
  const { planPath, manifestPath } = batch;
  const stamp = planStamp(planPath);
  const opened = await openPlanAndItems({
    values: settings,
    ...(configFile === undefined ? {} : { configFile }),
  });
  if (!opened.ok) return opened;
  const { plan, items } = opened.value;
  const plannedPrompt = openPlannedPrompts({ planPath, planStore: openPlanStore(manifestPath), plan, stamp });
  if (items === undefined || kind.name === 'dry-run') return ok({ plannedPrompt });
  if (items.isChanged) return fail({ reason: 'plan-outdated', items: items.path, plan: planPath });
  const rows = batch.readRows();
  if (!rows.ok) return rows;
  const ranges = itemsOfRows(rows.value, items.table.items, items.path);
  if (!ranges.ok) return ranges;
  // Who asks for a part leaves the rest for later; a run of everything must not end green without some of the items.
  const isPart = settings.shard !== undefined || settings.limit !== undefined;
  const unplanned = unplannedFailure(rows.value, items.table.items, items.path);
  if (unplanned !== undefined && !isPart) return fail(unplanned);
  if (unplanned !== undefined) emit({ type: 'warning', failure: unplanned, at: nodeClock.now() });
  const checks = checksOf(settings);
  const verifier = settings.noVerify
    ? undefined
    : await openVerifier(checks, settings.workdir, items.table.items, {
        locate: items.table.locate,
      });
  if (verifier?.ok === false) return verifier;
  return ok({
    plannedPrompt,
    items: {
      ofShard: (shard) => ranges.value.get(shard),
      digests: {
        template: plan?.digests.template ?? null,
        checks: digestOfChecks(settings),
        runner: runnerDigest(kind.name, kind.meaning(settings)),
      },
      ...(plan === undefined ? {} : { planDigest: plan.digests.plan }),
      ...(verifier === undefined ? {} : { verifier: verifier.value }),
    },
  });
}
