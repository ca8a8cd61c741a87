// At the end of a run, its rows as the files bear them out: an edit since, or an agent that came later, may have spoiled what
// was verified. The batch keeps what it says; only this job calls it failed.
import type { NewestAttempt } from '../core/batch/fold.ts';
import { recheckVerified, type Recheck } from '../engine/recheck-verified.ts';
import type { RunSummary } from '../engine/run-batch.ts';
import { recheckText } from '../present/recheck-text.ts';
import type { OpenedRun } from '../wire/open-run.ts';
import type { ActionContext } from './outcome.ts';

/** `earlier`: what was known before the run. The rows, those failed whose files do not pass any more; `spoiled` has their records. Says in the log what it found. */
export async function lookAgain(
  { resolved, log }: ActionContext,
  { batch, request }: OpenedRun,
  { rows }: Pick<RunSummary, 'rows'>,
  earlier: ReadonlyMap<string, NewestAttempt>,
  stop: AbortSignal,
): Promise<Pick<RunSummary, 'rows'> & Pick<Recheck, 'spoiled'>> {
  const { shard, quiet } = resolved.values;
  // A job that is being stopped has seconds left, and is red anyway.
  if (stop.aborted) return { rows, spoiled: new Map() };
  const asked = rows.filter(({ shardId }) => shard === undefined || shardId === shard);
  const { items } = request.tools;
  const recheck = await recheckVerified({ store: batch, rows: asked, items, earlier, stop });
  const { spoiled } = recheck;
  if (spoiled.size > 0 || !quiet) log.say(recheckText(recheck));
  if (spoiled.size === 0) return { rows, spoiled };
  return {
    rows: rows.map((row) => (spoiled.has(row.shardId) ? { ...row, status: 'failed' } : row)),
    spoiled,
  };
}
