// The user's verify command as a process: no input, its output after a marker in the shard's log, the same limits and
// the same care for leftovers as an agent.
import type { RunCommand } from '../ports/command-runner.ts';
import { openLog } from '../runners/process/log.ts';
import { runProcess } from '../runners/process/run-process.ts';
import { shellArgs } from '../runners/shell/argv.ts';

const marker = '\n\n--- muster verifier ---\n';

export const runVerifyCommand: RunCommand = async (request) => {
  const log = openLog(request.logPath, request.logLimitBytes, 'append');
  if (!log.ok) {
    const failure = { class: 'spawn', message: `failed to open the log ${request.logPath}` } as const;
    return { outcome: 'spawn-failed', exitCode: null, signal: null, durationMs: 0, failure };
  }
  log.value.mark(marker);
  const { env } = request;
  const exit = await runProcess({
    command: 'sh',
    args: shellArgs(request.command),
    cwd: request.workdir,
    env,
    stdin: 'null',
    log: log.value,
    timeoutMs: request.timeoutMs,
    idleTimeoutMs: request.idleTimeoutMs,
    killGraceMs: request.killGraceMs,
    signal: request.signal,
    owner: { token: env['MUSTER_OWNER'] ?? '', tag: env['MUSTER_ATTEMPT'] ?? '' },
    onOutput: request.onOutput,
    what: 'verifier',
  });
  log.value.close();
  const { outcome, exitCode, signal, durationMs, spawnError } = exit;
  const end = { outcome, exitCode, signal, durationMs };
  if (spawnError === undefined) return end;
  return { ...end, failure: { class: 'spawn', message: `failed to start the verify command: ${spawnError}` } };
};
