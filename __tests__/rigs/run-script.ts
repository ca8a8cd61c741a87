// Short ways to say the events of a run in a test. Times are milliseconds from the run's start.
import type { AttemptFailure } from '../../src/core/batch/record.ts';
import type { RunEvent, StatusCounts } from '../../src/core/events.ts';
import { row } from './batch-facts.ts';

export const noCounts: StatusCounts = {
  pending: 0,
  running: 0,
  succeeded: 0,
  verified: 0,
  failed: 0,
  skipped: 0,
};

export const runStarted = (selected: number, jobs: number): RunEvent => ({
  type: 'run-started',
  runner: 'shell',
  selected,
  jobs,
  counts: { ...noCounts, pending: selected },
  at: 0,
});

export const started = (shard: string, at: number, attempt = 1): RunEvent => ({
  type: 'shard-started',
  row: row({ shardId: shard, status: 'running', attempt }),
  attempt,
  runner: 'shell',
  at,
});

export const verified = (shard: string, at: number, durationMs: number, attempt = 1): RunEvent => ({
  type: 'shard-finished',
  row: row({ shardId: shard, status: 'verified', attempt }),
  attempt,
  status: 'verified',
  exitCode: 0,
  durationMs,
  at,
});

export const failed = (
  shard: string,
  at: number,
  durationMs: number,
  failure: AttemptFailure,
  exitCode: number | null = 0,
): RunEvent => ({
  type: 'shard-finished',
  row: row({ shardId: shard, status: 'failed', attempt: 1 }),
  attempt: 1,
  status: 'failed',
  failure,
  exitCode,
  durationMs,
  at,
});
