// Which shards may be at work this moment, so that nobody plans the ground away from under them.
import { claimOfRow, type NewestAttempt } from '../core/batch/fold.ts';
import type { Claim, Owner } from '../core/batch/record.ts';
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
    if (!found.has(shard)) found.set(shard, shardRunning(shard, attempt, startedAt, owner));
  };
  const claims = await store.claims.list();
  const ended = new Set(store.outcomes().map(({ shard, attempt }) => `${shard}.${attempt}`));
  for (const { shard, attempt, owner, startedAt } of claims)
    if (!ended.has(`${shard}.${attempt}`) && stateOf(owner) === 'alive')
      add(shard, attempt, startedAt, owner);
  const newest = store.newest();
  for (const row of rows) {
    const { shardId: shard, status, attempt, startedAt } = row;
    const known = newest.get(shard);
    if (known !== undefined && known.attempt > attempt) {
      const since = known.claim?.startedAt ?? known.record?.startedAt ?? '';
      add(shard, known.attempt, since, known.claim?.owner);
    } else if (status === 'running') {
      const owner = claimOfRow(row, known)?.owner;
      const state = owner === undefined ? 'unknown' : stateOf(owner);
      if (state === 'alive' || (state === 'unknown' && !isForced)) add(shard, attempt, startedAt, owner);
    }
  }
  return [...found.values()];
}

const maxNamed = 5;

/**
 * Shards whose attempt has no end and whose owner can't be judged (another host, another tool), as one warning: their
 * agents can't be ended from here. Undefined when there is none.
 */
export function unjudgedWorkers(store: BatchStore, rows: readonly ManifestRow[]): Failure | undefined {
  const stateOf = openOwnerStates(store);
  const newest = store.newest();
  const shards = new Set<string>();
  for (const [shard, { claim, record }] of newest)
    if (claim !== undefined && record === undefined && stateOf(claim.owner) === 'unknown') shards.add(shard);
  for (const row of rows)
    if (row.status === 'running' && claimOfRow(row, newest.get(row.shardId)) === undefined)
      shards.add(row.shardId);
  if (shards.size === 0) return undefined;
  return { reason: 'workers-unjudged', shards: [...shards].slice(0, maxNamed), count: shards.size };
}

/** `owner`: undefined, or without a host, where nobody knows it. */
export function shardRunning(shard: string, attempt: number, startedAt: string, owner?: Owner): Failure {
  const by = owner === undefined || owner.host === '' ? {} : { owner: `pid ${owner.pid} on ${owner.host}` };
  return { reason: 'shard-running', shard, attempt, startedAt, ...by };
}

/** The open claim under which a process that is alive works on a shard, whatever its row says: an agent outlives an edit. */
export type ClaimAtWork = (shard: string) => Claim | undefined;

export function openClaimsAtWork(
  store: Pick<BatchStore, 'ownerState'>,
  newest: ReadonlyMap<string, NewestAttempt>,
): ClaimAtWork {
  const stateOf = openOwnerStates(store);
  return (shard) => {
    const { claim, record } = newest.get(shard) ?? {};
    return claim !== undefined && record === undefined && stateOf(claim.owner) === 'alive'
      ? claim
      : undefined;
  };
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
