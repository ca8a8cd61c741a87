// A run over a real folder with an agent and a clock of the test's own: what can't be brought about from outside.
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { runDocument } from '../../src/cli/run-document.ts';
import type { RunEvent } from '../../src/core/events.ts';
import {
  applyRunEvent,
  estimateLeft,
  finishedShards,
  openProgress,
} from '../../src/core/report/run-progress.ts';
import { fail, ok } from '../../src/core/result.ts';
import { runBatch, type RunRequest } from '../../src/engine/run-batch.ts';
import { sourceDigest, sourceDigestsInTurns } from '../../src/engine/source-digests.ts';
import type { Clock } from '../../src/ports/clock.ts';
import type { RunnerExit } from '../../src/ports/runner.ts';
import { openBatchDir, type BatchDir } from '../../src/stores/file/batch-dir.ts';
import { nodeClock } from '../../src/wire/node-clock.ts';
import { row, someOwner } from '../rigs/batch-facts.ts';
import { tempDir, type TempDir } from '../rigs/temp-dir.ts';
import { waitUntil } from '../rigs/wait-until.ts';

const exitOf = (exitCode: number): RunnerExit => ({
  outcome: 'exited',
  exitCode,
  signal: null,
  durationMs: 1,
  logBytes: 0,
  isLogTruncated: false,
  leftovers: 0,
});

interface World {
  readonly batch: BatchDir;
  readonly started: string[];
  readonly events: RunEvent[];
  request(overrides?: Partial<RunRequest>, tools?: Partial<RunRequest['tools']>): RunRequest;
}

async function worldOf(
  dir: TempDir,
  shards: number,
  exits: Readonly<Record<string, number>> = {},
): Promise<World> {
  const manifestPath = dir.inside('manifest.tsv');
  const batch = openBatchDir({ manifestPath, owner: someOwner, ownerState: () => 'alive', warn: () => {} });
  const rows = Array.from({ length: shards }, (_, n) => {
    const shardId = `shard_00${n + 1}`;
    writeFileSync(dir.inside(`${shardId}.prompt.md`), 'do it\n');
    return row({ shardId, promptPath: `${shardId}.prompt.md`, logPath: `run-logs/${shardId}.log` });
  });
  await batch.updateRows(() => ok(rows));
  const started: string[] = [];
  const events: RunEvent[] = [];
  const runner = {
    name: 'test',
    run: async ({ shard }: { readonly shard: string }) => {
      started.push(shard);
      return exitOf(exits[shard] ?? 0);
    },
  };
  const request: World['request'] = (overrides, tools) => ({
    tools: {
      store: batch,
      runner,
      workdir: dir.inside('.'),
      env: {},
      limits: { killGraceMs: 0, logLimitBytes: 1000 },
      plannedPrompt: () => ok(undefined),
      clock: nodeClock,
      emit: (event) => events.push(event),
      wantsOutput: false,
      faultPoint: () => {},
      ...tools,
    },
    selection: {},
    jobs: 3,
    retry: { retries: 0, delayMs: 0 },
    startJitterMs: 0,
    stop: new AbortController().signal,
    killLeftovers: () => 0,
    random: () => 0,
    ...overrides,
  });
  return { batch, started, events, request };
}

const statuses = ({ batch }: World) => {
  const rows = batch.readRows();
  return rows.ok ? rows.value.map(({ status }) => status) : [];
};

/** Waits are kept until the test lets one pass; a commit of the manifest waits too. */
function heldClock(): Clock & { readonly waits: Map<number, () => void> } {
  const waits = new Map<number, () => void>();
  return {
    waits,
    now: () => Date.now(),
    after: (ms, callback) => {
      waits.set(ms, callback);
      return () => void waits.delete(ms);
    },
  };
}

