// Where a batch keeps its plan document and what earlier plans left behind. Locally files in the batch dir.
import type { PlanDocument } from '../core/batch/plan-document.ts';
import type { Failure } from '../core/failure.ts';
import type { Result } from '../core/result.ts';

export interface PlanStore {
  /**
   * Undefined where there is none, as in a batch that the seed tool planned. `plan-unfinished` while somebody is
   * planning, and after a plan that was cut off: nobody knows then which plan the manifest is of.
   */
  read(): Result<PlanDocument | undefined, Failure>;
  /** For whoever plans: never `plan-unfinished`. */
  readForPlan(): Result<StandingPlan, Failure>;
  /** All of it or nothing; nothing is written when these bytes are there already. */
  write(plan: PlanDocument): Result<undefined, Failure>;
  /**
   * Whoever sets a row by hand calls this before, holding the manifest: no plan, standing or begun, is to bring back work
   * on this shard that it undid as stale. Nothing to do where none can be read.
   */
  forgetStaleWork(shard: string): Result<undefined, Failure>;
  /**
   * Lays the plan beside the standing one, as a mark that no other reader passes, until it is finished or undone. Nothing
   * is laid when it is the standing one byte for byte, unless `isAfresh`.
   */
  begin(plan: PlanDocument, options: { readonly isAfresh: boolean }): Result<PlanWriting, Failure>;
  /**
   * The highest attempt of each shard that the archives hold, by their own names: for whoever has no plan that tells.
   * Archives that can't be read say nothing.
   */
  archivedAttempts(): Readonly<Record<string, number>>;
  /**
   * Moves manifest, plan, claims, records and logs aside, never deleting any; undefined when there was nothing to move.
   * What this store has begun stays.
   */
  archive(): Result<PlanArchive | undefined, Failure>;
}

export interface StandingPlan {
  readonly standing: PlanDocument | undefined;
  /** What a plan had begun that was cut off; the manifest may be its or the standing one's. */
  readonly unfinished: PlanDocument | undefined;
  /** Attempts that archives hold by their own names, where somebody looked. */
  readonly archived?: Readonly<Record<string, number>>;
}

/** A plan that is laid and does not stand yet: between the two the caller writes prompts and manifest. */
export interface PlanWriting {
  /** Makes it the standing one, in one step. */
  finish(): Result<undefined, Failure>;
  /** Takes it away, for as long as the manifest is the old one; a plan that was cut off before it is there again. */
  undo(): void;
}

export interface PlanArchive {
  /** As the user would name it. */
  readonly folder: string;
  /** Moves everything back over what was written meanwhile. */
  undo(): void;
}
