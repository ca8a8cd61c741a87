// Whether finished work on an item still is work on that item. Pure; decides nothing about shards (replan.ts does).
import type { AttemptRecord, BatchDigests, RecordedItem } from './record.ts';

export interface StaleReason {
  readonly kind: 'row' | 'source' | 'template' | 'checks' | 'runner' | 'no-record';
}

/** The newest record's word on one item, and the record it came from. */
export interface NewestEntry {
  readonly shard: string;
  readonly attempt: number;
  readonly finishedAt: string;
  readonly entry: RecordedItem;
  readonly digests?: BatchDigests;
}

/** What an item and its batch are now. A part that is undefined is not known and not compared. */
export interface CurrentState {
  readonly row: string;
  readonly source: string | null;
  readonly batch: CurrentBatch;
}

export interface CurrentBatch {
  readonly template?: string | undefined;
  readonly checks?: string | undefined;
  readonly runner?: string | undefined;
}

/** Newest entry of every item that a record names; the order of records makes no difference. */
export function newestEntries(records: Iterable<AttemptRecord>): Map<string, NewestEntry> {
  const newest = new Map<string, NewestEntry>();
  for (const { shard, attempt, finishedAt, items = [], digests } of records) {
    for (const entry of items) {
      const candidate = { shard, attempt, finishedAt, entry, ...(digests !== undefined && { digests }) };
      const standing = newest.get(entry.id);
      if (standing === undefined || isNewer(candidate, standing)) newest.set(entry.id, candidate);
    }
  }
  return newest;
}

/**
 * Why work on an item no longer counts; empty when it still does. `no-record` stands alone: there is nothing to compare
 * with (a person or another tool did the work), which is for the caller to judge.
 */
export function staleReasons(newest: NewestEntry | undefined, now: CurrentState): StaleReason[] {
  if (newest === undefined) return [{ kind: 'no-record' }];
  const { entry, digests } = newest;
  const reasons: StaleReason[] = [];
  if (entry.row !== now.row) reasons.push({ kind: 'row' });
  if (entry.source !== now.source) reasons.push({ kind: 'source' });
  for (const kind of ['template', 'checks', 'runner'] as const) {
    const then = digests?.[kind] ?? undefined;
    const current = now.batch[kind];
    if (then !== undefined && current !== undefined && then !== current) reasons.push({ kind });
  }
  return reasons;
}

function isNewer(a: NewestEntry, b: NewestEntry): boolean {
  const order =
    Date.parse(a.finishedAt) - Date.parse(b.finishedAt) ||
    a.attempt - b.attempt ||
    (a.shard < b.shard ? -1 : 1);
  return order > 0;
}
