// Which groups a set of artifacts belongs to, where nobody said. Pure.

const pattern = /^muster-([a-z0-9-]{1,40}?)-(?:plan-[1-9]\d*$|(?:claim|record)-)/;

/** Ids of all groups that left a plan or a record among these names, sorted. */
export function groupsOf(names: Iterable<string>): string[] {
  const groups = new Set<string>();
  for (const name of names) {
    const group = pattern.exec(name)?.[1];
    if (group !== undefined) groups.add(group);
  }
  return [...groups].toSorted();
}

/** The highest run attempt among the names of plans, claims and records; 1 when there is none. */
export function lastRunAttempt(names: Iterable<string>): number {
  let last = 1;
  for (const name of names) {
    const attempt = /-(?:plan-([1-9]\d*)|([1-9]\d*)-[1-9]\d*)$/.exec(name)?.slice(1).find(Boolean);
    if (attempt !== undefined && Number.isSafeInteger(Number(attempt)))
      last = Math.max(last, Number(attempt));
  }
  return last;
}
