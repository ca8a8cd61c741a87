// Runs Claude Code on a prompt and hears its events.
import type { AttemptFailure } from '../../core/batch/record.ts';
import type { RunnerExit, RunnerRequest, RunnerSettings } from '../../ports/runner.ts';
import { failureMessage } from '../failure-message.ts';
import { runAgent } from '../run-agent.ts';
import type { AgentEar } from '../run-agent.ts';
import { claudeArgs } from './argv.ts';
import { classifyClaude, parseClaudeLine } from './events.ts';
import type { ClaudeResult } from './events.ts';

export async function runClaude(settings: RunnerSettings, request: RunnerRequest): Promise<RunnerExit> {
  return runAgent(request, 'claude', claudeArgs(settings), claudeEar(request.env));
}

export function claudeEar(env: Readonly<Record<string, string>>): AgentEar {
  let result: ClaudeResult | undefined;
  let wasRejected = false;
  let stderr = '';
  return {
    onStdoutLine: (line) => {
      const event = parseClaudeLine(line);
      if (event.type === 'result') result = event.result;
      if (event.type === 'limit-rejected') wasRejected = true;
    },
    onStderrLine: (line) => {
      if (line.trim() !== '') stderr = line;
    },
    sum: (exitCode) => {
      const failure =
        result === undefined ? silentFailure(exitCode, stderr, env) : failureOf(result, wasRejected, env);
      return { ...(failure && { failure }), ...(result && { usage: result.usage }) };
    },
  };
}

function failureOf(
  result: ClaudeResult,
  wasRejected: boolean,
  env: Readonly<Record<string, string>>,
): AttemptFailure | undefined {
  const failureClass = classifyClaude(result, wasRejected);
  if (failureClass === undefined) return undefined;
  const text = result.isError
    ? result.text
    : `permission denied for ${[...new Set(result.denials)].join(', ')}`;
  return { class: failureClass, message: `claude: ${failureMessage(text || result.terminalReason, env)}` };
}

/** No result line: it ended before any work, and the last line of stderr says why. */
function silentFailure(
  exitCode: number | null,
  stderr: string,
  env: Readonly<Record<string, string>>,
): AttemptFailure | undefined {
  if (exitCode === 0 || exitCode === null || stderr === '') return undefined;
  return {
    class: /Not logged in|Invalid API key/.test(stderr) ? 'auth' : 'exit',
    message: `claude: ${failureMessage(stderr, env)}`,
  };
}
