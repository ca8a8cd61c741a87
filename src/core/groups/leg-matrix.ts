// The legs of a group as the matrix of a workflow. It is a job output, of which GitHub allows 1 MB: indices and names, and
// nothing of the plan. Pure.
import type { Leg } from './legs.ts';

export interface LegMatrix {
  readonly include: readonly {
    readonly leg: number;
    readonly legs: number;
    /** For the list of checks. */
    readonly name: string;
    /** Number of its shards. */
    readonly shards: number;
  }[];
}

/** One entry a leg. Empty for no legs: GitHub refuses an empty matrix, so the job must be skipped. */
export function legMatrix(legs: readonly Leg[]): LegMatrix {
  return {
    include: legs.map(({ index, total, name, from, to }) => ({
      leg: index,
      legs: total,
      name,
      shards: to - from,
    })),
  };
}
