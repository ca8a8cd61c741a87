// The manifest as a fold: a row of the file + claims + records → the row as it is now. Pure; the order, number and
// repetition of claims and records make no difference (invariant 9).
import { shardStatuses, type ManifestRow, type ShardStatus } from './manifest-row.ts';
import type { AttemptRecord, Claim } from './record.ts';

/** What the fold needs of a record; a store can keep these for 10,000 shards without keeping the records. */
export type RecordOutcome = Pick<
  AttemptRecord,
  'shard' | 'attempt' | 'status' | 'startedAt' | 'finishedAt' | 'durationMs' | 'exitCode'
> & {
  readonly failureClass?: NonNullable<AttemptRecord['failure']>['class'];
  /** Which items it was about; absent where the record names none. */
  readonly range?: ItemRange;
};

/** A range of items as a manifest row names it. */
export type ItemRange = Pick<ManifestRow, 'itemCount' | 'firstItem' | 'lastItem'>;

export function outcomeOf(record: AttemptRecord): RecordOutcome {
  const { shard, attempt, status, startedAt, finishedAt, durationMs, exitCode, failure, items } = record;
  return {
    shard,
    attempt,
    status,
    startedAt,
    finishedAt,
    durationMs,
    exitCode,
    ...(failure !== undefined && { failureClass: failure.class }),
    ...(items !== undefined && { range: rangeOfItems(items) }),
  };
}

/** How a row names its items. A list of none has a range, too, of no row: no record can pass for work by naming nothing. */
export const rangeOfItems = (items: readonly { readonly id: string }[]): ItemRange => ({
  itemCount: items.length,
  firstItem: items[0]?.id ?? '',
  lastItem: items.at(-1)?.id ?? '',
});

/** The newest attempt of a shard that left a trace, and what is known of it. */
export interface NewestAttempt {
  readonly attempt: number;
  readonly claim?: Claim;
  readonly record?: RecordOutcome;
}

/** Newest attempt by shard id. Of two claims or records of one (shard, attempt) the smaller by content stands. */
export function newestAttempts(
  claims: Iterable<Claim>,
  records: Iterable<RecordOutcome>,
): ReadonlyMap<string, NewestAttempt> {
  const newest = new Map<string, { attempt: number; claim?: Claim; record?: RecordOutcome }>();
  const at = (shard: string, attempt: number) => {
    const known = newest.get(shard);
    if (known !== undefined && known.attempt > attempt) return undefined;
    if (known !== undefined && known.attempt === attempt) return known;
    const fresh: { attempt: number; claim?: Claim; record?: RecordOutcome } = { attempt };
    newest.set(shard, fresh);
    return fresh;
  };
  for (const claim of claims) {
    const entry = at(claim.shard, claim.attempt);
    if (entry !== undefined && isFirst(claim, entry.claim)) entry.claim = claim;
  }
  for (const record of records) {
    const entry = at(record.shard, record.attempt);
    if (entry !== undefined && isFirst(record, entry.record)) entry.record = record;
  }
  return newest;
}

function isFirst<T extends object>(candidate: T, standing: T | undefined): boolean {
  return standing === undefined || JSON.stringify(candidate) < JSON.stringify(standing);
}

/**
 * One row as it is now.
 *
 * The row of the file may lag behind (a crash came between a record and the next write of the manifest) or may have
 * been edited by a person. It lags when a newer attempt is known, or when it says `running` and that attempt has
 * ended. Else a differing row was edited, and stands unless the record came after `manifestTimeMs` (mtime of the
 * file, which Muster sets to the moment of its snapshot). A lagging row that says `skipped` was edited, too, when the file
 * is newer than that attempt: an attempt skips nothing.
 *
 * A record of other items than the row's was made under another plan, and one of no items by nobody: it says nothing of
 * this row but that its attempt number is spent. A record of the row's very attempt, come late and without a claim, is of
 * an archived plan (its claim lies in the archive): it says nothing at all.
 */
export function foldRow(
  row: ManifestRow,
  newest: NewestAttempt | undefined,
  manifestTimeMs: number,
): ManifestRow {
  if (newest === undefined || row.attempt > newest.attempt) return row;
  const { attempt, claim, record } = newest;
  const isLagging = row.attempt < attempt;
  if (isLagging && row.status === 'skipped' && isBefore(manifestTimeMs, newest)) return { ...row, attempt };
  if (record !== undefined) {
    const isNewer = claim !== undefined && Date.parse(record.finishedAt) > manifestTimeMs;
    const recordWins = isLagging || row.status === 'running' || isNewer;
    if (!recordWins) return row;
    const { range } = record;
    const isOfThisRow = range === undefined || isSameRange(range, row);
    return { ...row, attempt, status: isOfThisRow ? record.status : 'pending', startedAt: '' };
  }
  const startedAt = claim?.startedAt ?? '';
  const claimWins = isLagging || (row.status !== 'running' && Date.parse(startedAt) > manifestTimeMs);
  return claimWins ? { ...row, attempt, status: 'running', startedAt } : row;
}

/** Whether all that is known of an attempt happened before this moment. */
function isBefore(timeMs: number, { claim, record }: NewestAttempt): boolean {
  return [claim?.startedAt, record?.finishedAt].every((at) => at === undefined || Date.parse(at) <= timeMs);
}

function isSameRange(a: ItemRange, b: ItemRange): boolean {
  return a.itemCount === b.itemCount && a.firstItem === b.firstItem && a.lastItem === b.lastItem;
}

/**
 * The claim under which a row runs: of its very attempt, since another tool may have taken the shard up after ours.
 * Undefined where there is none, so that nothing can be said of its owner.
 */
export function claimOfRow(row: ManifestRow, newest: NewestAttempt | undefined): Claim | undefined {
  return newest?.attempt === row.attempt ? newest.claim : undefined;
}

export function foldManifest(
  rows: readonly ManifestRow[],
  newest: ReadonlyMap<string, NewestAttempt>,
  manifestTimeMs: number,
): ManifestRow[] {
  return rows.map((row) => foldRow(row, newest.get(row.shardId), manifestTimeMs));
}

export function countStatuses(rows: Iterable<ManifestRow>): Record<ShardStatus, number> {
  const counts = Object.fromEntries(shardStatuses.map((status) => [status, 0])) as Record<
    ShardStatus,
    number
  >;
  for (const row of rows) counts[row.status] += 1;
  return counts;
}
