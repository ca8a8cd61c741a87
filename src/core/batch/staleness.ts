// Whether finished work on an item still is work on that item. Pure; decides nothing about shards (replan.ts does).
import { areSameChecks } from './fingerprint.ts';
import type { AttemptRecord, BatchDigests, RecordedItem } from './record.ts';

export interface StaleReason {
  /** `source-gone`: there was one, and there is none now. */
  readonly kind: 'row' | 'source' | 'source-gone' | 'template' | 'checks' | 'runner' | 'no-record';
  /** What is in the place of a source that is gone, where something is. */
  readonly found?: NoFile;
}

/** What can be at a path and is no regular file. */
export type NoFile = 'folder' | 'fifo' | 'socket' | 'device';

/** Whether a reason undoes work. Another runner does not, nor that nothing can be compared: those are only told. */
export const isUndoing = ({ kind }: StaleReason): boolean => kind !== 'runner' && kind !== 'no-record';

/** The newest record's word on one item, and the record it came from. */
export interface NewestEntry {
  readonly entry: RecordedItem;
  readonly from: RecordHead;
}

export interface RecordHead extends Pick<AttemptRecord, 'shard' | 'attempt' | 'finishedAt'> {
  readonly digests?: BatchDigests;
}

/** What an item and its batch are now. A part that is undefined is not known and not compared. */
export interface CurrentState {
  readonly row: string;
  readonly source: string | null;
  /** What is there instead, where there is no source. */
  readonly sourceIs?: NoFile | undefined;
  readonly batch: CurrentBatch;
}

export interface CurrentBatch {
  readonly template?: string | undefined;
  readonly checks?: string | undefined;
  readonly runner?: string | undefined;
}

/** Newest entry of every item that a record names and that is wanted; the order of records makes no difference. */
export function newestEntries(
  records: Iterable<AttemptRecord>,
  isWanted: (id: string) => boolean = () => true,
): Map<string, NewestEntry> {
  const newest = new Map<string, NewestEntry>();
  for (const { shard, attempt, finishedAt, items = [], digests } of records) {
    const from = { shard, attempt, finishedAt, ...(digests !== undefined && { digests }) };
    for (const entry of items) {
      if (!isWanted(entry.id)) continue;
      const standing = newest.get(entry.id);
      if (standing === undefined || isNewer(from, standing.from)) newest.set(entry.id, { entry, from });
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
  const { entry, from } = newest;
  const kinds = new Set<StaleReason['kind']>();
  // After a dot: the schemas that its cells name.
  const [cells, schemas] = entry.row.split('.');
  const [cellsNow, schemasNow] = now.row.split('.');
  if (cells !== cellsNow) kinds.add('row');
  if (entry.source !== now.source) kinds.add(now.source === null ? 'source-gone' : 'source');
  if (hasChanged(from.digests?.template, now.batch.template)) kinds.add('template');
  const { checks } = now.batch;
  const areChecksSame =
    from.digests === undefined || checks === undefined || areSameChecks(from.digests.checks, checks);
  if (schemas !== schemasNow || !areChecksSame) kinds.add('checks');
  if (hasChanged(from.digests?.runner, now.batch.runner)) kinds.add('runner');
  const found = now.sourceIs === undefined ? {} : { found: now.sourceIs };
  return [...kinds].map((kind) => (kind === 'source-gone' ? { kind, ...found } : { kind }));
}

const hasChanged = (then: string | null | undefined, now: string | undefined): boolean =>
  then !== null && then !== undefined && now !== undefined && then !== now;

/** Which of two records has the newer word on an item. */
export function isNewer(a: RecordHead, b: RecordHead): boolean {
  const order =
    Date.parse(a.finishedAt) - Date.parse(b.finishedAt) ||
    a.attempt - b.attempt ||
    (a.shard < b.shard ? -1 : 1);
  return order > 0;
}
