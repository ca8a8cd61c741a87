// A leg from its plan artifact to its records, with the real engine, real processes and a real git tree; only the artifacts
// are in memory.
import { execFileSync } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { resolveSettings } from '../../src/config/resolve-settings.ts';
import type { AttemptRecord } from '../../src/core/batch/record.ts';
import type { RunEvent } from '../../src/core/events.ts';
import { judgeLeg, type LegVerdict } from '../../src/core/groups/leg-verdict.ts';
import { encodeOpenPlan } from '../../src/core/groups/open-plan.ts';
import { sealDigestOf } from '../../src/core/groups/plan-seal.ts';
import { decodeBundle, type DecodedRecord } from '../../src/core/groups/read-record-bundle.ts';
import { promptPath } from '../../src/core/groups/record-bundle.ts';
import { runLeg } from '../../src/engine/leg/run-leg.ts';
import type { LegSummary } from '../../src/engine/leg/leg-request.ts';
import type { ArtifactFile } from '../../src/ports/artifact-store.ts';
import { openLeg, type OpenLegOptions } from '../../src/wire/open-leg.ts';
import { openPlan } from '../rigs/leg-rig.ts';
import { MemoryArtifacts } from '../rigs/memory-artifacts.ts';
import { plannedBatch, shardId, type TempBatch } from '../rigs/temp-batch.ts';
import { waitUntil } from '../rigs/wait-until.ts';
import { doItems } from '../rigs/worker-scripts.ts';

interface Scene extends Disposable {
  readonly batch: TempBatch;
  readonly artifacts: MemoryArtifacts;
  readonly planDigest: string;
  readonly sealDigest: string;
  readonly events: RunEvent[];
  open(command: string, more?: LegSettings): ReturnType<typeof openLeg>;
  run(command: string, more?: LegSettings): Promise<{ summary: LegSummary; verdict: LegVerdict }>;
  records(): DecodedRecord[];
}

interface LegSettings {
  readonly flags?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly options?: Partial<OpenLegOptions>;
}

type ChangeFiles = (files: readonly ArtifactFile[]) => readonly ArtifactFile[];

/** `shards` shards of one item each, planned and left as a plan artifact; the leg's machine has a fresh checkout. */
async function scene(shards: number, legs = 1, change: ChangeFiles = (files) => files): Promise<Scene> {
  const batch = await plannedBatch(shards);
  const artifacts = new MemoryArtifacts();
  const plan = JSON.parse(batch.read('_batches/plan.json')) as { digests: { plan: string } };
  const open = openPlan(shards, legs, { planDigest: plan.digests.plan });
  const text = (path: string, content: string) => ({ path, bytes: Buffer.from(content) });
  const planned = change([
    text('open.json', encodeOpenPlan(open)),
    text('manifest.tsv', batch.read('_batches/manifest.tsv')),
    text('plan.json', batch.read('_batches/plan.json')),
    ...open.shards.map((shard) => text(promptPath(shard), batch.read(`_batches/${shard}.prompt.md`))),
  ]);
  await artifacts.store(1).create('muster-demo-plan-1', planned);
  const sealDigest = sealDigestOf(planned);
  rmSync(batch.path('_batches'), { recursive: true });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], {
      cwd: batch.dir,
      stdio: 'ignore',
    });
  git('init');
  git('add', '.');
  git('commit', '-m', 'first');
  const events: RunEvent[] = [];
  const openIt: Scene['open'] = (command, { flags = {}, env = {}, options = {} } = {}) => {
    const given = {
      workdir: batch.dir,
      'batch-dir': batch.path('_batches'),
      runner: 'shell',
      'shell-command': command,
      ...flags,
    };
    const settings = resolveSettings({
      command: 'run',
      flags: Object.entries(given).map(([key, value]) => ({ key, texts: [value] })),
      env: {},
      runners: ['shell'],
    });
    if (!settings.ok) throw new Error(JSON.stringify(settings.failures));
    return openLeg({
      settings: settings.value.values,
      env: { PATH: process.env['PATH'], ...env },
      artifacts: artifacts.store(1),
      group: 'demo',
      sealDigest,
      leg: 0,
      legs,
      runAttempt: 1,
      runId: '1',
      job: 'legs',
      emit: (event) => void events.push(event),
      wantsOutput: false,
      onNote: () => {},
      stop: new AbortController().signal,
      ...options,
    });
  };
  return {
    batch,
    artifacts,
    planDigest: open.planDigest,
    sealDigest,
    events,
    open: openIt,
    async run(command, more) {
      const opened = await openIt(command, more);
      if (!opened.ok) throw new Error(JSON.stringify(opened.failures));
      const result = await runLeg(opened.value.request);
      if (!result.ok) throw new Error(JSON.stringify(result.failures));
      return {
        summary: result.value,
        verdict: judgeLeg(result.value, false),
      };
    },
    records: () =>
      artifacts.find('-record-').flatMap(({ name, files }) => {
        const bundle = decodeBundle(files, name);
        if (!bundle.ok) throw new Error(JSON.stringify(bundle.failures));
        return bundle.value.records;
      }),
    [Symbol.dispose]: () => batch[Symbol.dispose](),
  };
}

