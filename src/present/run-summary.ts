// The block at the end of a run: what was done, how the batch stands, what it cost as far as known, what to do next.
import { countOf } from '../core/count-of.ts';
import type { RunEvent } from '../core/events.ts';
import { isCutOffClass } from '../core/batch/cut-off.ts';
import { formatDuration } from '../core/report/duration.ts';
import { nextSteps, type StepFlags } from '../core/report/next-steps.ts';
import { runCounts, type RunProgress } from '../core/report/run-progress.ts';
import { countsText } from './counts-text.ts';
import type { Voice } from './failure-text-workflow.ts';
import { nextStepLines } from './next-steps-text.ts';
import { formatUsage } from './numbers.ts';
import { listNames } from './quote.ts';
import type { Style } from './style.ts';

interface SummaryContext {
  readonly style: Style;
  readonly flags?: StepFlags;
  readonly progress: RunProgress;
  readonly voice?: Voice;
}

/** Lines without newlines. `event.counts` are of the whole batch, `progress` of this run. */
export function summaryLines(
  event: Extract<RunEvent, { readonly type: 'run-finished' }>,
  context: SummaryContext,
): string[] {
  const { style, progress } = context;
  const { counts } = event;
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const retried = progress.attempts - progress.states.size;
  const attempts = retried > 0 ? ` in ${countOf(progress.attempts, 'attempt')}` : '';
  const usage = formatUsage(event.usage);
  const failedExample = [...progress.failures].find(([, cause]) => !isCutOffClass(cause))?.[0];
  const ran = runCounts(progress);
  const stopped = Math.min(ran.stopped, counts.failed);
  const steps = nextSteps({
    // What could not be started now would not be started by the same command either: the errors above say what to do.
    counts: counts.pending <= ran['not started'] ? { ...counts, pending: 0 } : counts,
    cutOff: stopped,
    ...(failedExample === undefined ? {} : { failedExample }),
    ...context.flags,
  });
  return [
    '',
    `${style.bold('this run')}   ${countsText(ran, style)}${attempts}, ${formatDuration(event.durationMs)}`,
    `${style.bold('batch')}      ${countsText({ ...counts, failed: counts.failed - stopped, stopped }, style)} of ${countOf(total, 'shard')}`,
    ...(usage === undefined ? [] : [`${style.bold('usage')}      ${usage}`]),
    ...scopeLine([...progress.outOfScope], style),
    // Commands to type are no use to a workflow.
    ...(context.voice === 'workflow' ? [] : nextStepLines(steps, style)),
  ];
}

function scopeLine(shards: readonly string[], style: Style): string[] {
  if (shards.length === 0) return [];
  const whose = shards.length === 1 ? 'its' : 'their';
  return [
    `${style.bold('scope')}      ${style.yellow(`${countOf(shards.length, 'shard')} changed files outside of ${whose} outputs`)}: ${listNames(shards, 5)}`,
  ];
}
