// Work that a leg had passed and the join could not count: what is told of it, and that a later run attempt does it again.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { leaveUndone } from '../../src/engine/group/leave-undone.ts';
import { openGroup } from '../../src/engine/group/open-group.ts';
import { planOptions } from '../../src/wire/plan-options.ts';
import { GroupRig, must } from '../rigs/group-rig.ts';
import { doItems } from '../rigs/worker-scripts.ts';

const doBetter = doItems.replace('done by', 'made by');
const strict = { settings: { forbid: 'done by shard_002' } };
const failTwo = `[ "$AGENT_BATCH_SHARD_ID" = shard_002 ] && exit 3; ${doItems}`;

test('what the join does not verify is done again by the leg that had sealed it, and only that', async () => {
  using rig = new GroupRig(3);
  const plan = await rig.plan();
  for (const { index } of plan.legs) await rig.leg(index, plan.sealDigest);
  const first = must(await rig.join(plan.sealDigest, strict));
  first.dispose();
  const { document } = first;
  expect(document).toMatchObject({ disposition: 'failed', counts: { verified: 2, failed: 1 } });
  // No leg is red: the failed jobs are the join alone.
  expect(document.resumeCommand).toBe('gh run rerun 77');
  must(await leaveUndone(rig.artifacts.store(1), document));
  const again = { runAttempt: 2, agent: doBetter };
  const legs = [];
  for (const { index } of plan.legs) legs.push(await rig.leg(index, plan.sealDigest, again));
  expect(legs.map(({ ended, verifiedBefore }) => [[...ended.keys()], verifiedBefore])).toEqual([
    [[], 1],
    [['shard_002'], 0],
    [[], 1],
  ]);
  const { workspace, ...second } = await rig.join(plan.sealDigest, { ...strict, runAttempt: 2 });
  const joined = must(second);
  expect(joined.document).toMatchObject({ disposition: 'satisfied', counts: { verified: 3 } });
  expect(readFileSync(join(workspace, 'out/a2.md'), 'utf8')).toBe('made by shard_002\n');
  joined.dispose();
});

test('the same after "re-run all jobs", whose plan holds the rejected shards alone', async () => {
  using rig = new GroupRig(3);
  const { plan, joined, workspace } = await rig.all();
  joined.dispose();
  const rejected = must(await rig.join(plan.sealDigest, strict));
  must(await leaveUndone(rig.artifacts.store(1), rejected.document));
  rig.keep(rejected, workspace, 'kept');
  const again = await rig.plan({ runAttempt: 2 });
  expect(again.open.shards).toEqual(['shard_002']);
  const leg = await rig.leg(0, again.sealDigest, { runAttempt: 2, agent: doBetter });
  expect([...leg.ended.keys()]).toEqual(['shard_002']);
});

test('a join whose failures are all told by red legs advises to run the failed jobs again', async () => {
  using rig = new GroupRig(3);
  const { joined } = await rig.all({ agent: failTwo });
  expect(joined.document.resumeCommand).toBe('gh run rerun 77 --failed');
  joined.dispose();
});

test('where legs stay green whatever fails, only running all jobs again brings them back', async () => {
  using rig = new GroupRig(3);
  const { joined } = await rig.all({ agent: failTwo, settings: { 'tolerant-legs': 'true' } });
  expect(joined.document.resumeCommand).toBe('gh run rerun 77');
  joined.dispose();
});

test('a join in which everything passed leaves no list', async () => {
  using rig = new GroupRig(2);
  const { joined } = await rig.all();
  must(await leaveUndone(rig.artifacts.store(1), joined.document));
  expect(rig.artifacts.find('undone')).toEqual([]);
  joined.dispose();
});

test.each([
  ['a quorum of more members than the group has', { policy: 'quorum=10' }],
  ['a verified member where nothing verifies', { policy: 'first_verified', 'no-verify': 'true' }],
])('a policy that asks for %s is refused by the plan, which leaves nothing', async (_what, settings) => {
  using rig = new GroupRig(3);
  const workspace = rig.workspace('plan');
  const resolved = await rig.settings(workspace, settings);
  const opened = await openGroup({
    group: 'demo',
    runAttempt: 1,
    plan: must(planOptions(resolved, () => undefined)),
    maxLegs: 256,
    policy: resolved.values.policy,
    isVerifying: !resolved.values.noVerify,
    maxFileBytes: resolved.values.maxFileBytes,
    artifacts: rig.artifacts.store(1),
  });
  expect(opened).toMatchObject({
    ok: false,
    failures: [{ reason: 'setting-invalid', setting: 'policy', value: settings.policy }],
  });
  expect(rig.artifacts.names()).toEqual([]);
});

test('a join that is given another policy refuses one that can not be satisfied, and touches nothing', async () => {
  using rig = new GroupRig(2);
  const { plan, joined } = await rig.all({ settings: { 'no-verify': 'true' } });
  joined.dispose();
  for (const policy of ['first_verified', 'quorum=3']) {
    const again = await rig.join(plan.sealDigest, { settings: { 'no-verify': 'true', policy } });
    expect(again).toMatchObject({
      ok: false,
      failures: [{ reason: 'setting-invalid', setting: 'policy', value: policy }],
    });
    expect(existsSync(join(again.workspace, '_batches'))).toBe(false);
  }
});
