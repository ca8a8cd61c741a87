// What may stand in a batch dir in the place of its files: torn, of another kind, or in the way.
import { execFileSync } from 'node:child_process';
import { lutimesSync, mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { currentOwner } from '../../src/runners/process/identity.ts';
import { plannedBatch, shellRun } from '../rigs/temp-batch.ts';

const worker = `mkdir -p out qc; for i in $(sed -n 's/^- item_id: .\\(.*\\).$/\\1/p'); do echo text > out/$i.md; echo '{"pass":true}' > qc/$i.json; done`;

/** A process of this machine before it was started again, as its claim names it. */
const deadOwner = (): object => ({ ...currentOwner('gone'), boot: 'before the power cut' });

test('a record that a power cut tore does not wedge its shard: the attempt is closed and the shard run again', async () => {
  using batch = await plannedBatch(1);
  const startedAt = '2026-01-01T00:00:00.000000+00:00';
  const claim = { format: 'muster.claim/1', shard: 'shard_001', attempt: 1, owner: deadOwner(), startedAt };
  batch.write('_batches/claims/shard_001.1.json', JSON.stringify(claim));
  batch.write('_batches/records/shard_001.1.json', '');
  const ended = await batch.run(shellRun(worker));
  expect([ended.code, ended.stderr]).toEqual([0, expect.stringContaining('shard_001')]);
  expect(batch.row('shard_001')).toMatchObject({ status: 'verified', attempt: '2' });
  expect(batch.record('shard_001', 1)).toMatchObject({ status: 'failed', failure: { class: 'interrupted' } });
});

test('a record that says verified and names no items is no work: the shard is run, as the attempt after it', async () => {
  using batch = await plannedBatch(1);
  await batch.must(...shellRun(worker));
  const forged = { ...batch.record('shard_001', 1), attempt: 5, items: [] };
  rmSync(batch.path('_batches/records/shard_001.1.json'));
  batch.write('_batches/records/shard_001.5.json', JSON.stringify(forged));
  expect((await batch.must('status')).stdout).toContain('pending');
  await batch.must(...shellRun(worker));
  expect(batch.row('shard_001')).toMatchObject({ status: 'verified', attempt: '6' });
});

describe('a FIFO is refused and never waited for', () => {
  test.each([
    ['_batches/manifest.tsv', ['status']],
    ['_batches/plan.json', ['status']],
    ['items.tsv', ['plan', '--items', 'items.tsv']],
    ['template.md', ['plan', '--items', 'items.tsv', '--template', 'template.md']],
  ])('%s', async (name, args) => {
    using batch = await plannedBatch(1);
    rmSync(batch.path(name));
    execFileSync('mkfifo', [batch.path(name)]);
    const ended = await batch.run(args);
    expect(ended.stderr).toContain('not a file');
    expect(ended.code).not.toBe(70);
  });
});

describe('a sparse file that is longer than any text is refused unread', () => {
  test.each([
    ['_batches/manifest.tsv', ['status'], 3],
    ['_batches/records/shard_001.1.json', ['status'], 0],
    ['_batches/plan.json', ['status'], 0],
    ['items.tsv', ['verify', '--items', 'items.tsv'], 3],
  ])('%s', async (name, args, code) => {
    using batch = await plannedBatch(1);
    await batch.must(...shellRun(worker));
    truncateSync(batch.path(name), 600_000_000);
    const ended = await batch.run(args);
    expect([ended.code, ended.stderr]).toEqual([code, expect.stringContaining('larger than 512MB')]);
  });
});

describe('what the system refuses is told, not thrown', () => {
  test.each(['claims', 'records'])('%s is a file', async (name) => {
    using batch = await plannedBatch(1);
    writeFileSync(batch.path(`_batches/${name}`), '');
    for (const args of [
      shellRun(worker),
      ['status'],
      ['plan', '--items', 'items.tsv'],
      ['reclaim', '--older-than', '1h'],
    ]) {
      const ended = await batch.run(args);
      expect([args[0], ended.code === 70, ended.stderr]).toEqual([
        args[0],
        false,
        expect.stringContaining(name),
      ]);
    }
    expect(batch.statuses()).toEqual(['pending']);
  });

  test('a folder with the name of a record is passed over', async () => {
    using batch = await plannedBatch(1);
    mkdirSync(batch.path('_batches/records/shard_009.1.json'), { recursive: true });
    const ended = await batch.run(shellRun(worker));
    expect([ended.code, ended.stderr]).toEqual([0, expect.stringContaining('shard_009.1.json')]);
  });
});

test('a plan --force that can not write leaves everything where it was', async () => {
  using batch = await plannedBatch(2);
  await batch.must(...shellRun(worker));
  const before = ['manifest.tsv', 'plan.json', 'records/shard_001.1.json'].map((name) =>
    batch.read(`_batches/${name}`),
  );
  rmSync(batch.path('_batches/shard_001.prompt.md'));
  mkdirSync(batch.path('_batches/shard_001.prompt.md/in-the-way'), { recursive: true });
  const ended = await batch.run([
    'plan',
    '--items',
    'items.tsv',
    '--batch-size',
    '2',
    '--template',
    'template.md',
    '--force',
  ]);
  expect([ended.code === 0, ended.stderr]).toEqual([false, expect.stringContaining('shard_001.prompt.md')]);
  const after = ['manifest.tsv', 'plan.json', 'records/shard_001.1.json'].map((name) =>
    batch.read(`_batches/${name}`),
  );
  expect(after).toEqual(before);
  expect(batch.list('_batches/archive')).toEqual([]);
});

test('a claim that can not be read holds its attempt until it is old', async () => {
  using batch = await plannedBatch(1);
  mkdirSync(batch.path('_batches/claims'));
  const path = batch.path('_batches/claims/shard_001.1.json');
  symlinkSync('shard_001.1.json', path);
  const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000);
  lutimesSync(path, twoHoursAgo, twoHoursAgo);
  const ended = await batch.run(shellRun(worker));
  expect([ended.code, ended.stderr]).toEqual([6, expect.stringContaining('1 shard is unfinished')]);
  expect(batch.records()).toEqual([]);
  const reclaim = async (age: string) => (await batch.run(['reclaim', '--older-than', age])).stdout;
  expect(await reclaim('3h')).toBe('no stale running shards found\n');
  expect(await reclaim('1h')).toBe('reclaimed shard_001 as failed\n');
  expect((await batch.run(['retry', ...shellRun(worker).slice(1)])).code).toBe(0);
  expect(batch.row('shard_001')).toMatchObject({ status: 'verified', attempt: '2' });
});

