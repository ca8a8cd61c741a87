// The rows of a manifest that is gone while its plan or records are still there: finished work outlives the file.
import { foldManifest, type ItemRange, type RecordOutcome } from '../core/batch/fold.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { PlanDocument, PlannedShardEntry } from '../core/batch/plan-document.ts';
import type { BatchStore } from '../ports/batch-store.ts';
import type { RecordJudge } from './judge-records.ts';

type RecordsAtHand = Pick<BatchStore, 'newest' | 'outcomes' | 'readRecord'>;

/** `newRow`: of a shard that never ran. Nothing where nobody has worked on the batch: it is planned like a first time. */
export function lostRows(
  store: RecordsAtHand,
  plan: PlanDocument | undefined,
  judge: RecordJudge,
  newRow: (id: string, range: ItemRange) => ManifestRow,
): ManifestRow[] {
  const newest = store.newest();
  if (newest.size === 0) return [];
  const shards = plan?.shards ?? shardsOnRecord(store, newest.keys(), judge);
  const rows = foldManifest(
    shards.map(({ id, items }) =>
      newRow(id, { itemCount: items.length, firstItem: items[0] ?? '', lastItem: items.at(-1) ?? '' }),
    ),
    newest,
    0,
  );
  return rows.map((row, index) => {
    const status = row.status === 'pending' ? earnedElsewhere(shards[index], judge) : undefined;
    return status === undefined ? row : { ...row, status };
  });
}

/**
 * What records alone know of shards, where the plan is gone, too. A shard of which one item was worked on in another one
 * since is left out: it was not the last to have its items.
 */
function shardsOnRecord(
  store: RecordsAtHand,
  shardIds: Iterable<string>,
  judge: RecordJudge,
): PlannedShardEntry[] {
  const outcomes = Map.groupBy(store.outcomes(), ({ shard }) => shard);
  return [...shardIds].flatMap((id) => {
    const items = newestItems(store, outcomes.get(id) ?? []);
    const isLast = items.filter(judge.isItem).every((item) => judge.lastWork(item)?.shard === id);
    return items.length > 0 && isLast ? [{ id, items }] : [];
  });
}

/** The items that the newest record with items names; no older one is read. */
function newestItems(store: RecordsAtHand, ofShard: readonly RecordOutcome[]): string[] {
  for (const { shard, attempt } of ofShard.toSorted((one, other) => other.attempt - one.attempt)) {
    const items = store.readRecord(shard, attempt)?.items;
    if (items !== undefined) return items.map(({ id }) => id);
  }
  return [];
}

/**
 * What a shard that was split off or shrunk had earned: its items were a part of one attempt that passed, and nobody has
 * worked on them since. Whether the work still is fresh is for the plan to judge.
 */
function earnedElsewhere(
  entry: PlannedShardEntry | undefined,
  judge: RecordJudge,
): ManifestRow['status'] | undefined {
  const [work, ...others] = (entry?.items ?? []).filter(judge.isItem).map(judge.lastWork);
  const isOfOne = others.every((other) => other === work);
  return work === undefined || work.status === 'failed' || !isOfOne ? undefined : work.status;
}
