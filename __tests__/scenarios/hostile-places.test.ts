// What stands where Muster's own folders and files belong: told before an agent works, all of it at once.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { plannedBatch, seedStyleBatch, shellRun, type TempBatch } from '../rigs/temp-batch.ts';

/** Leaves a line for every start. */
const worker = 'echo "$AGENT_BATCH_SHARD_ID" >> started';
const lock = '_batches/.manifest.tsv.lock';

/** A folder outside of the work dir. */
function elsewhere(): { readonly path: string } & Disposable {
  const path = mkdtempSync(join(tmpdir(), 'muster-elsewhere-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true }) };
}

describe('before its first claim', () => {
  test('a run refuses a batch dir that is a symlink, as plan and mark do', async () => {
    using batch = seedStyleBatch(2);
    using outside = elsewhere();
    renameSync(batch.path('_batches'), join(outside.path, 'batches'));
    symlinkSync(join(outside.path, 'batches'), batch.path('_batches'));
    const before = readdirSync(join(outside.path, 'batches'));
    const ended = await batch.run(shellRun(worker));
    expect([ended.code, ended.stdout]).toEqual([4, '']);
    expect(ended.stderr).toContain("a symlink stands where the folder '_batches' belongs");
    expect(ended.stderr).not.toContain('free space');
    expect(batch.exists('started')).toBe(false);
    expect(readdirSync(join(outside.path, 'batches'))).toEqual(before);
    const marked = await batch.run(['mark', '--shard', 'shard_001', '--status', 'failed']);
    expect([marked.code, marked.stderr]).toEqual([4, expect.stringContaining('is no link')]);
  });

  test('a run tells all at once what stands in the place of its folders and its lock', async () => {
    using batch = seedStyleBatch(2);
    using outside = elsewhere();
    symlinkSync(outside.path, batch.path('_batches/claims'));
    symlinkSync('nowhere', batch.path('_batches/records'));
    writeFileSync(batch.path('_batches/run-logs'), '');
    mkdirSync(batch.path(lock));
    const ended = await batch.run([...shellRun(worker), '--json']);
    expect(ended.code).toBe(4);
    expect(JSON.parse(ended.stdout)).toMatchObject({
      format: 'muster.error/1',
      failures: [
        { reason: 'place-taken', at: { file: '_batches/claims' }, found: 'symlink', wanted: 'folder' },
        { reason: 'place-taken', at: { file: '_batches/records' }, found: 'symlink', wanted: 'folder' },
        { reason: 'place-taken', at: { file: '_batches/run-logs' }, found: 'file', wanted: 'folder' },
        { reason: 'place-taken', at: { file: lock }, found: 'folder', wanted: 'file' },
      ],
    });
    expect(batch.exists('started')).toBe(false);
    expect(readdirSync(outside.path)).toEqual([]);
  });

  test('a dry run, which writes nothing, minds none of it', async () => {
    using batch = seedStyleBatch(1);
    writeFileSync(batch.path('_batches/run-logs'), '');
    expect((await batch.run(shellRun(worker, '--dry-run'))).code).toBe(0);
  });
});

describe('in the middle of a run', () => {
  test.each([
    ['records', 'ELOOP: a symlink leads from _batches/records'],
    ['run-logs', "a symlink stands where the folder '_batches/run-logs' belongs"],
  ])('no agent works whose record or log has no place: %s', async (name, why) => {
    using batch = seedStyleBatch(3);
    const spoil = `${worker}; [ $AGENT_BATCH_SHARD_ID != shard_001 ] || { mv _batches/${name} moved; ln -s ../moved _batches/${name}; }`;
    const ended = await batch.run(shellRun(spoil, '--continue-on-failure', '--jobs', '1'));
    expect([ended.code, ended.stderr]).toEqual([4, expect.stringContaining(why)]);
    expect(batch.lines('started')).toEqual(['shard_001']);
  });

  test('a run whose records an agent removes says so, names the shards, and is not green', async () => {
    using batch = seedStyleBatch(3);
    const remove = '[ $AGENT_BATCH_SHARD_ID != shard_003 ] || rm -rf _batches/claims _batches/records';
    const ended = await batch.run(shellRun(remove, '--jobs', '1'));
    expect(ended.code).toBe(5);
    expect(ended.stderr).toMatch(/finished 2 shards .* gone \(shard_001, shard_002\)/);
    expect(batch.statuses()).toEqual(['pending', 'pending', 'succeeded']);
  });
});

describe('a folder where a file of ours belongs is named as such', () => {
  test('a lock', async () => {
    using batch = seedStyleBatch(1);
    mkdirSync(batch.path(lock));
    const ended = await batch.run(['mark', '--shard', 'shard_001', '--status', 'failed']);
    expect([ended.code, ended.stderr]).toEqual([
      4,
      expect.stringContaining(`a folder stands where the file '${lock}' belongs`),
    ]);
  });

  test.each([
    ['plan.next.json', ['plan', '--items', 'items.tsv', '--batch-size', '2']],
    ['plan.next.json', shellRun(worker)],
    [
      'shard_001.prompt.md',
      ['plan', '--items', 'items.tsv', '--batch-size', '2', '--template', 'template.md'],
    ],
  ])('%s', async (name, args) => {
    using batch = await plannedBatch(2);
    rmSync(batch.path(`_batches/${name}`), { force: true });
    mkdirSync(batch.path(`_batches/${name}`));
    const ended = await batch.run(args);
    expect([ended.code, ended.stderr]).toEqual([
      4,
      expect.stringContaining(`a folder stands where the file '_batches/${name}' belongs`),
    ]);
    expect(ended.stderr).not.toMatch(/EISDIR|free space/);
    expect(batch.exists('started')).toBe(false);
  });
});

describe('a claim that can not be read', () => {
  const claim = '_batches/claims/shard_001.1.json';
  const lay: Readonly<Record<string, (batch: TempBatch) => void>> = {
    empty: (batch) => batch.write(claim, ''),
    'cut off': (batch) => batch.write(claim, '{"format":"muster.cl'),
    'a folder': (batch) => void mkdirSync(batch.path(claim), { recursive: true }),
    'a FIFO': (batch) => {
      mkdirSync(batch.path('_batches/claims'));
      execFileSync('mkfifo', [batch.path(claim)]);
    },
  };

  test.each(Object.keys(lay))('%s: it is told once, and holds its attempt', async (how) => {
    using batch = seedStyleBatch(1);
    lay[how]?.(batch);
    const ended = await batch.run(shellRun(worker));
    expect(ended.code).toBe(6);
    expect(ended.stderr.split('not a readable claim')).toHaveLength(2);
    expect(ended.stderr).toContain(claim);
    expect(ended.stderr).toContain('muster reclaim');
    expect(batch.exists('started')).toBe(false);
    expect(batch.list('_batches/claims')).toEqual(['shard_001.1.json']);
    const status = await batch.run(['status']);
    expect(status.stderr.split('not a readable claim')).toHaveLength(2);
    expect(status.stdout).toContain('no claim names it');
    expect(status.stdout).not.toContain('pid 0');
    const explained = await batch.run(['explain', 'shard_001']);
    expect(explained.stdout).not.toContain('pid 0');
    expect(explained.stderr).toContain('not a readable claim');
  });

  test('a row that runs without a time is not told with an empty one', async () => {
    using batch = seedStyleBatch(1);
    batch.write('_batches/manifest.tsv', batch.read('_batches/manifest.tsv').replace('pending', 'running'));
    const ended = await batch.run(shellRun(worker, '--shard', 'shard_001'));
    expect([ended.code, ended.stderr]).toEqual([5, expect.stringContaining('is running (attempt 0)')]);
    const every = await batch.run(shellRun(worker));
    expect([every.code, every.stderr]).toEqual([6, expect.stringContaining('muster reclaim')]);
  });
});
