// Which groups a set of artifacts belongs to, where nobody said, and how often the run was attempted. Pure.
import { parseArtifactName } from './artifact-names.ts';

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

/** The highest run attempt among the names of this group's artifacts; 1 when there is none. */
export function lastRunAttempt(group: string, names: Iterable<string>): number {
  let last = 1;
  for (const name of names) {
    const { runAttempt = 0 } = parseArtifactName(group, name) ?? {};
    if (Number.isSafeInteger(runAttempt)) last = Math.max(last, runAttempt);
  }
  return last;
}
