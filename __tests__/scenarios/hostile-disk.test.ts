// A disk that takes nothing more, folders that vanish in the middle of a run, locks that nobody made.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { processesOf } from '../rigs/living-processes.ts';
import { musterMain } from '../rigs/muster-cli.ts';
import { seedStyleBatch, shellRun, type TempBatch } from '../rigs/temp-batch.ts';
import { waitUntil } from '../rigs/wait-until.ts';

const lock = '_batches/.manifest.tsv.lock';

/** Runs the tool where files can be made but take no byte, as on a disk with inodes and no room. */
function withoutRoom(batch: TempBatch, args: readonly string[]) {
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', 'ulimit -f 0; exec "$@"', 'sh', process.execPath, musterMain, ...args],
    { cwd: batch.dir, encoding: 'utf8', env: { PATH: process.env['PATH'] ?? '', HOME: batch.dir } },
  );
  return { code: status, stderr };
}

const hidden = (batch: TempBatch): string[] =>
  readdirSync(batch.path('_batches'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(^|\/)\./.test(name),
  );

describe('a full disk', () => {
  test('a lock whose content could not be written does not exist, and the next command does not wait', async () => {
    using batch = seedStyleBatch(1);
    const args = [
      'mark',
      '--shard',
      'shard_001',
      '--status',
      'failed',
      '--manifest',
      '_batches/manifest.tsv',
    ];
    const refused = withoutRoom(batch, args);
    expect([refused.code, refused.stderr]).toEqual([4, expect.stringContaining(lock)]);
    expect(hidden(batch)).toEqual([]);
    expect((await batch.run(args)).stderr).not.toContain('waiting');
    expect(batch.statuses()).toEqual(['failed']);
  });

  test('a run names the file that it could not write, and leaves nothing half-written', () => {
    using batch = seedStyleBatch(2);
    const refused = withoutRoom(batch, shellRun('true'));
    expect(refused.code).not.toBe(0);
    expect(refused.stderr).toContain('_batches/claims/shard_001.1.json');
    expect(hidden(batch)).toEqual([]);
    expect(batch.list('_batches/claims')).toEqual([]);
  });
});

test('folders of the batch that are removed in the middle of a run are made again, the run goes on and tells what it lost', async () => {
  using batch = seedStyleBatch(3);
  const remove = 'rm -rf _batches/claims _batches/records _batches/run-logs';
  const ended = await batch.run(
    shellRun(`[ $AGENT_BATCH_SHARD_ID = shard_003 ] || ${remove}; echo done`, '--jobs', '1'),
  );
  expect([ended.code, ended.stderr]).toEqual([5, expect.stringContaining('3 succeeded')]);
  expect(ended.stderr).toContain('gone (shard_001)');
  expect(batch.read('_batches/run-logs/shard_003.log')).toContain('done');
  expect(batch.record('shard_003', 1).status).toBe('succeeded');
});

test('a records folder that an agent replaced by a symlink takes no record, and the run says so', async () => {
  using batch = seedStyleBatch(1);
  const link =
    'mkdir ../elsewhere-$$ && rm -rf _batches/records && ln -s "$PWD/../elsewhere-$$" _batches/records';
  const ended = await batch.run(shellRun(`${link} && echo "$PWD/../elsewhere-$$" > where`, '--jobs', '1'));
  expect([ended.code, ended.stderr]).toEqual([4, expect.stringContaining('_batches/records')]);
  const elsewhere = batch.read('where').trim();
  expect(readdirSync(elsewhere)).toEqual([]);
  rmSync(elsewhere, { recursive: true });
});

test('a work dir that an agent deletes ends the run: nothing is made again, nothing is left running', async () => {
  using batch = seedStyleBatch(2);
  const ended = await batch.run(
    shellRun('sleep 300 & [ $AGENT_BATCH_SHARD_ID = shard_001 ] && rm -rf "$PWD"', '--jobs', '1'),
  );
  expect([ended.code, ended.stderr]).toEqual([4, expect.stringContaining(`${batch.dir} is gone`)]);
  expect(existsSync(batch.dir)).toBe(false);
  expect(processesOf(batch.dir)).toEqual([]);
}, 30_000);

describe('a lock that nobody made', () => {
  /** Of tomorrow, so that it never gets old enough to be taken over. */
  const layLock = (batch: TempBatch, how: 'garbage' | 'FIFO') => {
    if (how === 'FIFO') execFileSync('mkfifo', [batch.path(lock)]);
    else writeFileSync(batch.path(lock), 'garbage');
    const tomorrow = Date.now() / 1000 + 86_400;
    utimesSync(batch.path(lock), tomorrow, tomorrow);
  };

  test.each([
    ['garbage', 'SIGTERM', 143],
    ['FIFO', 'SIGINT', 130],
  ] as const)('%s: a run says what it waits for, and %s ends the wait', async (how, signal, code) => {
    using batch = seedStyleBatch(1);
    layLock(batch, how);
    const run = batch.start(shellRun('true'));
    await waitUntil('it says that it waits', () => run.stderr().includes('waiting'));
    expect(run.stderr()).toContain(lock);
    run.kill(signal);
    const ended = await run.ended;
    expect(ended.code).toBe(code);
    // Given up long before patience would have ended.
    expect(ended.stderr).not.toContain('waited 30');
    expect(batch.record('shard_001', 1).status).toBe('succeeded');
  });

  test('any other command says it too, and ends by a signal', async () => {
    using batch = seedStyleBatch(1);
    layLock(batch, 'FIFO');
    const marking = batch.start(['mark', '--shard', 'shard_001', '--status', 'failed']);
    await waitUntil('it says that it waits', () => marking.stderr().includes('waiting'));
    marking.kill('SIGTERM');
    expect((await marking.ended).signal).toBe('SIGTERM');
  });
});
