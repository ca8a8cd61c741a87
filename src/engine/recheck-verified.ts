// Whether what was verified still passes, as its files lie now: an edit since, or an agent that came later, may have spoiled
// them. Changes nothing: a batch keeps its records, and whoever asked decides what it means.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { NewestAttempt, RecordOutcome } from '../core/batch/fold.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import { maxRecordedProblems, type AttemptRecord, type Owner } from '../core/batch/record.ts';
import { countOf } from '../core/count-of.ts';
import type { BatchStore } from '../ports/batch-store.ts';
import type { KnownItems } from './attempt-tools.ts';

export interface Recheck {
  /** How many were looked at. */
  readonly shards: number;
  readonly items: number;
  /** By shard id: its record as a failed one, with what is wrong now. */
  readonly spoiled: ReadonlyMap<string, AttemptRecord>;
}

export interface RecheckRequest {
  readonly store: BatchStore;
  readonly rows: readonly ManifestRow[];
  readonly items: KnownItems | undefined;
  /** What was known before any agent ran: one that spoils files may remove the records, too. */
  readonly earlier: ReadonlyMap<string, NewestAttempt>;
  readonly stop: AbortSignal;
}

/**
 * Of the rows that their newest record verified; what a person called verified stands on the person's word. Without a
 * verifier nothing is looked at. A file's age does not count: a checkout is younger than any attempt. Goes by turns of the
 * loop, so that signals are heard, and ends early when it is stopped.
 */
export async function recheckVerified(request: RecheckRequest): Promise<Recheck> {
  const { store, rows, items, earlier, stop } = request;
  const newest = store.newest();
  const spoiled = new Map<string, AttemptRecord>();
  let [shards, checked] = [0, 0];
  for (const { shardId, attempt, status, logPath } of rows) {
    const known = [newest, earlier]
      .map((attempts) => attempts.get(shardId))
      .find((one) => one?.attempt === attempt && one.record?.status === 'verified');
    if (status !== 'verified' || known?.record === undefined) continue;
    const own = items?.ofShard(shardId);
    if (own === undefined || items?.verifier === undefined) continue;
    await nextTurn();
    if (stop.aborted) break;
    shards += 1;
    checked += own.length;
    const failed = items.verifier.failing(own, { wantDigests: false });
    if (failed.length === 0) continue;
    // Whoever spoiled the files may have spoiled the record, too: what was kept of it is enough to say so.
    const record =
      store.readRecord(shardId, attempt) ?? bareRecord(known, known.record, store.owner, logPath);
    const problems = failed.flatMap((verdict) => verdict.problems);
    const failure = {
      class: 'verify' as const,
      message: `verified before, but no longer: ${failed.length} of ${countOf(own.length, 'item')} did not pass`,
      problems: problems.slice(0, maxRecordedProblems),
      problemCount: problems.length,
    };
    spoiled.set(shardId, { ...record, status: 'failed', failure });
  }
  return { shards, items: checked, spoiled };
}

/** A record as far as the fold keeps it, for when the file can't be read any more. */
function bareRecord(
  { claim }: NewestAttempt,
  { failureClass: _failureClass, range: _range, ...outcome }: RecordOutcome,
  reader: Owner,
  logPath: string,
): AttemptRecord {
  return {
    format: 'muster.record/1',
    ...outcome,
    owner: claim?.owner ?? reader,
    runner: '',
    signal: null,
    promptDigest: null,
    log: { path: logPath, bytes: 0, isTruncated: false },
  };
}
