// `command: plan` in a workflow: plans, and leaves the plan for the legs and the join: the artifact, the matrix, the digest.
import { countOf } from '../../core/count-of.ts';
import { exitCodes } from '../../core/exit-code.ts';
import type { Failure } from '../../core/failure.ts';
import { legMatrix } from '../../core/groups/leg-matrix.ts';
import { openGroup, type OpenedGroup } from '../../engine/group/open-group.ts';
import { failureFinding } from '../../github/failure-findings.ts';
import { renderPlanSummary } from '../../github/plan-summary.ts';
import { planExplanation, planSummaryText } from '../../present/plan-text.ts';
import { listNames } from '../../present/quote.ts';
import { planOptions } from '../../wire/plan-options.ts';
import { groupOf, openArtifacts, openCache } from '../group-services.ts';
import { failedOutcome, type ActionContext, type ActionOutcome } from '../outcome.ts';
import { batchOutputs } from '../outputs.ts';

export async function planGroupCommand(context: ActionContext): Promise<ActionOutcome> {
  const { resolved, job, log, toRepositoryPath } = context;
  const warnings: Failure[] = [];
  const warn = (failure: Failure): void => void warnings.push(failure);
  const plan = planOptions(resolved, warn);
  const artifacts = openArtifacts(context);
  if (!plan.ok || !artifacts.ok)
    return failedOutcome(
      context,
      [plan, artifacts].flatMap((part) => (part.ok ? [] : part.failures)),
      'nothing was planned',
    );
  const { maxLegs, policy, toleratedFailures, noVerify, maxFileBytes, explain } = resolved.values;
  const opened = await openGroup({
    group: groupOf(resolved),
    runAttempt: job.runAttempt,
    plan: plan.value,
    maxLegs,
    policy,
    ...(toleratedFailures === undefined ? {} : { tolerance: toleratedFailures }),
    isVerifying: !noVerify,
    maxFileBytes,
    artifacts: artifacts.value,
    cache: openCache(warn),
  });
  if (!opened.ok) {
    log.failures(warnings, 'warning');
    return failedOutcome(context, opened.failures, 'nothing was planned');
  }
  const { outcome, rows, open, sealDigest, legs } = opened.value;
  warnings.push(...opened.value.warnings);
  log.failures(warnings, 'warning');
  log.say(`${planSummaryText(outcome)}${groupText(opened.value)}`);
  const explanation = planExplanation(outcome);
  if (explain) log.say(explanation);
  const isVacuous = open.members === 0;
  return {
    exitCode: isVacuous ? exitCodes.nothingDone : exitCodes.ok,
    outputs: {
      ...batchOutputs(plan.value.store.manifestPath, rows),
      'has-work': legs.length > 0,
      matrix: JSON.stringify(legMatrix(legs)),
      'leg-count': legs.length,
      group: open.group,
      'plan-digest': sealDigest,
      'item-count': outcome.itemCount,
    },
    findings: warnings.map((failure) => failureFinding(failure, 'warning', toRepositoryPath)),
    summary: (limitBytes) =>
      renderPlanSummary({
        shards: rows.length,
        open: open.shards.length,
        carried: open.carriedPassed,
        legs: legs.length,
        explanation,
        limitBytes,
      }),
    ...(isVacuous ? { failedBecause: 'nothing to do and nothing done: every shard is skipped' } : {}),
  };
}

function groupText({ restored, lost, open, legs }: OpenedGroup): string {
  const lines = [
    ...(restored === undefined ? [] : [`state of an earlier run: ${countOf(restored, 'record')}`]),
    ...(lost.length === 0 ? [] : [`open again, since their outputs are gone: ${listNames(lost)}`]),
    `group ${open.group}: ${countOf(open.shards.length, 'shard')} to be worked on ${countOf(legs.length, 'leg')}, ${open.carriedPassed} kept`,
  ];
  return lines.map((line) => `${line}\n`).join('');
}
