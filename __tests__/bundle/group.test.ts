// plan → legs → join with the bundled Action: every job a process in a workspace of its own, against the results service.
import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { StepEnd } from '../rigs/action-rig.ts';
import { GroupJob as Job } from '../rigs/group-job.ts';
import { startResultsService, type ResultsService } from '../rigs/results-service/results-service.ts';
import { waitUntil } from '../rigs/wait-until.ts';
import { doItems } from '../rigs/worker-scripts.ts';

interface Matrix {
  readonly include: readonly { readonly leg: number; readonly legs: number; readonly name: string }[];
}

async function plan(
  service: ResultsService,
  inputs: Readonly<Record<string, string>> = {},
  run = 'run-1',
  worker = doItems,
): Promise<StepEnd> {
  using job = new Job(service, 1, run);
  job.worker(worker);
  return await job.step({ command: 'plan', ...inputs });
}

const matrixOf = (step: StepEnd): Matrix['include'] =>
  (JSON.parse(step.outputs['matrix'] ?? '{"include":[]}') as Matrix).include;
const told = (planned: StepEnd) => ({
  'plan-digest': planned.outputs['plan-digest'] ?? '',
  group: planned.outputs['group'] ?? '',
});

async function leg(
  service: ResultsService,
  planned: StepEnd,
  index: number,
  worker = doItems,
  attempt = 1,
  run = 'run-1',
): Promise<StepEnd> {
  using job = new Job(service, attempt, run);
  job.worker(worker);
  return await job.step({
    command: 'shard',
    leg: String(index),
    legs: planned.outputs['leg-count'] ?? '',
    ...told(planned),
  });
}

test('plan, three legs and join: each in a job of its own, satisfied, every output in the last workspace', async () => {
  await using service = await startResultsService();
  const planned = await plan(service);
  expect([planned.code, planned.errors]).toEqual([0, []]);
  expect(planned.outputs).toMatchObject({
    'has-work': 'true',
    'leg-count': '3',
    'shard-count': '3',
    group: 'batch',
    'item-count': '3',
  });
  expect(matrixOf(planned).map(({ leg: index, legs, name }) => [index, legs, name])).toEqual([
    [0, 3, 'shard_001'],
    [1, 3, 'shard_002'],
    [2, 3, 'shard_003'],
  ]);
  expect(planned.summary).toContain('3 of 3 shards to be worked on 3 legs');
  for (const { leg: index } of matrixOf(planned)) {
    const step = await leg(service, planned, index);
    expect([step.code, step.errors]).toEqual([0, []]);
    expect(step.summary).toContain(`Muster leg ${index + 1} of 3`);
  }
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  using last = new Job(service);
  const joined = await last.step({
    command: 'join',
    ...told(planned),
    'sign-key': privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  });
  expect([joined.code, joined.errors]).toEqual([0, []]);
  expect(joined.outputs).toMatchObject({
    disposition: 'satisfied',
    verified: '3',
    failed: '0',
    missing: '0',
    'exit-code': '0',
  });
  expect(joined.outputs['merkle-root']).toMatch(/^[0-9a-f]{64}$/);
  expect(last.rig.read(last.rig.inside('out/a2.md'))).toBe('done by shard_002\n');
  expect(joined.summary).toContain('3 of 3 shards done');
  const names = service.artifacts().map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'muster-batch-plan-1',
      'muster-batch-record-shard_001-1-1000',
      'muster-batch-join-1',
    ]),
  );
  expect(JSON.parse(last.rig.read(last.rig.inside('_batches/join.json')))).toMatchObject({
    signature: { algorithm: 'ed25519' },
  });
  expect(publicKey.asymmetricKeyType).toBe('ed25519');
});

test('a failed shard makes its leg red and the join fail; the re-run leg redoes it, and the next join is satisfied', async () => {
  await using service = await startResultsService();
  const planned = await plan(service);
  const failing = `[ "$AGENT_BATCH_SHARD_ID" = shard_002 ] && exit 3; ${doItems}`;
  const codes: (number | null)[] = [];
  for (const { leg: index } of matrixOf(planned))
    codes.push((await leg(service, planned, index, failing)).code);
  // A leg that is one shard bears its name: the red one is the one to be run again.
  expect(codes).toEqual([0, 1, 0]);
  using first = new Job(service);
  const failed = await first.step({ command: 'join', ...told(planned) });
  expect([failed.code, failed.outputs['disposition'], failed.outputs['resume-command']]).toEqual([
    1,
    'failed',
    'gh run rerun 771 --failed',
  ]);
  expect(failed.errors.at(-1)?.data).toContain('join failed (all_success)');
  expect((await leg(service, planned, 1, doItems, 2)).code).toBe(0);
  using second = new Job(service, 2);
  const joined = await second.step({ command: 'join', ...told(planned) });
  expect(joined.outputs).toMatchObject({ disposition: 'satisfied', verified: '3' });
});

