// One event of a run → the lines that tell of it. Both views, plain and live, print these; the view decides when.
import { isCutOffClass } from '../core/batch/cut-off.ts';
import type { AttemptFailure } from '../core/batch/record.ts';
import { countOf } from '../core/count-of.ts';
import type { RunEvent } from '../core/events.ts';
import { assertNever } from '../core/result.ts';
import { formatDuration } from '../core/report/duration.ts';
import type { StepFlags } from '../core/report/next-steps.ts';
import { hasLastWords } from '../core/report/last-words.ts';
import { scopeReport } from '../core/report/scope-report.ts';
import { finishedShards, type RunProgress } from '../core/report/run-progress.ts';
import { batchCountsText, paintStatus } from './counts-text.ts';
import { problemText } from './problem-text.ts';
import type { Voice } from './failure-text-workflow.ts';
import { renderFailures } from './render-failures.ts';
import { clip } from './quote.ts';
import { safeText } from './safe-text.ts';
import { changesText } from './scope-text.ts';
import { summaryLines } from './run-summary.ts';
import type { Style } from './style.ts';

export interface RunLine {
  /** Lines of the seed tool are the answer of the command and go to stdout; everything else is talk. */
  readonly to: 'stdout' | 'stderr';
  readonly text: string;
}

export interface RunLineContext {
  readonly style: Style;
  readonly isColorWanted: boolean;
  /** Only failures and warnings. */
  readonly isQuiet: boolean;
  /** For commands that can be pasted. */
  readonly flags?: StepFlags;
  readonly progress: RunProgress;
  /** The last line of a log, as an agent wrote it. */
  readonly lastLogLine?: (logPath: string) => string | undefined;
  /** Nothing is executed. The lines of the seed tool call a shard running all the same, and scripts read them. */
  readonly isDry?: boolean;
  readonly voice?: Voice;
}

const maxProblems = 5;

/** The lines of one event, without newlines; `progress` has taken the event in already. */
export function runEventLines(event: RunEvent, context: RunLineContext): readonly RunLine[] {
  const { style, isQuiet, progress } = context;
  switch (event.type) {
    case 'run-started':
      if (event.selected === 0)
        return [
          { to: 'stdout', text: 'no shards selected' },
          ...(isQuiet ? [] : [talk(batchCountsText(event.counts, style))]),
        ];
      return isQuiet
        ? []
        : [
            talk(
              style.dim(
                context.isDry === true
                  ? `a dry run: ${countOf(event.selected, 'shard')} would run, nothing is executed`
                  : `${countOf(event.selected, 'shard')} to run, ${Math.min(event.jobs, event.selected)} at a time`,
              ),
            ),
          ];
    case 'shard-started':
      return isQuiet
        ? []
        : [{ to: 'stdout', text: `running ${safeText(event.row.shardId)} with ${event.runner}` }];
    case 'shard-finished':
      if (event.status === 'failed') return failedLines(event, context);
      return [...(isQuiet ? [] : [talk(finishedLine(event, context))]), ...scopeLines(event, context)];
    case 'shard-retrying':
      if (isQuiet) return [];
      return [
        talk(
          `${style.yellow('retrying')} ${clip(event.shard)} in ${formatDuration(event.delayMs)} (attempt ${event.nextAttempt})`,
        ),
      ];
    case 'shard-claimed-elsewhere': {
      if (isQuiet) return [];
      if (event.status !== undefined)
        return [talk(`skipping ${clip(event.shard)}: it is ${event.status} by now`)];
      return [talk(`skipping ${clip(event.shard)}: claimed by another run`)];
    }
    case 'shard-recovered': {
      if (isQuiet) return [];
      const ended =
        event.killed === 0 ? '' : `; ${event.killed} of its processes still ran and had to be ended`;
      return [
        talk(
          `${style.yellow('recovered')} ${clip(event.shard)}: attempt ${event.attempt} died with its run${ended}`,
        ),
      ];
    }
    case 'halting': {
      if (isQuiet) return [];
      const effect =
        event.when === 'now'
          ? 'running shards are stopped'
          : 'running shards may finish, nothing new is started';
      return [talk(`${style.yellow('halting')} by ${clip(event.rule)}: ${effect}`)];
    }
    case 'stopping':
      return [
        talk(
          `${style.yellow('stopping')} on ${clip(event.signal)}: running shards are stopped, nothing new is started`,
        ),
      ];
    case 'warning':
      return [
        talk(
          renderFailures(
            [event.failure],
            event.isTrouble === true ? 'error' : 'warning',
            context.isColorWanted,
            context.voice,
          ).trimEnd(),
        ),
      ];
    case 'run-finished':
      return progress.selected === 0 || isQuiet ? [] : summaryLines(event, context).map(talk);
    case 'shard-output':
    case 'shard-let-go':
      return [];
    default:
      return assertNever(event);
  }
}

