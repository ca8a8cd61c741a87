// What a join tells the legs of later run attempts, on its way there and back: nothing of it is lost without a word.
import { expect, test } from '@jest/globals';
import { artifactName } from '../../src/core/groups/artifact-names.ts';
import { undoneName } from '../../src/core/groups/undone-shards.ts';
import { leaveUndone } from '../../src/engine/group/leave-undone.ts';
import { readEarlierJoins } from '../../src/engine/leg/earlier-joins.ts';
import type { LegNote } from '../../src/engine/leg/leg-request.ts';
import { openPlan } from '../rigs/leg-rig.ts';
import { MemoryArtifacts } from '../rigs/memory-artifacts.ts';

const plan = openPlan(2, 2);
const member = { shard: 'shard_001', attempt: 1, fence: null, record: null, isCarried: false } as const;
const counts = {
  members: 2,
  verified: 1,
  succeeded: 0,
  failed: 1,
  cancelled: 0,
  missing: 0,
  open: 0,
  skipped: 0,
};
const told = { ...plan, runAttempt: 1, counts, members: [{ ...member, state: 'failed' as const }] };

test('a name that was taken and never finished is a failure', async () => {
  const artifacts = new MemoryArtifacts();
  artifacts.fault = () => ({ kind: 'lost' });
  expect(await leaveUndone(artifacts.store(1), told)).toMatchObject({
    ok: false,
    failures: [{ reason: 'service-unavailable', operation: 'create muster-demo-undone-1' }],
  });
});

test('one that is there already was said before', async () => {
  const artifacts = new MemoryArtifacts();
  expect(await leaveUndone(artifacts.store(1), told)).toEqual({ ok: true, value: undefined });
  expect(await leaveUndone(artifacts.store(1), told)).toEqual({ ok: true, value: undefined });
});

test('one that can not be believed is refused with a warning, and is never read without a limit', async () => {
  const artifacts = new MemoryArtifacts();
  const name = artifactName(plan.group, { kind: 'undone', runAttempt: 1 });
  await artifacts.store(1).create(name, [{ path: undoneName, bytes: Buffer.from('{"shards": [') }]);
  const notes: LegNote[] = [];
  const store = artifacts.store(2);
  const limits: unknown[] = [];
  const joins = await readEarlierJoins({
    plan,
    runAttempt: 2,
    artifacts: {
      ...store,
      read: async (info, given) => {
        limits.push(given);
        return store.read(info, given);
      },
    },
    onNote: (note) => void notes.push(note),
  });
  expect(joins.ok && joins.value.refusedIn('shard_001')).toBe(0);
  expect(notes).toMatchObject([{ type: 'warning', failure: { reason: 'artifact-refused', artifact: name } }]);
  expect(limits).toEqual([{ maxBytes: 16 * 2 ** 20 }]);
});
