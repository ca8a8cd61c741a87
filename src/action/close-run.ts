// Closes a run whose process is gone: its processes are ended, its open claims get a record `cancelled`, the manifest
// says so. Does nothing to what ended by itself.
import type { Failure } from '../core/failure.ts';
import { closeAttempt } from '../engine/recover.ts';
import { safeText } from '../present/safe-text.ts';
import { killProcessesWith } from '../runners/process/leftovers.ts';
import { openBatch } from '../wire/open-batch.ts';
import type { ActionLog } from './action-log.ts';
import type { RunState } from './state.ts';

/** An attempt that had no record until now. */
export interface ClosedAttempt {
  readonly shard: string;
  readonly attempt: number;
}

/** Resolves with the attempts it closed. Processes go first: none may write after its attempt is closed. */
export async function closeRun(
  { token, manifest }: RunState,
  log: ActionLog,
): Promise<readonly ClosedAttempt[]> {
  const killed = killProcessesWith(token);
  if (killed > 0) log.say(`processes that the run left behind, ended now: ${killed}`);
  const warnings: Failure[] = [];
  const batch = openBatch({ manifest, batchDir: '.' }, (failure) => void warnings.push(failure));
  const rows = batch.readRows();
  log.failures([...warnings, ...(rows.ok ? [] : rows.failures)], 'warning');
  if (!rows.ok) return [];
  const logPaths = new Map(rows.value.map((row) => [row.shardId, row.logPath]));
  const closed: ClosedAttempt[] = [];
  for (const { claim, record } of batch.newest().values()) {
    if (claim?.owner.token !== token || record !== undefined) continue;
    const message = 'the job was cancelled or ran out of time';
    const outcome = await closeAttempt(
      batch,
      claim,
      logPaths.get(claim.shard) ?? '',
      'cancelled',
      message,
      Date.now(),
    );
    if (!outcome.ok) log.failures(outcome.failures, 'warning');
    if (!outcome.ok || outcome.value === 'taken') continue;
    closed.push({ shard: claim.shard, attempt: claim.attempt });
    log.say(`closed attempt ${claim.attempt} of ${safeText(claim.shard)}: ${message}`);
  }
  const committed = await batch.commit();
  if (!committed.ok) log.failures(committed.failures, 'warning');
  return closed;
}
