// What a leg is given and what it answers. Shapes only.
import type { AttemptRecord, Owner } from '../../core/batch/record.ts';
import type { Failure } from '../../core/failure.ts';
import type { OpenPlan } from '../../core/groups/open-plan.ts';
import type { BundledRecord } from '../../core/groups/record-bundle.ts';
import type { StopSignal } from '../../core/groups/stop-signal.ts';
import type { Result } from '../../core/result.ts';
import type { ArtifactStore } from '../../ports/artifact-store.ts';
import type { Clock } from '../../ports/clock.ts';
import type { UploadedAttempt, UploadJournal } from '../../ports/upload-journal.ts';

/** Does the work of a chunk. The real one is batch-worker.ts; a simulation has its own. */
export interface ChunkWorker {
  /**
   * Brings these shards to an end, as far as it can. `onEnded` is called for each attempt whose record is written.
   * Resolves when nothing of it is running any more, soon after `stop` is aborted.
   */
  work(
    shards: readonly string[],
    stop: AbortSignal,
    onEnded: (attempt: EndedAttempt) => void,
  ): Promise<Result<WorkedChunk, Failure>>;
  /** The records of ended attempts and their files, in order, fit to leave the machine. Never throws for what an agent did. */
  bundle(attempts: readonly UploadedAttempt[], runAttempt: number): Iterable<BundledRecord>;
  /** These have left it: nobody will ask for them again. */
  forget(attempts: readonly UploadedAttempt[]): void;
}

export interface EndedAttempt {
  readonly shard: string;
  readonly attempt: number;
  /** As its record says; what leaves the machine may be taken down yet. */
  readonly isPassed: boolean;
}

export interface WorkedChunk {
  readonly troubles: readonly Failure[];
  /** A halt rule was reached: the leg takes up nothing more. */
  readonly isHalted: boolean;
}

export interface LegLimits {
  /** Between two uploads of records, unless a chunk ends in between. */
  readonly flushMs: number;
  /** A listing may be this old for stealing. */
  readonly listingAgeMs: number;
  /** Pause between two looks for a stop, jittered by half of it. */
  readonly pollMs: number;
  /** How long a name that is taken but not listed is waited for, in three looks. */
  readonly reservedMs: number;
  /** After this a claim without a record is given up by others. */
  readonly claimMs: number;
}

export const defaultLegLimits: LegLimits = {
  flushMs: 30_000,
  listingAgeMs: 10_000,
  pollMs: 15_000,
  reservedMs: 9_000,
  claimMs: 6 * 60 * 60_000,
};

export interface LegRequest {
  readonly plan: OpenPlan;
  /** 0-based. */
  readonly leg: number;
  readonly runAttempt: number;
  readonly runId: string;
  readonly job: string;
  /** This process: its token is unique and tells its claims and records from those of everybody else. */
  readonly owner: Owner;
  readonly artifacts: ArtifactStore;
  readonly worker: ChunkWorker;
  readonly journal: UploadJournal;
  readonly clock: Clock;
  /** In [0, 1). */
  readonly random: () => number;
  /** Aborted with a signal's name: stop everything. */
  readonly stop: AbortSignal;
  readonly limits: LegLimits;
  readonly onNote: (note: LegNote) => void;
}

/** What a leg has to say beside the events of its runs. */
export type LegNote =
  | {
      readonly type: 'chunk-claimed';
      readonly chunk: string;
      readonly shards: number;
      readonly isStolen: boolean;
    }
  | { readonly type: 'chunk-elsewhere'; readonly chunk: string }
  /** Every shard of it was verified in an earlier run attempt, or by another leg. */
  | { readonly type: 'chunk-done-before'; readonly chunk: string }
  | { readonly type: 'records-uploaded'; readonly artifact: string; readonly records: number }
  | {
      readonly type: 'stopping-early';
      readonly signal: Pick<StopSignal, 'disposition' | 'reason'>;
      readonly isOurs: boolean;
    }
  | { readonly type: 'warning'; readonly failure: Failure };

export interface LegSummary {
  readonly leg: number;
  readonly legs: number;
  /** Newest record of each shard that this leg ended, as it was uploaded (without its items). */
  readonly ended: ReadonlyMap<string, AttemptRecord>;
  /** Shards of the own slice that were verified before this leg came to them. */
  readonly verifiedBefore: number;
  /** Shards of the own slice that another leg holds in this run attempt: that leg answers for them. */
  readonly handedOver: number;
  /** Shards of the own slice that nobody ended or holds, in order, and then those that it claimed of others and did not end. */
  readonly undone: readonly string[];
  readonly stolenChunks: number;
  /** Records of attempts that ended here and could not be uploaded. */
  readonly left: number;
  readonly troubles: readonly Failure[];
  readonly earlyStop?: Pick<StopSignal, 'disposition' | 'reason'>;
  /** Name of the signal that stopped it. */
  readonly stoppedBy?: string;
}
