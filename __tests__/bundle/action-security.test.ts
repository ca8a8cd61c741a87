// What an agent can't do to the job it runs in.
import { expect, test } from '@jest/globals';
import { actionBatch, shellInputs } from '../rigs/action-batch.ts';
import { jobSecrets } from '../rigs/action-rig.ts';
import { readRunnerLog } from '../rigs/runner-log.ts';
import { doItems } from '../rigs/worker-scripts.ts';

const evil = [
  '::set-output name=evil::yes',
  '::save-state name=token::evil',
  '::add-mask::shard',
  '::add-path::/evil',
  '  ::error file=evil::evil',
  '##[error]evil',
  'words ##[set-output name=evil]yes',
  '::endgroup::',
  '::stop-commands::evil-evil-evil-evil-evil',
  '::evil-evil-evil-evil-evil::',
];

test.each(['1', '3'])('an agent that prints workflow commands issues none (jobs: %s)', async (jobs) => {
  using rig = actionBatch(3);
  rig.write(
    rig.inside('evil.txt'),
    `${evil.join('\n')}\r\n::error::cr\r::error::lone\n::error::unterminated`,
  );
  const step = await rig.step(shellInputs(`${doItems}; cat evil.txt; cat evil.txt >&2`, { jobs }));
  expect(step.code).toBe(0);
  // Muster's own masks come before all that an agent can print.
  const own = step.commands.filter(({ name, data }) => name !== 'add-mask' || data === 'shard');
  expect(own.map(({ name }) => name).toSorted()).toEqual([
    'endgroup',
    'endgroup',
    'endgroup',
    'group',
    'group',
    'group',
  ]);
  expect(step.isStopped).toBe(false);
  expect(step.outputs).toMatchObject({ disposition: 'satisfied' });
  expect(step.outputs).not.toHaveProperty('evil');
  expect(step.text.filter((line) => line === '::set-output name=evil::yes').length).toBeGreaterThanOrEqual(3);
});

test('the reader of these tests does obey such lines outside of a fence', () => {
  const read = readRunnerLog(`${evil.join('\n')}\n`);
  expect(read.commands.map(({ name }) => name)).toEqual([
    'set-output',
    'save-state',
    'add-mask',
    'add-path',
    'error',
    'error',
    'set-output',
    'endgroup',
  ]);
});

test('file names and lines of settings that look like commands issue none', async () => {
  using rig = actionBatch(1);
  rig.write(rig.inside('muster.yml'), '::add-path::/evil: 1\n"##[add-path]/evil": 2\n');
  const step = await rig.step({ command: 'verify', items: '::add-mask::x' });
  expect(step.code).toBe(1);
  expect(new Set(step.commands.map(({ name }) => name))).toEqual(new Set(['error']));
});

test('the environment of an agent holds nothing of the job', async () => {
  using rig = actionBatch(1);
  const step = await rig.step(
    shellInputs(`env > agent-env.txt; ${doItems}`, {
      'agent-env': 'SOME_DEPLOY_KEY\nGREETING=hello',
      'verify-command': 'env > verify-env.txt',
    }),
  );
  expect(step.code).toBe(0);
  for (const file of ['agent-env.txt', 'verify-env.txt']) {
    const lines = rig.lines(rig.inside(file));
    const names = lines.map((line) => line.slice(0, line.indexOf('=')));
    expect(
      names.filter((name) => /^(ACTIONS_|INPUT_|GITHUB_|RUNNER_|STATE_|NODE_OPTIONS)/.test(name)),
    ).toEqual([]);
    expect(lines.filter((line) => line.includes('job-secret'))).toEqual([
      `SOME_DEPLOY_KEY=${jobSecrets['SOME_DEPLOY_KEY']}`,
    ]);
    expect(lines).toContain('GREETING=hello');
  }
});

test('an agent reads its prompt and nothing of the stdin of the job', async () => {
  using rig = actionBatch(1);
  const step = await rig.step(
    shellInputs(`cat > seen.txt; ${doItems}`, { 'verify-command': 'cat > verify-seen.txt' }),
  );
  expect(step.code).toBe(0);
  expect(rig.read(rig.inside('seen.txt'))).toBe(rig.read(rig.inside('_batches/shard_001.prompt.md')));
  expect(rig.read(rig.inside('verify-seen.txt'))).toBe('');
});
