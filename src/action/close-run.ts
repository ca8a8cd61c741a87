// Closes a run whose process is gone: its processes are ended, its open claims get a record `cancelled`, the manifest
// says so. Does nothing to what ended by itself.
import type { Failure } from '../core/failure.ts';
import { closeAttempt } from '../engine/recover.ts';
import { safeText } from '../present/safe-text.ts';
import { killProcessesWith } from '../runners/process/leftovers.ts';
import { openBatch } from '../wire/open-batch.ts';
import type { ActionLog } from './action-log.ts';
import type { RunState } from './state.ts';

/** Resolves with the number of attempts it closed. Processes go first: none may write after its attempt is closed. */
export async function closeRun({ token, manifest }: RunState, log: ActionLog): Promise<number> {
  const killed = killProcessesWith(token);
  if (killed > 0) log.say(`processes that the run left behind, ended now: ${killed}`);
  const warnings: Failure[] = [];
  const batch = openBatch({ manifest, batchDir: '.' }, (failure) => void warnings.push(failure));
  const rows = batch.readRows();
  log.failures([...warnings, ...(rows.ok ? [] : rows.failures)], 'warning');
  if (!rows.ok) return 0;
  const logPaths = new Map(rows.value.map((row) => [row.shardId, row.logPath]));
  let closed = 0;
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
    if (outcome === 'taken') continue;
    closed += 1;
    log.say(`closed attempt ${claim.attempt} of ${safeText(claim.shard)}: ${message}`);
  }
  const committed = await batch.commit();
  if (!committed.ok) log.failures(committed.failures, 'warning');
  return closed;
}