const talk = (text: string): RunLine => ({ to: 'stderr', text });

type Finished = Extract<RunEvent, { readonly type: 'shard-finished' }>;

function finishedLine(event: Finished, { style, progress }: RunLineContext): string {
  const done = style.dim(`[${finishedShards(progress)}/${progress.selected}]`);
  const took = `in ${formatDuration(event.durationMs)} (attempt ${event.attempt})`;
  return `${paintStatus(event.status, style)(event.status)} ${safeText(event.row.shardId)} ${took} ${done}`;
}

function failedLines(event: Finished, context: RunLineContext): RunLine[] {
  const { style } = context;
  const { row, failure, attempt, durationMs } = event;
  const cause = failure === undefined ? 'no cause recorded' : `${failure.class}: ${clip(failure.message)}`;
  const took = `(attempt ${attempt}, ${formatDuration(durationMs)})`;
  // A bare code says nothing; what the agent said last often does.
  const last = hasLastWords(failure?.class) ? context.lastLogLine?.(row.logPath) : undefined;
  const lastLine = last === undefined ? [] : [`it said last: ${last}`];
  return [
    { to: 'stdout', text: `failed ${safeText(row.shardId)}${endText(event)}` },
    talk(`  ${safeText(row.shardId)} ${took} ${style.red(cause)}`),
    // Of an attempt that was stopped on the way, what is missing says nothing.
    ...(isCutOffClass(failure?.class) ? [] : problemLines(failure)).map((line) => talk(`    ${line}`)),
    ...scopeLines(event, context),
    ...lastLine.map((line) => talk(`    ${clip(line)}`)),
    talk(`    ${style.dim(`log: ${clip(row.logPath)}`)}`),
  ];
}

/** A warning, so `--quiet` shows it, too. A failure for this very reason names the files itself. */
function scopeLines({ row, failure, ...event }: Finished, { style }: RunLineContext): RunLine[] {
  const report = scopeReport(event);
  if (report === undefined || failure?.class === 'scope') return [];
  return [talk(`  ${style.yellow('out of scope')} ${safeText(row.shardId)} changed ${changesText(report)}`)];
}

/**
 * The code of a failed shard as in the seed: 124 for a time limit, 1 where there is none. Of an agent that ended well, which
 * the seed calls no failure, what failed is said instead: no code would be true.
 */
function endText({ exitCode, failure }: Finished): string {
  if (failure?.class === 'timeout' || failure?.class === 'idle-timeout') return ' with exit code 124';
  return exitCode === 0 ? `: ${failure?.class ?? 'no cause recorded'}` : ` with exit code ${exitCode ?? 1}`;
}

/** The first problems of a failure, and how many more there are. */
export function problemLines(failure: AttemptFailure | undefined): string[] {
  const problems = failure?.problems ?? [];
  const hidden =
    Math.max(failure?.problemCount ?? 0, problems.length) - Math.min(problems.length, maxProblems);
  const shown = problems.slice(0, maxProblems).map(problemText);
  return hidden > 0 ? [...shown, `… and ${hidden} more ${hidden === 1 ? 'problem' : 'problems'}`] : shown;
}
