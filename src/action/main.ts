// Entry of the Action's main step. Reads the inputs, loads the one command that was asked for, publishes what it came to.
import { relative, resolve } from 'node:path';
import { setFailed, setOutput } from '@actions/core';
import { exitCodes } from '../core/exit-code.ts';
import { openActionLog } from './action-log.ts';
import { loadInputs, type ActionCommand } from './inputs.ts';
import { failedOutcome, type ActionContext, type ActionOutcome } from './outcome.ts';
import { publish } from './publish.ts';

const { env } = process;
const log = openActionLog();
const root = env['GITHUB_WORKSPACE'] || process.cwd();
const toRepositoryPath = (path: string): string => relative(root, resolve(path));

const crash = (thrown: unknown): void => {
  const cause = thrown instanceof Error ? thrown : new Error(String(thrown));
  log.say(`${cause.stack ?? cause.message}\n`);
  setOutput('exit-code', exitCodes.internal);
  setOutput('disposition', 'failed');
  setFailed(`Internal error: ${cause.message.replace(/^Internal error: /, '')} (a bug of Muster; finished work is safe)`);
};
process.on('uncaughtException', crash);
process.on('unhandledRejection', crash);

await publish(await runAction(), env);

async function runAction(): Promise<ActionOutcome> {
  if (process.platform === 'win32') {
    const failure = { reason: 'platform-unsupported', platform: process.platform } as const;
    return failedOutcome({ log, toRepositoryPath }, [failure], 'nothing was done');
  }
  const inputs = await loadInputs(env);
  if (!inputs.ok) return failedOutcome({ log, toRepositoryPath }, inputs.failures, 'wrong inputs');
  return loadCommand[inputs.value.command]({ resolved: inputs.value.resolved, env, log, toRepositoryPath });
}

/** Only the command that was asked for is loaded: a plan needs no process runner, a verification no planner. */
const loadCommand: Readonly<Record<ActionCommand, (context: ActionContext) => Promise<ActionOutcome>>> = {
  run: async (context) => (await import('./commands/run.ts')).runCommand(context),
  verify: async (context) => (await import('./commands/verify.ts')).verifyCommand(context),
  plan: async (context) => (await import('./commands/plan.ts')).planCommand(context),
};
