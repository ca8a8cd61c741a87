// Real files, real plans: whatever is edited and taken back in whatever order, a plan calls verified only what its record
// saw. The model knows contents by their version, and nothing of digests, anchors or folds.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rowDigest, sha256 } from '../../src/core/batch/fingerprint.ts';
import { formatTimestamp } from '../../src/core/batch/timestamp.ts';
import { planBatch } from '../../src/engine/plan-batch.ts';
import type { PlanOutcome } from '../../src/engine/plan-request.ts';
import { openBatchDir } from '../../src/stores/file/batch-dir.ts';
import { openPlanStore } from '../../src/stores/file/plan-file.ts';
import { claim, record, someOwner } from '../rigs/batch-facts.ts';
import { tempDir, type TempDir } from '../rigs/temp-dir.ts';

const ids = ['a', 'b', 'c', 'd'];
const parts = ['row', 'source', 'output', 'qc'] as const;
/** 0 is a file that is gone; a row has no such version. */
type Versions = Record<(typeof parts)[number], number>;
type Work = Versions & { readonly template: number; readonly by: string };

const edit = fc.record({
  kind: fc.constant('edit' as const),
  id: fc.constantFrom(...ids),
  part: fc.constantFrom(...parts),
  to: fc.integer({ min: 0, max: 2 }),
});
const step = fc.oneof(
  { weight: 6, arbitrary: edit },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('template' as const), to: fc.integer({ min: 1, max: 2 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('insert' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('work' as const), index: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lose-manifest' as const) }) },
);

/** A batch folder, and what a person who did all the edits knows of it. */
class Model {
  readonly now = new Map<string, Versions>(
    ['x', ...ids].map((id) => [id, { row: 1, source: 1, output: 0, qc: 0 }]),
  );
  readonly work = new Map<string, Work>();
  template = 1;
  hasInserted = false;
  readonly #dir: TempDir;
  /** Milliseconds; no attempt ends after a manifest that was written since. */
  #clock = Date.now() - 1_000_000;

  constructor(dir: TempDir) {
    this.#dir = dir;
    for (const id of this.now.keys()) this.edit(id, 'source', 1);
    this.setTemplate(1);
  }

  edit(id: string, part: (typeof parts)[number], to: number): void {
    const versions = this.now.get(id);
    if (versions === undefined) throw new Error(`no item ${id}`);
    versions[part] = part === 'row' ? Math.max(to, 1) : to;
    if (part === 'row') return;
    if (to === 0) rmSync(this.#path(id, part), { force: true });
    else this.#write(this.#path(id, part), `${part} ${to}`);
  }

  setTemplate(to: number): void {
    this.template = to;
    this.#write(this.#dir.inside('t.md'), `template ${to}\n$items\n`);
  }

  loseManifest = (): void => rmSync(this.#dir.inside('_batches/manifest.tsv'), { force: true });

  async plan(): Promise<PlanOutcome> {
    const [first = '', ...others] = ids;
    const order = this.hasInserted ? [first, 'x', ...others] : ids;
    const lines = order.map(
      (id) => `${id}\tsource/${id}\toutput/${id}\tqc/${id}\tv${this.now.get(id)?.row}\n`,
    );
    this.#write(this.#dir.inside('items.tsv'), `item_id\tsource\toutput\tqc\tnotes\n${lines.join('')}`);
    const planned = await planBatch({
      store: this.#store(),
      planStore: openPlanStore(this.#dir.inside('_batches/manifest.tsv')),
      itemsPath: this.#dir.inside('items.tsv'),
      templatePath: this.#dir.inside('t.md'),
      workdir: this.#dir.path,
      batchDirCell: '_batches',
      reserved: [],
      cut: { batchSize: 2 },
      checksDigest: '',
      isQcRequired: true,
      schemaColumns: [],
      compared: {},
      maxFileBytes: 1000,
      isForced: false,
      killLeftovers: () => 0,
      clock: { now: Date.now },
    });
    if (!planned.ok) throw new Error(JSON.stringify(planned.failures));
    return planned.value;
  }

  /** An attempt that passes, at a shard of a plan that was just made. */
  async workOn({ row: { shardId }, items }: PlanOutcome['shards'][number]): Promise<void> {
    const store = this.#store();
    const attempt = (store.newest().get(shardId)?.attempt ?? 0) + 1;
    const finished = (this.#clock += 1000);
    await store.claims.claim(claim(shardId, attempt, finished - 1));
    for (const { id } of items) for (const part of ['output', 'qc'] as const) this.edit(id, part, 1);
    const digest = (id: string, part: 'source' | 'output' | 'qc') =>
      this.now.get(id)?.[part] === 0 ? null : sha256(readFileSync(this.#path(id, part)));
    await store.records.write(
      record(shardId, attempt, {
        startedAt: formatTimestamp(finished - 1),
        finishedAt: formatTimestamp(finished),
        digests: { template: sha256(readFileSync(this.#dir.inside('t.md'))), checks: '', runner: '' },
        items: items.map((item) => ({
          id: item.id,
          row: rowDigest(item),
          source: digest(item.id, 'source'),
          verdict: 'verified',
          output: digest(item.id, 'output') ?? '',
          qc: digest(item.id, 'qc') ?? '',
        })),
      }),
    );
    await store.commit();
    for (const { id } of items) {
      const versions = this.now.get(id);
      if (versions !== undefined)
        this.work.set(id, { ...versions, template: this.template, by: `${shardId}.${attempt}` });
    }
  }

  #store = () =>
    openBatchDir({
      manifestPath: this.#dir.inside('_batches/manifest.tsv'),
      owner: someOwner,
      ownerState: () => 'dead',
      warn: (failure) => {
        throw new Error(JSON.stringify(failure));
      },
    });

  #path = (id: string, part: string): string => this.#dir.inside(part, id);

  #write(path: string, text: string): void {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

function check(model: Model, { shards, isRestored }: PlanOutcome): void {
  for (const { row, items, before } of shards) {
    const compared = items.map(({ id }) => ({ now: model.now.get(id), work: model.work.get(id) }));
    const areInputsSame = compared.every(
      ({ now, work }) =>
        work?.row === now?.row && work?.source === now?.source && work?.template === model.template,
    );
    const areFilesSame = compared.every(
      ({ now, work }) => work?.output === now?.output && work?.qc === now?.qc,
    );
    if (row.status === 'verified') {
      expect(areInputsSame).toBe(true);
      // A shard that stays verified is not looked at, nor one whose row is made again from its record.
      if (before === 'pending' && !isRestored) expect(areFilesSame).toBe(true);
    }
    const isOwnWork = compared.every(({ work }) => work?.by === `${row.shardId}.${row.attempt}`);
    if (isOwnWork && areInputsSame && areFilesSame) expect(row.status).toBe('verified');
  }
}

test('after any edits and undos, a plan calls verified what its record saw, and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 16 }), async (steps) => {
      await using dir = await tempDir();
      const model = new Model(dir);
      const first = await model.plan();
      for (const shard of first.shards) await model.workOn(shard);
      for (const next of steps) {
        if (next.kind === 'edit') model.edit(next.id, next.part, next.to);
        else if (next.kind === 'template') model.setTemplate(next.to);
        else if (next.kind === 'insert') model.hasInserted = !model.hasInserted;
        else if (next.kind === 'lose-manifest') model.loseManifest();
        const outcome = await model.plan();
        check(model, outcome);
        const open = outcome.shards.filter(({ row }) => row.status === 'pending');
        const chosen = next.kind === 'work' ? open[next.index % open.length] : undefined;
        if (chosen !== undefined) await model.workOn(chosen);
      }
      check(model, await model.plan());
    }),
    { numRuns: 25 },
  );
});
