import { describe, expect, test } from '@jest/globals';
import { artifactName } from '../../src/core/groups/artifact-names.ts';
import { judgeLeg, type LegVerdict } from '../../src/core/groups/leg-verdict.ts';
import { maxBundleBytes } from '../../src/core/groups/bundle-size.ts';
import type { OpenPlan } from '../../src/core/groups/open-plan.ts';
import { decodeBundle } from '../../src/core/groups/read-record-bundle.ts';
import { outputPath } from '../../src/core/groups/record-bundle.ts';
import { encodeUndone, undoneName } from '../../src/core/groups/undone-shards.ts';
import { ok } from '../../src/core/result.ts';
import { runLeg } from '../../src/engine/leg/run-leg.ts';
import type { ChunkWorker, LegSummary } from '../../src/engine/leg/leg-request.ts';
import {
  legRig,
  openPlan,
  settled,
  shardIds,
  TestClock,
  type LegRig,
  type LegRigOptions,
} from '../rigs/leg-rig.ts';
import type { ArtifactStore } from '../../src/ports/artifact-store.ts';
import { record as someRecord, someOwner } from '../rigs/batch-facts.ts';
import { MemoryArtifacts } from '../rigs/memory-artifacts.ts';

function scene() {
  const artifacts = new MemoryArtifacts();
  const clock = new TestClock();
  const leg = (options: Omit<LegRigOptions, 'artifacts' | 'clock'>): LegRig =>
    legRig({ artifacts, clock, ...options });
  return { artifacts, clock, leg };
}

async function run(rig: LegRig): Promise<{ summary: LegSummary; verdict: LegVerdict }> {
  const result = await runLeg(rig.request);
  if (!result.ok) throw new Error(JSON.stringify(result.failures));
  return { summary: result.value, verdict: judgeLeg(result.value, false) };
}

const claimOf = (chunk: string, runAttempt: number, number: number): string =>
  artifactName('demo', { kind: 'claim', chunk, runAttempt, number });

const never = new Promise<never>(() => {});

/** Shards that legs say they had claimed and not begun. */
const untouchedIn = (artifacts: MemoryArtifacts): string[] =>
  artifacts.find('record').flatMap(({ name, files }) => {
    const bundle = decodeBundle(files, name);
    return bundle.ok ? [...(bundle.value.chain.untouched ?? [])] : [];
  });

describe('a leg of one shard', () => {
  test('claims it, works it, leaves one claim and one sealed record, and is green', async () => {
    const { artifacts, leg } = scene();
    const rig = leg({ plan: openPlan(2, 2), leg: 1 });
    // The other leg has its shard in hand, so there is nothing to steal.
    await artifacts
      .store(1)
      .create(claimOf('shard_001', 1, 1), [{ path: 'claim.json', bytes: Buffer.from('{}') }]);
    const { summary, verdict } = await run(rig);
    expect(rig.worker.worked).toEqual(['shard_002']);
    expect(artifacts.names().slice(1)).toEqual([
      'muster-demo-claim-shard_002-1-1',
      'muster-demo-record-shard_002-1-1000',
    ]);
    expect(verdict).toMatchObject({ isGreen: true, because: 'verified' });
    expect(summary).toMatchObject({ undone: [], handedOver: 0, verifiedBefore: 0, troubles: [] });
  });

  test('is red when its shard is not verified, unless failures are tolerated', async () => {
    const { artifacts, leg } = scene();
    const { summary, verdict } = await run(leg({ plan: openPlan(1, 1), leg: 0, status: () => 'failed' }));
    expect(verdict).toEqual({ isGreen: false, because: 'not-verified', bad: ['shard_001'] });
    expect(judgeLeg(summary, true)).toEqual({
      isGreen: true,
      because: 'tolerated',
      bad: ['shard_001'],
    });
    expect(artifacts.find('record').map(({ name }) => name)).toEqual(['muster-demo-record-shard_001-1-1']);
  });

  test('a leg that the plan does not have is refused before anything is claimed', async () => {
    const { artifacts, leg } = scene();
    const result = await runLeg(leg({ plan: openPlan(2, 2), leg: 2 }).request);
    expect(result).toMatchObject({ ok: false, failures: [{ reason: 'setting-invalid', setting: 'leg' }] });
    expect(artifacts.calls).toEqual([]);
  });
});

