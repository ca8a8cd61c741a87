// A group from plan to join: real prompts, real shell agents, every job in a workspace of its own.
import { hash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { decodeBundle } from '../../src/core/groups/read-record-bundle.ts';
import { encodeBundle, type BundledRecord } from '../../src/core/groups/record-bundle.ts';
import type { AttemptRecord } from '../../src/core/batch/record.ts';
import { encodeRecord } from '../../src/core/batch/record-codec.ts';
import { fetchPlan } from '../../src/engine/group/fetch-plan.ts';
import type { JoinGroupRequest } from '../../src/engine/group/join-request.ts';
import { openGroup } from '../../src/engine/group/open-group.ts';
import { planOptions } from '../../src/wire/plan-options.ts';
import { TestClock } from '../rigs/leg-rig.ts';
import { MemoryArtifacts, type KeptArtifact } from '../rigs/memory-artifacts.ts';
import { GroupRig, must } from '../rigs/group-rig.ts';
import { doItems } from '../rigs/worker-scripts.ts';

const failFor = (shard: string): string => `[ "$AGENT_BATCH_SHARD_ID" = ${shard} ] && exit 3; ${doItems}`;

/** Replaces an artifact by one with these records, as a leg would have encoded them. */
function forge(
  rig: GroupRig,
  artifact: KeptArtifact,
  change: (record: BundledRecord) => BundledRecord,
  head: Readonly<Record<string, unknown>> = {},
): void {
  const { chain, records } = must(decodeBundle(artifact.files, artifact.name));
  const forged = records.map(({ fence, record, files }) => change({ fence, record, files }));
  const { files } = encodeBundle({ ...chain, ...head }, forged, null);
  rig.artifacts.kept.splice(rig.artifacts.kept.indexOf(artifact), 1, { ...artifact, files });
}

const recordOf = (rig: GroupRig, shard: string): KeptArtifact => {
  const [found] = rig.artifacts.find(`-record-${shard}-`);
  if (found === undefined) throw new Error(`no record of ${shard}`);
  return found;
};

test('plan, legs and join leave every output in the workspace, a manifest and a satisfied decision', async () => {
  using rig = new GroupRig(5);
  const { plan, legs, joined, workspace } = await rig.all({ maxLegs: 3 });
  expect(plan.legs.map(({ from, to }) => [from, to])).toEqual([
    [0, 1],
    [1, 3],
    [3, 5],
  ]);
  expect(legs.flatMap(({ ended }) => [...ended.keys()]).toSorted()).toEqual(plan.open.shards);
  const { document } = joined;
  expect(document).toMatchObject({
    disposition: 'satisfied',
    reason: 'all-ended',
    resumeCommand: null,
    refused: [],
    conflicts: [],
    chainProblems: [],
  });
  expect(document.counts).toMatchObject({ members: 5, verified: 5, missing: 0 });
  expect(document.files.map(({ path }) => path)).toEqual(
    [1, 2, 3, 4, 5].flatMap((n) => [`out/a${n}.md`]).concat([1, 2, 3, 4, 5].map((n) => `qc/a${n}.json`)),
  );
  expect(readFileSync(join(workspace, 'out/a4.md'), 'utf8')).toBe('done by shard_004\n');
  expect(joined.rows.map(({ status, attempt }) => [status, attempt])).toEqual(
    Array.from({ length: 5 }, () => ['verified', 1]),
  );
  joined.dispose();
  expect(existsSync(join(workspace, '_batches/.join'))).toBe(false);
});

test.each([
  ['verified', { 'shell-command': 'sh worker.sh' }],
  ['unverified', { 'shell-command': 'sh worker.sh', 'no-verify': 'true' }],
])(
  '%s outputs may be executed after the join where they might before, in the next run too',
  async (_, settings) => {
    using rig = new GroupRig(2);
    rig.write(
      'repo/worker.sh',
      `${doItems}; [ "$AGENT_BATCH_SHARD_ID" != shard_001 ] || chmod 755 out/a1.md`,
    );
    const { joined, workspace } = await rig.all({ settings });
    const executables = (at: string): string[] =>
      ['out/a1.md', 'qc/a1.json', 'out/a2.md'].filter((path) => statSync(join(at, path)).mode & 0o111);
    expect(executables(workspace)).toEqual(['out/a1.md']);
    rig.keep(joined, workspace, 'kept');
    rig.artifacts = new MemoryArtifacts();
    const next = await rig.all({ settings });
    expect(next.joined.document.members.map(({ isCarried }) => isCarried)).toEqual([true, true]);
    expect(executables(next.workspace)).toEqual(['out/a1.md']);
    next.joined.dispose();
  },
);

test('the join does not depend on the order or the repetition of artifacts', async () => {
  using rig = new GroupRig(4);
  const { plan, joined } = await rig.all({ agent: failFor('shard_003') });
  joined.dispose();
  rig.artifacts.kept.reverse();
  rig.artifacts.kept.push(...rig.artifacts.find('-record-'));
  const again = must(await rig.join(plan.sealDigest));
  expect(again.document).toEqual(joined.document);
  expect(again.document).toMatchObject({
    disposition: 'failed',
    counts: { verified: 3, failed: 1 },
    resumeCommand: 'gh run rerun 77 --failed',
  });
  again.dispose();
});

test('of one record that came with and without its files it does not matter which came first', async () => {
  using rig = new GroupRig(2);
  const { plan, joined } = await rig.all();
  joined.dispose();
  const whole = recordOf(rig, 'shard_002');
  const { chain, records } = must(decodeBundle(whole.files, whole.name));
  const bare = records.map(({ fence, record }) => ({ fence, record, files: [] }));
  const forged = {
    ...whole,
    id: 1,
    name: whole.name.replace(/\d+$/, '7'),
    ...encodeBundle(chain, bare, null),
  };
  const others = rig.artifacts.kept.filter((kept) => kept !== whole);
  for (const came of [
    [whole, forged],
    [forged, whole],
  ]) {
    rig.artifacts.kept.splice(0, Infinity, ...others, ...came);
    const again = must(await rig.join(plan.sealDigest));
    expect(again.document.members).toEqual(joined.document.members);
    expect(again.document.files).toEqual(joined.document.files);
    expect(again.document.chain).toEqual(joined.document.chain);
    expect(again.document.refused).toMatchObject([
      { artifact: forged.name, why: 'out/a2.md did not come with it' },
    ]);
    again.dispose();
  }
});

test('what an earlier job left in the batch folder of the join is no work of this group', async () => {
  using rig = new GroupRig(3);
  const { plan, joined } = await rig.all();
  joined.dispose();
  const gone = recordOf(rig, 'shard_002');
  const record = must(decodeBundle(gone.files, gone.name)).records[0]?.record;
  if (record === undefined) throw new Error('no record');
  rig.artifacts.kept.splice(rig.artifacts.kept.indexOf(gone), 1);
  rig.write('repo/_batches/records/shard_002.7.json', encodeRecord({ ...record, attempt: 7 }));
  const again = await rig.join(plan.sealDigest);
  const { document, rows, evidence, dispose } = must(again);
  expect(document.counts).toMatchObject({ verified: 2, missing: 1 });
  expect(rows.map(({ status }) => status)).toEqual(['verified', 'pending', 'verified']);
  const saved = evidence.state(again.workspace).map(({ path }) => path);
  expect(saved.filter((path) => path.includes('shard_002'))).toEqual([]);
  expect(existsSync(join(again.workspace, '_batches/archive/1/records/shard_002.7.json'))).toBe(true);
  dispose();
});

test('a member without a record is named and fails the join in every policy', async () => {
  using rig = new GroupRig(3);
  const { plan, joined } = await rig.all();
  joined.dispose();
  rig.artifacts.kept.splice(rig.artifacts.kept.indexOf(recordOf(rig, 'shard_002')), 1);
  for (const policy of ['all_success', 'all_terminal', 'any_success', 'quorum=1', 'first_verified']) {
    const again = must(
      await rig.join(plan.sealDigest, { settings: { policy, 'tolerated-failures': '100%' } }),
    );
    expect([policy, again.document.disposition]).toEqual([policy, 'failed']);
    expect(again.document.members.find(({ shard }) => shard === 'shard_002')?.state).toBe('missing');
    expect(again.failures).toContainEqual({ reason: 'members-missing', shards: ['shard_002'], count: 1 });
    again.dispose();
  }
});

test('tolerated failures satisfy the group, and the failed member stays in the report', async () => {
  using rig = new GroupRig(4);
  const { joined, workspace } = await rig.all({
    agent: failFor('shard_001'),
    settings: { 'tolerated-failures': '25%' },
  });
  expect(joined.document).toMatchObject({
    disposition: 'satisfied',
    tolerance: '25%',
    counts: { verified: 3, failed: 1 },
  });
  expect(joined.document.members[0]).toMatchObject({ shard: 'shard_001', state: 'failed', class: 'exit' });
  expect(existsSync(join(workspace, 'out/a1.md'))).toBe(false);
  joined.dispose();
});

test('a group that was stopped early is satisfied: what a leg had claimed and not begun is open, not missing', async () => {
  using rig = new GroupRig(40);
  const { plan, legs, joined } = await rig.all({
    maxLegs: 2,
    settings: { policy: 'any_success', 'tolerated-failures': '0' },
    agent: `[ "$AGENT_BATCH_SHARD_ID" = shard_001 ] || sleep 600; ${doItems}`,
  });
  expect(legs.map(({ ended }) => ended.size)).toEqual([expect.any(Number), 0]);
  const { document } = joined;
  expect(document).toMatchObject({ disposition: 'satisfied', reason: 'enough-passed' });
  expect(document.counts).toMatchObject({ verified: 1, missing: 0, failed: 0 });
  expect(document.counts.open).toBeGreaterThan(35);
  joined.dispose();
  // The join alone is run again: no leg of that run attempt leaves a stop.
  const again = must(await rig.join(plan.sealDigest, { runAttempt: 2 }));
  expect(again.document).toMatchObject({ disposition: 'satisfied', counts: { missing: 0 } });
  again.dispose();
});

test('what was claimed and never given back is missing, whatever stopped the group', async () => {
  using rig = new GroupRig(40);
  const { plan, joined } = await rig.all({ maxLegs: 2, settings: { policy: 'any_success' } });
  joined.dispose();
  const claim = { path: 'claim.json', bytes: Buffer.from('{}') };
  await rig.artifacts.store(1).create('muster-demo-claim-leg-1-0-1-1', [claim]);
  const again = must(await rig.join(plan.sealDigest));
  expect(again.document).toMatchObject({ disposition: 'failed', reason: 'member-missing' });
  expect(again.document.counts.missing).toBe(2);
  again.dispose();
});

test('the record of a shard that a person skipped is not joined', async () => {
  using rig = new GroupRig(2);
  const { joined } = await rig.all();
  joined.dispose();
  const [artifact] = rig.artifacts.find('-plan');
  const manifest = artifact?.files.find(({ path }) => path === 'manifest.tsv');
  if (manifest === undefined) throw new Error('no manifest');
  const text = Buffer.from(manifest.bytes).toString('utf8');
  Object.assign(manifest, { bytes: Buffer.from(text.replace('pending', 'skipped')) });
  const again = must(await rig.join(undefined));
  expect(again.document.counts).toMatchObject({ members: 1, verified: 1, skipped: 1 });
  expect(again.document.files.map(({ path }) => path)).toEqual(['out/a2.md', 'qc/a2.json']);
  expect(again.document.refused).toMatchObject([{ shard: 'shard_001', why: 'the plan has no such shard' }]);
  again.dispose();
});

test.each([
  ['without the row of a shard', 'manifest.tsv', (text: string) => text.replace(/^shard_002.*\n/m, '')],
  ['with a skipped shard', 'manifest.tsv', (text: string) => text.replace('pending', 'skipped')],
  ['with another policy', 'open.json', (text: string) => text.replace('all_success', 'any_success')],
  ['with another prompt', 'prompts/shard_002.prompt.md', (text: string) => `${text}more`],
])('a plan artifact %s is none that the join was told of', async (_, file, change) => {
  using rig = new GroupRig(2);
  const { plan, joined } = await rig.all();
  joined.dispose();
  const [artifact] = rig.artifacts.find('-plan');
  const forged = artifact?.files.find(({ path }) => path === file);
  if (forged === undefined) throw new Error(`no ${file}`);
  Object.assign(forged, { bytes: Buffer.from(change(Buffer.from(forged.bytes).toString('utf8'))) });
  expect(await rig.join(plan.sealDigest)).toMatchObject({
    ok: false,
    failures: [{ reason: 'plan-foreign', expected: plan.sealDigest }],
  });
});

test('every run attempt may leave a plan, and a job takes the one that it was told of', async () => {
  using rig = new GroupRig(2);
  const first = await rig.plan();
  await rig.leg(0, first.sealDigest);
  must(await rig.join(first.sealDigest)).dispose();
  const second = await rig.plan({ runAttempt: 2, settings: { policy: 'any_success' } });
  expect(second.sealDigest).not.toBe(first.sealDigest);
  expect(rig.artifacts.find('-plan').map(({ name }) => name)).toEqual([
    'muster-demo-plan-1',
    'muster-demo-plan-2',
  ]);
  for (const [plan, policy] of [
    [first, 'all_success'],
    [second, 'any_success'],
  ] as const) {
    const joined = must(await rig.join(plan.sealDigest, { runAttempt: 2 }));
    expect(joined.document.policy).toBe(policy);
    joined.dispose();
  }
});

test('a disk that refuses is a failure of the join, which leaves nothing of itself', async () => {
  using rig = new GroupRig(1);
  const { plan, joined } = await rig.all();
  joined.dispose();
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  const again = await rig.join(plan.sealDigest, {
    change: (request) => {
      const write = () => Promise.reject(error);
      return { ...request, store: { ...request.store, records: { ...request.store.records, write } } };
    },
  });
  expect(again).toMatchObject({
    ok: false,
    failures: [{ reason: 'file-unwritable', error: error.message }],
  });
  expect(existsSync(join(again.workspace, '_batches/.join'))).toBe(false);
});

test('a plan artifact that is listed late is waited for, a bounded time', async () => {
  const artifacts = new MemoryArtifacts();
  const clock = new TestClock();
  clock.isEager = true;
  const fetch = () =>
    fetchPlan({
      artifacts: artifacts.store(1),
      group: 'demo',
      runAttempt: 1,
      patience: { clock, ms: 15_000 },
    });
  const beganMs = clock.now();
  expect(await fetch()).toMatchObject({ ok: false, failures: [{ reason: 'artifact-refused', entry: '' }] });
  expect([artifacts.count('list'), clock.now() - beganMs]).toEqual([5, 15_000]);
  let calls = 0;
  artifacts.fault = () => {
    if (calls++ === 2)
      void artifacts.store(1).create('muster-demo-plan-1', [{ path: 'x', bytes: Buffer.from('x') }]);
    return undefined;
  };
  expect(await fetch()).toMatchObject({
    ok: false,
    failures: [{ entry: '', why: expect.stringContaining('open.json') }],
  });
});

test('a record that claims to be verified is verified again from its bytes', async () => {
  using rig = new GroupRig(2);
  const { plan, joined } = await rig.all();
  joined.dispose();
  const bytes = Buffer.from('TODO later\n');
  forge(rig, recordOf(rig, 'shard_001'), ({ fence, record, files }) => ({
    fence,
    record: withDigests(record, { output: hash('sha256', bytes) }),
    files: files.map((file) => (file.path === 'files/out/a1.md' ? { ...file, bytes } : file)),
  }));
  const again = must(await rig.join(plan.sealDigest));
  const [first] = again.document.members;
  expect(first).toMatchObject({ shard: 'shard_001', state: 'failed', class: 'verify' });
  expect(again.document.disposition).toBe('failed');
  expect(again.rows.map(({ status }) => status)).toEqual(['failed', 'verified']);
  again.dispose();
});

const withDigests = (record: AttemptRecord, digests: Readonly<Record<string, string>>): AttemptRecord => ({
  ...record,
  ...(record.items === undefined ? {} : { items: record.items.map((item) => ({ ...item, ...digests })) }),
});

const withoutItems = ({ items: _items, ...record }: AttemptRecord): AttemptRecord => record;

const withoutDigests = (record: AttemptRecord): AttemptRecord => ({
  ...record,
  ...(record.items === undefined
    ? {}
    : { items: record.items.map(({ output: _output, qc: _qc, ...item }) => item) }),
});

test.each([
  ['of another plan', { planDigest: 'e'.repeat(64) }, (record: AttemptRecord) => record, 'another plan'],
  ['of another group', { group: 'other' }, (record: AttemptRecord) => record, 'of the group other'],
  [
    'whose prompt is another',
    {},
    (record: AttemptRecord) => ({ ...record, promptDigest: 'e'.repeat(64) }),
    'another prompt',
  ],
  [
    'that names another plan itself',
    {},
    (record: AttemptRecord) => ({ ...record, planDigest: 'e'.repeat(64) }),
    'another plan',
  ],
  [
    'of a shard that nobody planned',
    {},
    (record: AttemptRecord) => ({ ...record, shard: 'shard_009' }),
    'no such shard',
  ],
  ['that passed and names no items', {}, withoutItems, 'names no items'],
  ['that is verified and names no digests', {}, withoutDigests, 'out/a1.md has no digest in it'],
])('a record %s is refused with its reason, and its shard is missing', async (_what, head, change, why) => {
  using rig = new GroupRig(2);
  const { plan, joined } = await rig.all();
  joined.dispose();
  forge(
    rig,
    recordOf(rig, 'shard_001'),
    ({ fence, record, files }) => ({
      fence,
      record: change(record),
      files: files.filter(({ path }) => path.startsWith('files/')),
    }),
    head,
  );
  const again = must(await rig.join(plan.sealDigest));
  expect(again.document.refused).toEqual([expect.objectContaining({ why: expect.stringContaining(why) })]);
  expect(again.document.members.map(({ state }) => state)).toEqual(['missing', 'verified']);
  again.dispose();
});

test('a record that brings a path of another shard is refused and names it, and the work of that shard stands', async () => {
  using rig = new GroupRig(3);
  const { plan, joined } = await rig.all();
  joined.dispose();
  forge(rig, recordOf(rig, 'shard_002'), ({ fence, record, files }) => ({
    fence,
    record,
    files: [...files, { path: 'files/out/a1.md', bytes: Buffer.from('mine\n') }],
  }));
  const again = await rig.join(plan.sealDigest);
  const { document, dispose } = must(again);
  expect(document.refused).toMatchObject([{ shard: 'shard_002', why: 'out/a1.md belongs to shard_001' }]);
  expect(document.members.map(({ state }) => state)).toEqual(['verified', 'missing', 'verified']);
  expect(document.disposition).toBe('failed');
  expect(readFileSync(join(again.workspace, 'out/a1.md'), 'utf8')).toBe('done by shard_001\n');
  dispose();
});

test('one path that two shards own is a conflict that names both, and neither is written', async () => {
  using rig = new GroupRig(3);
  const { plan, joined } = await rig.all();
  joined.dispose();
  forge(rig, recordOf(rig, 'shard_002'), ({ fence, record, files }) => ({
    fence,
    record: withDigests(record, { output: hash('sha256', 'mine\n') }),
    files: files.map((file) =>
      file.path === 'files/out/a2.md' ? { path: 'files/out/a1.md', bytes: Buffer.from('mine\n') } : file,
    ),
  }));
  const again = await rig.join(plan.sealDigest, {
    change: (request) => {
      const itemsOf: JoinGroupRequest['itemsOf'] = (shard) => {
        const items = request.itemsOf(shard);
        return shard === 'shard_002'
          ? items?.map(({ id, source, qc, notes, line }) => ({
              id,
              source,
              output: 'out/a1.md',
              qc,
              notes,
              line,
            }))
          : items;
      };
      return { ...request, itemsOf };
    },
  });
  const { document, failures, dispose } = must(again);
  const conflict = { path: 'out/a1.md', shards: ['shard_001', 'shard_002'] };
  expect(document.refused).toEqual([]);
  expect(document.conflicts).toEqual([conflict]);
  expect(failures).toContainEqual({ reason: 'paths-conflict', ...conflict });
  expect(document.members.map(({ state }) => state)).toEqual(['failed', 'failed', 'verified']);
  expect(
    ['out/a1.md', 'out/a2.md', 'out/a3.md'].map((path) => existsSync(join(again.workspace, path))),
  ).toEqual([false, false, true]);
  dispose();
});

test('work on a source that an agent changed before does not count, and says so', async () => {
  using rig = new GroupRig(3);
  const tamper = '[ "$AGENT_BATCH_SHARD_ID" = shard_001 ] && echo tampered > in/a2.txt';
  const { joined, legs } = await rig.all({ maxLegs: 1, agent: `${tamper}; ${doItems}` });
  expect([...(legs[0]?.ended.values() ?? [])].map(({ status }) => status)).toEqual([
    'verified',
    'verified',
    'verified',
  ]);
  expect(joined.document.members.map(({ state }) => state)).toEqual(['verified', 'failed', 'verified']);
  expect(joined.document.members[1]?.message).toMatch(/^in\/a2\.txt was another file/);
  expect(joined.document.files.map(({ path }) => path)).not.toContain('out/a2.md');
  joined.dispose();
});

test('a source that only a leg has, as one that its setup makes, is not compared', async () => {
  using rig = new GroupRig(2);
  rmSync(rig.path('repo/in/a2.txt'));
  const plan = await rig.plan();
  rig.write('repo/in/a2.txt', 'made by a setup');
  for (const { index } of plan.legs) await rig.leg(index, plan.sealDigest);
  rmSync(rig.path('repo/in/a2.txt'));
  const joined = must(await rig.join(plan.sealDigest));
  expect(joined.document.disposition).toBe('satisfied');
  joined.dispose();
});

test('an artifact that is damaged is refused whole', async () => {
  using rig = new GroupRig(2);
  const { plan, joined } = await rig.all();
  joined.dispose();
  const artifact = recordOf(rig, 'shard_002');
  const files = artifact.files.map((file) =>
    file.path === 'files/out/a2.md' ? { ...file, bytes: Buffer.from('other\n') } : file,
  );
  rig.artifacts.kept.splice(rig.artifacts.kept.indexOf(artifact), 1, { ...artifact, files });
  const again = must(await rig.join(plan.sealDigest));
  expect(again.document.refused[0]?.why).toContain('files/out/a2.md');
  expect(again.document.counts).toMatchObject({ verified: 1, missing: 1 });
  again.dispose();
});

test('a service that does not answer decides nothing', async () => {
  using rig = new GroupRig(2);
  const { plan, joined } = await rig.all();
  joined.dispose();
  rig.artifacts.fault = ({ operation, name }) =>
    operation === 'read' && name.includes('record-shard_002') ? { kind: 'down' } : undefined;
  const again = await rig.join(plan.sealDigest);
  expect(again.ok ? [] : again.failures).toEqual([
    expect.objectContaining({ reason: 'service-unavailable' }),
  ]);
  expect(existsSync(join(again.workspace, 'out'))).toBe(false);
});

test('a join that was told of another plan refuses the plan artifact', async () => {
  using rig = new GroupRig(1);
  const { joined } = await rig.all();
  joined.dispose();
  const again = await rig.join('e'.repeat(64));
  expect(again.ok ? [] : again.failures).toEqual([
    expect.objectContaining({ reason: 'plan-foreign', expected: 'e'.repeat(64) }),
  ]);
});

test('a re-run of the failed legs adds their records, and verified shards are not run again', async () => {
  using rig = new GroupRig(3);
  const { plan, joined } = await rig.all({ agent: failFor('shard_002') });
  expect(joined.document.disposition).toBe('failed');
  joined.dispose();
  const rerun = await rig.leg(1, plan.sealDigest, { runAttempt: 2 });
  expect([...rerun.ended.keys()]).toEqual(['shard_002']);
  const again = must(await rig.join(plan.sealDigest, { runAttempt: 2 }));
  expect(again.document).toMatchObject({ disposition: 'satisfied', runAttempt: 2, counts: { verified: 3 } });
  expect(again.document.members.map(({ fence }) => fence?.runAttempt)).toEqual([1, 2, 1]);
  again.dispose();
});

test('the next workflow run goes on from the saved state: verified shards are kept, their outputs are joined', async () => {
  using rig = new GroupRig(3);
  const settings = { 'shell-command': 'sh worker.sh' };
  rig.write('repo/worker.sh', failFor('shard_002'));
  const first = await rig.all({ settings });
  rig.keep(first.joined, first.workspace, 'kept');
  rig.artifacts = new MemoryArtifacts();
  rig.write('repo/worker.sh', doItems);
  const second = await rig.all({ settings });
  expect(second.plan).toMatchObject({
    restored: 3,
    lost: [],
    open: { shards: ['shard_002'], members: 3, carriedPassed: 2 },
  });
  expect(second.legs.flatMap(({ ended }) => [...ended.keys()])).toEqual(['shard_002']);
  expect(second.joined.document).toMatchObject({ disposition: 'satisfied', counts: { verified: 3 } });
  expect(second.joined.document.members.map(({ isCarried, attempt }) => [isCarried, attempt])).toEqual([
    [true, 1],
    [false, 2],
    [true, 1],
  ]);
  expect(readFileSync(join(second.workspace, 'out/a1.md'), 'utf8')).toBe('done by shard_001\n');
  second.joined.dispose();
});

test('outputs of earlier runs that are more than legs and join can read fail the plan, which leaves nothing', async () => {
  using rig = new GroupRig(2);
  const { joined, workspace } = await rig.all();
  rig.keep(joined, workspace, 'kept');
  rig.artifacts = new MemoryArtifacts();
  const open = async (maxKeptBytes: number) => {
    const resolved = await rig.settings(rig.workspace('plan'));
    return openGroup({
      group: 'demo',
      runAttempt: 1,
      plan: must(planOptions(resolved, () => undefined)),
      maxLegs: 256,
      policy: 'all_success',
      isVerifying: true,
      maxFileBytes: resolved.values.maxFileBytes,
      artifacts: rig.artifacts.store(1),
      cache: rig.cache,
      maxKeptBytes,
    });
  };
  const kept = joined.document.files.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(await open(kept - 1)).toMatchObject({
    ok: false,
    failures: [{ reason: 'artifact-refused', why: expect.stringContaining(`${kept} bytes`) }],
  });
  expect(rig.artifacts.names()).toEqual([]);
  expect((await open(kept)).ok).toBe(true);
});

test('a refused record that a plan carried is said to be of the plan that was read, not of this run attempt', async () => {
  using rig = new GroupRig(2);
  const { joined, workspace } = await rig.all();
  rig.keep(joined, workspace, 'kept');
  rig.artifacts = new MemoryArtifacts();
  await rig.plan();
  const [plan] = rig.artifacts.find('-plan-1');
  if (plan === undefined) throw new Error('no plan');
  const files = plan.files.map((file) =>
    file.path === 'carried/records/shard_001.1.json'
      ? {
          ...file,
          bytes: Buffer.from(Buffer.from(file.bytes).toString('utf8').replace('"id":"a1"', '"id":"x"')),
        }
      : file,
  );
  rig.artifacts.kept.splice(0, 1, { ...plan, files });
  const again = must(await rig.join(undefined, { runAttempt: 2 }));
  expect(again.document.refused).toMatchObject([{ artifact: 'muster-demo-plan-1', shard: 'shard_001' }]);
  again.dispose();
});

test('a batch of the checkout wins over saved state, and is told of only where there is state', async () => {
  using rig = new GroupRig(2);
  const first = await rig.all();
  cpSync(join(first.workspace, '_batches'), rig.path('repo/_batches'), { recursive: true });
  rig.artifacts = new MemoryArtifacts();
  const stands = { reason: 'state-refused', why: expect.stringContaining('is there already') };
  expect((await rig.plan()).warnings).not.toContainEqual(expect.objectContaining(stands));
  rig.keep(first.joined, first.workspace, 'kept');
  rig.artifacts = new MemoryArtifacts();
  expect((await rig.plan()).warnings).toContainEqual(expect.objectContaining(stands));
});

test('when everything is verified already there is no leg, and the join still verifies and writes', async () => {
  using rig = new GroupRig(2);
  const first = await rig.all();
  rig.keep(first.joined, first.workspace, 'kept');
  rig.artifacts = new MemoryArtifacts();
  const second = await rig.all();
  expect(second.plan.legs).toEqual([]);
  expect(second.joined.document).toMatchObject({ disposition: 'satisfied', counts: { verified: 2 } });
  expect(existsSync(join(second.workspace, 'qc/a2.json'))).toBe(true);
  second.joined.dispose();
});

test('a shard whose source changed is open again, the others are not', async () => {
  using rig = new GroupRig(3);
  const first = await rig.all();
  rig.keep(first.joined, first.workspace, 'kept');
  rig.artifacts = new MemoryArtifacts();
  rig.write('repo/in/a2.txt', 'another source\n');
  const plan = await rig.plan();
  expect(plan.open).toMatchObject({ shards: ['shard_002'], carriedPassed: 2 });
});

test.each<[string, (files: Map<string, Buffer>) => void, Partial<OpenGroupView>]>([
  [
    "rows of a manifest are nobody's word",
    (files) => files.set('manifest.tsv', Buffer.from('shard_id\tstatus\nshard_001\tskipped\n')),
    { members: 2, carriedPassed: 2 },
  ],
  [
    'a record that failed is worked again',
    (files) => changeText(files, 'records/shard_001.1.json', '"status":"verified"', '"status":"failed"'),
    { members: 2, carriedPassed: 1 },
  ],
  [
    'outputs of other bytes than the record has are gone',
    (files) => files.set('files/out/a1.md', Buffer.from('forged\n')),
    { members: 2, carriedPassed: 1 },
  ],
])('of saved state only records with their bytes count: %s', async (_, spoil, open) => {
  using rig = new GroupRig(2);
  const first = await rig.all();
  rig.keep(first.joined, first.workspace, 'kept');
  rig.artifacts = new MemoryArtifacts();
  spoilState(rig, spoil);
  expect((await rig.plan()).open).toMatchObject(open);
});

test.each<[string, (files: Map<string, Buffer>) => void]>([
  ['a plan that is none', (files) => files.set('plan.json', Buffer.from('{}'))],
  ['a plan of any depth', (files) => files.set('plan.json', Buffer.from('['.repeat(1_000_000)))],
  ['a record that is none', (files) => files.set('records/shard_001.1.json', Buffer.from('null'))],
  ['a record under a name that is none', (files) => files.set('records/..', Buffer.from('x'))],
  [
    'a record of the attempt of attempts',
    (files) => {
      const name = 'records/shard_001.1.json';
      const text = files.get(name)?.toString().replace('"attempt":1', '"attempt":999999999') ?? '';
      files.set('records/shard_001.999999999.json', Buffer.from(text));
    },
  ],
])('saved state with %s is refused, and everything is open', async (_, spoil) => {
  using rig = new GroupRig(2);
  const first = await rig.all();
  rig.keep(first.joined, first.workspace, 'kept');
  rig.artifacts = new MemoryArtifacts();
  spoilState(rig, spoil);
  const plan = await rig.plan();
  expect(plan.warnings).toMatchObject([{ reason: 'state-refused' }]);
  expect(plan.open).toMatchObject({ shards: ['shard_001', 'shard_002'], members: 2, carriedPassed: 0 });
});

type OpenGroupView = Awaited<ReturnType<GroupRig['plan']>>['open'];

function spoilState(rig: GroupRig, spoil: (files: Map<string, Buffer>) => void): void {
  for (const [key, saved] of rig.cache.saved) {
    const files = new Map(saved.map(({ path, bytes }) => [path, Buffer.from(bytes)]));
    spoil(files);
    rig.cache.saved.set(
      key,
      [...files].map(([path, bytes]) => ({ path, bytes })),
    );
  }
}

function changeText(files: Map<string, Buffer>, path: string, from: string, to: string): void {
  const text = files.get(path)?.toString() ?? '';
  expect(text).toContain(from);
  files.set(path, Buffer.from(text.replace(from, to)));
}

test('work whose outputs did not come along is open again', async () => {
  using rig = new GroupRig(2);
  const first = await rig.all();
  rig.keep(first.joined, first.workspace, 'kept');
  rig.artifacts = new MemoryArtifacts();
  for (const [key, files] of rig.cache.saved)
    rig.cache.saved.set(
      key,
      files.filter(({ path }) => path !== 'files/out/a1.md'),
    );
  const plan = await rig.plan();
  expect(plan).toMatchObject({ lost: ['shard_001'], open: { shards: ['shard_001'], carriedPassed: 1 } });
});

test('a symlink in the way of an output is not followed', async () => {
  using rig = new GroupRig(2);
  const { plan, joined } = await rig.all();
  joined.dispose();
  mkdirSync(rig.path('outside'));
  writeFileSync(rig.path('outside/a2.json'), 'untouched');
  symlinkSync(rig.path('outside'), rig.path('repo/qc'));
  const again = await rig.join(plan.sealDigest);
  // The plan itself refuses items that lead out; whatever way it comes to, nothing is written there.
  if (again.ok) again.value.dispose();
  expect(readFileSync(rig.path('outside/a2.json'), 'utf8')).toBe('untouched');
  expect(rig.list('outside')).toEqual(['a2.json']);
});