describe('the pause before a start', () => {
  test('is a part of the longest one by chance, and each shard starts when its own is over', async () => {
    await using dir = await tempDir();
    const world = await worldOf(dir, 2);
    const clock = heldClock();
    const chances = [0.75, 0.25];
    const ended = runBatch(
      world.request({ startJitterMs: 1000, random: () => chances.shift() ?? 0 }, { clock }),
    );
    await waitUntil('both wait', () => clock.waits.size === 2);
    expect([[...clock.waits.keys()], world.started]).toEqual([[750, 250], []]);
    clock.waits.get(250)?.();
    await waitUntil('one has started', () => world.started.length === 1);
    expect(world.started).toEqual(['shard_002']);
    clock.waits.get(750)?.();
    expect(await ended).toMatchObject({ ok: true, value: { notStarted: 0 } });
    expect(world.started).toEqual(['shard_002', 'shard_001']);
  });

  test('does not outlast a halt: a shard that still waits is not started', async () => {
    await using dir = await tempDir();
    const world = await worldOf(dir, 3, { shard_001: 1 });
    const chances = [0, 0.9, 0.9];
    const halt = { when: 'soon', why: 'fail', threshold: 1, isPercent: false } as const;
    const run = await runBatch(
      world.request({ startJitterMs: 1_000_000, random: () => chances.shift() ?? 0, halt }),
    );
    expect(run).toMatchObject({ ok: true, value: { halted: halt, notStarted: 2 } });
    expect(world.started).toEqual(['shard_001']);
    expect(statuses(world)).toEqual(['failed', 'pending', 'pending']);
  });
});

test('a shard whose batch is planned again between its prompt and its claim is closed and not run', async () => {
  await using dir = await tempDir();
  const world = await worldOf(dir, 1);
  const unfinished = { reason: 'plan-unfinished', file: 'plan.next.json' } as const;
  const plannedPrompt = () => (world.batch.newest().size === 0 ? ok(undefined) : fail(unfinished));
  const run = await runBatch(world.request({}, { plannedPrompt }));
  expect(run).toMatchObject({ ok: true, value: { troubles: [unfinished] } });
  expect(world.started).toEqual([]);
  expect(world.batch.readRecord('shard_001', 1)).toMatchObject({ failure: { class: 'interrupted' } });
});

test('a stop that came before the run began claims nothing', async () => {
  await using dir = await tempDir();
  const world = await worldOf(dir, 3);
  const stop = new AbortController();
  stop.abort('SIGTERM');
  const run = await runBatch(world.request({ stop: stop.signal }));
  expect(run).toMatchObject({ ok: true, value: { stoppedBy: 'SIGTERM', notStarted: 3 } });
  expect(world.started).toEqual([]);
  expect(await world.batch.claims.list()).toEqual([]);
});

test('an attempt lasts no negative time, though the clock was set back', async () => {
  await using dir = await tempDir();
  const world = await worldOf(dir, 1);
  let ms = Date.now();
  const clock: Clock = { ...nodeClock, now: () => (ms -= 1000) };
  expect(await runBatch(world.request({}, { clock }))).toMatchObject({ ok: true });
  expect(world.batch.readRecord('shard_001', 1)?.durationMs).toBe(0);
});

describe('trouble after the claim', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });

  test('a record that can not be written at once is written later', async () => {
    await using dir = await tempDir();
    const world = await worldOf(dir, 1);
    let failures = 2;
    const { records } = world.batch;
    const write: typeof records.write = async (record) => {
      if (failures-- > 0) throw full;
      return records.write(record);
    };
    const clock: Clock = { now: () => Date.now(), after: (_, callback) => nodeClock.after(0, callback) };
    const store = { ...world.batch, records: { ...records, write } };
    const run = await runBatch(world.request({}, { store, clock }));
    expect(run).toMatchObject({ ok: true, value: { troubles: [] } });
    expect(statuses(world)).toEqual(['succeeded']);
  });

  test('a record that no pause helps to be written is not tried again', async () => {
    await using dir = await tempDir();
    const world = await worldOf(dir, 1);
    const tries: string[] = [];
    const write = async ({ runner }: { readonly runner: string }) => {
      tries.push(runner);
      throw Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
    };
    const store = { ...world.batch, records: { ...world.batch.records, write } };
    const run = await runBatch(world.request({}, { store }));
    expect(run).toMatchObject({ ok: true, value: { troubles: [{ reason: 'file-unwritable' }] } });
    // The second one is to close the attempt.
    expect(tries).toEqual(['test', '']);
  });

  test('an attempt that breaks down is closed, so that the next run takes its shard', async () => {
    await using dir = await tempDir();
    const world = await worldOf(dir, 1);
    const runner = { name: 'test', run: () => Promise.reject(new Error('a bug')) };
    const run = await runBatch(world.request({}, { runner }));
    expect(run).toMatchObject({ ok: true, value: { troubles: [{ reason: 'unexpected-exception' }] } });
    expect(world.batch.readRecord('shard_001', 1)).toMatchObject({
      status: 'failed',
      failure: { class: 'interrupted', message: 'a bug' },
    });
    expect(await runBatch(world.request())).toMatchObject({ ok: true, value: { troubles: [] } });
    expect(statuses(world)).toEqual(['succeeded']);
  });
});

