// The shapes of an explanation: the JSON document of `muster explain`, from which explain-text.ts makes the text.
import type { FileChange } from '../batch/file-changes.ts';
import type { ShardStatus } from '../batch/manifest-row.ts';
import type { AttemptRecord, FailureClass, RecordedItem } from '../batch/record.ts';
import type { StaleReason } from '../batch/staleness.ts';
import type { VerifyProblem } from '../verify/problem.ts';
import type { OwnerState } from './status.ts';

/**
 * Where a status comes from. `replan`: a plan undid work that was stale; `edit`: a person or `muster mark` set it after the
 * newest attempt.
 */
export type StatusOrigin = 'plan' | 'replan' | 'claim' | 'record' | 'edit';

export interface AttemptExplanation {
  readonly attempt: number;
  readonly owner: { readonly host: string; readonly pid: number; readonly state: OwnerState } | null;
  readonly startedAt: string | null;
  /** Null while it runs, or when its record is missing. */
  readonly durationMs: number | null;
  readonly status: AttemptRecord['status'] | 'running' | 'unfinished';
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly class: FailureClass | null;
  readonly message: string | null;
  readonly log: string | null;
  /** The last line of its log, as an agent wrote it; null where it would not tell why it failed (last-words.ts). */
  readonly lastWords: string | null;
  readonly runner: string | null;
  /** Files outside of its outputs that changed while it ran, where somebody looked; `scope` says when. */
  readonly outOfScope: readonly string[];
}

export interface ItemExplanation {
  readonly id: string;
  readonly source: string | null;
  readonly output: string | null;
  readonly qc: string | null;
  /** `unknown`: no record tells of it. */
  readonly verdict: RecordedItem['verdict'] | 'unknown';
  readonly problems: readonly VerifyProblem[];
  /** Null when staleness was not looked at. */
  readonly stale: readonly StaleReason[] | null;
  /** Null when the files were not looked at. */
  readonly changed: readonly FileChange[] | null;
}

/** Whether `muster run` would take the shard up as things are, and why: text is made in present. */
export type RerunReason =
  | 'pending'
  | 'fresh-again'
  | 'cut-off'
  | 'owner-dead'
  | 'owner-alive'
  | 'owner-unknown'
  | 'failed'
  | 'skipped'
  | 'stale'
  /** Finished and fresh, but its files are not what was verified. */
  | 'spoiled'
  | 'finished';

export interface ShardExplanation {
  readonly format: 'muster.explain/1';
  readonly shard: string;
  readonly status: ShardStatus;
  readonly origin: StatusOrigin;
  readonly attempt: number;
  readonly prompt: string;
  /** Null when it is not here. */
  readonly log: string | null;
  readonly range: { readonly first: string; readonly last: string; readonly count: number };
  readonly attempts: readonly AttemptExplanation[];
  /** Null when the items file is not known and no record names items. */
  readonly items: readonly ItemExplanation[] | null;
  readonly rerun: { readonly willRun: boolean; readonly reason: RerunReason };
}

export interface PlacedItem {
  readonly format: 'muster.explain/1';
  readonly item: ItemExplanation;
  /** The explanation of its shard, with this item alone; null when the item is in no shard. */
  readonly shard: ShardExplanation | null;
}
