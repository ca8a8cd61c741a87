// `command: shard`: one leg of a group: its own slice, then what it can steal. Red when a shard that it ended is not
// verified, since "re-run failed jobs" looks for red jobs; and when it did nothing, so that no leg passes for want of work.
import { exitCodes } from '../../core/exit-code.ts';
import type { RunEvent } from '../../core/events.ts';
import type { Failure } from '../../core/failure.ts';
import { failAll, ok, type Result } from '../../core/result.ts';
import type { LegNote, LegSummary } from '../../engine/leg/leg-request.ts';
import { runLeg } from '../../engine/leg/run-leg.ts';
import { failureFinding } from '../../github/failure-findings.ts';
import { legNoteText } from '../../present/leg-text.ts';
import { killProcessesWith } from '../../runners/process/leftovers.ts';
import { openLeg, type OpenedLeg } from '../../wire/open-leg.ts';
import { reportBatch } from '../batch-report.ts';
import { execHelper } from '../exec-helper.ts';
import { groupOf, openArtifacts } from '../group-services.ts';
import { judgeLeg } from '../leg-verdict.ts';
import { failedOutcome, type ActionContext, type ActionOutcome } from '../outcome.ts';
import { usageOutputs } from '../outputs.ts';
import { openRunLog } from '../run-log.ts';
import { takenDownFindings } from '../taken-down.ts';
import { saveEnded, saveLeg, saveLegSettings, saveRun } from '../state.ts';
import { listenForStop, type StopSignals } from '../../wire/stop-signals.ts';
import { addUsage } from '../../core/report/add-usage.ts';

export async function shardCommand(context: ActionContext): Promise<ActionOutcome> {
  const { resolved, log, env, job, redactor } = context;
  const settings = resolved.values;
  const place = placeOf(context);
  const artifacts = openArtifacts(context);
  if (!place.ok || !artifacts.ok)
    return failedOutcome(
      context,
      [place, artifacts].flatMap((part) => (part.ok ? [] : part.failures)),
      'nothing was run',
    );
  const warnings: Failure[] = [];
  const view = openRunLog(log, { isQuiet: settings.quiet, isStreaming: settings.jobs === 1, redactor });
  const emit = (event: RunEvent): void => {
    if (event.type === 'warning') warnings.push(event.failure);
    view.onEvent(event);
  };
  const onNote = (note: LegNote): void => {
    if (note.type === 'warning') warnings.push(note.failure);
    else view.say(legNoteText(note));
  };
  let token = '';
  const stop = listenForStop(() => void killProcessesWith(token));
  try {
    const opened = await openLeg({
      settings,
      configFile: resolved.configFile,
      env,
      artifacts: artifacts.value,
      group: groupOf(resolved),
      ...place.value,
      runAttempt: job.runAttempt,
      runId: job.runId,
      job: job.job,
      redactor,
      runHelper: execHelper,
      emit,
      wantsOutput: !settings.quiet,
      onNote,
      stop: stop.signal,
    });
    if (!opened.ok) return failedOutcome(context, opened.failures, 'nothing was run');
    const { request, batch } = opened.value;
    token = batch.owner.token;
    saveRun({ token, manifest: batch.manifestPath });
    saveLegSettings(resolved);
    saveLeg({
      group: request.plan.group,
      planDigest: request.plan.planDigest,
      leg: request.leg,
      runAttempt: job.runAttempt,
    });
    const summary = await runLeg(request);
    view.close();
    if (!summary.ok) return failedOutcome(context, summary.failures, 'nothing was run');
    const outcome = await finish(context, opened.value, summary.value, warnings, stop);
    // What could not be uploaded, the post step tries once more: the service may be back by then.
    if (summary.value.left === 0) saveEnded();
    return outcome;
  } finally {
    view.close();
    stop.dispose();
  }
}

function placeOf({
  inputs,
}: ActionContext): Result<{ sealDigest: string; leg: number; legs?: number }, Failure> {
  const { leg, legs, sealDigest } = inputs;
  const failures: Failure[] = [];
  if (leg === undefined)
    failures.push({
      reason: 'setting-missing',
      setting: 'leg',
      why: 'the matrix of the plan job numbers the legs',
      isFlagOnly: true,
    });
  if (sealDigest === undefined)
    failures.push({
      reason: 'setting-missing',
      setting: 'plan-digest',
      why: 'a leg works on no other plan than the one it was told of',
      isFlagOnly: true,
    });
  if (leg === undefined || sealDigest === undefined) return failAll(failures);
  return ok({ sealDigest, leg, ...(legs === undefined ? {} : { legs }) });
}

async function finish(
  { resolved, log, toRepositoryPath }: ActionContext,
  { batch }: OpenedLeg,
  summary: LegSummary,
  warnings: readonly Failure[],
  stop: StopSignals,
): Promise<ActionOutcome> {
  const settings = resolved.values;
  const verdict = judgeLeg(summary, { isVerifying: !settings.noVerify, isTolerant: settings.tolerantLegs });
  const rows = batch.readRows();
  const own = new Set(summary.ended.keys());
  const shown = rows.ok ? rows.value.filter((row) => own.has(row.shardId)) : [];
  const title = `Muster leg ${summary.leg + 1} of ${summary.legs}`;
  const report = await reportBatch(batch, shown, { title, workdir: settings.workdir, toRepositoryPath });
  log.failures(warnings, 'warning');
  log.failures(summary.troubles, 'error');
  log.say(`${verdict.sentence}\n`);
  const isFailed = verdict.failedBecause !== undefined;
  const counts = Map.groupBy(summary.ended.values(), ({ status }) => status);
  return {
    exitCode: stop.exitCode() ?? (isFailed ? exitCodes.failed : exitCodes.ok),
    outputs: {
      manifest: batch.manifestPath,
      'shard-count': summary.ended.size,
      verified: counts.get('verified')?.length ?? 0,
      succeeded: counts.get('succeeded')?.length ?? 0,
      failed: counts.get('failed')?.length ?? 0,
      pending: summary.undone.length,
      ...usageOutputs(addUsage([...summary.ended.values()].map(({ usage }) => usage))),
      disposition: isFailed ? 'failed' : 'satisfied',
    },
    findings: [
      ...[...report.findings, ...takenDownFindings(shown, summary.ended)].map((finding) =>
        isFailed ? finding : { ...finding, level: 'warning' as const },
      ),
      ...summary.troubles.map((failure) => failureFinding(failure, 'error', toRepositoryPath)),
      ...warnings.map((failure) => failureFinding(failure, 'warning', toRepositoryPath)),
    ],
    summary: report.summary,
    ...(verdict.failedBecause === undefined ? {} : { failedBecause: verdict.failedBecause }),
  };
}
