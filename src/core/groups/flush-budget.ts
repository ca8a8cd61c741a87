// When the records of a chunk that is still under way go up: soon at first, then at growing intervals, and no longer when
// the leg has used up its share of artifacts. What was not flushed goes up at the chunk's end. Pure.

export interface FlushBudget {
  /** Milliseconds until the next flush. */
  readonly intervalMs: number;
  /** Flushes left to this leg. */
  readonly left: number;
}

/** A lost machine costs minutes of work early on, and a growing but bounded share of what it did later. */
export function afterFlush({ intervalMs, left }: FlushBudget): FlushBudget {
  return { intervalMs: intervalMs * 2, left: left - 1 };
}

export const mayFlush = ({ left }: FlushBudget): boolean => left > 0;
