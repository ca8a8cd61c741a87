// From the environment to an outcome: reads the inputs, loads the one command that was asked for, runs it. Publishes
// nothing.
import { relative, resolve } from 'node:path';
import type { Settings } from '../config/settings.ts';
import type { Failure } from '../core/failure.ts';
import { ok, type Result } from '../core/result.ts';
import { openRedactor, type Redactor } from '../core/security/redact.ts';
import { openActionLog } from './action-log.ts';
import { loadInputs, type ActionCommand } from './inputs.ts';
import { jobFacts } from './job.ts';
import { failedOutcome, type ActionContext, type ActionOutcome } from './outcome.ts';
import { maskSecrets, redactOutcome } from './secrets.ts';

/** Only the command that was asked for is loaded: a plan needs no process runner, a verification no planner. */
const loadCommand: Readonly<Record<ActionCommand, (context: ActionContext) => Promise<ActionOutcome>>> = {
  run: async (context) => (await import('./commands/run.ts')).runCommand(context),
  verify: async (context) => (await import('./commands/verify.ts')).verifyCommand(context),
  // Outside of a workflow a plan has nobody to leave anything for.
  plan: async (context) =>
    context.job.hasService
      ? (await import('./commands/plan-group.ts')).planGroupCommand(context)
      : (await import('./commands/plan.ts')).planCommand(context),
  shard: async (context) => (await import('./commands/shard.ts')).shardCommand(context),
  join: async (context) => (await import('./commands/join.ts')).joinCommand(context),
};

type Env = Readonly<Record<string, string | undefined>>;

/** Rejects only for a bug of ours. */
export async function runAction(env: Env, platform: string): Promise<ActionOutcome> {
  const log = openActionLog();
  const root = resolve(env['GITHUB_WORKSPACE'] ?? '');
  const toRepositoryPath = (path: string): string => relative(root, resolve(path));
  if (platform === 'win32') {
    return failedOutcome(
      { log, toRepositoryPath },
      [{ reason: 'platform-unsupported', platform }],
      'nothing was done',
    );
  }
  const inputs = await loadInputs(env);
  if (!inputs.ok) return failedOutcome({ log, toRepositoryPath }, inputs.failures, 'nothing was done');
  const { command, ...given } = inputs.value;
  // Before a word is said in a job with agents: failures quote no value.
  const redactor = await hideSecrets(command, given.resolved.values, env);
  if (!redactor.ok) return failedOutcome({ log, toRepositoryPath }, redactor.failures, 'nothing was done');
  const outcome = await loadCommand[command]({
    ...given,
    job: jobFacts(env),
    env,
    log: openActionLog(redactor.value),
    redactor: redactor.value,
    toRepositoryPath,
  });
  return redactOutcome(outcome, redactor.value);
}

/** Only where agents run is there anybody who could show them. */
async function hideSecrets(
  command: ActionCommand,
  settings: Settings,
  env: Env,
): Promise<Result<Redactor, Failure>> {
  if (command !== 'run' && command !== 'shard') return ok(openRedactor([]));
  const { agentSecrets, openAgentRedactor } = await import('../wire/agent-secrets.ts');
  maskSecrets(agentSecrets(settings, env), env);
  return openAgentRedactor(settings, env);
}
