// The exit code of a run: from what became of the shards, the same whichever of them finished last.
import { exitCodeOf, exitCodes, type ExitCode } from '../exit-code.ts';
import type { Failure } from '../failure.ts';
import type { FailureClass } from '../batch/record.ts';
import type { HaltRule } from './halt.ts';

export interface RunOutcome {
  /** Class of each shard's last failure; undefined for one that passed. */
  readonly failures: Iterable<FailureClass | undefined>;
  /** Shards that could not be started, or whose claim was lost. */
  readonly troubles: readonly Failure[];
  /** The rule that halted the run; undefined when none did. */
  readonly halted: HaltRule | undefined;
}

/**
 * 0 when nothing failed; 124 when every failed shard failed by a time limit; else 1. A shard that could not be started
 * speaks only when no shard failed: then with the exit code of its own trouble.
 */
export function runExitCode({ failures, troubles, halted }: RunOutcome): ExitCode {
  const failed = [...failures].filter((failure) => failure !== undefined && !isForgiven(failure, halted));
  if (failed.length > 0) {
    const isTimeoutOnly = failed.every((failure) => failure === 'timeout' || failure === 'idle-timeout');
    return isTimeoutOnly ? exitCodes.timeout : exitCodes.failed;
  }
  const [trouble] = troubles;
  return trouble === undefined ? exitCodes.ok : exitCodeOf(trouble);
}

/**
 * A rule such as now,success=1 asks for one good result: every failure on the way there is part of the deal. One such as
 * now,done=5 asks for five results, good or not: only what it stopped itself is none.
 */
function isForgiven(failure: FailureClass, halted: HaltRule | undefined): boolean {
  return halted?.why === 'success' || (halted?.why === 'done' && failure === 'cancelled');
}
