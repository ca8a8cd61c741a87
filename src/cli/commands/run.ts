// `muster run`: wires a run to the terminal and the signals, and turns its summary into an exit code.
import { resolve } from 'node:path';
import { claimOfRow } from '../../core/batch/fold.ts';
import type { EmitRunEvent, RunEvent } from '../../core/events.ts';
import type { ManifestRow } from '../../core/batch/manifest-row.ts';
import { exitCodeOf, exitCodes, type ExitCode } from '../../core/exit-code.ts';
import type { Failure } from '../../core/failure.ts';
import type { BatchStore } from '../../ports/batch-store.ts';
import { areAllSkipped, nothingSelected } from '../../core/batch/nothing-selected.ts';
import { runExitCode } from '../../core/loop/run-exit.ts';
import { dryRun } from '../../engine/dry-run.ts';
import { runBatch, type RunSummary } from '../../engine/run-batch.ts';
import { executingRunners } from '../../runners/registry.ts';
import { killProcessesWith } from '../../runners/process/leftovers.ts';
import { armFaultPoint } from '../../stores/file/fault-point.ts';
import { printJson } from '../../present/print-json.ts';
import { openRunView } from '../../present/open-run-view.ts';
import { openRun, type OpenedRun } from '../../wire/open-run.ts';
import type { CommandContext, CommandMain } from '../command.ts';
import { failCommand } from '../fail-command.ts';
import { lastLogLine } from '../last-log-line.ts';
import { followRun, runDocument } from '../run-document.ts';
import { stepFlags } from '../step-flags.ts';
import { listenForStop } from '../../wire/stop-signals.ts';

export const main: CommandMain = (context) => runCommand(context);

/** What `run` and `retry` share; they differ in which shards they take. */
export async function runCommand(context: CommandContext): Promise<ExitCode> {
  const { settings, resolved, io } = context;
  const view = openRunView(io, {
    quiet: settings.quiet,
    json: settings.json,
    lastLogLine: (path) => lastLogLine(resolve(settings.workdir, path)),
    isDry: (settings.dryRun || settings.runner === 'dry-run') && !settings.markDryRun,
    flags: stepFlags(resolved),
  });
  armFaultPoint(io.env['MUSTER_FAULT_POINT']);
  let token = '';
  let opened: Awaited<ReturnType<typeof openRun>> | undefined;
  const soFar = followRun();
  // Whatever ends this process in the middle, a bug too, ends its agents.
  process.once('exit', () => void killProcessesWith(token));
  const stop = listenForStop((signal) => {
    if (signal !== 'SIGINT') return;
    view.close();
    if (settings.json) {
      const batch = opened?.ok === true ? opened.value.batch : undefined;
      const summary = soFar.summary(batch, signal, Date.now());
      const { runner } = settings;
      printJson(io, runDocument({ runner, exitCode: exitCodes.interrupted, summary, troubles: [], batch }));
    }
    process.exit(exitCodes.interrupted);
  });
  try {
    const emit = (event: RunEvent) => {
      if (event.type === 'warning') io.warnings.push(event.failure);
      view.onEvent(event);
      if (settings.json) soFar.onEvent(event);
    };
    opened = await openRun({
      settings,
      configFile: resolved.configFile,
      env: io.env,
      emit,
      wantsOutput: view.isOutputWanted,
      stop: stop.signal,
    });
    if (!opened.ok) return await failCommand(context, opened.failures);
    const { request, batch } = opened.value;
    token = batch.owner.token;
    if (request.tools.runner.name === 'dry-run' && !settings.markDryRun)
      return await runDry(context, opened.value, emit);
    const summary = await runBatch({ ...request, needsEveryPrompt: true });
    token = '';
    view.close();
    if (!summary.ok) return await failCommand(context, summary.failures);
    return await finish(context, summary.value, opened.value, stop.exitCode());
  } finally {
    view.close();
    stop.dispose();
  }
}

async function runDry(context: CommandContext, opened: OpenedRun, emit: EmitRunEvent): Promise<ExitCode> {
  const { settings, resolved, io } = context;
  const isRunnerUnset = resolved.sources.runner.kind === 'default' && !settings.dryRun;
  if (isRunnerUnset && settings.shellCommand !== undefined)
    emit({ type: 'warning', failure: commandWithoutRunner, at: Date.now() });
  const selected = dryRun(opened.request, settings.runner);
  if (!selected.ok) return failCommand(context, selected.failures);
  if (settings.json)
    printJson(io, {
      format: 'muster.run/1',
      dryRun: true,
      shards: selected.value.map((row) => row.shardId),
    });
  if (selected.value.length > 0) {
    if (isRunnerUnset && !settings.json && !settings.quiet) await printRunnerHint(context);
    return exitCodes.ok;
  }
  const all = opened.batch.readRows();
  const idle = all.ok ? whyIdle(all.value, opened) : undefined;
  if (idle === undefined) return exitCodes.ok;
  if (!settings.json) await printIdle(context, idle);
  return exitCodeOf(idle);
}

const commandWithoutRunner: Failure = {
  reason: 'settings-conflict',
  settings: ['shell-command', 'runner'],
  why: 'the command is set and no runner is, so nothing is executed',
};

async function printRunnerHint({ io }: CommandContext): Promise<void> {
  const { noRunnerText } = await import('../../present/no-runner-text.ts');
  const { openStyle } = await import('../../present/style.ts');
  io.stderr(noRunnerText(executingRunners(), openStyle(io.isColorWanted)));
}

/** Why a run that took no shard is no success; undefined where it is one. What a person skipped to the last shard is. */
function whyIdle(rows: readonly ManifestRow[], { request, batch }: OpenedRun): Failure | undefined {
  if (areAllSkipped(rows)) return undefined;
  const { selection, shard } = request;
  return nothingSelected({ rows, newest: batch.newest(), selection, shard, isAtWork: atWork(batch) });
}

/** Whether a running shard's owner is proved alive. */
function atWork(batch: BatchStore): (row: ManifestRow) => boolean {
  const newest = batch.newest();
  return (row) => {
    const owner = claimOfRow(row, newest.get(row.shardId))?.owner;
    return owner !== undefined && batch.ownerState(owner) === 'alive';
  };
}

async function finish(
  context: CommandContext,
  summary: RunSummary,
  opened: OpenedRun,
  stopped: ExitCode | undefined,
): Promise<ExitCode> {
  const { settings } = context;
  const hasDoneNothing = summary.records.size === 0 && summary.troubles.length === 0 && stopped === undefined;
  const idle = summary.selected === 0 || hasDoneNothing ? whyIdle(summary.rows, opened) : undefined;
  const troubles = idle === undefined ? summary.troubles : [...summary.troubles, idle];
  const code = runExitCode({
    failures: [...summary.records.values()].map((record) => record.failure?.class),
    troubles,
    halted: summary.halted,
  });
  const exitCode = stopped ?? code;
  if (settings.json) {
    const runner = opened.request.tools.runner.name;
    printJson(context.io, runDocument({ runner, exitCode, summary, troubles, batch: opened.batch }));
  } else if (idle !== undefined) {
    await printIdle(context, idle);
  }
  return exitCode;
}

async function printIdle({ io }: CommandContext, idle: Failure): Promise<void> {
  const { printFailures } = await import('../../present/print-failures.ts');
  printFailures(io, [idle]);
}
