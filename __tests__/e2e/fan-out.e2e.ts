// The reusable workflow under act, called from a repository of a user: what becomes of a batch in which something goes
// wrong. Asserted on jobs and steps that ran and on what lies in the results service, never on act's exit code alone.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { isRunning } from '../rigs/fake-agent/is-running.ts';
import { batchBench, workflowPath } from '../rigs/act/batch-bench.ts';
import {
  artifactNames,
  everythingKept,
  joinOf,
  recordedShards,
  statesOf,
} from '../rigs/act/group-artifacts.ts';
import type { ActRun } from '../rigs/act/run-act.ts';
import { shellBatch } from '../rigs/act/shell-batch.ts';
import { exampleFolder } from '../rigs/act/user-repo.ts';

const group = 'batch';
const stepOf = (run: ActRun, job: string, step: string): string[] =>
  run
    .jobsOf(job)
    .flatMap(({ steps }) => steps.filter(({ name }) => name === step).map(({ result }) => result));
const workOf = (run: ActRun): Record<string, string | undefined> =>
  Object.fromEntries(
    run
      .jobsOf('legs')
      .map((leg) => [String(leg.matrix['name']), leg.steps.find(({ name }) => name === 'Work')?.result]),
  );

test('one shard a leg: the shard that fails makes its leg red and the batch failed, and the others are joined', async () => {
  await using bench = await batchBench(
    shellBatch({ items: { a: 'ok', b: 'bad', c: 'ok' }, worker: '    bad) good; echo TODO >>"$output" ;;' }),
  );
  const run = await bench.run();
  expect(run.exitCode).toBe(1);
  expect(workOf(run)).toEqual({ shard_001: 'success', shard_002: 'failure', shard_003: 'success' });
  expect(stepOf(run, 'muster', 'Join')).toEqual(['failure']);
  // With the job's token it also asks the API, which knows of earlier attempts.
  expect(bench.service.calls).toContain('GET /repos/user/repo/actions/runs/77/artifacts');
  const joined = await joinOf(bench.service, group);
  expect(joined).toMatchObject({ disposition: 'failed', counts: { verified: 2, failed: 1 } });
  expect(joined.members[1]).toMatchObject({ state: 'failed', class: 'verify' });
  expect(joined.files.map(({ path }) => path).toSorted()).toEqual([
    'out/a.md',
    'out/c.md',
    'qc/a.json',
    'qc/c.json',
  ]);
  expect(
    run.commands
      .filter(({ command }) => command === 'error')
      .map(({ text }) => text)
      .join('\n'),
  ).toContain('out/b.md');
});

test('as many failures as are tolerated satisfy the batch, and tolerant legs stay green', async () => {
  const inputs = { 'tolerated-failures': '1', 'tolerant-legs': true };
  await using bench = await batchBench(shellBatch({ items: { a: 'ok', b: 'bad', c: 'ok' }, inputs }));
  const run = await bench.run();
  expect([run.exitCode, workOf(run)]).toEqual([
    0,
    { shard_001: 'success', shard_002: 'success', shard_003: 'success' },
  ]);
  expect(stepOf(run, 'muster', 'Join')).toEqual(['success']);
  const joined = await joinOf(bench.service, group);
  expect(joined.disposition).toBe('satisfied');
  expect(statesOf(joined)).toEqual({ shard_001: 'verified', shard_002: 'failed', shard_003: 'verified' });
});

test('with more shards than legs every shard is worked on once', async () => {
  const items = Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`i${n}`, 'ok']));
  await using bench = await batchBench(shellBatch({ items, inputs: { 'max-legs': 3 } }));
  const run = await bench.run();
  expect([run.exitCode, run.errors]).toEqual([0, []]);
  expect(run.jobsOf('legs')).toHaveLength(3);
  const joined = await joinOf(bench.service, group);
  expect(joined.counts).toMatchObject({ members: 11, verified: 11 });
  expect(await recordedShards(bench.service, group)).toEqual(joined.members.map(({ shard }) => shard));
});

test('a batch without items is never green', async () => {
  await using bench = await batchBench(shellBatch({ items: {} }));
  const run = await bench.run();
  expect(run.exitCode).toBe(1);
  expect(run.jobsOf('legs').flatMap(({ steps }) => steps)).toEqual([]);
  expect(artifactNames(bench.service, group, 'claim')).toEqual([]);
});