test('a leg that was lost with its machine is named by the join, which fails whatever the policy', async () => {
  await using service = await startResultsService();
  const planned = await plan(service);
  using lost = new Job(service);
  lost.worker('echo > started; while :; do sleep 0.1; done');
  const running = lost.rig.startStep({ command: 'shard', leg: '1', legs: '3', ...told(planned) }, lost.env());
  await waitUntil('the agent to start', () => lost.rig.exists(lost.rig.inside('started')));
  running.kill('SIGKILL');
  await running.ended;
  expect((await leg(service, planned, 0)).code).toBe(0);
  expect((await leg(service, planned, 2)).code).toBe(0);
  using job = new Job(service);
  const joined = await job.step({ command: 'join', ...told(planned), policy: 'any_success' });
  expect([joined.code, joined.outputs['missing'], joined.outputs['verified']]).toEqual([1, '1', '2']);
  expect(joined.text.join('\n')).toContain('missing: shard_002');
  expect(joined.summary).toMatch(/^\| <code>shard_002<\/code> \| ❓ missing \|/m);
});

test('a new workflow run goes on from the cache: nothing is left to do, and the join gives everything again', async () => {
  await using service = await startResultsService();
  const planned = await plan(service, { 'max-legs': '1' });
  await leg(service, planned, 0);
  using job = new Job(service);
  expect((await job.step({ command: 'join', ...told(planned) })).outputs['disposition']).toBe('satisfied');
  const again = await plan(service, {}, 'run-2');
  expect(again.outputs).toMatchObject({ 'has-work': 'false', 'leg-count': '0', matrix: '{"include":[]}' });
  expect(again.code).toBe(0);
  using last = new Job(service, 1, 'run-2');
  const joined = await last.step({ command: 'join', ...told(again) });
  expect(joined.outputs).toMatchObject({ disposition: 'satisfied', verified: '3' });
  expect(last.rig.read(last.rig.inside('qc/a3.json'))).toContain('pass');
});

test('where artifact names are unique in a whole run, all jobs can be re-run, each on the plan of its own attempt', async () => {
  await using service = await startResultsService({ uniqueNames: 'in-run' });
  const first = await plan(service);
  const failing = `[ "$AGENT_BATCH_SHARD_ID" = shard_002 ] && exit 3; ${doItems}`;
  for (const { leg: index } of matrixOf(first)) await leg(service, first, index, failing);
  using before = new Job(service);
  expect((await before.step({ command: 'join', ...told(first) })).outputs['disposition']).toBe('failed');
  using again = new Job(service, 2);
  const second = await again.step({ command: 'plan' });
  expect([second.code, second.errors, second.outputs['leg-count']]).toEqual([0, [], '1']);
  expect(second.outputs['plan-digest']).not.toBe(first.outputs['plan-digest']);
  expect((await leg(service, second, 0, doItems, 2)).code).toBe(0);
  using last = new Job(service, 2);
  const joined = await last.step({ command: 'join', ...told(second) });
  expect(joined.outputs).toMatchObject({
    disposition: 'satisfied',
    verified: '3',
    'plan-digest': second.outputs['plan-digest'],
  });
});

test('a leg whose process was killed: the post step ends its agent and leaves the record that says why', async () => {
  await using service = await startResultsService();
  const planned = await plan(service);
  using job = new Job(service);
  job.worker('echo > started; while :; do sleep 0.1; done');
  const running = job.rig.startStep({ command: 'shard', leg: '1', legs: '3', ...told(planned) }, job.env());
  await waitUntil('the agent to start', () => job.rig.exists(job.rig.inside('started')));
  running.kill('SIGKILL');
  await running.ended;
  const inputs = {
    INPUT_COMMAND: 'shard',
    INPUT_LEG: '1',
    'INPUT_PLAN-DIGEST': told(planned)['plan-digest'],
  };
  const post = await job.rig.post({ ...job.env(), ...inputs });
  expect(post.errors).toEqual([]);
  expect(service.artifacts().map(({ name }) => name)).toContain('muster-batch-record-shard_002-1-1');
  using last = new Job(service);
  await last.step({ command: 'join', ...told(planned) });
  const document = JSON.parse(last.rig.read(last.rig.inside('_batches/join.json'))) as {
    members: { shard: string; state: string; class?: string }[];
  };
  expect(document.members.find(({ shard }) => shard === 'shard_002')).toMatchObject({
    state: 'cancelled',
    class: 'cancelled',
  });
});

