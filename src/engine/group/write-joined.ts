// Records into the batch, the standing ones as they were judged, and the rows as they follow. Knows no artifact.
import type { ManifestRow } from '../../core/batch/manifest-row.ts';
import type { AttemptRecord } from '../../core/batch/record.ts';
import type { Failure } from '../../core/failure.ts';
import { ok, type Result } from '../../core/result.ts';
import type { BatchStore } from '../../ports/batch-store.ts';
import type { StagedCandidate } from './collect-records.ts';

/** The rows as they are then. `planned`: where no manifest stands. */
export async function writeJoined(
  store: BatchStore,
  believed: readonly StagedCandidate[],
  judged: ReadonlyMap<string, AttemptRecord>,
  planned: readonly ManifestRow[],
): Promise<Result<readonly ManifestRow[], Failure>> {
  const attempts = new Map<string, number>();
  for (const record of judged.values()) attempts.set(record.shard, await writeRecord(store, record));
  // Earlier attempts are history, told by `explain`; a later one that does not stand must not win the fold.
  for (const { record, isCarried } of believed) {
    const isHistory = !isCarried && record.attempt < (judged.get(record.shard)?.attempt ?? 0);
    if (isHistory) await store.records.write(record);
  }
  return store.updateRows((standing) =>
    ok(
      (standing ?? planned).map((row) => {
        const record = judged.get(row.shardId);
        if (record === undefined || row.status === 'skipped') return row;
        return {
          ...row,
          status: record.status,
          attempt: attempts.get(row.shardId) ?? record.attempt,
          startedAt: '',
        };
      }),
    ),
  );
}

/** Under its own attempt, or under the next one that is free where the batch knows another record of it. */
async function writeRecord(store: BatchStore, record: AttemptRecord): Promise<number> {
  for (let attempt = record.attempt; ; attempt++) {
    const numbered = { ...record, attempt };
    if ((await store.records.write(numbered)) === 'written') return attempt;
    const known = store.readRecord(record.shard, attempt);
    if (known !== undefined && JSON.stringify(known) === JSON.stringify(numbered)) return attempt;
  }
}
