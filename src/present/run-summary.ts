// The block at the end of a run: what was done, how the batch stands, what it cost as far as known, what to do next.
import { countOf } from '../core/count-of.ts';
import type { RunEvent } from '../core/events.ts';
import { isCutOffClass } from '../core/batch/cut-off.ts';
import { formatDuration } from '../core/report/duration.ts';
import { nextSteps } from '../core/report/next-steps.ts';
import { runCounts, type RunProgress } from '../core/report/run-progress.ts';
import { countsText } from './counts-text.ts';
import { nextStepLines } from './next-steps-text.ts';
import { formatUsage } from './numbers.ts';
import { listNames } from './quote.ts';
import type { Style } from './style.ts';

interface SummaryContext {
  readonly style: Style;
  readonly manifest?: string;
  readonly progress: RunProgress;
}

/** Lines without newlines. `event.counts` are of the whole batch, `progress` of this run. */
export function summaryLines(
  event: Extract<RunEvent, { readonly type: 'run-finished' }>,
  context: SummaryContext,
): string[] {
  const { style, progress } = context;
  const total = Object.values(event.counts).reduce((sum, count) => sum + count, 0);
  const retried = progress.attempts - progress.states.size;
  const attempts = retried > 0 ? ` in ${countOf(progress.attempts, 'attempt')}` : '';
  const usage = formatUsage(event.usage);
  const failures = [...progress.failures];
  const failedExample = failures.find(([, cause]) => !isCutOffClass(cause))?.[0];
  const cutOff = failures.filter(([, cause]) => isCutOffClass(cause)).length;
  const steps = nextSteps({
    counts: event.counts,
    cutOff,
    ...(failedExample === undefined ? {} : { failedExample }),
    ...(context.manifest === undefined ? {} : { manifest: context.manifest }),
  });
  return [
    '',
    `${style.bold('this run')}   ${countsText(runCounts(progress), style)}${attempts}, ${formatDuration(event.durationMs)}`,
    `${style.bold('batch')}      ${countsText(event.counts, style)} of ${countOf(total, 'shard')}`,
    ...(usage === undefined ? [] : [`${style.bold('usage')}      ${usage}`]),
    ...scopeLine([...progress.outOfScope], style),
    ...nextStepLines(steps, style),
  ];
}

function scopeLine(shards: readonly string[], style: Style): string[] {
  if (shards.length === 0) return [];
  const whose = shards.length === 1 ? 'its' : 'their';
  return [
    `${style.bold('scope')}      ${style.yellow(`${countOf(shards.length, 'shard')} changed files outside of ${whose} outputs`)}: ${listNames(shards, 5)}`,
  ];
}
