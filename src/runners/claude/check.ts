// What Claude Code needs on this machine, and the settings with which it ends well without writing a file.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RunnerCheck, RunnerSettings } from '../../ports/runner.ts';
import { checkBinary } from '../check-binary.ts';
import { hasOption, optionValue } from '../runner-args.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** `env` is the environment that the agent would get. */
export async function checkClaude(settings: RunnerSettings, env: Env): Promise<readonly RunnerCheck[]> {
  return [
    await checkBinary('claude', 'npm install -g @anthropic-ai/claude-code', env),
    checkLogin(env),
    checkPermissions(settings, env),
    ...checkFormat(settings),
  ];
}

const keys = ['ANTHROPIC_API_KEY', 'ANTHROPIC_AUTH_TOKEN', 'CLAUDE_CODE_OAUTH_TOKEN'];
const clouds = ['CLAUDE_CODE_USE_BEDROCK', 'CLAUDE_CODE_USE_VERTEX'];

function checkLogin(env: Env): RunnerCheck {
  const name = 'claude login';
  const variable = [...keys, ...clouds].find((key) => (env[key] ?? '') !== '');
  if (variable !== undefined) return { name, isOk: true, found: variable };
  const file = join(env['CLAUDE_CONFIG_DIR'] ?? join(env['HOME'] ?? '', '.claude'), '.credentials.json');
  if (existsSync(file)) return { name, isOk: true, found: file };
  // There the login is kept in the keychain, which is not ours to open.
  if (process.platform === 'darwin')
    return { name, isOk: true, found: 'no key set; the keychain was not looked at' };
  return {
    name,
    isOk: false,
    found: 'no key and no login',
    remedy: 'set ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN, or run `claude /login` once',
  };
}

function checkPermissions(settings: RunnerSettings, env: Env): RunnerCheck {
  const name = 'claude permissions';
  const { runnerArgs } = settings;
  if (hasOption(runnerArgs, '--dangerously-skip-permissions')) {
    if (process.getuid?.() !== 0 || env['IS_SANDBOX'] === '1') return { name, isOk: true, found: 'skipped' };
    return {
      name,
      isOk: false,
      found: '--dangerously-skip-permissions is refused to root',
      remedy: 'drop it (edits are accepted anyway), or set IS_SANDBOX=1 in the agent environment',
    };
  }
  const mode = optionValue(runnerArgs, '--permission-mode') ?? 'acceptEdits';
  if (mode !== 'default' && mode !== 'plan') return { name, isOk: true, found: mode };
  return {
    name,
    isOk: false,
    found: `${mode}: it would end with 0 and write no file`,
    remedy: 'drop --permission-mode from the runner arguments, or use acceptEdits',
  };
}

function checkFormat(settings: RunnerSettings): readonly RunnerCheck[] {
  const format = optionValue(settings.runnerArgs, '--output-format');
  if (format === undefined || format === 'stream-json' || format === 'json') return [];
  return [
    {
      name: 'claude output format',
      isOk: false,
      found: `${format}: usage and the kind of a failure can't be read from it`,
      remedy: 'drop --output-format from the runner arguments',
    },
  ];
}
