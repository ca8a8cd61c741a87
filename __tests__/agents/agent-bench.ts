// Lets a real, unmodified agent CLI work on one prompt through its runner, against a model server on loopback.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunnerExit, RunnerSettings } from '../../src/ports/runner.ts';
import { agentEnv } from '../../src/runners/agent-env.ts';
import { findRunnerKind } from '../../src/runners/registry.ts';

/** The versions that the runners' parsers were written for. */
const packages = { codex: '@openai/codex@0.171.0', claude: '@anthropic-ai/claude-code@2.1.332' };

export type AgentName = keyof typeof packages;

/** The folder of the CLIs' programs; a missing one fails the suite with what to do, and skips nothing. */
export function agentBinFolder(name: AgentName): string {
  const folder = join(process.env['AGENT_CLIS_DIR'] ?? '', 'node_modules', '.bin');
  if (existsSync(join(folder, name))) return folder;
  throw new Error(
    `the real ${name} is needed: choose a folder outside the project, then\n` +
      `  export AGENT_CLIS_DIR=…\n` +
      `  npm install --prefix "$AGENT_CLIS_DIR" ${Object.values(packages).join(' ')}`,
  );
}

export interface AgentWork {
  readonly exit: RunnerExit;
  /** What it wrote, or undefined. */
  readonly output: string | undefined;
  readonly log: string;
}

export interface AgentTask {
  readonly name: AgentName;
  readonly settings: RunnerSettings;
  /** Lays the CLI's configuration under its home; returns its variables. */
  readonly setUp: (home: string) => Readonly<Record<string, string>>;
}

/** One attempt at `outputs/alpha.md`, whose text holds the word given in the prompt. */
export async function workOnce(task: AgentTask): Promise<AgentWork> {
  const bin = agentBinFolder(task.name);
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'muster-agent-')));
  const [home, workdir] = [join(folder, 'home'), join(folder, 'work')];
  mkdirSync(home);
  mkdirSync(workdir);
  const kind = findRunnerKind(task.name);
  if (kind === undefined) throw new Error(`no runner ${task.name}`);
  // Nothing but loopback answers: what else a CLI tries goes to a closed port.
  const proxy = {
    HTTP_PROXY: 'http://127.0.0.1:9',
    HTTPS_PROXY: 'http://127.0.0.1:9',
    NO_PROXY: '127.0.0.1',
  };
  const parent = { PATH: `${bin}:${process.env['PATH']}`, HOME: home, LANG: 'C.UTF-8', CI: 'true', ...proxy };
  const passNames = Object.entries(task.setUp(home)).map(([name, value]) => `${name}=${value}`);
  try {
    const exit = await kind.open(task.settings).run({
      shard: 'shard_001',
      attempt: 1,
      prompt: Buffer.from('Please do the task. FAKE_WRITE outputs/alpha.md\nFAKE_NONCE mustered\n'),
      promptPath: join(folder, 'prompt.md'),
      workdir,
      logPath: join(folder, 'agent.log'),
      env: { ...agentEnv({ parent, passNames, runnerPass: kind.passEnv }), MUSTER_OWNER: folder },
      timeoutMs: 60_000,
      killGraceMs: 2000,
      logLimitBytes: 1_000_000,
      signal: new AbortController().signal,
    });
    const output = join(workdir, 'outputs', 'alpha.md');
    return {
      exit,
      output: existsSync(output) ? readFileSync(output, 'utf8') : undefined,
      log: readFileSync(join(folder, 'agent.log'), 'utf8'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
