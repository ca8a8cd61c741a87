// What the Codex CLI needs on this machine, and the settings with which it ends well without writing a file.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RunnerCheck, RunnerSettings } from '../../ports/runner.ts';
import { checkBinary } from '../check-binary.ts';
import { optionValue } from '../runner-args.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** `env` is the environment that the agent would get. */
export async function checkCodex(settings: RunnerSettings, env: Env): Promise<readonly RunnerCheck[]> {
  const home = env['CODEX_HOME'] ?? join(env['HOME'] ?? '', '.codex');
  return [
    await checkBinary('codex', 'npm install -g @openai/codex', env),
    ...(env['CODEX_HOME'] !== undefined && !existsSync(home) ? [homeMissing(home)] : []),
    checkLogin(home, env),
    checkSandbox(settings),
  ];
}

const homeMissing = (home: string): RunnerCheck => ({
  name: 'CODEX_HOME',
  isOk: false,
  found: `${home} does not exist`,
  remedy: `mkdir -p ${home}: codex does not make it itself`,
});

function checkLogin(home: string, env: Env): RunnerCheck {
  const name = 'codex login';
  const provider = /^\s*model_provider\s*=\s*"([^"]+)"/m.exec(readText(join(home, 'config.toml')))?.[1];
  if (provider !== undefined)
    return { name, isOk: true, found: `model provider '${provider}' of config.toml` };
  if ((env['CODEX_API_KEY'] ?? '') !== '') return { name, isOk: true, found: 'CODEX_API_KEY' };
  if (existsSync(join(home, 'auth.json'))) return { name, isOk: true, found: join(home, 'auth.json') };
  const found =
    env['OPENAI_API_KEY'] === undefined
      ? 'no key and no login'
      : 'only OPENAI_API_KEY, which exec does not read';
  return { name, isOk: false, found, remedy: 'set CODEX_API_KEY, or run `codex login` once' };
}

function checkSandbox(settings: RunnerSettings): RunnerCheck {
  const name = 'codex sandbox';
  const mode = optionValue(settings.runnerArgs, '--sandbox', '-s') ?? 'workspace-write';
  if (mode !== 'read-only') return { name, isOk: true, found: mode };
  return {
    name,
    isOk: false,
    found: 'read-only: it would end with 0 and write no file',
    remedy: 'drop --sandbox from the runner arguments, or use workspace-write',
  };
}

function readText(path: string): string {
  try {
    return statSync(path).isFile() ? readFileSync(path, 'utf8') : '';
  } catch {
    return '';
  }
}
