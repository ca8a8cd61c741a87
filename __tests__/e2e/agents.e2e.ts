// The real codex and the real claude, unmodified, as agents of a batch over several machines: the example workflows that
// install them, under act, against model servers on loopback. The cache is full already, as in the second run of a user.
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { agentBinFolder, type AgentName } from '../agents/agent-bench.ts';
import { batchBench, workflowPath, type BatchBench } from '../rigs/act/batch-bench.ts';
import { artifactFiles, everythingKept, joinOf, statesOf } from '../rigs/act/group-artifacts.ts';
import { exampleFolder } from '../rigs/act/user-repo.ts';
import { startFakeAnthropic } from '../rigs/fake-models/anthropic.ts';
import type { ModelServer } from '../rigs/fake-models/model-server.ts';
import { startFakeResponses } from '../rigs/fake-models/openai-responses.ts';

interface AgentCase {
  readonly name: AgentName;
  /** Name of its npm package, as it stands in the key of the cache. */
  readonly cacheKey: string;
  readonly startModel: () => Promise<ModelServer>;
  /** Lays its configuration into the folder; returns what its secret holds. */
  readonly setUp: (folder: string, base: string) => Readonly<Record<string, string>>;
}

const key = 'key-of-the-agent-0123456789';
/** Nothing but loopback answers: what else an agent tries goes to a closed port. */
const offline = {
  HTTP_PROXY: 'http://127.0.0.1:9',
  HTTPS_PROXY: 'http://127.0.0.1:9',
  NO_PROXY: '127.0.0.1',
};

const codexConfig = (base: string): string => `
model = "fake-model"
model_provider = "fake"
check_for_update_on_startup = false
[features]
plugins = false
apps = false
remote_plugin = false
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

const agents: readonly AgentCase[] = [
  {
    name: 'codex',
    cacheKey: '_openai_codex-0.171.0',
    startModel: () => startFakeResponses('ok'),
    setUp: (folder, base) => {
      writeFileSync(join(folder, 'config.toml'), codexConfig(base));
      return { ...offline, CODEX_HOME: folder, FAKE_API_KEY: key };
    },
  },
  {
    name: 'claude',
    cacheKey: '_anthropic-ai_claude-code-2.1.332',
    startModel: () => startFakeAnthropic('ok'),
    setUp: (folder, base) => ({
      ...offline,
      ANTHROPIC_BASE_URL: base,
      ANTHROPIC_API_KEY: key,
      CLAUDE_CONFIG_DIR: folder,
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
      DISABLE_AUTOUPDATER: '1',
      CLAUDE_CODE_MAX_RETRIES: '1',
    }),
  },
];

/** The model writes what the prompt asks for; the word in the file proves that the shard's own prompt reached it. */
const items = (failing?: string): string =>
  ['alpha', 'beta', 'gamma']
    .map((item) => {
      const wish = `FAKE_WRITE outputs/${item}.md FAKE_NONCE ${item}word${item === failing ? ' FAKE_STATUS 500' : ''}`;
      return `${item}\tin/${item}.txt\toutputs/${item}.md\t\t${wish}\n`;
    })
    .join('');

async function agentBatch(name: AgentName, failing?: string, inputs = ''): Promise<BatchBench> {
  const workflow = readFileSync(join(exampleFolder('workflows'), `${name}.yml`), 'utf8');
  return batchBench({
    files: {
      'items.tsv': `item_id\tsource\toutput\tqc\tnotes\n${items(failing)}`,
      'template.md': 'Please do the task.\n\n$items\n',
      'muster.yml': `items: items.tsv\ntemplate: template.md\nbatch-size: 1\nno-json: true\nrunner: ${name}\ntimeout: 90\n`,
      '.gitignore': '_batches/\noutputs/\n',
      [workflowPath]: workflow.replace(/^ {6}idle-timeout: .*$/m, `$&\n${inputs}`),
      ...Object.fromEntries(
        ['alpha', 'beta', 'gamma'].map((item) => [`in/${item}.txt`, `source of ${item}\n`]),
      ),
    },
  });
}

/** Runs it with the agent's secret and with a cache in which the agent lies. */
async function runWith({ name, cacheKey, setUp }: AgentCase, bench: BatchBench, model: ModelServer) {
  const [cache, folder] = [bench.inside('../agent-cache'), bench.inside('../agent-home')];
  for (const made of [cache, folder]) mkdirSync(made);
  symlinkSync(join(agentBinFolder(name), '..', '..'), join(cache, `muster-agent-Linux-X64-${cacheKey}`));
  const lines = Object.entries(setUp(folder, model.base)).map(([variable, value]) => `${variable}=${value}`);
  return bench.run({ secrets: { AGENT_ENV: lines.join('\n') }, env: { STUB_CACHE: cache } });
}

describe.each(agents)('the real $name', (agent) => {
  test('writes the files of every shard, each on its own leg; they are verified, joined and counted', async () => {
    await using model = await agent.startModel();
    await using bench = await agentBatch(agent.name);
    const run = await runWith(agent, bench, model);
    expect([run.exitCode, run.errors]).toEqual([0, []]);
    expect(run.jobsOf('legs').map(({ steps }) => steps.find(({ name }) => name === 'Work')?.result)).toEqual([
      'success',
      'success',
      'success',
    ]);
    const joined = await joinOf(bench.service, 'batch');
    expect(joined).toMatchObject({ disposition: 'satisfied', counts: { verified: 3 } });
    expect(joined.usage.outputTokens).toBeGreaterThan(0);
    const files = await artifactFiles(bench.service, 'muster-batch-join-1');
    for (const item of ['alpha', 'beta', 'gamma']) {
      const [, text] = [...files].find(([path]) => path.endsWith(`outputs/${item}.md`)) ?? [];
      expect([item, text]).toEqual([item, `nonce: ${item}word\n`]);
    }
    expect(await everythingKept(bench.service)).not.toContain(key);
  });

  test('whose model answers 500 for ever fails that shard for want of capacity; the rest is joined', async () => {
    await using model = await agent.startModel();
    await using bench = await agentBatch(agent.name, 'beta');
    const run = await runWith(agent, bench, model);
    expect(run.exitCode).toBe(1);
    const joined = await joinOf(bench.service, 'batch');
    expect(joined.disposition).toBe('failed');
    expect(statesOf(joined)).toEqual({ shard_001: 'verified', shard_002: 'failed', shard_003: 'verified' });
    expect(joined.members[1]).toMatchObject({ class: 'capacity' });
    expect(joined.files.map(({ path }) => path)).toEqual(['outputs/alpha.md', 'outputs/gamma.md']);
  });

  test('and where one failure is tolerated, the batch is satisfied all the same', async () => {
    await using model = await agent.startModel();
    await using bench = await agentBatch(
      agent.name,
      'beta',
      "      tolerated-failures: '1'\n      tolerant-legs: true\n",
    );
    const run = await runWith(agent, bench, model);
    expect(run.exitCode).toBe(0);
    expect(await joinOf(bench.service, 'batch')).toMatchObject({
      disposition: 'satisfied',
      counts: { verified: 2, failed: 1 },
    });
  });
});
