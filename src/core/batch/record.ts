// The immutable facts of an attempt: who claimed it, and what came of it. Shapes only; codecs are in record-codec.ts.
import type { VerifyProblem } from '../verify/problem.ts';

/** A process on a machine, told apart from a later one with the same pid by its start time and the machine's boot. */
export interface Owner {
  readonly host: string;
  /** Boot id of the host (empty where the system has none). */
  readonly boot: string;
  readonly pid: number;
  /** Start time of the process as the system reports it, opaque; empty when unknown. */
  readonly processStart: string;
  /** Random token of one `run`; its agents carry it in their environment, so leftovers can be found. */
  readonly token: string;
}

export interface Claim {
  readonly format: 'muster.claim/1';
  readonly shard: string;
  readonly attempt: number;
  readonly owner: Owner;
  /** UTC ISO time, microseconds, `+00:00`. */
  readonly startedAt: string;
}

/** Why an attempt failed. A class decides retry and grouping; the sources are reference facts about each agent CLI. */
export const failureClasses = [
  'exit', // the runner's own non-zero exit
  'signal', // the runner died of a signal that was not ours
  'timeout', // wall time
  'idle-timeout', // no output for too long
  'verify', // outputs or QC did not pass
  'verify-command', // the user's verify command said no
  'rate', // rate limit: retry later
  'quota', // used up: do not retry before the reset
  'capacity', // the service is overloaded or broken: transient
  'auth', // configuration: never retry
  'task', // the agent itself gave up on the task
  'spawn', // the runner could not be started
  'interrupted', // its owner died
  'cancelled', // stopped by signal or halt
  'reclaimed', // taken back by time or by hand
  'secret', // an output or QC file held a secret, or what was to leave could not be searched for one
  'scope', // it changed files outside of its outputs, and scope is refuse
] as const;
export type FailureClass = (typeof failureClasses)[number];

export interface AttemptFailure {
  readonly class: FailureClass;
  /** One line, made where the failure is known; never secrets or whole prompts. */
  readonly message: string;
  /** Verification problems, at most `maxRecordedProblems`. */
  readonly problems?: readonly VerifyProblem[];
  readonly problemCount?: number;
}

/** Tokens and cost as the agent CLI reports them; a missing number is unknown, never 0. */
export interface Usage {
  readonly inputTokens?: number;
  readonly cachedInputTokens?: number;
  readonly outputTokens?: number;
  readonly costUsd?: number;
}

/** What an item was when it was worked on and what verification saw: the base of staleness. */
export interface RecordedItem {
  readonly id: string;
  /** Digest of the row's cells. */
  readonly row: string;
  /** Digest of the source's bytes before the attempt; null when there was no such file. */
  readonly source: string | null;
  readonly verdict: 'verified' | 'failed' | 'unverified';
  /** sha256 of the output's and QC's bytes at verification. */
  readonly output?: string;
  readonly qc?: string;
  /** Which of the two may be executed, the one bit of a file's mode that git keeps; neither when it is missing. */
  readonly executable?: readonly ('output' | 'qc')[];
}

/** Digests of what all items of a batch share; a change makes verified work stale. */
export interface BatchDigests {
  readonly template: string | null;
  readonly checks: string;
  /** Runner name and the runner settings that change meaning. */
  readonly runner: string;
}

export interface AttemptRecord {
  readonly format: 'muster.record/1';
  readonly shard: string;
  readonly attempt: number;
  readonly owner: Owner;
  readonly status: 'succeeded' | 'verified' | 'failed';
  readonly failure?: AttemptFailure;
  readonly runner: string;
  readonly startedAt: string;
  readonly finishedAt: string;
  readonly durationMs: number;
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** sha256 of the prompt bytes that ran; null when none ran. */
  readonly promptDigest: string | null;
  readonly planDigest?: string;
  readonly digests?: BatchDigests;
  readonly items?: readonly RecordedItem[];
  readonly log: { readonly path: string; readonly bytes: number; readonly isTruncated: boolean };
  /** Processes of the agent and of the verify command that had to be ended after each was over. */
  readonly leftovers?: number;
  readonly usage?: Usage;
  /** Files that changed outside of the outputs, from the root of the git tree; at most `maxRecordedChanges`. */
  readonly outOfScope?: readonly string[];
}

/** As many digits as the file name of an attempt may have. */
export const maxAttempt = 999_999_999;

/** As many attempts as may lie in archives: new ones, counted on from there, need numbers, too. */
export const maxArchivedAttempt = maxAttempt - 1_000_000;

export const maxRecordedChanges = 100;
export const maxRecordedProblems = 200;
