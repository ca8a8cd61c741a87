// What can come between a plan's look at the batch and what it writes: brought about at the very moment, through ports.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Owner } from '../../src/core/batch/record.ts';
import { planBatch } from '../../src/engine/plan-batch.ts';
import type { PlanOptions } from '../../src/engine/plan-request.ts';
import type { PlanStore } from '../../src/ports/plan-store.ts';
import { openBatchDir } from '../../src/stores/file/batch-dir.ts';
import { openPlanStore } from '../../src/stores/file/plan-file.ts';
import { claim, record, someOwner } from '../rigs/batch-facts.ts';
import { tempDir, type TempDir } from '../rigs/temp-dir.ts';

function optionsIn(dir: TempDir, between?: (batch: PlanOptions['store']) => Promise<unknown>): PlanOptions {
  const manifestPath = dir.inside('_batches/manifest.tsv');
  const ownerState = ({ token }: Owner) => (token === 'dead' ? 'dead' : 'alive');
  const store = openBatchDir({ manifestPath, owner: someOwner, ownerState, warn: () => {} });
  const planStore = openPlanStore(manifestPath);
  const begin: PlanStore['begin'] = (plan, options) => {
    const begun = planStore.begin(plan, options);
    // What it does to the file system is done when it returns.
    if (between !== undefined) void between(store);
    return begun;
  };
  return {
    store,
    planStore: { ...planStore, begin },
    itemsPath: dir.inside('items.tsv'),
    templatePath: dir.inside('t.md'),
    workdir: dir.inside('.'),
    batchDirCell: '_batches',
    reserved: [],
    cut: { batchSize: 1 },
    checksDigest: '',
    isQcRequired: true,
    schemaColumns: [],
    compared: {},
    maxFileBytes: 1000,
    isForced: false,
    killLeftovers: () => 0,
    clock: { now: Date.now },
  };
}

const claimNow = (store: PlanOptions['store']) => store.claims.claim(claim('shard_001', 1, Date.now()));

test.each([
  ['a shard that is claimed', claimNow],
  [
    'a shard that is claimed and finished',
    async (store: PlanOptions['store']) => {
      await Promise.all([claimNow(store), store.records.write(record('shard_001', 1))]);
    },
  ],
])('%s while the batch is planned again with another template refuses that plan', async (_, between) => {
  for (const isForced of [false, true]) {
    await using dir = await tempDir();
    writeFileSync(dir.inside('items.tsv'), 'item_id\tsource\toutput\tqc\na\tin/a\tout/a\tqc/a\n');
    writeFileSync(dir.inside('t.md'), 'old $items\n');
    expect(await planBatch(optionsIn(dir))).toMatchObject({ ok: true });
    const names = ['manifest.tsv', 'plan.json', 'shard_001.prompt.md'];
    const texts = () => names.map((name) => readFileSync(dir.inside(`_batches/${name}`), 'utf8'));
    const before = texts();
    writeFileSync(dir.inside('t.md'), 'new $items\n');
    const meanwhile: Promise<unknown>[] = [];
    const noting = (store: PlanOptions['store']) => (meanwhile.push(between(store)), Promise.resolve());
    const again = await planBatch({ ...optionsIn(dir, noting), isForced });
    // It may still be writing, in a folder that goes away with this test.
    await Promise.allSettled(meanwhile);
    expect(again).toMatchObject({ ok: false, failures: [{ reason: 'shard-running', shard: 'shard_001' }] });
    expect(texts()).toEqual(before);
    expect(existsSync(dir.inside('_batches/plan.next.json'))).toBe(false);
  }
});
