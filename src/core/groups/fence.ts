// Which of several records of one shard counts. A fence is compared, never an artifact's id or the time of its upload:
// ids are not monotonic on GitHub, and a late worker uploads last.
import type { AttemptRecord } from '../batch/record.ts';
import { canonicalJson } from '../provenance/canonical-json.ts';

export interface Fence {
  /** GITHUB_RUN_ATTEMPT of the workflow run; 0 for work carried over from an earlier run. */
  readonly runAttempt: number;
  /** Attempt at the shard. */
  readonly attempt: number;
  /** Owner token: the last resort, so that the choice is the same everywhere. */
  readonly owner: string;
}

/** Negative when `a` is older than `b`. Total: two different fences are never equal. */
export function compareFences(a: Fence, b: Fence): number {
  return (
    a.runAttempt - b.runAttempt ||
    a.attempt - b.attempt ||
    (a.owner < b.owner ? -1 : a.owner > b.owner ? 1 : 0)
  );
}

/** A record as it travels: with its fence, and hash-chained to the one its leg made before. */
export interface FencedRecord {
  readonly fence: Fence;
  readonly record: AttemptRecord;
}

/**
 * The record that stands for each shard. Work that passed is never replaced by a newer attempt that did not: a shard
 * that is verified is done, whoever tried it again. Among equals the newest fence stands; two records of one fence, of which
 * one is forged, are told apart by their content, so that it does not matter which came first. `contentOf`: the same for
 * the same content, and asked only then.
 */
export function standingRecords<T extends FencedRecord>(
  records: Iterable<T>,
  contentOf: (candidate: T) => string = ({ record }) => canonicalJson(record),
): Map<string, T> {
  const isPreferred = (candidate: T, known: T): boolean => {
    const order = rankOf(candidate) - rankOf(known) || compareFences(candidate.fence, known.fence);
    return order === 0 ? contentOf(candidate) > contentOf(known) : order > 0;
  };
  const standing = new Map<string, T>();
  for (const candidate of records) {
    const known = standing.get(candidate.record.shard);
    if (known === undefined || isPreferred(candidate, known)) standing.set(candidate.record.shard, candidate);
  }
  return standing;
}

const rankOf = ({ record }: FencedRecord): number => (record.status === 'failed' ? 0 : 1);
