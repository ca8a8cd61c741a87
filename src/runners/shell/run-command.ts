// Runs the user's verify command after the agent, into the same log and with the same care for what it leaves behind.
import type { CommandRequest, RunCommand } from '../../ports/command-runner.ts';
import { verifyHeading } from '../process/log-marks.ts';
import { openLog } from '../process/log.ts';
import { runProcess } from '../process/run-process.ts';
import { shellArgs } from './argv.ts';

/** `sh -c COMMAND`, nothing on stdin. Its log limit is counted apart from the agent's, so an agent can't silence it. */
export const runCommand: RunCommand = async (request: CommandRequest) => {
  const log = openLog(request.logPath, request.logLimitBytes, 'append');
  if (!log.ok) {
    const failure = { class: 'spawn', message: 'failed to open the log for the verify command' } as const;
    return { outcome: 'spawn-failed', exitCode: null, signal: null, durationMs: 0, leftovers: 0, failure };
  }
  log.value.mark(`\n\n${verifyHeading}\n`);
  const { spawnError, ...end } = await runProcess({
    command: 'sh',
    args: shellArgs(request.command),
    cwd: request.workdir,
    env: request.env,
    stdin: 'null',
    log: log.value,
    timeoutMs: request.timeoutMs,
    idleTimeoutMs: request.idleTimeoutMs,
    killGraceMs: request.killGraceMs,
    signal: request.signal,
    onOutput: request.onOutput,
    owner: { token: request.env['MUSTER_OWNER'] ?? '', tag: request.env['MUSTER_ATTEMPT'] ?? '' },
    what: 'verify command',
  });
  log.value.close();
  if (spawnError === undefined) return end;
  return {
    ...end,
    failure: { class: 'spawn', message: `failed to start the verify command: ${spawnError}` },
  };
};
