import { describe, expect, test } from '@jest/globals';
import type { ManifestRow } from '../../src/core/batch/manifest-row.ts';
import type { Owner } from '../../src/core/batch/record.ts';
import { formatTimestamp } from '../../src/core/batch/timestamp.ts';
import { ok } from '../../src/core/result.ts';
import { reclaimShards } from '../../src/engine/reclaim-shards.ts';
import { recoverAbandoned } from '../../src/engine/recover.ts';
import { openBatchDir, type BatchDir } from '../../src/stores/file/batch-dir.ts';
import { nodeClock } from '../../src/wire/node-clock.ts';
import { claim, record, row, someOwner } from '../rigs/batch-facts.ts';
import { tempDir, type TempDir } from '../rigs/temp-dir.ts';

const hourMs = 3_600_000;

async function batchWith(
  dir: TempDir,
  rows: readonly ManifestRow[],
  ownerState: (owner: Owner) => 'alive' | 'dead' | 'unknown',
): Promise<BatchDir> {
  const owner = { ...someOwner, pid: 1, token: 'mine' };
  const batch = openBatchDir({ manifestPath: dir.inside('manifest.tsv'), owner, ownerState, warn: () => {} });
  await batch.updateRows(() => ok(rows));
  return batch;
}

const running = (shardId: string, startedMs: number) =>
  row({ shardId, status: 'running', attempt: 1, startedAt: formatTimestamp(startedMs) });

const statuses = (batch: BatchDir) => {
  const rows = batch.readRows();
  return rows.ok ? rows.value.map(({ status, startedAt, attempt }) => [status, startedAt, attempt]) : [];
};

describe('reclaiming', () => {
  test('a dead owner is enough, however young the claim, and its leftovers are ended', async () => {
    await using dir = await tempDir();
    const batch = await batchWith(dir, [running('shard_001', Date.now())], () => 'dead');
    await batch.claims.claim(claim('shard_001', 1, Date.now()));
    const asked: unknown[] = [];
    const report = await reclaimShards(batch, 10 * hourMs, (...args) => asked.push(args), Date.now());
    expect(report).toMatchObject({
      value: { reclaimed: [{ shard: 'shard_001', why: 'owner-dead' }], kept: [] },
    });
    expect(asked).toEqual([['abc', { shard: 'shard_001', attempt: 1 }]]);
    expect(statuses(batch)).toEqual([['failed', '', 1]]);
  });

  test('a live owner keeps its shard, however old the claim', async () => {
    await using dir = await tempDir();
    const batch = await batchWith(dir, [running('shard_001', 0)], () => 'alive');
    await batch.claims.claim(claim('shard_001', 1, 0));
    const report = await reclaimShards(batch, hourMs, () => 0, Date.now());
    expect(report).toMatchObject({ value: { reclaimed: [], kept: [{ why: 'owner-alive' }] } });
    expect(statuses(batch)[0]?.[0]).toBe('running');
  });

  test('where nothing is proved, age decides; a start in the future is never old', async () => {
    await using dir = await tempDir();
    const rows = [
      running('shard_001', 0),
      running('shard_002', Date.now() + 999 * hourMs),
      running('shard_003', Date.now()),
    ];
    const batch = await batchWith(dir, rows, () => 'unknown');
    const report = await reclaimShards(batch, hourMs, () => 0, Date.now());
    expect(report).toMatchObject({ value: { reclaimed: [{ shard: 'shard_001', why: 'too-old' }] } });
    expect(statuses(batch).map(([status]) => status)).toEqual(['failed', 'running', 'running']);
  });

  test('a start time that can not be read keeps its shard and does not stop the others', async () => {
    await using dir = await tempDir();
    const rows = [{ ...running('shard_001', 0), startedAt: 'yesterday' }, running('shard_002', 0)];
    const batch = await batchWith(dir, rows, () => 'unknown');
    const report = await reclaimShards(batch, hourMs, () => 0, Date.now());
    expect(report).toMatchObject({
      value: { reclaimed: [{ shard: 'shard_002' }], kept: [{ shard: 'shard_001', why: 'no-start-time' }] },
    });
  });

  test('of a shard that another tool took up after us nothing is proved by our claim', async () => {
    await using dir = await tempDir();
    const batch = await batchWith(dir, [{ ...running('shard_001', 0), attempt: 2 }], () => 'alive');
    await batch.claims.claim(claim('shard_001', 1, 0));
    await batch.records.write(record('shard_001', 1, { status: 'failed' }));
    const report = await reclaimShards(batch, hourMs, () => 0, Date.now());
    expect(report).toMatchObject({
      value: { reclaimed: [{ shard: 'shard_001', attempt: 2, why: 'too-old' }] },
    });
    expect(statuses(batch)).toEqual([['failed', '', 2]]);
  });

  test("the late worker of a reclaimed attempt can't write its record", async () => {
    await using dir = await tempDir();
    const batch = await batchWith(dir, [running('shard_001', 0)], () => 'unknown');
    await batch.claims.claim(claim('shard_001', 1, 0));
    await reclaimShards(batch, hourMs, () => 0, Date.now());
    expect(await batch.records.write(record('shard_001', 1, { status: 'verified' }))).toBe('taken');
    expect(statuses(batch)[0]?.[0]).toBe('failed');
  });
});

