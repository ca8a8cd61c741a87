// What planning is asked for and what it answers.
import type { Anchor, Replan } from '../core/batch/replan.ts';
import type { CurrentBatch } from '../core/batch/staleness.ts';
import type { Failure } from '../core/failure.ts';
import type { BatchStore } from '../ports/batch-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { PlanStore } from '../ports/plan-store.ts';
import type { PlanSources } from './read-plan-inputs.ts';
import type { KillLeftovers, Recovered } from './recover.ts';
import type { WrittenPrompt } from './write-prompts.ts';

export interface PlanOptions extends Omit<PlanSources, 'manifestPath'> {
  readonly store: BatchStore;
  readonly planStore: PlanStore;
  /** What manifest cells start with: the batch dir as a normal path from the work dir. */
  readonly batchDirCell: string;
  /** Digest of the checks that outputs must pass. */
  readonly checksDigest: string;
  /** What earlier work is compared with beside items, sources and template; undefined = not compared. */
  readonly compared: Pick<CurrentBatch, 'checks' | 'runner'>;
  /** Of an output or a QC file; a larger one is none. */
  readonly maxFileBytes: number;
  readonly isForced: boolean;
  /** For what dead owners left, under --force. */
  readonly killLeftovers: KillLeftovers;
  readonly clock: Pick<Clock, 'now'>;
}

export interface PlanOutcome {
  readonly shards: Replan['shards'];
  readonly vanished: readonly Anchor[];
  readonly newItems: readonly string[];
  readonly itemCount: number;
  /** False when there was no manifest nor a trace of one, or --force put it aside. */
  readonly isAgain: boolean;
  /** The manifest was gone, and what was known of its rows was taken from the earlier plan and the records. */
  readonly isRestored: boolean;
  /** Undefined when no template is known. */
  readonly prompts?: readonly WrittenPrompt[];
  readonly templatePath?: string;
  /** Folder to which --force moved what was there before. */
  readonly archive?: string;
  /** Attempts of dead owners that --force closed. */
  readonly recovered?: readonly Recovered[];
  readonly warnings: readonly Failure[];
  readonly digest: string;
}
