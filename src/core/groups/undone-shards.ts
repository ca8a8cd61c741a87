// What a join that is not whole tells the legs of later run attempts: which shards it could not count as passed, whatever a
// leg had said of them, and how many it did count. Without it a re-run leg would take its own seal for the last word. Pure.

export interface UndoneShards {
  readonly format: 'muster.undone/1';
  readonly group: string;
  readonly planDigest: string;
  /** In which the join ran. */
  readonly runAttempt: number;
  /** Members that passed in it. */
  readonly passed: number;
  /** The others. */
  readonly shards: readonly string[];
}

export const undoneName = 'undone.json';

export const encodeUndone = (undone: UndoneShards): string => `${JSON.stringify(undone)}\n`;

/** Undefined when it is none of this group and plan; then it says nothing. */
export function decodeUndone(
  text: string,
  of: Pick<UndoneShards, 'group' | 'planDigest'>,
): UndoneShards | undefined {
  try {
    const value = JSON.parse(text) as Partial<UndoneShards> | null;
    const isOurs = value?.format === 'muster.undone/1' && value.group === of.group;
    const hasCounts = [value?.runAttempt, value?.passed].every((count) => Number.isSafeInteger(count));
    return isOurs && value.planDigest === of.planDigest && hasCounts && isList(value.shards)
      ? (value as UndoneShards)
      : undefined;
  } catch {
    return undefined;
  }
}

const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((shard) => typeof shard === 'string');

/** What the joins of earlier run attempts say together. */
export interface EarlierJoins {
  /** The newest run attempt whose join could not count the shard as passed: records up to it are no reason to skip it. 0 = none. */
  readonly refusedIn: (shard: string) => number;
  /** By the newest join: members that passed. */
  readonly newest?: Pick<UndoneShards, 'runAttempt' | 'passed'>;
}

export const noEarlierJoins: EarlierJoins = { refusedIn: () => 0 };

/** Order and repetition make no difference. */
export function foldUndone(joins: readonly UndoneShards[]): EarlierJoins {
  if (joins.length === 0) return noEarlierJoins;
  const refused = new Map<string, number>();
  for (const { runAttempt, shards } of joins)
    for (const shard of shards) refused.set(shard, Math.max(runAttempt, refused.get(shard) ?? 0));
  const newest = joins.reduce((known, one) => (one.runAttempt > known.runAttempt ? one : known));
  return { refusedIn: (shard) => refused.get(shard) ?? 0, newest };
}
