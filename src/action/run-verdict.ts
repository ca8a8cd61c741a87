// Whether the job of a run is green. Pure: counts in, one sentence out.
import type { StatusCounts } from '../core/events.ts';
import { exitCodes, type ExitCode } from '../core/exit-code.ts';
import { countsText } from '../present/counts-text.ts';
import { openStyle } from '../present/style.ts';

export interface RunFacts {
  /** As the command line tool would end. */
  readonly exitCode: ExitCode;
  /** Of the whole batch. */
  readonly counts: StatusCounts;
  /** Only a part of the batch was asked for: what is left over is no failure then. */
  readonly isPart: boolean;
  readonly stoppedBy?: string;
  /** Shards that could not be started, or nothing to start. */
  readonly hasTroubles: boolean;
}

export interface RunVerdict {
  readonly exitCode: ExitCode;
  /** One line; absent = green. */
  readonly failedBecause?: string;
}

/**
 * Green only when every shard is verified, succeeded (where nothing could be verified) or skipped by hand. A command
 * line may leave a shard of an earlier run failed and still exit 0; a job that gates others must not.
 */
export function judgeRun({ exitCode, counts, isPart, stoppedBy, hasTroubles }: RunFacts): RunVerdict {
  const stand = countsText(counts, openStyle(false));
  if (stoppedBy !== undefined) return { exitCode, failedBecause: `stopped by ${stoppedBy}: ${stand}` };
  if (exitCode !== exitCodes.ok) {
    const why = hasTroubles && counts.failed === 0 ? 'not everything could be run' : 'the batch is not verified';
    return { exitCode, failedBecause: `${why}: ${stand}` };
  }
  const isAllDone = counts.failed + counts.pending + counts.running === 0;
  if (isAllDone || isPart) return { exitCode };
  return { exitCode: exitCodes.failed, failedBecause: `the batch is not verified: ${stand}` };
}
