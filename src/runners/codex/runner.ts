// Runs the Codex CLI on a prompt and hears its events.
import type { AttemptFailure, Usage } from '../../core/batch/record.ts';
import type { RunnerExit, RunnerRequest, RunnerSettings } from '../../ports/runner.ts';
import { failureMessage } from '../failure-message.ts';
import { runAgent } from '../run-agent.ts';
import type { AgentEar } from '../run-agent.ts';
import { codexArgs } from './argv.ts';
import { classifyCodex, parseCodexLine } from './events.ts';

export async function runCodex(settings: RunnerSettings, request: RunnerRequest): Promise<RunnerExit> {
  return runAgent(request, 'codex', codexArgs(request.workdir, settings), codexEar(request.env));
}

/** Only the last turn counts: a completed turn takes back an earlier failed one. */
export function codexEar(env: Readonly<Record<string, string>>): AgentEar {
  let usage: Usage | undefined;
  let failed: string | undefined;
  let stderr = '';
  return {
    onStdoutLine: (line) => {
      const event = parseCodexLine(line);
      if (event.type === 'turn-failed') failed = event.message;
      if (event.type === 'turn-completed') {
        failed = undefined;
        usage = event.usage;
      }
    },
    onStderrLine: (line) => {
      if (line.trim() !== '') stderr = line;
    },
    sum: (exitCode) => {
      const failure = failed === undefined ? silentFailure(exitCode, stderr, env) : failureOf(failed, env);
      return { ...(failure && { failure }), ...(usage && { usage }) };
    },
  };
}

const failureOf = (message: string, env: Readonly<Record<string, string>>): AttemptFailure => ({
  class: classifyCodex(message),
  message: `codex: ${failureMessage(message, env)}`,
});

/** Without a failed turn the last line of stderr is the best there is ("Not inside a trusted directory…"). */
function silentFailure(
  exitCode: number | null,
  stderr: string,
  env: Readonly<Record<string, string>>,
): AttemptFailure | undefined {
  return exitCode === 0 || exitCode === null || stderr === '' ? undefined : failureOf(stderr, env);
}
