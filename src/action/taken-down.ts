// Shards that passed on this machine and were failed on their way out, because their files could not be uploaded as they are:
// the batch folder knows nothing of it, so the leg says why. Pure.
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { AttemptRecord } from '../core/batch/record.ts';
import { shardFindings, type Finding } from '../github/annotations.ts';
import { safeText } from '../present/safe-text.ts';

/** One finding a shard, in manifest order. `ended`: records as they were uploaded. */
export function takenDownFindings(
  rows: readonly ManifestRow[],
  ended: ReadonlyMap<string, AttemptRecord>,
): Finding[] {
  return shardFindings(
    rows.flatMap(({ shardId, status }) => {
      const failure = ended.get(shardId)?.failure;
      if (status === 'failed' || failure === undefined) return [];
      return [{ shard: safeText(shardId), class: failure.class, message: safeText(failure.message) }];
    }),
  );
}
