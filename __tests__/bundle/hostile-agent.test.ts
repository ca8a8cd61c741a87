// What an agent can do against the job that runs it, through the bundled Action: show its keys, delete the workspace,
// break the settings.
import { expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { defaultUnpackLimits, unpackZip } from '../../src/github/artifacts/unpack-zip.ts';
import { actionBatch } from '../rigs/action-batch.ts';
import type { StepEnd } from '../rigs/action-rig.ts';
import { GroupJob } from '../rigs/group-job.ts';
import { must } from '../rigs/group-rig.ts';
import { processesOf } from '../rigs/living-processes.ts';
import { startResultsService, type ResultsService } from '../rigs/results-service/results-service.ts';
import { waitUntil } from '../rigs/wait-until.ts';
import { doItems } from '../rigs/worker-scripts.ts';

const key = 'sk-ant-api03-ABCDEFGHIJ';
const agentEnv = `MODEL_KEY=${key}\nMODE=1`;
const base64 = Buffer.from(key).toString('base64');

const showKey = [
  'echo "my key is $MODEL_KEY"',
  'echo "and again $MODEL_KEY" >&2',
  'printf "%s" "$MODEL_KEY" | base64',
  doItems,
  `for qc in qc/*; do echo "{\\"pass\\": false, \\"reason\\": \\"$MODEL_KEY\\"}" > "$qc"; done`,
].join('; ');

async function planned(service: ResultsService, worker: string): Promise<Record<string, string>> {
  using job = new GroupJob(service);
  job.worker(worker);
  const { outputs } = await job.step({ command: 'plan' });
  return { 'plan-digest': outputs['plan-digest'] ?? '', group: outputs['group'] ?? '' };
}

test.each(['shard', 'run'])(
  'a key that the agent shows stands nowhere in the log, and the runner masks it (%s)',
  async (command) => {
    await using service = await startResultsService();
    const told = command === 'run' ? {} : { leg: '0', ...(await planned(service, showKey)) };
    using job = new GroupJob(service);
    job.worker(showKey);
    const step: StepEnd = await job.step({ command, 'agent-env': agentEnv, ...told });
    const masks = step.commands.filter(({ name }) => name === 'add-mask').map(({ data }) => data);
    expect(masks).toContain(key);
    expect(masks.some((masked) => masked.length > 20 && base64.includes(masked))).toBe(true);
    // Before a word is said: the runner masks what comes afterwards.
    expect(step.stdout.slice(0, step.stdout.lastIndexOf('::add-mask::')).includes('shard_')).toBe(false);
    const rest = step.stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'));
    expect(rest.filter((line) => line.includes(key) || line.includes(base64.slice(0, 20)))).toEqual([]);
    expect(rest).toContain('my key is ***');
    expect(step.summary).not.toContain(key);
    expect(step.stderr).not.toContain(key);
  },
);

test('whom no runner listens to is not told the secrets either', async () => {
  using rig = actionBatch(1);
  const inputs = { command: 'run', items: 'items.tsv', template: 'template.md', runner: 'shell' };
  const step = await rig.step(
    { ...inputs, 'shell-command': showKey, 'agent-env': agentEnv },
    { GITHUB_ACTIONS: '' },
  );
  expect(step.stdout).not.toContain(key);
});

test('a leg whose workspace the agent deletes is red, says why, and leaves nothing running', async () => {
  await using service = await startResultsService();
  const worker = `${doItems}; sleep 300 & rm -rf "$PWD"; echo gone`;
  const told = await planned(service, worker);
  using job = new GroupJob(service);
  job.worker(worker);
  const step = await job.step({ command: 'shard', leg: '0', ...told });
  expect([step.code, step.outputs['disposition']]).toEqual([1, 'failed']);
  expect(step.errors.map(({ data }) => data).join('\n')).toContain(`${job.rig.workspace} is gone`);
  expect(existsSync(job.rig.workspace)).toBe(false);
  expect(processesOf(job.rig.workspace)).toEqual([]);
});

test('a leg that was killed after its agent had broken muster.yml leaves its record all the same, redacted', async () => {
  await using service = await startResultsService();
  const worker = 'echo "x: [" > muster.yml; echo "my key is $MODEL_KEY"; while :; do sleep 0.1; done';
  const told = await planned(service, worker);
  using job = new GroupJob(service);
  job.worker(worker);
  const inputs = { command: 'shard', leg: '1', 'agent-env': agentEnv, ...told };
  const running = job.rig.startStep(inputs, job.env());
  const logged = job.rig.inside('_batches/run-logs/shard_002.log');
  const hasLogged = (): boolean => job.rig.exists(logged) && job.rig.read(logged).includes('my key is');
  await waitUntil('what the agent says to be in its log', hasLogged);
  running.kill('SIGKILL');
  await running.ended;
  expect(job.rig.read('github_state')).not.toContain(key);
  const given = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  const post = await job.rig.post({ ...job.env(), ...Object.fromEntries(given) });
  expect([post.code, post.errors, post.warnings]).toEqual([0, [], []]);
  expect(service.artifacts().map(({ name }) => name)).toContain('muster-batch-record-shard_002-1-1');
  const left = service.artifacts().find(({ name }) => name.includes('-record-'));
  const zip = service.blobs.get(left?.blob ?? '')?.data ?? Buffer.alloc(0);
  const files = must(await unpackZip('left', zip, defaultUnpackLimits));
  const log = files.find(({ path }) => path.startsWith('logs/'));
  expect(Buffer.from(log?.bytes ?? []).toString()).toContain('my key is ***');
});

test('a step ends when everything is told, whatever a library keeps open', async () => {
  using rig = actionBatch(1);
  const open = 'data:text/javascript,setInterval(()=>{},1e6)';
  const env = { NODE_OPTIONS: `--import=${open}` };
  const step = await rig.step({ command: 'verify', items: 'items.tsv' }, env);
  expect([step.code, step.outputs['exit-code']]).toEqual([1, '1']);
  expect(step.errors.at(-1)?.data).toContain('verification failed');
  expect((await rig.post(env)).code).toBe(0);
});
