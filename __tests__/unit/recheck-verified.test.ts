// Looking again at what a batch calls verified, over a real folder: what it finds counts, whatever became of the records.
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Item } from '../../src/core/batch/item.ts';
import { ok } from '../../src/core/result.ts';
import type { KnownItems } from '../../src/engine/attempt-tools.ts';
import { recheckVerified } from '../../src/engine/recheck-verified.ts';
import { openVerifier } from '../../src/engine/verify-items.ts';
import { openBatchDir } from '../../src/stores/file/batch-dir.ts';
import { claim, record, row, someOwner } from '../rigs/batch-facts.ts';
import { tempDir, type TempDir } from '../rigs/temp-dir.ts';

/** Two shards of one item each, both recorded as verified. */
async function verifiedBatch(dir: TempDir) {
  const store = openBatchDir({
    manifestPath: dir.inside('manifest.tsv'),
    owner: someOwner,
    ownerState: () => 'alive',
    warn: () => {},
  });
  const rows = ['shard_001', 'shard_002'].map((shardId) => row({ shardId, status: 'verified', attempt: 1 }));
  for (const { shardId } of rows) {
    await store.claims.claim(claim(shardId, 1, 1000));
    await store.records.write(record(shardId, 1));
  }
  await store.updateRows(() => ok(rows));
  const [first, second] = ['a', 'b'].map((id) => {
    writeFileSync(dir.inside(`${id}.md`), 'fine');
    return { id, source: '', output: `${id}.md`, qc: '', notes: '', line: 2 } satisfies Item;
  }) as [Item, Item];
  const checks = { forbid: ['TODO'], isQcChecked: false, maxFileBytes: 1000 };
  const verifier = await openVerifier(checks, dir.inside('.'), [first, second]);
  if (!verifier.ok) throw new Error(JSON.stringify(verifier.failures));
  const items: KnownItems = {
    ofShard: (shard) => [shard === 'shard_001' ? first : second],
    digests: { template: null, checks: '', runner: '' },
    verifier: verifier.value,
  };
  const earlier = store.newest();
  const recheck = (stop = new AbortController().signal) =>
    recheckVerified({ store, rows, items, earlier, stop });
  return { store, recheck };
}

test('what does not pass any more counts, though its record can no longer be read', async () => {
  await using dir = await tempDir();
  const { store, recheck } = await verifiedBatch(dir);
  expect(await recheck()).toMatchObject({ shards: 2, items: 2, spoiled: new Map() });
  writeFileSync(dir.inside('b.md'), 'TODO');
  writeFileSync(dir.inside('records/shard_002.1.json'), 'no record');
  expect(store.readRecord('shard_002', 1)).toBeUndefined();
  const { spoiled } = await recheck();
  expect([...spoiled.keys()]).toEqual(['shard_002']);
  expect(spoiled.get('shard_002')).toMatchObject({
    attempt: 1,
    status: 'failed',
    failure: {
      class: 'verify',
      message: 'verified before, but no longer: 1 of 1 item did not pass',
      problems: [{ item: 'b', reason: 'forbidden-pattern' }],
    },
    log: { path: '_batches/run-logs/shard_002.log' },
  });
});

test('two shards whose outputs became links to one file are not both borne out', async () => {
  await using dir = await tempDir();
  const { recheck } = await verifiedBatch(dir);
  writeFileSync(dir.inside('shared.md'), 'fine');
  for (const path of ['a.md', 'b.md']) {
    rmSync(dir.inside(path));
    symlinkSync('shared.md', dir.inside(path));
  }
  const looks = [await recheck(), await recheck()];
  expect(looks.map(({ spoiled }) => [...spoiled.keys()])).toEqual([['shard_002'], ['shard_002']]);
});

test('what does not pass any more counts, though an agent removed the record', async () => {
  await using dir = await tempDir();
  const { recheck } = await verifiedBatch(dir);
  rmSync(dir.inside('a.md'));
  rmSync(dir.inside('records'), { recursive: true });
  const { shards, spoiled } = await recheck();
  expect([shards, ...spoiled.keys()]).toEqual([2, 'shard_001']);
});

test('a look that is stopped ends early', async () => {
  await using dir = await tempDir();
  const { recheck } = await verifiedBatch(dir);
  rmSync(dir.inside('a.md'));
  expect(await recheck(AbortSignal.abort())).toEqual({ shards: 0, items: 0, spoiled: new Map() });
});