describe('claims', () => {
  test('of two legs at once each shard is worked by one', async () => {
    const { leg } = scene();
    const plan = openPlan(40, 2);
    const rigs = [leg({ plan, leg: 0, during: settled }), leg({ plan, leg: 1, during: settled })];
    const [first, second] = await Promise.all(rigs.map(run));
    const worked = rigs.flatMap(({ worker }) => worker.worked);
    expect(worked.toSorted()).toEqual(shardIds(40));
    expect([first?.verdict.isGreen, second?.verdict.isGreen]).toEqual([true, true]);
  });

  test('the test above would fail on a service without exclusive names', async () => {
    const { artifacts, leg } = scene();
    artifacts.isExclusive = false;
    const plan = openPlan(4, 2);
    const twins = [leg({ plan, leg: 0, during: settled }), leg({ plan, leg: 0, during: settled })];
    await Promise.all(twins.map(run));
    expect(twins.flatMap(({ worker }) => worker.worked).length).toBeGreaterThan(4);
  });

  test('a name that somebody reserved and never finished is waited for, then passed over', async () => {
    const { artifacts, clock, leg } = scene();
    clock.isEager = true;
    let isFirst = true;
    artifacts.fault = ({ operation }) => {
      if (operation !== 'create' || !isFirst) return undefined;
      isFirst = false;
      return { kind: 'lost' };
    };
    const rig = leg({ plan: openPlan(1, 1), leg: 0 });
    const { verdict } = await run(rig);
    expect(artifacts.find('claim').map(({ name }) => name)).toEqual([claimOf('shard_001', 1, 2)]);
    expect(verdict.isGreen).toBe(true);
  });

  test('a name that turns out to be finished after all keeps the chunk: whoever took the next one gives way', async () => {
    const { artifacts, clock, leg } = scene();
    clock.isEager = true;
    artifacts.fault = ({ operation, name }) => {
      if (operation !== 'create') return undefined;
      if (name.endsWith('shard_001-1-1')) return { kind: 'lost' };
      if (!name.endsWith('shard_001-1-2')) return undefined;
      artifacts.kept.push({
        name: claimOf('shard_001', 1, 1),
        id: 7,
        createdAt: new Date(clock.now()).toISOString(),
        size: 2,
        runAttempt: 1,
        files: [{ path: 'claim.json', bytes: Buffer.from('{}') }],
      });
      return undefined;
    };
    const rig = leg({ plan: openPlan(2, 1), leg: 0 });
    expect((await run(rig)).summary.handedOver).toBe(1);
    expect(rig.worker.worked).toEqual(['shard_002']);
  });

  test('the clock of a claimant says nothing of when his claim has expired', async () => {
    const { artifacts, clock, leg } = scene();
    const hourMs = 3_600_000;
    const at = (ms: number) => new Date(clock.now() + ms).toISOString();
    const startedAt = at(-30 * hourMs);
    const claim = {
      format: 'muster.chunk-claim/1',
      claim: { format: 'muster.claim/1', shard: 'shard_001', attempt: 1, owner: someOwner, startedAt },
      expiresAt: at(-29 * hourMs),
    };
    await artifacts
      .store(1, clock.now)
      .create(claimOf('shard_001', 1, 1), [
        { path: 'claim.json', bytes: Buffer.from(JSON.stringify(claim)) },
      ]);
    const plan = openPlan(2, 1);
    expect((await run(leg({ plan, leg: 0 }))).summary.handedOver).toBe(1);
    await clock.pass(hourMs + 6 * 60_000);
    const late = leg({ plan, leg: 0 });
    await run(late);
    expect(late.worker.worked).toEqual(['shard_001']);
  });

  test('a claim without a record is passed over once it has expired, not before', async () => {
    const { artifacts, clock, leg } = scene();
    const plan = openPlan(2, 1);
    const dead = leg({ plan, leg: 0, during: () => never, limits: { claimMs: 60_000 } });
    void runLeg(dead.request);
    await settled();
    const early = leg({ plan, leg: 0 });
    expect((await run(early)).summary.handedOver).toBe(1);
    expect(early.worker.worked).toEqual(['shard_002']);
    await clock.pass(60_000 + 5 * 60_000 + 1);
    const late = leg({ plan, leg: 0 });
    expect((await run(late)).verdict.isGreen).toBe(true);
    expect(late.worker.worked).toEqual(['shard_001']);
    expect(artifacts.names()).toContain(claimOf('shard_001', 1, 2));
  });

  test('a claim whose leg has recorded something does not expire', async () => {
    const { clock, leg } = scene();
    const plan = openPlan(24, 1);
    const slow = leg({
      plan,
      leg: 0,
      during: (shard) => (shard === 'shard_002' ? never : Promise.resolve()),
      limits: { claimMs: 60_000, flushMs: 1_000 },
    });
    void runLeg(slow.request);
    await settled();
    await clock.pass(60_000 + 6 * 60_000);
    const other = leg({ plan, leg: 0 });
    await run(other);
    expect(other.worker.worked.some((shard) => ['shard_001', 'shard_002'].includes(shard))).toBe(false);
  });

  test('names that this leg can not finish itself end it red with the reason, soon: nobody has the chunk', async () => {
    const { artifacts, clock, leg } = scene();
    clock.isEager = true;
    artifacts.fault = ({ operation }) => (operation === 'create' ? { kind: 'lost' } : undefined);
    const rig = leg({ plan: openPlan(1, 1), leg: 0 });
    const { summary, verdict } = await run(rig);
    expect(verdict).toMatchObject({ isGreen: false, because: 'trouble' });
    expect(summary).toMatchObject({ handedOver: 0, undone: ['shard_001'] });
    expect(summary.troubles).toMatchObject([{ reason: 'service-unavailable', error: 'no answer' }]);
    expect(artifacts.count('create')).toBe(3);
  });

  test('names that are taken and finished by nobody are no claim of somebody else', async () => {
    const { clock, leg } = scene();
    clock.isEager = true;
    const request = leg({ plan: openPlan(1, 1), leg: 0 }).request;
    const taken: ArtifactStore['create'] = async () => ok({ kind: 'taken' });
    const summary = await runLeg({ ...request, artifacts: { ...request.artifacts, create: taken } });
    expect(summary).toMatchObject({ ok: true, value: { handedOver: 0, undone: ['shard_001'] } });
    expect(summary.ok && summary.value.troubles).toMatchObject([{ reason: 'service-unavailable' }]);
  });

  test('our own claim whose reply was lost is listed late, and is ours all the same', async () => {
    const { artifacts, clock, leg } = scene();
    clock.isEager = true;
    const rig = leg({ plan: openPlan(1, 1), leg: 0 });
    const { artifacts: store } = rig.request;
    const create: typeof store.create = async (name, files) => {
      const created = await store.create(name, files);
      return name.endsWith('claim-shard_001-1-1') ? ok({ kind: 'taken', trouble: 'no answer' }) : created;
    };
    const { verdict } = await run({ ...rig, request: { ...rig.request, artifacts: { ...store, create } } });
    expect(verdict).toMatchObject({ isGreen: true, because: 'verified' });
    expect(artifacts.find('claim')).toHaveLength(1);
  });

  test('a leg that is one shard works it, whoever has claimed it', async () => {
    const { artifacts, leg } = scene();
    await artifacts
      .store(1)
      .create(claimOf('shard_001', 1, 1), [{ path: 'claim.json', bytes: Buffer.from('{}') }]);
    const rig = leg({ plan: openPlan(2, 2), leg: 0 });
    const { summary, verdict } = await run(rig);
    expect(rig.worker.worked).toEqual(['shard_001']);
    expect(summary.handedOver).toBe(0);
    expect(verdict).toMatchObject({ isGreen: true, because: 'verified' });
  });

  test("a claim that an outage hides is nobody else's: the leg is red for the outage", async () => {
    const { artifacts, clock, leg } = scene();
    clock.isEager = true;
    const rig = leg({ plan: openPlan(20, 1), leg: 0 });
    const { artifacts: store } = rig.request;
    artifacts.fault = ({ operation }) => (operation === 'read' ? { kind: 'down' } : undefined);
    const create: typeof store.create = async (name, files) => {
      const created = await store.create(name, files);
      return name.includes('-claim-') ? ok({ kind: 'taken', trouble: 'no answer' }) : created;
    };
    const { summary, verdict } = await run({
      ...rig,
      request: { ...rig.request, artifacts: { ...store, create } },
    });
    expect(verdict).toMatchObject({ isGreen: false, because: 'trouble' });
    expect(summary).toMatchObject({
      handedOver: 0,
      troubles: [{ reason: 'service-unavailable', operation: 'read' }],
    });
  });

  test('a service that is down makes the leg red and says so', async () => {
    const { artifacts, leg } = scene();
    artifacts.fault = ({ operation }) => (operation === 'create' ? { kind: 'down' } : undefined);
    const { summary, verdict } = await run(leg({ plan: openPlan(1, 1), leg: 0 }));
    expect(verdict).toMatchObject({ isGreen: false, because: 'trouble' });
    expect(summary.troubles).toMatchObject([{ reason: 'service-unavailable' }]);
    expect(summary.undone).toEqual(['shard_001']);
  });
});