test('a run that could claim nothing, while nobody is at work, is not green', async () => {
  using batch = await plannedBatch(1);
  mkdirSync(batch.path('_batches/claims'));
  symlinkSync('nowhere', batch.path('_batches/claims/shard_001.1.json'));
  const ended = await batch.run(shellRun(worker));
  expect([ended.code, ended.stderr]).toEqual([6, expect.stringContaining('1 shard is unfinished')]);
  expect(batch.statuses()).toEqual(['pending']);
});

test("a person's skip after a crash stands, though the manifest knew nothing of the attempt", async () => {
  using batch = await plannedBatch(2);
  const startedAt = '2026-01-01T00:00:00.000000+00:00';
  const claim = { format: 'muster.claim/1', shard: 'shard_001', attempt: 1, owner: deadOwner(), startedAt };
  batch.write('_batches/claims/shard_001.1.json', JSON.stringify(claim));
  const text = batch.read('_batches/manifest.tsv');
  batch.write('_batches/manifest.tsv', text.replace(/^(shard_001\t.*)\tpending\t/m, '$1\tskipped\t'));
  expect((await batch.run(shellRun(worker))).code).toBe(0);
  expect(batch.rows().map(({ status, attempt }) => [status, attempt])).toEqual([
    ['skipped', '1'],
    ['verified', '1'],
  ]);
  expect(batch.record('shard_001', 1)).toMatchObject({ failure: { class: 'interrupted' } });
});
