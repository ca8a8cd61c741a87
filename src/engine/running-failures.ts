// Which shards may be at work this moment, so that nobody plans the ground away from under them.
import type { NewestAttempt } from '../core/batch/fold.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { Failure } from '../core/failure.ts';
import type { BatchStore } from '../ports/batch-store.ts';

/**
 * Shards that may be at work this moment: with a live owner, or with one that can't be judged (another host, another
 * tool). With `isForced` only a live owner counts.
 */
export function runningFailures(
  store: BatchStore,
  rows: readonly ManifestRow[],
  isForced: boolean,
): Failure[] {
  const running = rows.filter((row) => row.status === 'running');
  if (running.length === 0) return [];
  const newest = store.newest();
  return running.flatMap((row): Failure[] => {
    const claim = claimOf(newest.get(row.shardId), row);
    const state = claim === undefined ? 'unknown' : store.ownerState(claim.owner);
    if (state === 'dead' || (state === 'unknown' && isForced)) return [];
    const { shardId: shard, attempt, startedAt } = row;
    const owner = claim === undefined ? {} : { owner: `pid ${claim.owner.pid} on ${claim.owner.host}` };
    return [{ reason: 'shard-running', shard, attempt, startedAt, ...owner }];
  });
}

function claimOf(newest: NewestAttempt | undefined, row: ManifestRow): NewestAttempt['claim'] {
  return newest?.attempt === row.attempt ? newest.claim : undefined;
}
