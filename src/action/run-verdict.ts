// Whether the job of a run is green. Pure: counts in, one sentence out.
import type { StatusCounts } from '../core/events.ts';
import { exitCodes, type ExitCode } from '../core/exit-code.ts';
import { countsText } from '../present/counts-text.ts';
import { listNames } from '../present/quote.ts';
import { openStyle } from '../present/style.ts';

export interface RunFacts {
  /** As the command line tool would end. */
  readonly exitCode: ExitCode;
  /** Of the whole batch. */
  readonly counts: StatusCounts;
  /** Only a part of the batch was asked for: what is left over is no failure then. */
  readonly isPart: boolean;
  /** False when nothing is known of the items, or verification was refused: `succeeded` is all there can be. */
  readonly isVerifying: boolean;
  readonly stoppedBy?: string;
  /** Verified shards whose files do not pass any more; `counts` calls them failed. */
  readonly spoiled: readonly string[];
  /** Shards that could not be started, or nothing to start. */
  readonly hasTroubles: boolean;
}

export interface RunVerdict {
  readonly exitCode: ExitCode;
  /** One line; absent = green. */
  readonly failedBecause?: string;
}

/**
 * Green only when every shard is verified (succeeded, where nothing can be verified) or was skipped by hand. A command
 * line may leave a shard of an earlier run failed and still exit 0; a job that gates others must not.
 */
export function judgeRun({
  exitCode,
  counts,
  isPart,
  isVerifying,
  stoppedBy,
  spoiled,
  hasTroubles,
}: RunFacts): RunVerdict {
  const stand = countsText(counts, openStyle(false));
  if (stoppedBy !== undefined) return { exitCode, failedBecause: `stopped by ${stoppedBy}: ${stand}` };
  if (exitCode !== exitCodes.ok) {
    const why =
      hasTroubles && counts.failed === 0 ? 'not everything could be run' : 'the batch is not verified';
    return { exitCode, failedBecause: `${why}: ${stand}` };
  }
  if (spoiled.length > 0)
    return {
      exitCode: exitCodes.failed,
      failedBecause: `what was verified does not pass any more (${listNames(spoiled, 5)}): ${stand}`,
    };
  const open = counts.failed + counts.pending + counts.running + (isVerifying ? counts.succeeded : 0);
  if (open === 0 || isPart) return { exitCode };
  return { exitCode: exitCodes.failed, failedBecause: `the batch is not verified: ${stand}` };
}
