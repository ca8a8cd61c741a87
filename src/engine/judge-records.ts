// Holds what records say of items against what the items are now, one record after the other, so that each is read once.
// Reads the sources of those items only that somebody has worked on, so a first plan reads none. Keeps a verdict an item,
// not the records: there may be 100,000.
import { resolve } from 'node:path';
import { rowDigest } from '../core/batch/fingerprint.ts';
import type { Item } from '../core/batch/item.ts';
import type { AttemptRecord } from '../core/batch/record.ts';
import {
  type CurrentBatch,
  isNewer,
  type RecordHead,
  type StaleReason,
  staleReasons,
} from '../core/batch/staleness.ts';
import type { BatchStore } from '../ports/batch-store.ts';
import type { PlanInputs } from './read-plan-inputs.ts';
import { noFileAt, sourceDigest } from './source-digests.ts';

/** The attempt that last worked on an item. */
export type LastWork = RecordHead & Pick<AttemptRecord, 'status'>;

export interface RecordJudge {
  /** Takes in every record that has come since it was last asked. */
  catchUp(store: BatchStore): void;
  /** Why the newest word on an item no longer counts; `no-record` where nobody has worked on it. */
  readonly staleReasons: (item: Item) => readonly StaleReason[];
  readonly isItem: (itemId: string) => boolean;
  /** Undefined for what is no item now, or was never worked on. */
  readonly lastWork: (itemId: string) => LastWork | undefined;
}

interface Judged {
  readonly from: LastWork;
  readonly reasons: readonly StaleReason[];
}

const unrecorded: readonly StaleReason[] = [{ kind: 'no-record' }];

/** `isArchived`: attempts of an archived plan, whose late records say nothing of this one. */
export function openRecordJudge(
  { table, root }: Pick<PlanInputs, 'table' | 'root'>,
  batch: CurrentBatch,
  isArchived: (shard: string, attempt: number) => boolean,
): RecordJudge {
  const sourceOf = openSourceDigests(root);
  const shared = openSharedReasons();
  const seen = new Set<string>();
  const judged = new Map<string, Judged>();
  let wanted: ReadonlyMap<string, Item> | undefined;
  const items = () => (wanted ??= new Map(table.items.map((item) => [item.id, item])));

  const take = ({ shard, attempt, status, finishedAt, digests, items: entries = [] }: AttemptRecord) => {
    seen.add(`${shard}.${attempt}`);
    if (isArchived(shard, attempt)) return;
    const from = { shard, attempt, status, finishedAt, ...(digests !== undefined && { digests }) };
    for (const entry of entries) {
      const item = items().get(entry.id);
      const standing = judged.get(entry.id);
      if (item === undefined || (standing !== undefined && !isNewer(from, standing.from))) continue;
      const source = sourceOf(item);
      const sourceIs = source === null ? noFileAt(root, item.source) : undefined;
      const now = { row: rowDigest(item), source, sourceIs, batch };
      judged.set(item.id, { from, reasons: shared(staleReasons({ entry, from }, now)) });
    }
  };
  return {
    catchUp(store) {
      if (seen.size === 0) for (const record of store.records.each()) take(record);
      for (const { shard, attempt } of store.outcomes()) {
        if (seen.has(`${shard}.${attempt}`)) continue;
        const record = store.readRecord(shard, attempt);
        if (record !== undefined) take(record);
      }
    },
    staleReasons: ({ id }) => judged.get(id)?.reasons ?? unrecorded,
    isItem: (itemId) => items().has(itemId),
    lastWork: (itemId) => judged.get(itemId)?.from,
  };
}

/** One list for all items that are stale for the same reasons. */
function openSharedReasons(): (reasons: readonly StaleReason[]) => readonly StaleReason[] {
  const alike = new Map<string, readonly StaleReason[]>();
  return (reasons) => {
    const key = reasons.map(({ kind, found = '' }) => `${kind} ${found}`).join(' ');
    const known = alike.get(key) ?? reasons;
    alike.set(key, known);
    return known;
  };
}

/** Digests of sources, each read once. */
function openSourceDigests(root: string): (item: Item) => string | null {
  const known = new Map<string, string | null>();
  return ({ source }) => {
    const digest = known.get(source);
    if (digest !== undefined) return digest;
    const fresh = sourceDigest(resolve(root, source), source);
    known.set(source, fresh);
    return fresh;
  };
}
