// When the records of a leg may go up before the leg is through: as soon as something has ended where artifacts are plenty,
// after so many shards where they are not. Pure.
import { legBudget } from './leg-budget.ts';

export interface FlushBudget {
  /** Uploads that all legs together may make before their last ones. */
  readonly uploads: number;
  /** Shards of the plan that earn them. */
  readonly shards: number;
  /** Shards that this leg has ended, each counted once. */
  readonly ended: number;
  /** Uploads that it has made. */
  readonly flushed: number;
}

/** The last upload of a leg is not part of it: that one is always allowed. */
export function newFlushBudget(shards: number, legs: number, hasTallies: boolean): FlushBudget {
  const { parts } = legBudget(legs, hasTallies);
  return { uploads: (parts - 1) * legs, shards: Math.max(1, shards), ended: 0, flushed: 0 };
}

/** Each shard that ended has earned its share of an upload, so all legs together never make more than there are. */
export const mayFlush = ({ uploads, shards, ended, flushed }: FlushBudget): boolean =>
  Math.floor((ended * uploads) / shards) > flushed;

export const afterEnd = (budget: FlushBudget): FlushBudget => ({ ...budget, ended: budget.ended + 1 });
export const afterFlush = (budget: FlushBudget): FlushBudget => ({ ...budget, flushed: budget.flushed + 1 });
