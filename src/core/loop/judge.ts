// What became of an attempt: from the runner's end, the verdicts and the verify command's end. Pure. The exit code can
// only spoil an attempt, never make it good: that is for outputs and QC (invariant 4).
import { maxRecordedProblems, type AttemptFailure } from '../batch/record.ts';
import type { ItemVerdict } from '../verify/verdict.ts';

/** How a process of an attempt ended; the first reason to end stands. */
export interface ProcessEnd {
  readonly outcome: 'exited' | 'timeout' | 'idle-timeout' | 'cancelled' | 'spawn-failed';
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly durationMs: number;
  /** What the agent CLI said of itself, classified. */
  readonly failure?: AttemptFailure;
}

export interface Judgement {
  readonly status: 'succeeded' | 'verified' | 'failed';
  readonly failure?: AttemptFailure;
}

export interface Evidence {
  readonly runner: ProcessEnd;
  /** Undefined: nothing is known of the items, or verification is off. */
  readonly verdicts?: readonly ItemVerdict[];
  /** Undefined: there is none, or it had no reason to run. */
  readonly verifyCommand?: ProcessEnd;
}

export function judgeAttempt(evidence: Evidence): Judgement {
  const failure =
    runnerFailure(evidence) ??
    (evidence.verdicts === undefined ? undefined : verdictFailure(evidence.verdicts)) ??
    verifyCommandFailure(evidence.verifyCommand);
  if (failure !== undefined)
    return { status: 'failed', failure: { ...failure, ...problemsOf(evidence.verdicts) } };
  const isVerified = evidence.verdicts !== undefined || evidence.verifyCommand !== undefined;
  return { status: isVerified ? 'verified' : 'succeeded' };
}

/**
 * An agent that exits 0 and yet speaks of trouble (a refused tool, a rate limit on the way) is believed only where the
 * files can't be asked.
 */
function runnerFailure({ runner, verdicts }: Evidence): AttemptFailure | undefined {
  const { failure: said, ...end } = runner;
  const areFilesGood = verdicts !== undefined && verdicts.every((verdict) => verdict.problems.length === 0);
  // These are Muster's own findings, not the agent's words: good files don't excuse what else was done.
  const isFinding = said?.class === 'secret' || said?.class === 'scope';
  const isOverruled =
    said !== undefined && !isFinding && end.outcome === 'exited' && end.exitCode === 0 && areFilesGood;
  return endFailure(isOverruled ? end : runner, 'runner');
}

/** Undefined when the process ended well. A timeout or our own stop outranks what the agent says of itself. */
export function endFailure(end: ProcessEnd, who: 'runner' | 'verify command'): AttemptFailure | undefined {
  const after = `after ${(end.durationMs / 1000).toFixed(1)} s`;
  switch (end.outcome) {
    case 'timeout':
      return { class: 'timeout', message: `the ${who} timed out ${after}` };
    case 'idle-timeout':
      return {
        class: 'idle-timeout',
        message: `the ${who} printed nothing for too long and was stopped ${after}`,
      };
    case 'cancelled':
      return { class: 'cancelled', message: `the ${who} was stopped ${after}` };
    case 'spawn-failed':
      return end.failure ?? { class: 'spawn', message: `the ${who} could not be started` };
    case 'exited':
      if (end.failure !== undefined) return end.failure;
      if (end.signal !== null) return { class: 'signal', message: `the ${who} was killed by ${end.signal}` };
      if (end.exitCode !== 0)
        return { class: 'exit', message: `the ${who} exited with code ${end.exitCode}` };
      return undefined;
  }
}

function verdictFailure(verdicts: readonly ItemVerdict[]): AttemptFailure | undefined {
  const items = verdicts.filter((verdict) => verdict.problems.length > 0).length;
  if (items === 0) return undefined;
  return {
    class: 'verify',
    message: `${items} of ${verdicts.length} ${verdicts.length === 1 ? 'item' : 'items'} did not pass verification`,
  };
}

/** Told whatever the attempt failed by: an agent that gave up, too, left files that are wrong or missing. */
function problemsOf(
  verdicts: readonly ItemVerdict[] = [],
): Pick<AttemptFailure, 'problems' | 'problemCount'> {
  const problems = verdicts.flatMap((verdict) => verdict.problems);
  if (problems.length === 0) return {};
  return { problems: problems.slice(0, maxRecordedProblems), problemCount: problems.length };
}

function verifyCommandFailure(end: ProcessEnd | undefined): AttemptFailure | undefined {
  const failure = end === undefined ? undefined : endFailure(end, 'verify command');
  if (failure === undefined) return undefined;
  return failure.class === 'exit' || failure.class === 'signal'
    ? { ...failure, class: 'verify-command' }
    : failure;
}
