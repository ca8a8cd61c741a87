// A manifest or plan.json that is cut off or edited wrongly: each message says what ends the trouble, and it does.
import { renameSync, rmSync, truncateSync, statSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { plannedBatch, shellRun, type TempBatch } from '../rigs/temp-batch.ts';
import { doItems } from '../rigs/worker-scripts.ts';

const plan = ['plan', '--items', 'items.tsv', '--template', 'template.md', '--batch-size', '1'];
const manifest = '_batches/manifest.tsv';
const planFile = '_batches/plan.json';

/** Three shards, the first two verified. */
async function halfDone(): Promise<TempBatch> {
  const batch = await plannedBatch(3);
  await batch.must(...shellRun(doItems, '--limit', '2'));
  expect(batch.statuses()).toEqual(['verified', 'verified', 'pending']);
  return batch;
}

const cutOff = (batch: TempBatch): void =>
  truncateSync(batch.path(manifest), statSync(batch.path(manifest)).size - 20);
const replaceInManifest = (batch: TempBatch, from: string, to: string): void =>
  batch.write(manifest, batch.read(manifest).replace(from, to));

const damages: readonly (readonly [string, (batch: TempBatch) => void, RegExp])[] = [
  ['cut off', cutOff, /^_batches\/manifest\.tsv:4: error: the row has/m],
  [
    'without a column in its header',
    (batch) => replaceInManifest(batch, 'last_item', 'lastitem'),
    /^_batches\/manifest\.tsv:1: error: .*missing required manifest fields: last_item/m,
  ],
  [
    'with a last_item that is not there',
    (batch) => replaceInManifest(batch, '\ta2\ta2\t', '\ta2\ta9\t'),
    /^_batches\/manifest\.tsv:3: error: item range for shard_002 is not present/m,
  ],
];

describe.each(damages)('a manifest %s', (_what, damage, told) => {
  test('is told with its line, and moved away it is planned again with all verified work', async () => {
    using batch = await halfDone();
    const before = batch.read(manifest);
    damage(batch);
    const refused = await batch.run(plan);
    expect([refused.code, refused.stderr]).toEqual([3, expect.stringMatching(told)]);
    expect(refused.stderr).toMatch(
      /help: (correct|restore) the .*move the manifest away and run `muster plan`/,
    );
    renameSync(batch.path(manifest), batch.path('_batches/manifest.tsv.old'));
    await batch.must(...plan);
    expect(batch.read(manifest)).toBe(before);
  });

  test('goes to the archive as it is with plan --force', async () => {
    using batch = await halfDone();
    damage(batch);
    const damaged = batch.read(manifest);
    await batch.must(...plan, '--force');
    expect(batch.read('_batches/archive/1/manifest.tsv')).toBe(damaged);
    expect(batch.list('_batches/archive/1/records')).toHaveLength(2);
    expect(batch.rows().map(({ status, attempt }) => `${status} ${attempt}`)).toEqual([
      'pending 1',
      'pending 1',
      'pending 0',
    ]);
  });

  test('is found by doctor', async () => {
    using batch = await halfDone();
    damage(batch);
    const { code, stdout } = await batch.run(['doctor']);
    expect([code, stdout]).toEqual([4, expect.stringContaining('FAIL  _batches/manifest.tsv:')]);
  });
});

test('a run tells the line of a row that does not fit the items, and both ways out', async () => {
  using batch = await halfDone();
  replaceInManifest(batch, '\ta2\ta2\t', '\ta2\ta9\t');
  const { code, stderr } = await batch.run(shellRun(doItems));
  expect([code, stderr]).toEqual([
    3,
    expect.stringContaining(`${manifest}:3: error: item range for shard_002`),
  ]);
  expect(stderr).toContain(
    'correct the row if it was edited; if the items changed after planning, run `muster plan`',
  );
});

describe('a plan.json that is', () => {
  test.each([
    ['cut off', '{', ':1:2: error: this is no plan: expected a key in double quotes'],
    ['no plan', '{"format":"muster.plan/1",\n"items":1}', ':2:9: error: this is no plan: items must be'],
  ])(
    '%s is told with its place, and moved away all verified work is planned again',
    async (_what, text, told) => {
      using batch = await halfDone();
      const before = batch.read(manifest);
      batch.write(planFile, text);
      for (const args of [plan, shellRun(doItems)]) {
        const { code, stderr } = await batch.run(args);
        expect([code, stderr]).toEqual([3, expect.stringContaining(`${planFile}${told}`)]);
        expect(stderr).toContain('help: move the file away and run `muster plan`');
      }
      const status = await batch.run(['status']);
      expect([status.code, status.stdout]).toEqual([
        0,
        expect.stringContaining('mv _batches/plan.json _batches/plan.json.broken && muster plan'),
      ]);
      const doctor = await batch.run(['doctor']);
      expect([doctor.code, doctor.stdout]).toEqual([4, expect.stringContaining(`FAIL  ${planFile}:`)]);
      rmSync(batch.path(planFile));
      await batch.must(...plan);
      expect(batch.read(manifest)).toBe(before);
      expect((await batch.must('doctor')).stdout).toContain('3 shards');
    },
  );
});

test.each([{}, 3, { template: 'x', runner: 'y' }, { checks: 5 }])(
  'a record with the digests %j is told and left out by all who compare with it',
  async (digests) => {
    using batch = await halfDone();
    const file = '_batches/records/shard_001.1.json';
    batch.write(file, JSON.stringify({ ...batch.record('shard_001', 1), digests }));
    for (const args of [[...plan, '--explain'], ['explain', 'shard_001'], ['status']]) {
      const { code, stderr } = await batch.run(args);
      expect([code, stderr]).toEqual([0, expect.stringContaining(`${file}: warning:`)]);
      expect(stderr).toContain('digests is malformed');
    }
    expect(batch.statuses()).toEqual(['verified', 'verified', 'pending']);
  },
);
