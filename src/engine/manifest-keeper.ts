// Keeps manifest.tsv in step with a run: a group commit, a few times a second at most, whatever the number of shards.
// Between commits nothing is lost: claims and records are on disk already, and the next fold finds them.
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { Failure } from '../core/failure.ts';
import { failAll, ok, type Result } from '../core/result.ts';
import type { Clock } from '../ports/clock.ts';

/** The manifest's store, as far as a run needs it. */
export interface ManifestStore {
  /** Folds what is on disk and writes it; answers the rows that now stand. */
  commit(): Promise<Result<readonly ManifestRow[], Failure>>;
}

export interface ManifestKeeper {
  /** Something changed: the next commit will say so. */
  touch(): void;
  /** A last commit, after any that is under way. */
  close(): Promise<Result<readonly ManifestRow[], Failure>>;
}

const leastPauseMs = 400;
/** A commit may take at most one part in this many of a run's time, so 10,000 shards cost no more a shard than 1,000. */
const pausePerCost = 40;

export function openManifestKeeper(
  store: ManifestStore,
  clock: Clock,
  onFailure: (failure: Failure) => void,
): ManifestKeeper {
  let cancelTimer: (() => void) | undefined;
  let underWay: Promise<unknown> = Promise.resolve();
  let isDirty = false;
  let isClosed = false;
  let pauseMs = leastPauseMs;
  /** What the last commit failed of; told again only when it is another trouble, or came back. */
  let told = '';
  const tell = (failures: readonly Failure[]) => {
    const what = failures.length === 0 ? '' : JSON.stringify(failures);
    if (what !== told) failures.forEach(onFailure);
    told = what;
  };

  const commit = async (): Promise<Result<readonly ManifestRow[], Failure>> => {
    const startedMs = clock.now();
    isDirty = false;
    const result = await store.commit();
    pauseMs = Math.max(leastPauseMs, (clock.now() - startedMs) * pausePerCost);
    return result;
  };
  const plan = () => {
    if (cancelTimer !== undefined || isClosed) return;
    cancelTimer = clock.after(pauseMs, () => {
      cancelTimer = undefined;
      underWay = commit().then(
        (result) => {
          tell(result.ok ? [] : result.failures);
          if (isDirty) plan();
        },
        (error: unknown) => tell([{ reason: 'unexpected-exception', error: String(error) }]),
      );
    });
  };
  return {
    touch() {
      isDirty = true;
      plan();
    },
    async close() {
      isClosed = true;
      cancelTimer?.();
      await underWay;
      const result = await commit();
      return result.ok ? ok(result.value) : failAll(result.failures);
    },
  };
}
