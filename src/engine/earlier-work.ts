// Which files of a shard's items an earlier attempt left verified, so that an agent that is asked again may leave them
// alone: known by their bytes, and only while row, source and batch are what they were. Knows nothing of file times.
import type { Item } from '../core/batch/item.ts';
import type { BatchDigests, AttemptRecord, RecordedItem } from '../core/batch/record.ts';
import {
  isUndoing,
  newestEntries,
  staleReasons,
  type CurrentState,
  type NewestEntry,
} from '../core/batch/staleness.ts';
import type { BatchStore } from '../ports/batch-store.ts';

/** Whether these bytes are what verification passed before, for this very item. */
export type IsEarlierWork = (item: Item, file: 'output' | 'qc', sha256: string) => boolean;

export interface EarlierWorkRequest {
  readonly store: Pick<BatchStore, 'readRecord'>;
  readonly shard: string;
  /** The attempt that is judged: only records of those before it can vouch for a file. */
  readonly attempt: number;
  /** What the item and its batch are now; asked for items with an entry only. */
  readonly now: (item: Item) => CurrentState;
}

/**
 * The newest record before `attempt` that names items speaks for all of them: each attempt verifies them anew. A shard
 * that had passed and of which nothing is stale was asked for again by a person, so then nothing counts as done.
 */
export function openEarlierWork(request: EarlierWorkRequest, items: readonly Item[]): IsEarlierWork {
  const record = newestWithItems(request);
  if (record === undefined) return () => false;
  const entries = newestEntries([record]);
  const standing = new Map<string, RecordedItem>();
  for (const item of items) {
    const newest = entries.get(item.id);
    if (newest?.entry.verdict !== 'verified') continue;
    if (isStillWork(newest, request.now(item))) standing.set(item.id, newest.entry);
  }
  const isAskedAgain = record.status !== 'failed' && standing.size === items.length;
  if (isAskedAgain) return () => false;
  return ({ id }, file, sha256) => standing.get(id)?.[file] === sha256;
}

/** Checks that are not told are not compared: whoever asks applies today's to the bytes. */
function isStillWork(newest: NewestEntry, now: CurrentState): boolean {
  const reasons = staleReasons(newest, now).filter((reason) => isUndoing(reason));
  return reasons.every(({ kind }) => kind === 'checks' && now.batch.checks === undefined);
}

/** So far back a record with items may lie: one without is of an attempt that was cut off, and nobody has so many in a row. */
const farthestBack = 100;

function newestWithItems({ store, shard, attempt }: EarlierWorkRequest): AttemptRecord | undefined {
  const oldest = Math.max(1, attempt - farthestBack);
  for (let number = attempt - 1; number >= oldest; number -= 1) {
    const record = store.readRecord(shard, number);
    if (record?.items !== undefined) return record;
  }
  return undefined;
}

/** What must be the same for earlier work to count. Good work of another runner stays good, as it does for a plan. */
export const comparedBatch = ({ template, checks }: BatchDigests): CurrentState['batch'] => ({
  ...(template !== null && { template }),
  checks,
});
