// A run as it stands, folded from its events: what the terminal shows and the summary counts. Knows no clock: times
// come from the events and from whoever asks. Mutable on purpose: an event costs a few map operations.
import { isCutOffClass } from '../batch/cut-off.ts';
import type { RunEvent } from '../events.ts';
import type { FailureClass } from '../batch/record.ts';

export interface RunningShard {
  readonly shard: string;
  readonly attempt: number;
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** Undefined until the first output. */
  lastOutputAt?: number;
}

/** Given up without a result: `letGo` before an agent was started, `unrecorded` after. */
type ShardState =
  | 'running'
  | 'verified'
  | 'succeeded'
  | 'failed'
  | 'waiting'
  | 'elsewhere'
  | 'letGo'
  | 'unrecorded';

export interface RunProgress {
  /** Shards this run wants to take. */
  selected: number;
  jobs: number;
  startedAt: number;
  readonly counts: Record<ShardState, number>;
  /** In the order of their start. */
  readonly running: Map<string, RunningShard>;
  readonly states: Map<string, ShardState>;
  /** Failed shards by id, with the class of the newest failure; a retry takes its shard out again. */
  readonly failures: Map<string, FailureClass | undefined>;
  attempts: number;
  finishedAttempts: number;
  finishedMs: number;
  /** Shards of which an attempt changed files outside of its outputs. */
  readonly outOfScope: Set<string>;
  /** Why nothing new is started any more. */
  ending?: string;
}

export function openProgress(): RunProgress {
  return {
    selected: 0,
    jobs: 1,
    startedAt: 0,
    counts: {
      running: 0,
      verified: 0,
      succeeded: 0,
      failed: 0,
      waiting: 0,
      elsewhere: 0,
      letGo: 0,
      unrecorded: 0,
    },
    running: new Map(),
    states: new Map(),
    failures: new Map(),
    outOfScope: new Set(),
    attempts: 0,
    finishedAttempts: 0,
    finishedMs: 0,
  };
}

/** Takes one event in. Events that change nothing here are ignored. */
export function applyRunEvent(progress: RunProgress, event: RunEvent): void {
  switch (event.type) {
    case 'run-started':
      progress.selected = event.selected;
      progress.jobs = event.jobs;
      progress.startedAt = event.at;
      return;
    case 'shard-started': {
      const shard = event.row.shardId;
      progress.attempts += 1;
      progress.running.set(shard, { shard, attempt: event.attempt, startedAt: event.at });
      move(progress, shard, 'running');
      return;
    }
    case 'shard-output': {
      const running = progress.running.get(event.shard);
      if (running !== undefined) running.lastOutputAt = event.at;
      return;
    }
    case 'shard-finished':
      progress.finishedAttempts += 1;
      progress.finishedMs += event.durationMs;
      move(progress, event.row.shardId, event.status);
      if (event.outOfScope !== undefined) progress.outOfScope.add(event.row.shardId);
      if (event.status === 'failed') progress.failures.set(event.row.shardId, event.failure?.class);
      return;
    case 'shard-retrying':
      move(progress, event.shard, 'waiting');
      return;
    case 'shard-claimed-elsewhere':
      move(progress, event.shard, 'elsewhere');
      return;
    case 'shard-let-go':
      move(progress, event.shard, progress.running.has(event.shard) ? 'unrecorded' : 'letGo');
      return;
    case 'halting':
      progress.ending = `halting: ${event.rule}`;
      return;
    case 'stopping':
      progress.ending = `stopping: ${event.signal}`;
      return;
    default:
  }
}

/** Puts a shard into a state: the only place where the counts change. */
function move(progress: RunProgress, shard: string, state: ShardState): void {
  const before = progress.states.get(shard);
  if (before !== undefined) progress.counts[before] -= 1;
  progress.states.set(shard, state);
  progress.counts[state] += 1;
  if (state !== 'running') progress.running.delete(shard);
  progress.failures.delete(shard);
}

/** Shards of this run that are over, whatever came of them. */
export function finishedShards({ counts }: RunProgress): number {
  return (
    counts.verified + counts.succeeded + counts.failed + counts.elsewhere + counts.letGo + counts.unrecorded
  );
}

/**
 * Milliseconds until the run is probably over: mean duration of finished attempts x shards left / jobs at work.
 * Undefined while nothing has finished, or when nothing is left.
 */
export function estimateLeft(progress: RunProgress): number | undefined {
  const left = progress.selected - finishedShards(progress);
  if (progress.finishedAttempts === 0 || left <= 0) return undefined;
  const jobs = Math.max(1, Math.min(progress.jobs, left));
  return ((progress.finishedMs / progress.finishedAttempts) * left) / jobs;
}

export type RunCounts = Readonly<
  Record<'verified' | 'succeeded' | 'failed' | 'stopped' | 'not recorded' | 'not started', number>
>;

/**
 * What this run did, once it is over: a shard that still waits for its retry has failed. `stopped`: cut off by a signal
 * or a rule, no fault of theirs, though their row says failed. `not recorded`: an agent worked, and its result could not be
 * kept.
 */
export function runCounts({ counts, failures }: RunProgress): RunCounts {
  const stopped = [...failures.values()].filter(isCutOffClass).length;
  const { verified, succeeded, letGo, unrecorded } = counts;
  const failed = counts.failed - stopped + counts.waiting;
  return { verified, succeeded, failed, stopped, 'not recorded': unrecorded, 'not started': letGo };
}
