// `command: run`: plan (where items are given), run, verify, all in one job. Red unless everything that was asked for is
// done: a batch that did nothing is never green.
import { countStatuses, type NewestAttempt } from '../../core/batch/fold.ts';
import { nothingSelected } from '../../core/batch/nothing-selected.ts';
import type { RunEvent } from '../../core/events.ts';
import { exitCodes } from '../../core/exit-code.ts';
import type { Failure } from '../../core/failure.ts';
import { runExitCode } from '../../core/loop/run-exit.ts';
import { ok, type Result } from '../../core/result.ts';
import { dryRun } from '../../engine/dry-run.ts';
import { runBatch, type RunSummary } from '../../engine/run-batch.ts';
import { failureFinding } from '../../github/failure-findings.ts';
import { killProcessesWith } from '../../runners/process/leftovers.ts';
import { openRun, type OpenedRun } from '../../wire/open-run.ts';
import { reportBatch } from '../batch-report.ts';
import { execHelper } from '../exec-helper.ts';
import { failedOutcome, type ActionContext, type ActionOutcome } from '../outcome.ts';
import { batchOutputs, usageOutputs, type ActionOutputs } from '../outputs.ts';
import { lookAgain } from '../look-again.ts';
import { openRunLog } from '../run-log.ts';
import { saveEnded, saveRun } from '../state.ts';
import { listenForStop, type StopSignals } from '../../wire/stop-signals.ts';
import { judgeRun } from '../run-verdict.ts';
import { planFor } from './plan.ts';

interface Known {
  readonly outputs: ActionOutputs;
  readonly warnings: Failure[];
}

export async function runCommand(context: ActionContext): Promise<ActionOutcome> {
  const planned = await planIfGiven(context);
  if (!planned.ok) return failedOutcome(context, planned.failures, 'nothing was planned');
  const { redactor, resolved } = context;
  const settings = resolved.values;
  const known = planned.value;
  const view = openRunLog(context.log, {
    isQuiet: settings.quiet,
    isStreaming: settings.jobs === 1,
    redactor,
  });
  const emit = (event: RunEvent): void => {
    if (event.type === 'warning') known.warnings.push(event.failure);
    view.onEvent(event);
  };
  let token = '';
  const stop = listenForStop(() => void killProcessesWith(token));
  try {
    const opened = await openRun({
      settings,
      configFile: resolved.configFile,
      env: context.env,
      emit,
      wantsOutput: !settings.quiet,
      stop: stop.signal,
      guards: { runHelper: execHelper },
    });
    if (!opened.ok) return failedOutcome(context, opened.failures, 'nothing was run');
    const { request, batch } = opened.value;
    if (request.tools.runner.name === 'dry-run') return runDry(context, opened.value, known);
    token = batch.owner.token;
    saveRun({ token, manifest: batch.manifestPath });
    const earlier = batch.newest();
    const summary = await runBatch({ ...request, needsEveryPrompt: true });
    view.close();
    if (!summary.ok) return failedOutcome(context, summary.failures, 'nothing was run');
    const outcome = await finish(context, opened.value, summary.value, { ...known, earlier }, stop);
    saveEnded();
    return outcome;
  } finally {
    view.close();
    stop.dispose();
  }
}

/** A named manifest is somebody else's plan: it is run as it stands. */
async function planIfGiven(context: ActionContext): Promise<Result<Known, Failure>> {
  const { items, manifest } = context.resolved.values;
  if (items === undefined || manifest !== undefined) return ok({ outputs: {}, warnings: [] });
  const planned = await planFor(context);
  return planned.ok ? ok({ outputs: planned.value.outputs, warnings: [...planned.value.warnings] }) : planned;
}

function runDry(context: ActionContext, { request, batch }: OpenedRun, known: Known): ActionOutcome {
  const quiet = openRunLog(context.log, { isQuiet: true, isStreaming: false, redactor: context.redactor });
  const selected: string[] = [];
  const emit = (event: RunEvent): void => {
    if (event.type === 'shard-started') selected.push(`would run ${event.row.shardId} with ${event.runner}`);
    else quiet.onEvent(event);
  };
  const rows = dryRun({ ...request, tools: { ...request.tools, emit } }, context.resolved.values.runner);
  const all = batch.readRows();
  if (!rows.ok || !all.ok)
    return failedOutcome(
      context,
      [rows, all].flatMap((part) => (part.ok ? [] : part.failures)),
      'no dry run',
    );
  context.log.say(selected.map((line) => `${line}\n`).join(''));
  const message = `a dry run: ${rows.value.length} of ${all.value.length} shards would run, nothing was executed`;
  return {
    exitCode: exitCodes.ok,
    outputs: { ...known.outputs, ...batchOutputs(batch.manifestPath, all.value), disposition: 'dry-run' },
    findings: [...warningFindings(context, known.warnings), { level: 'warning', title: 'Muster', message }],
  };
}

async function finish(
  context: ActionContext,
  opened: OpenedRun,
  summary: RunSummary,
  known: Known & { readonly earlier: ReadonlyMap<string, NewestAttempt> },
  stop: StopSignals,
): Promise<ActionOutcome> {
  const { resolved, toRepositoryPath, log } = context;
  const { batch, request } = opened;
  const settings = resolved.values;
  const { selection, shard } = request;
  const idle =
    summary.selected === 0
      ? nothingSelected({ rows: summary.rows, newest: batch.newest(), selection, shard })
      : undefined;
  if (idle !== undefined) log.failures([idle], 'error');
  const troubles = idle === undefined ? summary.troubles : [...summary.troubles, idle];
  const failures = [...summary.records.values()].map((record) => record.failure?.class);
  const isEndedAsAsked = summary.halted !== undefined && summary.halted.why !== 'fail';
  const isPart =
    isEndedAsAsked || [settings.shard, settings.limit, settings.status].some((limit) => limit !== undefined);
  const { rows, spoiled } = await lookAgain(context, opened, summary, known.earlier, stop.signal);
  const stoppedBy = stop.signal.aborted ? String(stop.signal.reason) : undefined;
  const verdict = judgeRun({
    exitCode: stop.exitCode() ?? runExitCode({ failures, troubles, halted: summary.halted }),
    counts: countStatuses(rows),
    isPart,
    isVerifying: request.tools.items?.verifier !== undefined,
    ...(stoppedBy === undefined ? {} : { stoppedBy }),
    spoiled: [...spoiled.keys()],
    hasTroubles: troubles.length > 0,
  });
  const report = await reportBatch(batch, rows, {
    title: 'Muster run',
    rejudged: spoiled,
    workdir: settings.workdir,
    toRepositoryPath,
  });
  const shown = new Set(troubles);
  return {
    ...verdict,
    outputs: {
      ...known.outputs,
      ...batchOutputs(batch.manifestPath, rows),
      ...usageOutputs(summary.usage),
      disposition: verdict.failedBecause === undefined ? 'satisfied' : 'failed',
    },
    findings: [
      ...report.findings,
      ...troubles.map((failure) => failureFinding(failure, 'error', toRepositoryPath)),
      ...warningFindings(
        context,
        known.warnings.filter((failure) => !shown.has(failure)),
      ),
    ],
    summary: report.summary,
  };
}

const warningFindings = ({ toRepositoryPath }: ActionContext, warnings: readonly Failure[]) =>
  warnings.map((failure) => failureFinding(failure, 'warning', toRepositoryPath));