test('a run that was cancelled is joined as cancelled; as failed when nobody says that it was', async () => {
  await using service = await startResultsService();
  const planned = await plan(service);
  expect((await leg(service, planned, 0)).code).toBe(0);
  const decided: unknown[] = [];
  for (const [attempt, cancelled] of [
    [1, 'true'],
    [2, 'false'],
  ] as const) {
    using job = new Job(service, attempt);
    const step = await job.step({ command: 'join', ...told(planned), cancelled });
    const { disposition, reason } = JSON.parse(job.rig.read(job.rig.inside('_batches/join.json'))) as {
      disposition: string;
      reason: string;
    };
    decided.push([step.code, step.outputs['disposition'], disposition, reason]);
    if (cancelled === 'true') expect(step.summary).toContain('the run was cancelled');
  }
  expect(decided).toEqual([
    [1, 'cancelled', 'cancelled', 'cancelled'],
    [1, 'failed', 'failed', 'member-missing'],
  ]);
});

test('a killed leg leaves in its post step also what it had verified and not yet uploaded, and the join takes it', async () => {
  await using service = await startResultsService();
  using planner = new Job(service, 1, 'run-1', 40);
  const planned = await planner.step({ command: 'plan', 'max-legs': '1' });
  using job = new Job(service, 1, 'run-1', 40);
  job.worker(
    `[ "$AGENT_BATCH_SHARD_ID" = shard_004 ] && { echo > started; while :; do sleep 0.1; done; }; ${doItems}`,
  );
  const running = job.rig.startStep({ command: 'shard', leg: '0', ...told(planned) }, job.env());
  const journal = job.rig.inside('_batches/uploads.jsonl');
  await waitUntil(
    'the first upload and the last agent',
    () =>
      job.rig.exists(journal) &&
      job.rig.read(journal).includes('"uploaded"') &&
      job.rig.exists(job.rig.inside('started')),
  );
  running.kill('SIGKILL');
  await running.ended;
  const given = { INPUT_COMMAND: 'shard', INPUT_LEG: '0', 'INPUT_PLAN-DIGEST': told(planned)['plan-digest'] };
  const post = await job.rig.post({ ...job.env(), ...given });
  expect(post.errors).toEqual([]);
  using last = new Job(service, 1, 'run-1', 40);
  await last.step({ command: 'join', ...told(planned) });
  const document = JSON.parse(last.rig.read(last.rig.inside('_batches/join.json'))) as {
    members: { shard: string; state: string }[];
    refused: unknown[];
    chainProblems: unknown[];
  };
  expect(document.members.slice(0, 5).map(({ state }) => state)).toEqual([
    'verified',
    'verified',
    'verified',
    'cancelled',
    'missing',
  ]);
  expect([document.refused, document.chainProblems]).toEqual([[], []]);
  // What it says of the chunk is seen by a re-run, which goes on where this one was killed.
  using again = new Job(service, 2, 'run-1', 40);
  again.worker(`echo $AGENT_BATCH_SHARD_ID >> worked; ${doItems}`);
  await again.step({ command: 'shard', leg: '0', ...told(planned) });
  expect(again.rig.read(again.rig.inside('worked')).split('\n').slice(0, 2)).toEqual([
    'shard_004',
    'shard_005',
  ]);
});

test('a leg that nobody planned, and one of another plan, do nothing', async () => {
  await using service = await startResultsService();
  const planned = await plan(service);
  expect((await leg(service, planned, 7)).code).toBe(1);
  using job = new Job(service);
  const foreign = await job.step({ command: 'shard', leg: '0', 'plan-digest': 'e'.repeat(64) });
  expect([foreign.code, foreign.outputs['exit-code']]).toEqual([1, expect.stringMatching(/[1-9]/)]);
  const untold = await job.step({ command: 'shard' });
  expect(untold.text.join('\n')).toContain('plan-digest');
  expect(service.artifacts().filter(({ name }) => name.includes('-record-'))).toEqual([]);
});

test('what an agent of a leg prints commands nothing', async () => {
  await using service = await startResultsService();
  const planned = await plan(service);
  const step = await leg(
    service,
    planned,
    0,
    `echo '::set-output name=verified::99'; echo '##[error]evil'; printf '::add-mask::x'; ${doItems}`,
  );
  expect(step.code).toBe(0);
  expect(step.outputs['verified']).not.toBe('99');
  expect(step.errors).toEqual([]);
});