describe('stealing', () => {
  test('a leg whose slice is through takes what others have not begun, from the tail', async () => {
    const { leg } = scene();
    const plan = openPlan(20, 2);
    const slow = leg({ plan, leg: 1, during: () => never });
    void runLeg(slow.request);
    await settled();
    const thief = leg({ plan, leg: 0 });
    const { summary } = await run(thief);
    expect(thief.worker.worked.slice(0, 10)).toEqual(shardIds(20).slice(0, 10));
    expect(thief.worker.worked.slice(10).toSorted()).toEqual(shardIds(20).slice(11));
    expect(thief.worker.worked[10]).toBe('shard_020');
    expect(summary.stolenChunks).toBeGreaterThan(1);
  });

  test('a thief that a halt rule stops in a stolen chunk answers for what it did not end', async () => {
    const { leg } = scene();
    const plan = openPlan(40, 2);
    const own = new Set(plan.shards.slice(20));
    const rig = leg({ plan, leg: 1 });
    const worker: ChunkWorker = {
      ...rig.worker,
      work: async (shards, stop, onEnded) =>
        own.has(shards[0] ?? '')
          ? rig.worker.work(shards, stop, onEnded)
          : ok({ troubles: [], isHalted: true }),
    };
    const { summary, verdict } = await run({ ...rig, request: { ...rig.request, worker } });
    expect(summary).toMatchObject({ stolenChunks: 1, undone: ['shard_020'] });
    expect(verdict).toMatchObject({ isGreen: false, because: 'undone' });
    expect((await run(leg({ plan, leg: 0 }))).summary.handedOver).toBe(1);
  });

  test('its own slice needs no listing in a first run attempt', async () => {
    const { artifacts, leg } = scene();
    const plan = openPlan(8, 1);
    await run(leg({ plan, leg: 0 }));
    expect(artifacts.calls.filter(({ operation }) => operation === 'list')).toHaveLength(0);
  });

  test('a leg that others left nothing is green for what they answer for, and has worked nothing', async () => {
    const { leg } = scene();
    const plan = openPlan(8, 2);
    await run(leg({ plan, leg: 0 }));
    const late = leg({ plan, leg: 1 });
    const { summary, verdict } = await run(late);
    expect(late.worker.worked).toEqual([]);
    expect(summary.verifiedBefore).toBe(4);
    expect(verdict).toMatchObject({ isGreen: true, because: 'nothing-left' });
  });
});

