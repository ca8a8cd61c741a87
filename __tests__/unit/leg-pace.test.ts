// When a leg leaves its next chunk to others: the sum, and the wait.
import { describe, expect, test } from '@jest/globals';
import { chunkName, chunksOf, planLegs, type Chunk } from '../../src/core/groups/legs.ts';
import { groupPace, isBetterLeft } from '../../src/core/groups/pace.ts';
import { runLeg } from '../../src/engine/leg/run-leg.ts';
import { legRig, openPlan, settled, shardIds, TestClock } from '../rigs/leg-rig.ts';
import { MemoryArtifacts } from '../rigs/memory-artifacts.ts';

const minute = 60_000;
const legs = 20;
const chunks = planLegs(shardIds(800), legs).flatMap(chunksOf);
const even = Array.from({ length: legs }, () => minute);
const ofLeg = (leg: number): Chunk[] => chunks.filter((chunk) => chunk.leg === leg);
const chunkAt = (leg: number, number: number): Chunk => {
  const chunk = ofLeg(leg)[number];
  if (chunk === undefined) throw new Error('no such chunk');
  return chunk;
};

/** Claims of legs that work at that pace since the beginning, one chunk after another. */
function claims(nowMs: number, shardMs: readonly number[]): (chunk: Chunk) => number | undefined {
  return ({ leg, from }) => {
    const pace = shardMs[leg];
    if (pace === undefined) return undefined;
    const at = (from - (ofLeg(leg)[0]?.from ?? 0)) * pace;
    return at <= nowMs ? at : undefined;
  };
}

describe('the pace of a group', () => {
  test('is what its legs do together, by the times of their claims', () => {
    const nowMs = 20 * minute;
    const pace = groupPace({ chunks, nowMs, claimedAtMs: claims(nowMs, even) });
    expect(pace?.leftMs).toBeCloseTo(20 * minute, -3);
    expect(pace?.usualShardMs).toBeCloseTo(minute, -3);
  });

  test('nobody can tell before a leg has ended a chunk', () => {
    expect(groupPace({ chunks, nowMs: 0, claimedAtMs: () => undefined })).toBeUndefined();
    const first = ({ number }: Chunk) => (number === 0 ? 0 : undefined);
    expect(groupPace({ chunks, nowMs: minute, claimedAtMs: first })).toBeUndefined();
  });

  test('a slow leg leaves a chunk that all others would wait for, and takes one that it ends in time', () => {
    const chunk = chunkAt(0, 1);
    const shardsOfIt = chunk.to - chunk.from;
    for (const [doneMs, isLeft] of [
      [5 * minute, false],
      [39 * minute, true],
    ] as const) {
      const pace = groupPace({
        chunks,
        nowMs: doneMs,
        claimedAtMs: claims(doneMs, [doneMs, ...even.slice(1)]),
      });
      if (pace === undefined) throw new Error('no pace');
      expect(isBetterLeft(chunk, (10 * minute) / shardsOfIt, pace)).toBe(isLeft);
    }
  });

  test('legs of one pace never leave each other anything', () => {
    for (let nowMs = 5 * minute; nowMs < 40 * minute; nowMs += minute) {
      const claimedAtMs = claims(nowMs, even);
      const pace = groupPace({ chunks, nowMs, claimedAtMs });
      const next = ofLeg(0).find((chunk) => claimedAtMs(chunk) === undefined);
      if (pace !== undefined && next !== undefined) expect(isBetterLeft(next, minute, pace)).toBe(false);
    }
  });
});

describe('a slow leg', () => {
  const plan = openPlan(800, legs);
  /** The other legs, which are through, and the head of the slow one, which took it as long. */
  async function lateScene() {
    const artifacts = new MemoryArtifacts();
    const clock = new TestClock();
    const rig = legRig({
      plan,
      leg: 0,
      artifacts,
      clock,
      during: () => new Promise<void>((resolve) => void clock.after(10 * minute, resolve)),
    });
    const ended = runLeg(rig.request);
    await settled();
    for (let leg = 1; leg < legs; leg++)
      for (const chunk of ofLeg(leg)) {
        const at = Date.parse('2026-01-01T00:00:00Z') + (chunk.from - leg * 40) * minute;
        const name = `muster-demo-claim-${chunkName(chunk, plan.shards)}-1-1`;
        await artifacts.store(1, () => at).create(name, [{ path: 'claim.json', bytes: Buffer.from('{}') }]);
      }
    await clock.pass(40 * minute + 1);
    return { artifacts, clock, rig, ended };
  }

  test('waits for those who are quicker, and hands over what they take', async () => {
    const { artifacts, clock, rig, ended } = await lateScene();
    expect(rig.worker.worked).toEqual(shardIds(4));
    for (const chunk of ofLeg(0).slice(1)) {
      const name = `muster-demo-claim-${chunkName(chunk, plan.shards)}-1-1`;
      await artifacts.store(1, clock.now).create(name, [{ path: 'claim.json', bytes: Buffer.from('{}') }]);
    }
    await clock.pass(2 * minute);
    const summary = await ended;
    expect(summary).toMatchObject({ ok: true, value: { handedOver: 36, undone: [] } });
    expect(rig.worker.worked).toEqual(shardIds(4));
  });

  test('goes on by itself when nobody comes, and then waits for nobody any more', async () => {
    const { clock, rig, ended } = await lateScene();
    expect(rig.worker.worked).toHaveLength(4);
    await clock.pass(10 * minute);
    expect(rig.worker.worked).toHaveLength(5);
    await clock.pass(360 * minute);
    expect(await ended).toMatchObject({ ok: true, value: { handedOver: 0, undone: [] } });
    expect(rig.worker.worked.toSorted()).toEqual(shardIds(40));
  });

  test('is ended by a signal while it waits', async () => {
    const { rig, ended } = await lateScene();
    rig.stop.abort('SIGTERM');
    expect(await ended).toMatchObject({ ok: true, value: { stoppedBy: 'SIGTERM' } });
    expect(rig.worker.worked).toHaveLength(4);
  });
});
