// Which shards may be at work this moment, so that nobody plans the ground away from under them.
import type { Owner } from '../core/batch/record.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { Failure } from '../core/failure.ts';
import type { BatchStore } from '../ports/batch-store.ts';

/**
 * Shards that may be at work this moment, once each: those with an open claim of a live owner, whatever their rows say;
 * those whose rows say `running` and whose owner can't be judged (another host, another tool), unless `isForced`; and
 * those that were claimed since `rows` were folded, whatever has come of it.
 */
export async function runningFailures(
  store: BatchStore,
  rows: readonly ManifestRow[],
  isForced: boolean,
): Promise<Failure[]> {
  const stateOf = openOwnerStates(store);
  const found = new Map<string, Failure>();
  const add = (shard: string, attempt: number, startedAt: string, owner?: Owner) => {
    const by = owner === undefined ? {} : { owner: `pid ${owner.pid} on ${owner.host}` };
    if (!found.has(shard)) found.set(shard, { reason: 'shard-running', shard, attempt, startedAt, ...by });
  };
  const claims = await store.claims.list();
  const ended = new Set(store.outcomes().map(({ shard, attempt }) => `${shard}.${attempt}`));
  for (const { shard, attempt, owner, startedAt } of claims)
    if (!ended.has(`${shard}.${attempt}`) && stateOf(owner) === 'alive')
      add(shard, attempt, startedAt, owner);
  const newest = store.newest();
  for (const { shardId: shard, status, attempt, startedAt } of rows) {
    const known = newest.get(shard);
    if (known !== undefined && known.attempt > attempt) {
      const since = known.claim?.startedAt ?? known.record?.startedAt ?? '';
      add(shard, known.attempt, since, known.claim?.owner);
    } else if (status === 'running') {
      const owner = known?.attempt === attempt ? known.claim?.owner : undefined;
      const state = owner === undefined ? 'unknown' : stateOf(owner);
      if (state === 'alive' || (state === 'unknown' && !isForced)) add(shard, attempt, startedAt, owner);
    }
  }
  return [...found.values()];
}

/** Judges each process once: a run owns thousands of claims. */
export function openOwnerStates(store: Pick<BatchStore, 'ownerState'>): BatchStore['ownerState'] {
  const known = new Map<string, 'alive' | 'dead' | 'unknown'>();
  return (owner) => {
    const key = `${owner.host} ${owner.boot} ${owner.pid} ${owner.processStart}`;
    const state = known.get(key) ?? store.ownerState(owner);
    known.set(key, state);
    return state;
  };
}