describe('records', () => {
  test('go up as soon as something has ended, and not more often than every half minute', async () => {
    const { artifacts, clock, leg } = scene();
    const gates = new Map(shardIds(30).map((shard) => [shard, Promise.withResolvers<void>()]));
    const end = (shard: string) => gates.get(shard)?.resolve();
    const records = () => artifacts.find('record').map(({ name }) => name.replace('muster-demo-record-', ''));
    const rig = leg({ plan: openPlan(30, 1), leg: 0, during: async (shard) => gates.get(shard)?.promise });
    const ended = run(rig);
    await settled();
    await clock.pass(60_000);
    expect(records()).toEqual([]);
    end('shard_001');
    await settled();
    await clock.pass(0);
    expect(records()).toEqual(['leg-0-0-1-1']);
    await clock.pass(1_000);
    end('shard_002');
    await settled();
    await clock.pass(20_000);
    expect(records()).toEqual(['leg-0-0-1-1']);
    await clock.pass(10_000);
    expect(records()).toEqual(['leg-0-0-1-1', 'leg-0-0-1-2']);
    for (const shard of gates.keys()) end(shard);
    await ended;
    expect(records()).toContain('leg-0-0-1-1000');
  });

  test('of several chunks share an artifact in the largest runs, which its name tells, and a re-run sees that they are done', async () => {
    const { artifacts, leg } = scene();
    const plan = openPlan(10_000, 256);
    const during = (shard: string) => (shard > 'shard_039' ? never : Promise.resolve());
    void runLeg(leg({ plan, leg: 0, during }).request);
    for (let turn = 0; turn < 40; turn++) await settled();
    const names = artifacts.find('record').map(({ name }) => name.replace('muster-demo-record-', ''));
    expect(names).toEqual(['leg-0-0+leg-0-1+leg-0-2-1-1000', 'leg-0-3+leg-0-4-1-1000']);
    const again = leg({ plan, leg: 0, runAttempt: 2, during: () => never });
    void runLeg(again.request);
    for (let turn = 0; turn < 40; turn++) await settled();
    expect(again.notes.filter(({ type }) => type === 'chunk-done-before')).toHaveLength(5);
  });

  test('of a leg that is there alone leave it with fewer artifacts than one job may make', async () => {
    const { artifacts, leg } = scene();
    const plan = openPlan(10_000, 256);
    const { summary, verdict } = await run(leg({ plan, leg: 3 }));
    expect(artifacts.count('create')).toBeLessThan(500);
    expect(summary.stolenChunks).toBeGreaterThan(100);
    expect(verdict).toMatchObject({ isGreen: true, because: 'verified' });
    // Whoever comes next still finds what is left.
    const next = leg({ plan, leg: 4 });
    expect((await run(next)).verdict.isGreen).toBe(true);
    expect(next.worker.worked.length).toBeGreaterThan(100);
  });

  test('are one hash chain over all bundles of a leg', async () => {
    const { artifacts, leg } = scene();
    await run(leg({ plan: openPlan(8, 1), leg: 0 }));
    const entries = artifacts.find('record').flatMap(({ name, files }) => {
      const bundle = decodeBundle(files, name);
      if (!bundle.ok) throw new Error(JSON.stringify(bundle.failures));
      return bundle.value.chain.entries;
    });
    expect(entries).toHaveLength(8);
    expect(entries.map(({ previous }) => previous)).toEqual([
      null,
      ...entries.slice(0, -1).map(({ record }) => record),
    ]);
  });

  test('that can not be uploaded end the leg red, and the part that failed before is in the last one', async () => {
    const { artifacts, clock, leg } = scene();
    let finish = (): void => {};
    const gate = new Promise<void>((resolve) => (finish = resolve));
    let isDown = true;
    artifacts.fault = ({ operation, name }) =>
      operation === 'create' && name.includes('record') && isDown ? { kind: 'down' } : undefined;
    const rig = leg({ plan: openPlan(2, 1), leg: 0, during: () => gate });
    // One chunk of one shard each: the first is under way when the flush fails, and ends when the service is back.
    const ended = run(rig);
    await settled();
    await clock.pass(3 * 60_000);
    isDown = false;
    finish();
    expect((await ended).verdict.isGreen).toBe(true);
    isDown = true;
    const other = scene();
    other.artifacts.fault = artifacts.fault;
    const { summary, verdict } = await run(other.leg({ plan: openPlan(2, 1), leg: 0 }));
    expect(verdict.because).toBe('trouble');
    expect(summary.undone).toEqual(['shard_001', 'shard_002']);
  });

  test('whose names this leg can not finish itself are given up soon, and counted as left', async () => {
    const { artifacts, leg } = scene();
    artifacts.fault = ({ operation, name }) =>
      operation === 'create' && name.includes('record') ? { kind: 'lost' } : undefined;
    const { summary, verdict } = await run(leg({ plan: openPlan(1, 1), leg: 0 }));
    expect(verdict.because).toBe('trouble');
    expect(summary).toMatchObject({ left: 1, undone: ['shard_001'] });
    expect(summary.troubles).toContainEqual(expect.objectContaining({ error: 'no answer' }));
    expect(artifacts.calls.filter(({ operation }) => operation === 'create').length).toBeLessThanOrEqual(10);
  });

  test('that are larger together than a join reads go up in several parts, the last of them sealed', async () => {
    const { artifacts, leg } = scene();
    const rig = leg({ plan: openPlan(30, 1), leg: 0 });
    const bytes = Buffer.alloc(maxBundleBytes / 2);
    const worker: ChunkWorker = {
      ...rig.worker,
      *bundle(attempts, runAttempt) {
        for (const record of rig.worker.bundle(attempts, runAttempt))
          yield { ...record, files: [{ path: outputPath(`out/${record.record.shard}`), bytes }] };
      },
    };
    const sizes: number[] = [];
    const { artifacts: store } = rig.request;
    const create: typeof store.create = (name, files) => {
      if (name.includes('record-leg-0-0')) sizes.push(files.length - 1);
      return store.create(
        name,
        files.map(({ path }) => ({ path, bytes: Buffer.alloc(0) })),
      );
    };
    const limits = { ...rig.request.limits, flushMs: 3_600_000 };
    await run({ ...rig, request: { ...rig.request, worker, limits, artifacts: { ...store, create } } });
    // A record and its file each: two shards fill a part.
    expect(sizes).toEqual([4, 2]);
    expect(artifacts.find('record-leg-0-0').map(({ name }) => name.replace(/^.*leg-0-0-/, ''))).toEqual([
      '1-1',
      '1-1000',
    ]);
  });

  test('a name that another worker took makes the part take the next one', async () => {
    const { artifacts, leg } = scene();
    await artifacts
      .store(1)
      .create('muster-demo-record-shard_001-1-1000', [{ path: 'x', bytes: Buffer.from('x') }]);
    const { verdict } = await run(leg({ plan: openPlan(1, 1), leg: 0 }));
    expect(verdict.isGreen).toBe(true);
    expect(artifacts.names()).toContain('muster-demo-record-shard_001-1-1001');
  });
});

