// Shards whose owner is proved dead: its agents are ended, and a record `interrupted` closes the attempt, so that a
// late write of theirs can't count and the shard is open again. Evidence only; time is for `reclaim`.
import { formatTimestamp } from '../core/batch/timestamp.ts';
import type { Failure } from '../core/failure.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { pathOf, unwritable } from '../core/system-error.ts';
import type { AttemptFailure, AttemptRecord, Claim, FailureClass } from '../core/batch/record.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { BatchStore } from '../ports/batch-store.ts';
import type { Clock } from '../ports/clock.ts';
import { openOwnerStates } from './running-failures.ts';

export interface Recovered {
  readonly shard: string;
  readonly attempt: number;
  /** Processes of the dead owner that were still working on it. */
  readonly killed: number;
}

/** Ends every process that carries this owner's token (of one attempt, if asked so) and answers how many there were. */
export type KillLeftovers = (
  token: string,
  match?: { readonly shard: string; readonly attempt: number },
) => number;

/** Claims without a record whose owner is dead, whatever their rows say: an agent outlives an edit of its row. */
function abandonedClaims(store: BatchStore): Claim[] {
  const stateOf = openOwnerStates(store);
  return [...store.newest().values()].flatMap(({ claim, record }) => {
    if (claim === undefined || record !== undefined) return [];
    return stateOf(claim.owner) === 'dead' ? [claim] : [];
  });
}

/**
 * Closes every abandoned attempt; `rows` as they are now. Several processes may do it at once: one record stands. Ends at
 * the first record that can't be written (`file-unwritable`): nothing could be claimed there either.
 */
export async function recoverAbandoned(
  store: BatchStore,
  rows: readonly ManifestRow[],
  killLeftovers: KillLeftovers,
  clock: Pick<Clock, 'now'>,
): Promise<Result<Recovered[], Failure>> {
  const recovered: Recovered[] = [];
  const rowOf = new Map(rows.map((row) => [row.shardId, row]));
  for (const claim of abandonedClaims(store)) {
    const { shard, attempt, owner } = claim;
    const killed = owner.token === '' ? 0 : killLeftovers(owner.token, { shard, attempt });
    const row = rowOf.get(shard);
    const message = `its process (pid ${owner.pid}) is gone`;
    // Where a person has set another status since, the record must be older than that edit, which stands.
    const endedMs = row?.status === 'running' ? clock.now() : Date.parse(claim.startedAt);
    const outcome = await closeAttempt(store, claim, row?.logPath ?? '', 'interrupted', message, endedMs);
    if (!outcome.ok) return outcome;
    if (outcome.value === 'written') recovered.push({ shard, attempt, killed });
  }
  return ok(recovered);
}

/**
 * Writes the record that ends an attempt from outside; `taken` when the attempt ended by itself meanwhile. Failure:
 * `file-unwritable`, with what the system said.
 */
export async function closeAttempt(
  store: BatchStore,
  claim: Claim,
  logPath: string,
  failureClass: FailureClass,
  message: string,
  nowMs: number,
): Promise<Result<'written' | 'taken', Failure>> {
  const failure: AttemptFailure = { class: failureClass, message };
  const record: AttemptRecord = {
    format: 'muster.record/1',
    shard: claim.shard,
    attempt: claim.attempt,
    owner: claim.owner,
    status: 'failed',
    failure,
    runner: '',
    startedAt: claim.startedAt,
    finishedAt: formatTimestamp(nowMs),
    durationMs: Math.max(0, nowMs - Date.parse(claim.startedAt)),
    exitCode: null,
    signal: null,
    promptDigest: null,
    log: { path: logPath, bytes: 0, isTruncated: false },
  };
  try {
    return ok(await store.records.write(record));
  } catch (error) {
    return fail(unwritable(error, pathOf(error) ?? `${claim.shard}.${claim.attempt}.json`));
  }
}
