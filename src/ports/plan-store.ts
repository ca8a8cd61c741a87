// Where a batch keeps its plan document and what earlier plans left behind. Locally files in the batch dir.
import type { PlanDocument } from '../core/batch/plan-document.ts';
import type { Failure } from '../core/failure.ts';
import type { Result } from '../core/result.ts';

export interface PlanStore {
  /** Undefined where there is none, as in a batch that the seed tool planned. */
  read(): Result<PlanDocument | undefined, Failure>;
  /** All of it or nothing; nothing is written when these bytes are there already. */
  write(plan: PlanDocument): Result<undefined, Failure>;
  /** Moves manifest, plan, claims, records and logs aside, never deleting any; undefined when there was nothing to move. */
  archive(): Result<PlanArchive | undefined, Failure>;
}

export interface PlanArchive {
  /** As the user would name it. */
  readonly folder: string;
  /** Moves everything back over what was written meanwhile. */
  undo(): void;
}
