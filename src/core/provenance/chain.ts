// The hash chain that each leg makes of its records: every record names the one its leg made before. What a lost or an
// exchanged record leaves behind is a gap or a fork. Pure; knows no artifact.

export interface ChainLink {
  readonly leg: number;
  readonly runAttempt: number;
  readonly shard: string;
  readonly attempt: number;
  /** sha256 of the record's bytes as they travelled. */
  readonly record: string;
  /** That of the record which this leg made before; null for the first of a process. */
  readonly previous: string | null;
}

export interface ChainProblem {
  readonly leg: number;
  readonly runAttempt: number;
  readonly shard: string;
  readonly attempt: number;
  /** `gap`: the record before it never came. `fork`: another record follows the same one. */
  readonly kind: 'gap' | 'fork';
}

/** Every gap and fork, in a fixed order. Links may come in any order and more than once. */
export function checkChain(links: Iterable<ChainLink>): ChainProblem[] {
  const unique = new Map<string, ChainLink>();
  for (const link of links) unique.set(`${placeOf(link)} ${link.record}`, link);
  const followers = new Map<string, number>();
  for (const link of unique.values()) {
    const before = `${placeOf(link)} ${link.previous}`;
    followers.set(before, (followers.get(before) ?? 0) + 1);
  }
  const problems: ChainProblem[] = [];
  for (const link of sortedLinks(unique.values())) {
    const before = `${placeOf(link)} ${link.previous}`;
    const { leg, runAttempt, shard, attempt } = link;
    if (link.previous !== null && !unique.has(before))
      problems.push({ leg, runAttempt, shard, attempt, kind: 'gap' });
    // The step that cleans up after a killed one begins a chain of its own: only a named predecessor has one follower.
    if (link.previous !== null && (followers.get(before) ?? 0) > 1)
      problems.push({ leg, runAttempt, shard, attempt, kind: 'fork' });
  }
  return problems;
}

/** The same links in the same order, whatever the order they came in. */
export function sortedLinks(links: Iterable<ChainLink>): ChainLink[] {
  return [...links].toSorted(
    (a, b) =>
      a.runAttempt - b.runAttempt ||
      a.leg - b.leg ||
      (a.shard === b.shard ? a.attempt - b.attempt : a.shard < b.shard ? -1 : 1) ||
      (a.record < b.record ? -1 : a.record > b.record ? 1 : 0),
  );
}

const placeOf = ({ leg, runAttempt }: ChainLink): string => `${runAttempt}/${leg}`;