describe('a re-run', () => {
  test('takes the own slice again, without what is verified', async () => {
    const { leg } = scene();
    const plan = openPlan(8, 2);
    const isBad = (shard: string) => ['shard_002', 'shard_006'].includes(shard);
    const status = (shard: string) => (isBad(shard) ? ('failed' as const) : ('verified' as const));
    const first = [leg({ plan, leg: 0, status }), leg({ plan, leg: 1, status })];
    const verdicts = await Promise.all(first.map(run));
    expect(verdicts.some(({ verdict }) => !verdict.isGreen)).toBe(true);
    const again = leg({ plan, leg: 0, runAttempt: 2 });
    const { summary, verdict } = await run(again);
    expect(verdict.isGreen).toBe(true);
    expect(again.worker.worked).toContain('shard_002');
    // The failed shard of the other slice has no leg of its own in this re-run: whoever is here takes it up.
    expect(again.worker.worked.toSorted()).toEqual(['shard_002', 'shard_006']);
    expect(summary.verifiedBefore).toBe(3);
  });

  test('of a leg whose machine was lost redoes everything that was never recorded', async () => {
    const { leg } = scene();
    const plan = openPlan(2, 2);
    void runLeg(leg({ plan, leg: 0, during: () => never }).request);
    await settled();
    const again = leg({ plan, leg: 0, runAttempt: 2 });
    expect((await run(again)).verdict.isGreen).toBe(true);
    expect(again.worker.worked).toContain('shard_001');
  });

  const say = (artifacts: MemoryArtifacts, plan: OpenPlan, shards: readonly string[], passed: number) =>
    artifacts.store(1).create(artifactName('demo', { kind: 'undone', runAttempt: 1 }), [
      {
        path: undoneName,
        bytes: Buffer.from(
          encodeUndone({ ...plan, format: 'muster.undone/1', runAttempt: 1, passed, shards }),
        ),
      },
    ]);

  test('does again what the join could not count, though it is verified and sealed', async () => {
    const { artifacts, leg } = scene();
    const plan = openPlan(20, 2);
    await Promise.all([0, 1].map((index) => run(leg({ plan, leg: index }))));
    await say(artifacts, plan, ['shard_003', 'shard_015'], 18);
    const again = [leg({ plan, leg: 0, runAttempt: 2 }), leg({ plan, leg: 1, runAttempt: 2 })];
    for (const rig of again) expect((await run(rig)).verdict.isGreen).toBe(true);
    expect(again.flatMap(({ worker }) => worker.worked).toSorted()).toEqual(['shard_003', 'shard_015']);
    // And once more, when that is sealed in its turn.
    const third = leg({ plan, leg: 0, runAttempt: 3 });
    await run(third);
    expect(third.worker.worked).toEqual([]);
  });

  test('does not believe what the join of another plan could not count', async () => {
    const { artifacts, leg } = scene();
    const plan = openPlan(2, 2);
    await run(leg({ plan, leg: 0 }));
    await say(artifacts, { ...plan, planDigest: 'other' }, ['shard_001'], 1);
    const again = leg({ plan, leg: 0, runAttempt: 2 });
    await run(again);
    expect(again.worker.worked).toEqual([]);
  });

  test('is not stopped by the failures that it is there to make good', async () => {
    const { artifacts, leg } = scene();
    const plan = openPlan(4, 4, { tolerance: '1' });
    const fails = { status: () => 'failed' as const, during: settled };
    await Promise.all([0, 1, 2, 3].map((index) => run(leg({ plan, leg: index, ...fails }))));
    await say(artifacts, plan, shardIds(4), 0);
    for (const index of [0, 1, 2, 3])
      expect((await run(leg({ plan, leg: index, runAttempt: 2 }))).verdict).toMatchObject({
        isGreen: true,
        because: 'verified',
      });
  });

  test('does not believe a bundle that was tampered with', async () => {
    const { artifacts, leg } = scene();
    const plan = openPlan(1, 1);
    await run(leg({ plan, leg: 0, status: () => 'failed' }));
    const [kept] = artifacts.find('record');
    const lie = kept?.files.find(({ path }) => path.startsWith('records/'));
    if (lie === undefined) throw new Error('no record');
    Object.assign(lie, {
      bytes: Buffer.from(Buffer.from(lie.bytes).toString('utf8').replace('"failed"', '"verified"')),
    });
    const again = leg({ plan, leg: 0, runAttempt: 2 });
    await run(again);
    expect(again.worker.worked).toEqual(['shard_001']);
    expect(again.notes).toContainEqual(
      expect.objectContaining({
        type: 'warning',
        failure: expect.objectContaining({ reason: 'digest-mismatch' }),
      }),
    );
  });

  test('does not believe records of another plan', async () => {
    const { leg } = scene();
    await run(leg({ plan: openPlan(1, 1, { planDigest: 'e'.repeat(64) }), leg: 0, status: () => 'failed' }));
    const again = leg({ plan: openPlan(1, 1), leg: 0, runAttempt: 2 });
    await run(again);
    expect(again.worker.worked).toEqual(['shard_001']);
    expect(again.notes).toContainEqual(
      expect.objectContaining({
        type: 'warning',
        failure: expect.objectContaining({ reason: 'plan-foreign' }),
      }),
    );
  });
});

