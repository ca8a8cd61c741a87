// The records that reach a join, and whether each can be believed: of this plan, of a member of it, with the prompt that
// was planned and with the files that its items need. Pure; nothing here looks at the bytes of an output.
import { normalPath } from '../batch/normal-path.ts';
import type { Item } from '../batch/item.ts';
import type { AttemptRecord } from '../batch/record.ts';
import type { FencedRecord } from './fence.ts';
import type { RefusedRecord } from './join-report.ts';

export interface CandidateFile {
  /** From the work dir, normal. */
  readonly path: string;
  readonly sha256: string;
  readonly bytes: number;
}

export interface Candidate extends FencedRecord {
  /** Where it came from, as messages name it. */
  readonly artifact: string;
  /** sha256 of the record as it travelled; undefined for work that was carried over. */
  readonly digest?: string;
  readonly isCarried: boolean;
  /** Outputs and QC files that came with it. */
  readonly files: readonly CandidateFile[];
  /** Why its files stayed behind. */
  readonly withheld?: string;
}

/** A shard of the plan, as a join holds records against it. */
export interface PlannedMember {
  readonly shard: string;
  readonly items: readonly Item[];
  /** sha256 of the planned prompt; undefined where no prompt was planned. */
  readonly prompt?: string;
}

export interface PlanFacts {
  readonly planDigest: string;
  readonly runAttempt: number;
  /** False under --no-json: items need no QC file. */
  readonly isQcChecked: boolean;
  /** Without those that a person skipped. */
  readonly members: ReadonlyMap<string, PlannedMember>;
}

const isPassing = ({ status }: AttemptRecord): boolean => status !== 'failed';

/** Paths that an item is to leave, normal. */
export function pathsOfItems(items: readonly Item[], isQcChecked: boolean): Set<string> {
  const paths = new Set<string>();
  for (const { output, qc } of items)
    for (const cell of isQcChecked ? [output, qc] : [output]) {
      const normal = normalPath(cell);
      if (normal.ok) paths.add(normal.path);
    }
  return paths;
}

/** Normal paths of the files that a record says may be executed. */
export function executablesOf({ items: recorded = [] }: AttemptRecord, items: readonly Item[]): Set<string> {
  const paths = new Set<string>();
  for (const [index, item] of items.entries())
    for (const which of recorded[index]?.executable ?? []) {
      const normal = normalPath(item[which]);
      if (normal.ok) paths.add(normal.path);
    }
  return paths;
}

/** Why a record is not believed, as a fragment; undefined when it is. Files of strangers are judged by `strangeFile`. */
export function whyRefused(candidate: Candidate, facts: PlanFacts): string | undefined {
  const { record, fence, isCarried, withheld } = candidate;
  const member = facts.members.get(record.shard);
  if (member === undefined) return 'the plan has no such shard';
  if (fence.runAttempt > facts.runAttempt)
    return `it is of run attempt ${fence.runAttempt}, which has not begun`;
  // Carried work was judged by the plan: its record is of an earlier one.
  if (isCarried) return itemsDiffer(record, member) ? 'its items are not those of the plan' : undefined;
  // What closes an attempt that was cut off does not know the plan; its artifact does.
  const isUntold = record.planDigest === undefined && !isPassing(record);
  if (!isUntold && record.planDigest !== facts.planDigest) return 'it is the work of another plan';
  if (itemsDiffer(record, member)) return 'its items are not those of the plan';
  if (!isPassing(record)) return undefined;
  if (member.prompt !== undefined && record.promptDigest !== member.prompt)
    return 'another prompt ran than the one that was planned';
  // Whoever names neither items nor digests has nothing that could be held against sources and bytes.
  if (record.items === undefined && member.items.length > 0) return 'it names no items';
  if (withheld !== undefined) return `its files stayed behind: ${withheld}`;
  return recordedFilesDiffer(candidate, member, facts.isQcChecked);
}

function itemsDiffer(record: AttemptRecord, { items }: PlannedMember): boolean {
  if (record.items === undefined) return false;
  return (
    record.items.length !== items.length || record.items.some(({ id }, index) => id !== items[index]?.id)
  );
}

/** What verification saw where the work was done must be what came. */
function recordedFilesDiffer(
  candidate: Candidate,
  member: PlannedMember,
  isQcChecked: boolean,
): string | undefined {
  const found = new Map(candidate.files.map(({ path, sha256 }) => [path, sha256]));
  for (const [index, { output, qc }] of member.items.entries()) {
    const recorded = candidate.record.items?.[index];
    for (const [cell, digest] of [
      [output, recorded?.output] as const,
      ...(isQcChecked ? [[qc, recorded?.qc] as const] : []),
    ]) {
      const normal = normalPath(cell);
      const came = normal.ok ? found.get(normal.path) : undefined;
      if (came === undefined) return `${cell} did not come with it`;
      // Work that nobody verified has none.
      if (digest === undefined && candidate.record.status === 'verified')
        return `${cell} has no digest in it`;
      if (digest !== undefined && digest !== came) return `${cell} has not the bytes that were verified`;
    }
  }
  return undefined;
}

/** A file of the candidate that belongs to none of its items; undefined when there is none. */
export function strangeFile(candidate: Candidate, { members, isQcChecked }: PlanFacts): string | undefined {
  const own = pathsOfItems(members.get(candidate.record.shard)?.items ?? [], isQcChecked);
  return candidate.files.find(({ path }) => !own.has(path))?.path;
}

/** Answers whose items leave a file at a path. Made when the first stranger comes: most joins never ask. */
function openOwners({ members, isQcChecked }: PlanFacts): (path: string) => string | undefined {
  let owners: Map<string, string> | undefined;
  return (path) => {
    if (owners === undefined) {
      owners = new Map();
      for (const { shard, items } of members.values())
        for (const own of pathsOfItems(items, isQcChecked)) owners.set(own, shard);
    }
    return owners.get(path);
  };
}

export interface Believed<T extends Candidate> {
  readonly candidates: readonly T[];
  readonly refused: readonly RefusedRecord[];
}

/**
 * Those that can be believed, and why the others are not. A path of another shard refuses the record as much as a path of
 * nobody's: no leg packs such a file, and a record that brings one must not spoil the work of the shard whose it is.
 */
export function believe<T extends Candidate>(candidates: readonly T[], facts: PlanFacts): Believed<T> {
  const refused: RefusedRecord[] = [];
  const ownerOf = openOwners(facts);
  const whyStrange = (candidate: T): string | undefined => {
    const path = strangeFile(candidate, facts);
    return path === undefined ? undefined : `${path} belongs to ${ownerOf(path) ?? 'none of its items'}`;
  };
  const isBelieved = (candidate: T): boolean => {
    const { artifact, record } = candidate;
    const why = whyRefused(candidate, facts) ?? whyStrange(candidate);
    if (why !== undefined) refused.push({ artifact, shard: record.shard, attempt: record.attempt, why });
    return why === undefined;
  };
  return { candidates: candidates.filter(isBelieved), refused };
}

/** In an order that does not depend on the one in which artifacts came. */
export function sortedRefusals(refused: readonly RefusedRecord[]): RefusedRecord[] {
  const keyOf = ({ artifact, shard = '', attempt = 0, why }: RefusedRecord) =>
    `${artifact}\n${shard}\n${attempt}\n${why}`;
  return refused.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