const filesOf = (record: DecodedRecord | undefined): Record<string, string> =>
  Object.fromEntries(
    (record?.files ?? []).map(({ path, bytes }) => [path, Buffer.from(bytes).toString('utf8')]),
  );

/** Everything that left the machine, as one text. */
const uploaded = ({ artifacts }: Scene): string =>
  artifacts.kept
    .flatMap(({ files }) => files.map(({ bytes }) => Buffer.from(bytes).toString('latin1')))
    .join('\n');

const statuses = (records: readonly { record: AttemptRecord }[]): string[] =>
  records.map(({ record }) => `${record.shard} ${record.failure?.class ?? record.status}`);

describe('a leg', () => {
  test('works its shards and uploads outputs, QC, log, prompt and a record that passed verification', async () => {
    using s = await scene(3);
    const { summary, verdict } = await s.run(`echo hello; ${doItems}`);
    expect(verdict).toMatchObject({ isGreen: true, because: 'verified' });
    expect(statuses(s.records())).toEqual(['shard_001 verified', 'shard_002 verified', 'shard_003 verified']);
    expect(filesOf(s.records()[0])).toEqual({
      'files/out/a1.md': 'done by shard_001\n',
      'files/qc/a1.json': '{"pass": true}\n',
      'logs/shard_001.1.log': 'hello\n',
      'prompts/shard_001.prompt.md': s.batch.read('_batches/shard_001.prompt.md'),
    });
    expect(s.records()[0]?.record.planDigest).toBe(s.planDigest);
    expect(summary.ended.size).toBe(3);
    expect(s.batch.statuses()).toEqual(['verified', 'verified', 'verified']);
  });

  test('goes on after a failed shard, uploads every attempt, and is red', async () => {
    using s = await scene(2);
    const flags = { retries: '1', 'retry-delay': '0' };
    const { verdict } = await s.run(`[ "$AGENT_BATCH_SHARD_ID" = shard_001 ] && exit 3; ${doItems}`, {
      flags,
    });
    expect(verdict).toEqual({ isGreen: false, because: 'not-verified', bad: ['shard_001'] });
    const attempts = s.records().map(({ record }) => `${record.shard}.${record.attempt} ${record.status}`);
    expect(attempts.toSorted()).toEqual(['shard_001.1 failed', 'shard_001.2 failed', 'shard_002.1 verified']);
  });

  test('works only its own slice while another leg has the rest in hand, and only on the plan it was told of', async () => {
    using s = await scene(2, 2);
    const foreign = await s.open('true', { options: { sealDigest: 'x' } });
    expect(foreign).toEqual({
      ok: false,
      failures: [{ reason: 'plan-foreign', expected: 'x', found: s.sealDigest }],
    });
    await s.artifacts
      .store(1)
      .create('muster-demo-claim-shard_001-1-1', [{ path: 'claim.json', bytes: Buffer.from('{}') }]);
    await s.run(doItems, { options: { leg: 1 } });
    expect(statuses(s.records())).toEqual(['shard_002 verified']);
    expect(s.batch.statuses()).toEqual(['pending', 'verified']);
  });

  test.each([
    ['.git/hooks/pre-commit', '.git/hooks/pre-commit'],
    ['worker.sh', 'worker.sh'],
    ['out of the work dir', '../evil.prompt.md'],
    ['another shard', '_batches/shard_002.prompt.md'],
  ])('lays a prompt where a plan lays it and nowhere else: %s', async (_, place) => {
    const moved: ChangeFiles = (files) =>
      files.map(({ path, bytes }) => {
        const text = Buffer.from(bytes).toString('utf8');
        return path === 'manifest.tsv'
          ? { path, bytes: Buffer.from(text.replace('_batches/shard_001.prompt.md', place)) }
          : { path, bytes };
      });
    using s = await scene(1, 1, moved);
    expect(await s.open('true')).toMatchObject({
      ok: false,
      failures: [{ reason: 'manifest-path-escapes', shard: 'shard_001', path: place }],
    });
    expect([s.batch.exists('_batches'), s.batch.exists(place)]).toEqual([false, false]);
  });

  test('takes no plan artifact but the one whose content it was told of, and lays nothing of another', async () => {
    using s = await scene(1);
    const original = s.artifacts.find('plan')[0]?.files ?? [];
    const forged = original.map((file) =>
      file.path === promptPath('shard_001') ? { ...file, bytes: Buffer.from('do evil') } : file,
    );
    await s.artifacts.store(2).create('muster-demo-plan-2', forged);
    const told = { runAttempt: 2, artifacts: s.artifacts.store(2) };
    expect((await s.open('true', { options: told })).ok).toBe(true);
    expect(s.batch.read('_batches/shard_001.prompt.md')).not.toContain('evil');
    rmSync(s.batch.path('_batches'), { recursive: true });
    s.artifacts.kept.splice(0, 1);
    expect(await s.open('true', { options: told })).toMatchObject({
      ok: false,
      failures: [{ reason: 'plan-foreign', expected: s.sealDigest }],
    });
    expect(s.batch.exists('_batches')).toBe(false);
  });

  test('does not run a prompt that is not the one that was planned', async () => {
    using s = await scene(1);
    const opened = await s.open(doItems);
    if (!opened.ok) throw new Error(JSON.stringify(opened.failures));
    s.batch.write('_batches/shard_001.prompt.md', 'something else');
    const result = await runLeg(opened.value.request);
    if (!result.ok) throw new Error('refused');
    expect(result.value.troubles).toMatchObject([{ reason: 'prompt-changed' }]);
    expect(judgeLeg(result.value, true).isGreen).toBe(false);
    expect(s.records()).toEqual([]);
  });

  test('that is told to stop ends its agents, records them as cancelled and uploads that', async () => {
    using s = await scene(2);
    const stop = new AbortController();
    const opened = await s.open('echo > "ready-$AGENT_BATCH_SHARD_ID"; sleep 600', {
      options: { stop: stop.signal },
      flags: { 'kill-grace': '1' },
    });
    if (!opened.ok) throw new Error(JSON.stringify(opened.failures));
    const ended = runLeg(opened.value.request);
    await waitUntil('the agent', () => s.batch.exists('ready-shard_001'));
    stop.abort('SIGTERM');
    const result = await ended;
    if (!result.ok) throw new Error('refused');
    expect(result.value).toMatchObject({ stoppedBy: 'SIGTERM', undone: [shardId(2)] });
    expect(statuses(s.records())).toEqual(['shard_001 cancelled']);
  });
});

