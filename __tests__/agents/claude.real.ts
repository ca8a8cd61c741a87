import { expect, test } from '@jest/globals';
import { startFakeAnthropic } from '../rigs/fake-models/anthropic.ts';
import type { ModelMode } from '../rigs/fake-models/model-server.ts';
import { workOnce } from './agent-bench.ts';

async function claude(mode: ModelMode, ...runnerArgs: string[]) {
  await using server = await startFakeAnthropic(mode);
  // Awaited here: the server must live until the agent has ended.
  return await workOnce({
    name: 'claude',
    settings: { model: 'claude-sonnet-4-5', runnerArgs },
    setUp: (home) => ({
      ANTHROPIC_BASE_URL: server.base,
      ANTHROPIC_API_KEY: 'dummy-key',
      CLAUDE_CONFIG_DIR: `${home}/.claude`,
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
      CLAUDE_CODE_MAX_RETRIES: '1',
      DISABLE_AUTOUPDATER: '1',
      API_TIMEOUT_MS: '5000',
    }),
  });
}

test('claude writes the file that the prompt on stdin asks for, and its usage is read', async () => {
  const { exit, output, log } = await claude('ok');
  expect({ exit, log }).toMatchObject({ exit: { outcome: 'exited', exitCode: 0, leftovers: 0 } });
  expect(output).toBe('nonce: mustered\n');
  expect(exit.failure).toBeUndefined();
  expect(exit.usage).toMatchObject({ inputTokens: 2400, cachedInputTokens: 400, outputTokens: 68 });
  expect(exit.usage?.costUsd).toBeGreaterThan(0);
});

test('claude in its default permission mode ends with 0 and without a file, and the denial is told', async () => {
  const { exit, output } = await claude('ok', '--permission-mode', 'default');
  expect(exit).toMatchObject({
    outcome: 'exited',
    exitCode: 0,
    failure: { class: 'task', message: 'claude: permission denied for Write' },
  });
  expect(output).toBeUndefined();
});

test.each<[ModelMode, string]>([
  ['401', 'auth'],
  ['429', 'rate'],
  ['400', 'quota'],
  ['500', 'capacity'],
  ['529', 'capacity'],
])('a model that answers %s makes the failure of claude %s', async (mode, expected) => {
  const { exit, output } = await claude(mode);
  expect(exit).toMatchObject({ outcome: 'exited', exitCode: 1, failure: { class: expected } });
  expect(output).toBeUndefined();
});

test('claude gets over a single 429 by itself', async () => {
  const { exit, output } = await claude('429x1');
  expect(exit).toMatchObject({ outcome: 'exited', exitCode: 0 });
  expect(output).toBe('nonce: mustered\n');
});