describe('early stop', () => {
  test('the first success of any_success stops the others, which stay green', async () => {
    const { clock, leg } = scene();
    const plan = openPlan(3, 3, { policy: 'any_success' });
    const stopped = (stop: AbortSignal) =>
      new Promise((resolve) => stop.addEventListener('abort', resolve, { once: true }));
    const slow = leg({ plan, leg: 0, during: (_, stop) => stopped(stop) });
    const slowEnded = run(slow);
    await settled();
    const quick = leg({ plan, leg: 1 });
    const { summary } = await run(quick);
    expect(summary.earlyStop).toEqual({ disposition: 'satisfied', reason: 'enough-passed' });
    expect(quick.worker.worked).toEqual(['shard_002']);
    await clock.pass(20_000);
    const { summary: cut, verdict } = await slowEnded;
    expect([...cut.ended.values()].map(({ failure }) => failure?.class)).toEqual(['cancelled']);
    expect(verdict).toMatchObject({ isGreen: true, because: 'satisfied-early' });
    const late = leg({ plan, leg: 2 });
    expect((await run(late)).verdict).toMatchObject({ isGreen: true, because: 'satisfied-early' });
    expect(late.worker.worked).toEqual([]);
  });

  test('a leg that is one shard takes no other shard: it bears the name of its own', async () => {
    const { leg } = scene();
    const first = leg({ plan: openPlan(3, 3), leg: 0 });
    await run(first);
    expect(first.worker.worked).toHaveLength(1);
  });

  test('a tolerance that the legs together exceed stops them, red', async () => {
    const { leg } = scene();
    const plan = openPlan(12, 3, { tolerance: '1' });
    const first = await run(leg({ plan, leg: 0, status: () => 'failed', during: async () => {} }));
    expect(first.summary.ended.size).toBeGreaterThan(1);
    expect(first.summary.earlyStop).toEqual({ disposition: 'failed', reason: 'too-many-failed' });
    const second = leg({ plan, leg: 1 });
    const { verdict } = await run(second);
    expect(second.worker.worked).toEqual([]);
    expect(verdict.isGreen).toBe(false);
  });

  test('a quorum is reached by the tallies of several legs', async () => {
    const { artifacts, leg } = scene();
    const plan = openPlan(4, 2, { policy: 'quorum=2' });
    const hanging = leg({
      plan,
      leg: 0,
      during: (shard) => (shard === 'shard_002' ? never : Promise.resolve()),
    });
    void runLeg(hanging.request);
    await settled();
    await run(leg({ plan, leg: 1 }));
    expect(artifacts.find('tally').map(({ name }) => name)).toEqual([
      'muster-demo-tally-0-1-1-0',
      'muster-demo-tally-1-1-1-0',
    ]);
    expect(artifacts.find('stop')).toHaveLength(1);
  });

  test('a success that decides stops the leg in the middle of its chunk, once its record is safe, and the rest is given back', async () => {
    const { artifacts, leg } = scene();
    const plan = openPlan(60, 2, { policy: 'any_success' });
    const rig = leg({ plan, leg: 0, during: () => settled() });
    const { summary, verdict } = await run(rig);
    expect(verdict).toMatchObject({ isGreen: true, because: 'satisfied-early' });
    const names = artifacts.names().map((name) => name.replace(/^muster-demo-/, ''));
    expect(names.slice(0, 3)).toEqual(['claim-leg-0-0-1-1', 'record-leg-0-0-1-1', 'stop-1']);
    const worked = rig.worker.worked.length;
    expect(worked).toBeLessThan(3);
    expect(untouchedIn(artifacts)).toEqual(shardIds(3).slice(worked));
    expect(summary.undone).toHaveLength(30 - worked);
  });

  test('a failure that is going to be tried again is none yet, when another shard passes meanwhile', async () => {
    const { artifacts, leg } = scene();
    const plan = openPlan(60, 1, { tolerance: '0' });
    const rig = leg({ plan, leg: 0, status: (shard) => (shard === 'shard_001' ? 'failed' : 'verified') });
    let wasStopped = false;
    const worker: ChunkWorker = {
      ...rig.worker,
      async work(shards, stop, onEnded) {
        const isFirst = shards.includes('shard_001');
        // The failed attempt, and one that passes while its retry is waited for.
        if (isFirst) await rig.worker.work(['shard_001', 'shard_002'], stop, onEnded);
        await settled();
        wasStopped ||= stop.aborted;
        if (isFirst) onEnded({ shard: 'shard_001', attempt: 2, isPassed: true });
        return rig.worker.work(
          shards.filter((shard) => !rig.worker.worked.includes(shard)),
          stop,
          onEnded,
        );
      },
      bundle: (attempts, runAttempt) =>
        [...rig.worker.bundle(attempts, runAttempt)].map((bundled, index) =>
          attempts[index]?.attempt === 2
            ? {
                ...bundled,
                fence: { ...bundled.fence, attempt: 2 },
                record: someRecord('shard_001', 2, { owner: bundled.record.owner }),
              }
            : bundled,
        ),
      forget() {},
    };
    const { summary, verdict } = await run({ ...rig, request: { ...rig.request, worker } });
    expect(wasStopped).toBe(false);
    expect(artifacts.find('stop')).toEqual([]);
    expect(summary.earlyStop).toBeUndefined();
    expect(summary.ended.get('shard_001')).toMatchObject({ attempt: 2, status: 'verified' });
    expect(verdict).toMatchObject({ isGreen: true, because: 'verified' });
  });

  test('work that is taken down on its way out stops nobody', async () => {
    const { artifacts, leg } = scene();
    const plan = openPlan(40, 2, { policy: 'any_success' });
    const rig = leg({ plan, leg: 0, during: (shard) => (shard > 'shard_010' ? never : settled()) });
    const worker: ChunkWorker = {
      ...rig.worker,
      bundle: (attempts, runAttempt) =>
        [...rig.worker.bundle(attempts, runAttempt)].map((bundled) => ({
          ...bundled,
          record: {
            ...bundled.record,
            status: 'failed' as const,
            failure: { class: 'secret' as const, message: '' },
          },
        })),
    };
    void runLeg({ ...rig.request, worker });
    for (let turn = 0; turn < 40; turn++) await settled();
    expect(rig.worker.worked).toContain('shard_011');
    expect(artifacts.find('stop')).toEqual([]);
    expect(rig.notes.filter(({ type }) => type === 'stopping-early')).toEqual([]);
  });

  test.each(['lost', 'down'] as const)(
    'a stop that can not be left (%s) is not obeyed by its own leg alone',
    async (kind) => {
      const { artifacts, leg } = scene();
      artifacts.fault = ({ operation, name }) =>
        operation === 'create' && name.includes('-stop-') ? { kind } : undefined;
      const rig = leg({ plan: openPlan(10, 1, { policy: 'any_success' }), leg: 0, during: settled });
      const { summary } = await run(rig);
      expect(summary.earlyStop).toBeUndefined();
      expect(rig.worker.worked).toEqual(shardIds(10));
      const tries = artifacts.calls.filter(({ name }) => name.includes('-stop-'));
      if (kind === 'lost') expect(tries.filter(({ operation }) => operation === 'create')).toHaveLength(1);
    },
  );

  test('a chunk that was claimed while the others came to their decision is given back whole', async () => {
    const { artifacts, clock, leg } = scene();
    const plan = openPlan(60, 2, { policy: 'any_success' });
    let claimed = (): void => {};
    const until = new Promise<void>((resolve) => (claimed = resolve));
    artifacts.fault = ({ operation, name }) =>
      operation === 'create' && name.includes('claim-leg-1-0') ? { kind: 'held', until } : undefined;
    const late = leg({ plan, leg: 1 });
    const lateEnded = run(late);
    await settled();
    await run(leg({ plan, leg: 0 }));
    await clock.pass(20_000);
    claimed();
    const { verdict } = await lateEnded;
    expect(late.worker.worked).toEqual([]);
    expect(verdict).toMatchObject({ isGreen: true, because: 'satisfied-early' });
    expect(untouchedIn(artifacts)).toEqual(expect.arrayContaining(shardIds(33).slice(30)));
  });

  test('without a policy that can be decided early nobody looks for a stop', async () => {
    const { artifacts, clock, leg } = scene();
    let finish = (): void => {};
    const gate = new Promise<void>((resolve) => (finish = resolve));
    const ended = run(leg({ plan: openPlan(1, 1), leg: 0, during: () => gate }));
    await settled();
    await clock.pass(10 * 60_000);
    finish();
    await ended;
    expect(artifacts.count('list')).toBe(0);
  });

  test('a signal stops the work, records what was cut, and the leg is red', async () => {
    const { artifacts, leg } = scene();
    const rig = leg({
      plan: openPlan(4, 1),
      leg: 0,
      during: (_, stop) => new Promise((resolve) => stop.addEventListener('abort', resolve, { once: true })),
    });
    const ended = run(rig);
    await settled();
    rig.stop.abort('SIGTERM');
    const { summary, verdict } = await ended;
    expect(summary.stoppedBy).toBe('SIGTERM');
    expect(verdict).toMatchObject({ isGreen: false, because: 'stopped' });
    expect(rig.worker.worked).toEqual(['shard_001']);
    expect(artifacts.find('record')).toHaveLength(1);
  });
});