test('an agent that forges or removes records on disk changes nothing of what is uploaded', async () => {
  using s = await scene(3);
  const forge =
    'sed -i s/failed/verified/ _batches/records/shard_001.1.json 2>/dev/null; [ "$AGENT_BATCH_SHARD_ID" = shard_003 ] && rm -rf _batches/records';
  const { verdict } = await s.run(`[ "$AGENT_BATCH_SHARD_ID" = shard_001 ] && exit 3; ${forge}; ${doItems}`);
  expect(statuses(s.records()).slice(0, 2)).toEqual(['shard_001 exit', 'shard_002 verified']);
  expect(verdict.isGreen).toBe(false);
});

test('claims and records that an earlier job left on the machine do not count', async () => {
  using s = await scene(1);
  await s.run(doItems);
  const again = await s.run('true', { options: { runAttempt: 2, artifacts: s.artifacts.store(2) } });
  expect(again.summary.verifiedBefore).toBe(1);
  const fresh = new MemoryArtifacts();
  const [plan] = s.artifacts.find('plan');
  await fresh.store(1).create('muster-demo-plan-1', plan?.files ?? []);
  const writtenMs = statSync(s.batch.path('out/a1.md')).mtimeMs;
  await waitUntil('a clock that tells the output from a new one', () => Date.now() > writtenMs + 200);
  const { verdict } = await s.run('true', { options: { artifacts: fresh.store(1) } });
  expect(verdict).toMatchObject({ isGreen: false, because: 'not-verified' });
});