describe('a shard that is let go', () => {
  const progressOf = (events: readonly RunEvent[]) => {
    const progress = openProgress();
    for (const event of events) applyRunEvent(progress, event);
    return progress;
  };

  test('is running no more in any view, once its claim is lost', async () => {
    await using dir = await tempDir();
    const world = await worldOf(dir, 2);
    const { records } = world.batch;
    const write: typeof records.write = async (record) =>
      record.shard === 'shard_001' ? 'taken' : records.write(record);
    const store = { ...world.batch, records: { ...records, write } };
    const run = await runBatch(world.request({}, { store }));
    expect(run).toMatchObject({ ok: true, value: { troubles: [{ reason: 'claim-lost' }], notStarted: 0 } });
    expect(world.events).toContainEqual(
      expect.objectContaining({ type: 'shard-let-go', shard: 'shard_001', attempt: 1 }),
    );
    const progress = progressOf(world.events);
    expect(progress.counts).toMatchObject({ running: 0, unrecorded: 1, letGo: 0, succeeded: 1 });
    expect([finishedShards(progress), estimateLeft(progress)]).toEqual([2, undefined]);
  });

  test('counts once among the settled ones, though it had a record before', async () => {
    await using dir = await tempDir();
    const world = await worldOf(dir, 2, { shard_001: 1 });
    const { claims } = world.batch;
    const stop = new AbortController();
    const claim: typeof claims.claim = async (wanted) => {
      if (wanted.attempt === 1) return claims.claim(wanted);
      stop.abort('SIGTERM');
      return { won: false };
    };
    const store = { ...world.batch, claims: { ...claims, claim } };
    // The second shard is still in its pause before the start when the run is stopped.
    const chances = [0, 0.9];
    const isLong = (ms: number) => ms > 100_000;
    const after: Clock['after'] = (ms, callback) => (isLong(ms) ? () => {} : nodeClock.after(0, callback));
    const run = await runBatch(
      world.request(
        {
          startJitterMs: 1_000_000,
          random: () => chances.shift() ?? 0,
          retry: { retries: 1, delayMs: 1 },
          stop: stop.signal,
        },
        { store, clock: { now: () => Date.now(), after } },
      ),
    );
    expect(run).toMatchObject({ ok: true, value: { claimedElsewhere: 1, notStarted: 1 } });
  });
});

test('a summary leaves problems out, and the document of the run reads them from the records', async () => {
  await using dir = await tempDir();
  const world = await worldOf(dir, 1);
  const problem = { item: 'a', path: 'out/a', reason: 'output-missing' } as const;
  const item = { id: 'a', source: '', output: 'out/a', qc: 'qc/a', notes: '', line: 2 };
  const items = {
    ofShard: () => [item],
    digests: { template: 't', checks: 'c', runner: 'r' },
    verifier: { verify: () => [{ item: 'a', problems: [problem] }] },
  } as unknown as NonNullable<RunRequest['tools']['items']>;
  const run = await runBatch(world.request({}, { items }));
  if (!run.ok) throw new Error('no run');
  const failure = run.value.records.get('shard_001')?.failure;
  expect([failure?.problemCount, failure?.problems]).toEqual([1, undefined]);
  const facts = { runner: 'test', exitCode: 1, troubles: [] } as const;
  const document = runDocument({ ...facts, summary: run.value, batch: world.batch });
  expect(document.shards[0]?.failure?.problems).toEqual([problem]);
});

test('large sources are hashed in turns with everything else', async () => {
  await using dir = await tempDir();
  const bytes = new Uint8Array(9 * 1024 * 1024 + 7).fill(5);
  writeFileSync(dir.inside('large'), bytes);
  const item = { id: 'a', source: 'large', output: 'o', qc: 'q', notes: '', line: 2 };
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 0);
  const digests = await sourceDigestsInTurns(dir.inside('.'), [item, { ...item, source: '' }]);
  clearInterval(ticking);
  const expected = createHash('sha256').update(bytes).digest('hex');
  expect(digests).toEqual([expected, null]);
  expect(sourceDigest(dir.inside('large'))).toBe(expected);
  expect(turns).toBeGreaterThan(0);
});