describe('recovering at the start of a run', () => {
  test('closes what a dead run left open and leaves alone what is not proved', async () => {
    await using dir = await tempDir();
    const dead = { ...someOwner, pid: 7, token: 'dead' };
    const batch = await batchWith(dir, [running('shard_001', 0), running('shard_002', 0)], ({ pid }) =>
      pid === 7 ? 'dead' : 'unknown',
    );
    await batch.claims.claim(claim('shard_001', 1, 0, dead));
    await batch.claims.claim(claim('shard_002', 1, 0));
    const rows = batch.readRows();
    const recovered = await recoverAbandoned(batch, rows.ok ? rows.value : [], () => 2, nodeClock);
    expect(recovered).toEqual(ok([{ shard: 'shard_001', attempt: 1, killed: 2 }]));
    expect(batch.readRecord('shard_001', 1)).toMatchObject({
      status: 'failed',
      failure: { class: 'interrupted' },
    });
    expect(statuses(batch).map(([status]) => status)).toEqual(['failed', 'running']);
  });

  test('a record that the disk refuses is trouble of this machine, for recovering and reclaiming', async () => {
    await using dir = await tempDir();
    const batch = await batchWith(dir, [running('shard_001', 0)], () => 'dead');
    await batch.claims.claim(claim('shard_001', 1, 0));
    const full = {
      ...batch,
      records: {
        ...batch.records,
        write: () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' })),
      },
    };
    const rows = batch.readRows();
    const recovered = await recoverAbandoned(full, rows.ok ? rows.value : [], () => 0, nodeClock);
    const reclaimed = await reclaimShards(full, hourMs, () => 0, Date.now());
    const trouble = { ok: false, failures: [{ reason: 'file-unwritable', error: 'ENOSPC: no space left' }] };
    expect([recovered, reclaimed]).toMatchObject([trouble, trouble]);
    expect(statuses(batch)[0]?.[0]).toBe('running');
  });

  test('done twice at once it leaves one record', async () => {
    await using dir = await tempDir();
    const batch = await batchWith(dir, [running('shard_001', 0)], () => 'dead');
    await batch.claims.claim(claim('shard_001', 1, 0));
    const rows = batch.readRows();
    const list = rows.ok ? rows.value : [];
    const both = await Promise.all([0, 1].map(() => recoverAbandoned(batch, list, () => 0, nodeClock)));
    expect(both.flatMap((one) => (one.ok ? one.value : []))).toHaveLength(1);
  });
});