test('a broken settings file fails the plan, and the last job with it, at its place in the file', async () => {
  await using bench = await batchBench(shellBatch({ items: { a: 'ok' }, settings: 'batchsize: 3\n' }));
  const run = await bench.run();
  expect(run.exitCode).toBe(1);
  expect(stepOf(run, 'plan', 'Plan')).toEqual(['failure']);
  expect(run.jobsOf('legs').flatMap(({ steps }) => steps)).toEqual([]);
  expect(stepOf(run, 'muster', 'Nothing to join without a plan')).toEqual(['failure']);
  expect(run.commands.some(({ command, text }) => command === 'error' && text.includes('batchsize'))).toBe(
    true,
  );
});

test('run again, only what failed is worked on, in a new attempt of the run and in a new run', async () => {
  await using bench = await batchBench(
    shellBatch({
      items: { a: 'ok', b: 'flaky', c: 'ok' },
      worker: '    flaky) if [ -e "$FLAKY" ]; then good; fi ;;',
    }),
  );
  const flaky = bench.inside('../flaky');
  const secrets = { AGENT_ENV: `FLAKY=${flaky}` };
  const first = await bench.run({ secrets });
  expect(workOf(first)).toEqual({ shard_001: 'success', shard_002: 'failure', shard_003: 'success' });

  const second = await bench.run({ secrets, runAttempt: 2 });
  expect(second.exitCode).toBe(1);
  expect(await recordedShards(bench.service, group)).toEqual([
    'shard_001',
    'shard_002',
    'shard_002',
    'shard_003',
  ]);
  expect(statesOf(await joinOf(bench.service, group, 2))).toEqual({
    shard_001: 'verified',
    shard_002: 'failed',
    shard_003: 'verified',
  });

  writeFileSync(flaky, '');
  const third = await bench.run({ secrets, run: '78' });
  expect([third.exitCode, workOf(third)]).toEqual([0, { shard_002: 'success' }]);
  expect(await recordedShards(bench.service, group, '78')).toEqual(['shard_002']);
  expect((await joinOf(bench.service, group)).disposition).toBe('satisfied');
});

test('a changed source makes its shard stale: the next run works on that one alone', async () => {
  await using bench = await batchBench(shellBatch({ items: { a: 'ok', b: 'ok' } }));
  expect((await bench.run()).exitCode).toBe(0);
  writeFileSync(bench.inside('in/b.txt'), 'another source\n');
  const run = await bench.run({ run: '78' });
  expect([run.exitCode, workOf(run)]).toEqual([0, { shard_002: 'success' }]);
  expect(run.jobsOf('plan')[0]?.output).toContain('shard_002  stale');
});

test('the setup script runs on each leg, before the agent and without its secret', async () => {
  const setup = 'env > "$RUNNER_TEMP/setup-saw"\necho "made by setup" > from-setup.txt';
  const worker = '    setup) [ -e from-setup.txt ] && good ;;';
  await using bench = await batchBench(
    shellBatch({
      items: { a: 'setup', b: 'setup' },
      worker,
      inputs: { setup: `${setup}\nif env | grep -q 'agents-own-k[e]y'; then exit 3; fi` },
    }),
  );
  const run = await bench.run({ secrets: { AGENT_ENV: 'KEY=agents-own-key-123' } });
  expect([run.exitCode, stepOf(run, 'legs', 'Set up')]).toEqual([0, ['success', 'success']]);
});

const hostile = `    hostile)
      good
      printf '::set-output name=has-work::pwned\\n::add-mask::text\\n##[error]pwned by the agent\\n::error::pwned by the agent\\n'
      printf '::stop-commands::x\\n::save-state name=token::pwned\\n' >&2
      for file in "\${GITHUB_ENV:-}" "\${GITHUB_OUTPUT:-}" "\${GITHUB_PATH:-}" "\${GITHUB_STATE:-}" "\${GITHUB_STEP_SUMMARY:-}"; do
        if [ -n "$file" ]; then echo "PWNED=1" >>"$file"; fi
      done
      env | grep -E '^(ACTIONS_|GITHUB_|INPUT_|RUNNER_)' && echo 'pwned: the environment of the job' || true
      echo '#!/bin/sh' >.git/hooks/post-checkout
      echo tampered >muster-was-here.txt
      printf 'my key is %s\\n' "$HOSTILE_KEY"
      printf '%s' "$HOSTILE_KEY" | base64
      setsid sh -c 'echo $$ >"$HOSTILE_PID"; exec sleep 600' >/dev/null 2>&1 &
      while [ ! -s "$HOSTILE_PID" ]; do sleep 0.05; done
      printf '::error::pwned without a line end' ;;`;

