// What a run is asked to do, and what it answers. Types only.
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { AttemptRecord, Usage } from '../core/batch/record.ts';
import type { Selection } from '../core/batch/select.ts';
import type { Failure } from '../core/failure.ts';
import type { HaltRule } from '../core/loop/halt.ts';
import type { RetryPolicy } from '../core/loop/retry-policy.ts';
import type { AttemptTools } from './attempt-tools.ts';
import type { KillLeftovers } from './recover.ts';

export interface RunRequest {
  readonly tools: AttemptTools;
  readonly selection: Selection;
  /** Only this shard, whatever its status but running. */
  readonly shard?: string;
  /** Nothing is claimed where a selected shard has no prompt. Absent: such a shard is told, and the others run. */
  readonly needsEveryPrompt?: true;
  readonly jobs: number;
  readonly halt?: HaltRule;
  readonly retry: RetryPolicy;
  /** Longest random pause before a shard starts; spreads a burst. Milliseconds. */
  readonly startJitterMs: number;
  /** Aborted with the name of the signal as its reason: stop everything, start nothing. */
  readonly stop: AbortSignal;
  readonly killLeftovers: KillLeftovers;
  /** In [0, 1). */
  readonly random: () => number;
}

export interface RunSummary {
  readonly rows: readonly ManifestRow[];
  /** Last record of each shard that this run brought to an end, by shard id; without items and problems. */
  readonly records: ReadonlyMap<string, AttemptRecord>;
  /** Shards that this run could not start, or whose claim it lost. */
  readonly troubles: readonly Failure[];
  readonly selected: number;
  /** Selected shards that never ran because the run was halted or stopped. */
  readonly notStarted: number;
  readonly claimedElsewhere: number;
  /** The rule that ended it early. */
  readonly halted?: HaltRule;
  readonly stoppedBy?: string;
  readonly usage: Usage;
  readonly durationMs: number;
}