describe('secrets', () => {
  const key = 'sk-test-0123456789abcdef';
  const flags = { 'agent-env': `MODEL_KEY=${key}` };

  test('in a log are masked before it is uploaded, split and encoded ones too', async () => {
    using s = await scene(1);
    const leak =
      'echo "key $MODEL_KEY"; printf "%s" "$MODEL_KEY" | base64; printf "%s\\n%s\\n" "${MODEL_KEY%abcdef}" abcdef';
    const { verdict } = await s.run(`${leak}; ${doItems}`, { flags });
    expect(verdict.isGreen).toBe(true);
    expect(filesOf(s.records()[0])['logs/shard_001.1.log']).toBe('key ***\n***\n***\n');
    expect(uploaded(s)).not.toContain(key.slice(0, 18));
    expect(s.batch.read('_batches/run-logs/shard_001.log')).toContain(key);
  });

  test('in an output fail the shard, which is not tried again, and nothing of its outputs is uploaded', async () => {
    using s = await scene(2);
    const { verdict } = await s.run(
      `${doItems}; [ "$AGENT_BATCH_SHARD_ID" = shard_001 ] && echo "$MODEL_KEY" >> out/a1.md; true`,
      {
        flags: { ...flags, retries: '2', 'retry-delay': '0' },
      },
    );
    expect(verdict).toMatchObject({ isGreen: false, bad: ['shard_001'] });
    expect(statuses(s.records())).toEqual(['shard_001 secret', 'shard_002 verified']);
    expect(Object.keys(filesOf(s.records()[0]))).toEqual([
      'logs/shard_001.1.log',
      'prompts/shard_001.prompt.md',
    ]);
    expect(uploaded(s)).not.toContain(key);
    expect(JSON.stringify(s.records()[0]?.record)).not.toContain('sk-test');
  });

  test('are not what an output is said to hold that is too large to be searched for them', async () => {
    using s = await scene(1);
    await s.run(`${doItems}; truncate -s 1G out/a1.md`, { flags });
    expect(s.records()[0]?.record.failure).toMatchObject({
      class: 'verify',
      problems: [{ reason: 'output-too-large', bytes: 1024 ** 3 }],
    });
  });

  test("of Muster's own environment are looked for, too", async () => {
    using s = await scene(1);
    await s.run(`echo runtime-token-0815 ; ${doItems}`, {
      env: { ACTIONS_RUNTIME_TOKEN: 'runtime-token-0815' },
    });
    expect(filesOf(s.records()[0])['logs/shard_001.1.log']).toBe('***\n');
  });

  test('a log that leads out of the work dir is not uploaded', async () => {
    using s = await scene(1);
    await s.run(`${doItems}; ln -sf /etc/hostname "$AGENT_BATCH_LOG"`);
    expect(Object.keys(filesOf(s.records()[0]))).not.toContain('logs/shard_001.1.log');
  });

  test('an output that changes after it was verified takes its record down', async () => {
    using s = await scene(1);
    const emit = (event: RunEvent) => {
      if (event.type === 'shard-finished') s.batch.write('out/a1.md', 'changed');
    };
    const { verdict } = await s.run(doItems, { options: { emit } });
    expect(verdict.isGreen).toBe(false);
    expect(s.records()[0]?.record).toMatchObject({ status: 'failed', failure: { class: 'verify' } });
    expect(s.records()[0]?.entry.withheld).toBe('changed');
    expect(Object.keys(filesOf(s.records()[0]))).not.toContain('files/out/a1.md');
  });
});

describe('the scope guard', () => {
  const stray = `${doItems}; echo x > stray-$AGENT_BATCH_SHARD_ID.txt; mkdir -p .git/hooks; echo x > .git/hooks/post-checkout`;

  test('reports by default on a leg', async () => {
    using s = await scene(1);
    const { verdict } = await s.run(stray);
    expect(verdict.isGreen).toBe(true);
    expect(s.records()[0]?.record.outOfScope).toEqual(['.git/hooks/post-checkout', 'stray-shard_001.txt']);
    expect(s.batch.exists('stray-shard_001.txt')).toBe(true);
    expect(s.batch.exists('.git/hooks/post-checkout')).toBe(false);
  });

  test('reverts, or refuses even though the outputs are good', async () => {
    using reverted = await scene(1);
    expect((await reverted.run(stray, { flags: { scope: 'revert' } })).verdict.isGreen).toBe(true);
    expect(reverted.batch.exists('stray-shard_001.txt')).toBe(false);
    using refused = await scene(1);
    expect((await refused.run(stray, { flags: { scope: 'refuse' } })).verdict.isGreen).toBe(false);
    expect(statuses(refused.records())).toEqual(['shard_001 scope']);
  });

  test('is off when the setting says so, and says so itself where there is no git tree', async () => {
    using off = await scene(1);
    await off.run(stray, { flags: { scope: 'off' } });
    expect(off.records()[0]?.record.outOfScope).toBeUndefined();
    using bare = await scene(1);
    rmSync(bare.batch.path('.git'), { recursive: true });
    await bare.run(doItems);
    expect(bare.events).toContainEqual(
      expect.objectContaining({
        type: 'warning',
        failure: expect.objectContaining({ reason: 'settings-conflict' }),
      }),
    );
  });
});
