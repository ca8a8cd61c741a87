import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { startFakeResponses } from '../rigs/fake-models/openai-responses.ts';
import type { ModelMode } from '../rigs/fake-models/model-server.ts';
import { workOnce } from './agent-bench.ts';

const config = (base: string): string => `
model = "fake-model"
model_provider = "fake"
check_for_update_on_startup = false
[model_providers.fake]
name = "fake"
base_url = "${base}/v1"
env_key = "FAKE_API_KEY"
wire_api = "responses"
request_max_retries = 1
stream_max_retries = 1
[analytics]
enabled = false
[otel]
exporter = "none"
`;

async function codex(mode: ModelMode, ...runnerArgs: string[]) {
  await using server = await startFakeResponses(mode);
  const offline = ['plugins', 'apps', 'remote_plugin'].flatMap((feature) => ['--disable', feature]);
  // Awaited here: the server must live until the agent has ended.
  return await workOnce({
    name: 'codex',
    settings: { runnerArgs: ['--ephemeral', ...offline, ...runnerArgs] },
    setUp: (home) => {
      mkdirSync(join(home, '.codex'));
      writeFileSync(join(home, '.codex', 'config.toml'), config(server.base));
      return { FAKE_API_KEY: 'dummy-key' };
    },
  });
}

test('codex writes the file that the prompt on stdin asks for, and its usage is read', async () => {
  const { exit, output, log } = await codex('ok');
  expect({ exit, log }).toMatchObject({ exit: { outcome: 'exited', exitCode: 0, leftovers: 0 } });
  expect(output).toBe('nonce: mustered\n');
  expect(exit.failure).toBeUndefined();
  expect(exit.usage).toEqual({ inputTokens: 2400, cachedInputTokens: 400, outputTokens: 68 });
});

test('codex that may only read ends with 0 and without a file', async () => {
  const { exit, output } = await codex('ok', '--sandbox', 'read-only');
  expect(exit).toMatchObject({ outcome: 'exited', exitCode: 0 });
  expect(output).toBeUndefined();
});

test.each<[ModelMode, string]>([
  ['401', 'auth'],
  ['403', 'auth'],
  ['429', 'rate'],
  ['quota', 'quota'],
  ['500', 'capacity'],
  ['503', 'capacity'],
])('a model that answers %s makes the failure of codex %s', async (mode, expected) => {
  const { exit, output } = await codex(mode);
  expect(exit).toMatchObject({ outcome: 'exited', exitCode: 1, failure: { class: expected } });
  expect(output).toBeUndefined();
});

test('codex gets over a single 429 by itself', async () => {
  const { exit, output } = await codex('429x1');
  expect(exit).toMatchObject({ outcome: 'exited', exitCode: 0 });
  expect(exit.failure).toBeUndefined();
  expect(output).toBe('nonce: mustered\n');
});
