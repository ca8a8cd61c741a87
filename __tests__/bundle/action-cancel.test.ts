// How the bundled Action ends when the workflow stops it, and what its post step does after the worst.
import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { actionBatch, shellInputs } from '../rigs/action-batch.ts';
import type { ActionRig } from '../rigs/action-rig.ts';
import { processesOf } from '../rigs/living-processes.ts';
import { waitUntil } from '../rigs/wait-until.ts';
import { doItems, stubborn } from '../rigs/worker-scripts.ts';

const patient = 'echo > "ready-$AGENT_BATCH_SHARD_ID"; while :; do sleep 0.1; done';

const isThere = (rig: ActionRig, name: string) => (): boolean => existsSync(rig.path(rig.inside(name)));

const recordOf = (rig: ActionRig, shard: string) =>
  JSON.parse(rig.read(rig.inside(`_batches/records/${shard}.1.json`))) as Record<string, unknown>;

test.each([
  ['SIGINT', '130'],
  ['SIGTERM', '143'],
] as const)(
  '%s in the middle stops the agent, writes its record and the outputs, and fails the job',
  async (signal, code) => {
    using rig = actionBatch(3);
    const step = rig.startStep(shellInputs(patient));
    await waitUntil('the agent is at work', isThere(rig, 'ready-shard_001'));
    step.kill(signal);
    const end = await step.ended;
    expect(end.code).toBe(1);
    expect(end.isStopped).toBe(false);
    expect(end.outputs).toMatchObject({
      'exit-code': code,
      disposition: 'failed',
      pending: '2',
      failed: '1',
    });
    expect(end.errors.at(-1)?.data).toContain(`stopped by ${signal}`);
    expect(recordOf(rig, 'shard_001')).toMatchObject({ status: 'failed', failure: { class: 'cancelled' } });
    expect(processesOf(rig.workspace)).toEqual([]);
    const post = await rig.post();
    expect(post.code).toBe(0);
    expect(post.stdout).toBe('');
  },
);

test('a second signal ends the grace of an agent that does not listen', async () => {
  using rig = actionBatch(1);
  const step = rig.startStep(shellInputs(stubborn, { 'kill-grace': '3600' }));
  await waitUntil('the agent is at work', isThere(rig, 'ready-shard_001'));
  step.kill('SIGINT');
  await waitUntil('the first signal was heard', () => step.stdout().includes('stopping on SIGINT'));
  step.kill('SIGTERM');
  const end = await step.ended;
  expect(end.outputs).toMatchObject({ 'exit-code': '130' });
  expect(recordOf(rig, 'shard_001')).toMatchObject({ failure: { class: 'cancelled' } });
  expect(processesOf(rig.workspace)).toEqual([]);
});

test('after the main step was killed, post ends the agents, closes their attempts and the next run takes them up', async () => {
  using rig = actionBatch(3);
  const step = rig.startStep(shellInputs(stubborn, { jobs: '2' }));
  await waitUntil(
    'two agents are at work',
    () => isThere(rig, 'ready-shard_001')() && isThere(rig, 'ready-shard_002')(),
  );
  step.kill('SIGKILL');
  await step.ended;
  expect(processesOf(rig.workspace)).not.toEqual([]);
  const post = await rig.post();
  expect(post.code).toBe(0);
  expect(post.text.join('\n')).toContain('closed attempt 1 of shard_002');
  expect(processesOf(rig.workspace)).toEqual([]);
  expect(recordOf(rig, 'shard_001')).toMatchObject({ status: 'failed', failure: { class: 'cancelled' } });
  expect(recordOf(rig, 'shard_002')).toMatchObject({ status: 'failed', failure: { class: 'cancelled' } });
  const manifest = rig.read(rig.inside('_batches/manifest.tsv'));
  expect(manifest.match(/\tfailed\t/g)).toHaveLength(2);
  const next = await rig.step(shellInputs(doItems));
  expect(next.outputs).toMatchObject({ verified: '3', disposition: 'satisfied' });
});

test('post has nothing to do after a verification, and says nothing', async () => {
  using rig = actionBatch(1);
  await rig.step({ command: 'verify', items: 'items.tsv' });
  const post = await rig.post();
  expect(post).toMatchObject({ code: 0, stdout: '', stderr: '' });
});
