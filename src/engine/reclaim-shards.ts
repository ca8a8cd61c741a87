// Takes back shards that are running in the manifest only: by proof where there is one, else by age. A reclaimed
// attempt gets its closing record at once, so that its late worker can't write one.
import { parseTimestamp } from '../core/batch/timestamp.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import { claimOfRow } from '../core/batch/fold.ts';
import type { Claim } from '../core/batch/record.ts';
import type { Failure } from '../core/failure.ts';
import { ok, type Result } from '../core/result.ts';
import type { BatchStore } from '../ports/batch-store.ts';
import { closeAttempt, type KillLeftovers } from './recover.ts';

export interface ReclaimedShard {
  readonly shard: string;
  readonly attempt: number;
  readonly why: 'owner-dead' | 'too-old';
  /** Leftover processes that were ended; only where the owner was of this host. */
  readonly killed: number;
}

/** A running shard that was left alone, and why. */
export interface KeptShard {
  readonly shard: string;
  readonly attempt: number;
  readonly why: 'owner-alive' | 'too-young' | 'no-start-time';
}

export interface ReclaimReport {
  readonly reclaimed: readonly ReclaimedShard[];
  readonly kept: readonly KeptShard[];
}

interface Judged {
  readonly row: ManifestRow;
  readonly why: ReclaimedShard['why'] | KeptShard['why'];
}

/** Failures: no manifest, `file-unwritable` for manifest or record. A start time that can't be read keeps its shard and stops nothing else. */
export async function reclaimShards(
  store: BatchStore,
  olderThanMs: number,
  killLeftovers: KillLeftovers,
  nowMs: number,
): Promise<Result<ReclaimReport, Failure>> {
  const before = store.readRows();
  if (!before.ok) return before;
  const newest = store.newest();
  const claimOf = (row: ManifestRow) => claimOfRow(row, newest.get(row.shardId));
  const judged = before.value
    .filter((row) => row.status === 'running')
    .map((row) => judge(store, row, claimOf(row), olderThanMs, nowMs));
  const reclaimed: ReclaimedShard[] = [];
  const kept: KeptShard[] = [];
  for (const { row, why } of judged) {
    const { shardId: shard, attempt } = row;
    if (why !== 'owner-dead' && why !== 'too-old') {
      kept.push({ shard, attempt, why });
      continue;
    }
    const claim = claimOf(row);
    let killed = 0;
    if (claim !== undefined) {
      if (claim.owner.token !== '') killed = killLeftovers(claim.owner.token, { shard, attempt });
      const message =
        why === 'owner-dead' ? `its process (pid ${claim.owner.pid}) is gone` : 'reclaimed by age';
      // `taken`: it has ended by itself meanwhile, and its own record stands.
      const closed = await closeAttempt(store, claim, row.logPath, 'reclaimed', message, nowMs);
      if (!closed.ok) return closed;
      if (closed.value === 'taken') continue;
    }
    reclaimed.push({ shard, attempt, why, killed });
  }
  if (reclaimed.length === 0) return ok({ reclaimed, kept });
  const taken = new Set(reclaimed.map(({ shard }) => shard));
  const updated = await store.updateRows((rows) =>
    ok(
      (rows ?? []).map((row) =>
        taken.has(row.shardId) && row.status === 'running'
          ? { ...row, status: 'failed' as const, startedAt: '' }
          : row,
      ),
    ),
  );
  return updated.ok ? ok({ reclaimed, kept }) : updated;
}

function judge(
  store: BatchStore,
  row: ManifestRow,
  claim: Claim | undefined,
  olderThanMs: number,
  nowMs: number,
): Judged {
  const state = claim === undefined ? 'unknown' : store.ownerState(claim.owner);
  if (state === 'dead') return { row, why: 'owner-dead' };
  if (state === 'alive') return { row, why: 'owner-alive' };
  const startedMs = parseTimestamp(row.startedAt);
  if (startedMs === undefined) return { row, why: 'no-start-time' };
  return { row, why: nowMs - startedMs >= olderThanMs ? 'too-old' : 'too-young' };
}
