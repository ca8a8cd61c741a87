// How the artifacts that one run attempt may leave are shared out among its legs: claims of chunks, record artifacts, and
// tallies where a policy needs them. Every leg computes the same. Pure.
//
// A claim and a tally have a price of one whoever pays it. Record artifacts are earned by shards that ended, wherever they
// came from, so a thief that did the work of three legs has what those three would have had.

/** What legs may leave in one run attempt: with plan, stop, join and names that were burnt fewer than 3,000 artifacts. */
export const maxLegArtifacts = 2816;

/** GitHub refuses more than 500 of one job. A leg that has made so many takes up nothing more of others. */
export const maxJobArtifacts = 400;

/** Record artifacts that each leg has at the least, the one at its end included. */
const fewestParts = 4;
/** More would shorten the end of a run by little: a chunk is a twentieth of a slice then. */
const mostChunks = 20;
/** So many of a leg, however few legs there are: see `maxJobArtifacts`. */
const mostParts = 250;
const mostTallies = 5;

export interface LegBudget {
  /** Chunks that each slice is cut into. */
  readonly chunks: number;
  /** Record artifacts for each slice, one of them for what is left at the end of a leg. */
  readonly parts: number;
  /** Tallies that one leg may leave. */
  readonly tallies: number;
}

/** `hasTallies`: the policy can be decided early by the counts of all legs; chunks do not depend on it. */
export function legBudget(legs: number, hasTallies = false): LegBudget {
  const each = Math.floor(maxLegArtifacts / Math.max(1, legs));
  const chunks = Math.min(mostChunks, each - fewestParts);
  const tallies = hasTallies ? Math.max(1, Math.min(mostTallies, Math.floor((each - chunks) / 4))) : 0;
  return { chunks, parts: Math.min(mostParts, each - chunks - tallies), tallies };
}
