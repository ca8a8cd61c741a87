// Runs the user's shell command on a prompt. Its exit code is all it says.
import type { RunnerExit, RunnerRequest, RunnerSettings } from '../../ports/runner.ts';
import { runAgent } from '../run-agent.ts';
import { shellArgs } from './argv.ts';

/** Without a command there is nothing to start, which is an exit and not a throw: settings come from outside. */
export async function runShell(settings: RunnerSettings, request: RunnerRequest): Promise<RunnerExit> {
  const { shellCommand } = settings;
  if (shellCommand !== undefined && shellCommand.trim() !== '') {
    return runAgent(request, 'sh', shellArgs(shellCommand));
  }
  return {
    outcome: 'spawn-failed',
    exitCode: null,
    signal: null,
    durationMs: 0,
    logBytes: 0,
    isLogTruncated: false,
    leftovers: 0,
    failure: { class: 'spawn', message: 'no --shell-command is set for the shell runner' },
  };
}
