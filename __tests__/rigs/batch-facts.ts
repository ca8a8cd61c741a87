// Builders of rows, claims and records with overrides, for tests that only care about some fields.
import type { ManifestRow } from '../../src/core/batch/manifest-row.ts';
import type { RecordOutcome } from '../../src/core/batch/fold.ts';
import type { AttemptRecord, Claim, Owner } from '../../src/core/batch/record.ts';
import { formatTimestamp } from '../../src/core/batch/timestamp.ts';

export const someOwner: Owner = { host: 'here', boot: 'b', pid: 4711, processStart: '1/2', token: 'abc' };

export function row(overrides: Partial<ManifestRow> = {}): ManifestRow {
  const shardId = overrides.shardId ?? 'shard_001';
  return {
    shardId,
    promptPath: `_batches/${shardId}.prompt.md`,
    itemCount: 1,
    firstItem: 'a',
    lastItem: 'a',
    status: 'pending',
    logPath: `_batches/run-logs/${shardId}.log`,
    startedAt: '',
    attempt: 0,
    ...overrides,
  };
}

export function claim(shard: string, attempt: number, atMs: number, owner: Owner = someOwner): Claim {
  return { format: 'muster.claim/1', shard, attempt, owner, startedAt: formatTimestamp(atMs) };
}

export function outcome(
  shard: string,
  attempt: number,
  finishedMs: number,
  overrides: Partial<RecordOutcome> = {},
): RecordOutcome {
  const startedAt = formatTimestamp(finishedMs - 1);
  const finishedAt = formatTimestamp(finishedMs);
  return {
    shard,
    attempt,
    status: 'verified',
    startedAt,
    finishedAt,
    durationMs: 1,
    exitCode: 0,
    ...overrides,
  };
}

export function record(
  shard: string,
  attempt: number,
  overrides: Partial<AttemptRecord> = {},
): AttemptRecord {
  return {
    format: 'muster.record/1',
    owner: someOwner,
    runner: 'shell',
    signal: null,
    promptDigest: null,
    log: { path: `_batches/run-logs/${shard}.log`, bytes: 0, isTruncated: false },
    ...outcome(shard, attempt, 2000),
    ...overrides,
  };
}
