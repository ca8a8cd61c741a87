// `command: plan`: items → manifest and prompts, keeping what earlier runs have finished; then tells how the batch stands.
import { exitCodes } from '../../core/exit-code.ts';
import type { Failure } from '../../core/failure.ts';
import { ok, type Result } from '../../core/result.ts';
import { planBatch } from '../../engine/plan-batch.ts';
import type { PlanOptions } from '../../engine/plan-request.ts';
import { failureFinding } from '../../github/failure-findings.ts';
import { planExplanation, planSummaryText } from '../../present/plan-text.ts';
import { planOptions } from '../../wire/plan-options.ts';
import { reportBatch } from '../batch-report.ts';
import { failedOutcome, type ActionContext, type ActionOutcome } from '../outcome.ts';
import { batchOutputs, type ActionOutputs } from '../outputs.ts';

export interface PlannedBatch {
  readonly store: PlanOptions['store'];
  readonly outputs: ActionOutputs;
  readonly warnings: readonly Failure[];
}

/** Plans and says what was planned; `run` begins with it. */
export async function planFor({ resolved, log }: ActionContext): Promise<Result<PlannedBatch, Failure>> {
  const warnings: Failure[] = [];
  const options = planOptions(resolved, (failure) => void warnings.push(failure));
  if (!options.ok) return options;
  const planned = await planBatch(options.value);
  if (!planned.ok) return planned;
  warnings.push(...planned.value.warnings);
  log.failures(warnings, 'warning');
  log.say(planSummaryText(planned.value));
  if (resolved.values.explain) log.say(planExplanation(planned.value));
  const outputs = { 'plan-digest': planned.value.digest, 'item-count': planned.value.itemCount };
  return ok({ store: options.value.store, outputs, warnings });
}

export async function planCommand(context: ActionContext): Promise<ActionOutcome> {
  const planned = await planFor(context);
  if (!planned.ok) return failedOutcome(context, planned.failures, 'nothing was planned');
  const { store, outputs, warnings } = planned.value;
  const rows = store.readRows();
  if (!rows.ok) return failedOutcome(context, rows.failures, 'the plan cannot be read back');
  const { toRepositoryPath, resolved } = context;
  const report = await reportBatch(store, rows.value, {
    title: 'Muster plan',
    workdir: resolved.values.workdir,
    toRepositoryPath,
  });
  return {
    exitCode: exitCodes.ok,
    outputs: { ...outputs, ...batchOutputs(store.manifestPath, rows.value), disposition: 'satisfied' },
    findings: warnings.map((failure) => failureFinding(failure, 'warning', toRepositoryPath)),
    summary: report.summary,
  };
}