test('an agent that prints commands, writes where it must not, leaks its key and leaves a daemon gets nothing of it through', async () => {
  await using bench = await batchBench(shellBatch({ items: { a: 'hostile', b: 'ok' }, worker: hostile }));
  const pidFile = bench.inside('../pid');
  const key = 'hostile-key-0123456789';
  const run = await bench.run({ secrets: { AGENT_ENV: `HOSTILE_KEY=${key}\nHOSTILE_PID=${pidFile}` } });
  expect([run.exitCode, run.errors]).toEqual([0, []]);
  const pwned = run.commands.filter(({ text }) => text.includes('pwned'));
  expect(pwned.length).toBeGreaterThan(3);
  expect(pwned.filter(({ command }) => command !== 'ignored')).toEqual([]);
  expect(run.text).not.toContain('pwned: the environment of the job');
  expect(run.jobs.map(({ summary }) => summary).join('')).not.toContain('PWNED');
  const kept = await everythingKept(bench.service);
  expect(kept).toContain('text of a');
  expect(kept).toContain('my key is');
  for (const form of [key, Buffer.from(key).toString('base64')]) expect(kept).not.toContain(form);
  expect(kept).not.toContain('token-0123456789abcdef');
  const pid = Number(readFileSync(pidFile, 'utf8'));
  expect([pid > 1, isRunning(pid)]).toEqual([true, false]);
  const joined = await joinOf(bench.service, group);
  expect(joined.files.map(({ path }) => path)).not.toContain('muster-was-here.txt');
});

const hooked = `    hook)
      good
      for hook in post-checkout reference-transaction; do
        printf '#!/bin/sh\\necho pwned >"$PWNED"\\n' >.git/hooks/$hook
        chmod +x .git/hooks/$hook
      done
      printf '[core]\\n\\thooksPath = .evil\\n' >>.git/config ;;
    look)
      good
      for file in .git/hooks/post-checkout .git/hooks/reference-transaction; do
        if [ -e "$file" ]; then echo "still there: $file" >>"$output"; fi
      done
      if grep -q evil .git/config; then echo 'still there: hooksPath' >>"$output"; fi
      git checkout --quiet HEAD -- items.tsv ;;`;

test.each([
  { scope: 'report', hook: 'verified', exitCode: 0 },
  { scope: 'refuse', hook: 'failed', exitCode: 1 },
])(
  'hooks and settings of git that an agent leaves are gone before the next one runs, and are told (scope: $scope)',
  async ({ scope, hook, exitCode }) => {
    await using bench = await batchBench(
      shellBatch({
        items: { a: 'hook', b: 'look' },
        worker: hooked,
        inputs: { 'max-legs': 1 },
        settings: `scope: ${scope}\n`,
      }),
    );
    const pwned = bench.inside('../pwned');
    const run = await bench.run({ secrets: { AGENT_ENV: `PWNED=${pwned}` } });
    expect(run.exitCode).toBe(exitCode);
    const joined = await joinOf(bench.service, group);
    expect(statesOf(joined)).toEqual({ shard_001: hook, shard_002: 'verified' });
    const kept = await everythingKept(bench.service);
    for (const path of ['.git/config', '.git/hooks/post-checkout', '.git/hooks/reference-transaction'])
      expect(kept).toContain(`"${path}"`);
    expect(kept).not.toContain('still there');
    expect(existsSync(pwned)).toBe(false);
  },
);

test('the three jobs written out do the same, with legs that run at the same time', async () => {
  await using bench = await batchBench({
    from: exampleFolder('tiny-edit'),
    files: { [workflowPath]: readFileSync(`${exampleFolder('workflows')}/three-jobs.yml`, 'utf8') },
  });
  const run = await bench.run();
  expect([run.exitCode, run.errors]).toEqual([0, []]);
  expect(run.jobsOf('legs')).toHaveLength(2);
  expect(run.jobsOf('muster')[0]?.output).toContain('alpha.md');
  expect(existsSync(bench.inside('outputs'))).toBe(false);
});
