// The one closed union of what a run tells the world. Log, terminal, annotations and summary all consume it; the
// engine prints nothing itself.
import type { ManifestRow, ShardStatus } from './batch/manifest-row.ts';
import type { AttemptFailure, Usage } from './batch/record.ts';
import type { Failure } from './failure.ts';

export type StatusCounts = Readonly<Record<ShardStatus, number>>;

export type RunEvent =
  | {
      readonly type: 'run-started';
      readonly runner: string;
      readonly selected: number;
      readonly jobs: number;
      readonly counts: StatusCounts;
      /** Milliseconds since the epoch. */
      readonly at: number;
    }
  | {
      readonly type: 'shard-started';
      readonly row: ManifestRow;
      readonly attempt: number;
      readonly runner: string;
      readonly at: number;
    }
  /** A chunk of the agent's output, as bytes; sent only when a consumer asked for it. Untrusted. */
  | {
      readonly type: 'shard-output';
      readonly shard: string;
      readonly attempt: number;
      readonly chunk: Uint8Array;
      readonly at: number;
    }
  | {
      readonly type: 'shard-finished';
      readonly row: ManifestRow;
      readonly attempt: number;
      readonly status: 'succeeded' | 'verified' | 'failed';
      readonly failure?: AttemptFailure;
      readonly exitCode: number | null;
      readonly durationMs: number;
      readonly usage?: Usage;
      /** As in the record. */
      readonly outOfScope?: readonly string[];
      readonly at: number;
    }
  | {
      readonly type: 'shard-retrying';
      readonly shard: string;
      readonly nextAttempt: number;
      readonly delayMs: number;
      readonly failure: AttemptFailure;
      readonly at: number;
    }
  /** Another process holds the claim, or has set this status meanwhile; nothing was run here. */
  | {
      readonly type: 'shard-claimed-elsewhere';
      readonly shard: string;
      readonly status?: ShardStatus;
      readonly at: number;
    }
  /** Given up without a result: it could not be started, or its claim was lost. A `warning` says why. */
  | { readonly type: 'shard-let-go'; readonly shard: string; readonly attempt: number; readonly at: number }
  /** Its owner is proved dead; the shard is open again. */
  | {
      readonly type: 'shard-recovered';
      readonly shard: string;
      readonly attempt: number;
      readonly killed: number;
      readonly at: number;
    }
  | { readonly type: 'halting'; readonly rule: string; readonly when: 'soon' | 'now'; readonly at: number }
  | { readonly type: 'stopping'; readonly signal: string; readonly at: number }
  | {
      readonly type: 'warning';
      readonly failure: Failure;
      /** For this a shard could not be run, or its result was lost: the run will not end well. */
      readonly isTrouble?: true;
      readonly at: number;
    }
  | {
      readonly type: 'run-finished';
      readonly counts: StatusCounts;
      readonly ran: number;
      readonly failed: number;
      readonly durationMs: number;
      readonly usage: Usage;
      readonly at: number;
    };

export type EmitRunEvent = (event: RunEvent) => void;