test('a leg that ended nothing while its slice is not done is red', () => {
  const facts = { ended: new Map(), verifiedBefore: 0, handedOver: 0, undone: ['shard_001'], troubles: [] };
  expect(judgeLeg(facts, true)).toMatchObject({
    isGreen: false,
    because: 'undone',
  });
  expect(judgeLeg({ ...facts, undone: [] }, true)).toMatchObject({
    isGreen: false,
    because: 'nothing-done',
  });
});

test('a shard that only succeeded is good where nothing can be verified', () => {
  const ended = new Map([['shard_001', { status: 'succeeded' as const }]]);
  const facts = { ended, verifiedBefore: 0, handedOver: 0, undone: [], troubles: [] };
  expect(judgeLeg(facts, false, false).isGreen).toBe(true);
  expect(judgeLeg(facts, false)).toMatchObject({
    isGreen: false,
    bad: ['shard_001'],
  });
});

test('neither tolerance nor an early success makes trouble or a stop green', () => {
  const facts = { ended: new Map(), verifiedBefore: 1, handedOver: 0, undone: [], troubles: ['x'] };
  const earlyStop = { disposition: 'satisfied' as const };
  expect(judgeLeg({ ...facts, earlyStop }, true).because).toBe('trouble');
  expect(judgeLeg({ ...facts, troubles: [], stoppedBy: 'SIGTERM' }, true).because).toBe('stopped');
});

test('a leg that has nothing left to do is green, though the group has failed', () => {
  const ended = new Map([['shard_001', { status: 'verified' as const }]]);
  const facts = { ended, verifiedBefore: 0, handedOver: 0, undone: [], troubles: [] };
  const earlyStop = { disposition: 'failed' as const };
  expect(judgeLeg({ ...facts, earlyStop }, false)).toMatchObject({ isGreen: true, because: 'verified' });
  expect(judgeLeg({ ...facts, earlyStop, undone: ['shard_002'] }, false).because).toBe('failed-early');
});
