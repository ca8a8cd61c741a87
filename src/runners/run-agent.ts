// What all runners share: open the attempt's log, run one program on the prompt, let a parser listen, sum up the exit.
// Knows no agent's arguments and no agent's events.
import type { AttemptFailure, Usage } from '../core/batch/record.ts';
import type { Failure } from '../core/failure.ts';
import type { RunnerExit, RunnerRequest } from '../ports/runner.ts';
import { openLog } from './process/log.ts';
import { LineReader } from './process/line-reader.ts';
import { runProcess } from './process/run-process.ts';
import type { ProcessExit } from './process/run-process.ts';

/** Listens to an agent's output and says at the end what it learnt. */
export interface AgentEar {
  /** A line of stdout, without its end; lines over 4 MiB are left out. */
  readonly onStdoutLine: (line: string) => void;
  readonly onStderrLine?: (line: string) => void;
  /** Asked once, after the end. `failure` counts only when the agent ended by itself. */
  readonly sum: (exitCode: number | null) => { readonly failure?: AttemptFailure; readonly usage?: Usage };
}

/** Runs `command args` as the attempt's agent. Everything that can go wrong outside is in the exit. */
export async function runAgent(
  request: RunnerRequest,
  command: string,
  args: readonly string[],
  ear?: AgentEar,
): Promise<RunnerExit> {
  const log = openLog(request.logPath, request.logLimitBytes);
  if (!log.ok) return logFailed(log.failures[0]);
  const stdout = ear && new LineReader(ear.onStdoutLine);
  const stderr = ear?.onStderrLine && new LineReader(ear.onStderrLine);
  const exit = await runProcess({
    command,
    args,
    cwd: request.workdir,
    env: request.env,
    stdin: request.prompt,
    log: log.value,
    timeoutMs: request.timeoutMs,
    idleTimeoutMs: request.idleTimeoutMs,
    killGraceMs: request.killGraceMs,
    signal: request.signal,
    owner: { token: request.env['MUSTER_OWNER'] ?? '', tag: `${request.shard}.${request.attempt}` },
    onStdout: stdout && ((chunk) => stdout.write(chunk)),
    onStderr: stderr && ((chunk) => stderr.write(chunk)),
    onOutput: request.onOutput,
  });
  stdout?.end();
  stderr?.end();
  const facts = log.value.close();
  return sumUp(exit, facts, command, ear?.sum(exit.exitCode));
}

function sumUp(
  exit: ProcessExit,
  log: { readonly bytes: number; readonly isTruncated: boolean },
  command: string,
  heard: { readonly failure?: AttemptFailure; readonly usage?: Usage } = {},
): RunnerExit {
  const failure = failureOf(exit, command, heard.failure);
  return {
    outcome: exit.outcome,
    exitCode: exit.exitCode,
    signal: exit.signal,
    durationMs: exit.durationMs,
    leftovers: exit.leftovers,
    logBytes: log.bytes,
    isLogTruncated: log.isTruncated,
    ...(failure && { failure }),
    ...(heard.usage && Object.keys(heard.usage).length > 0 && { usage: heard.usage }),
  };
}

/** An agent that was stopped may claim anything on its way out, so what it says counts only when it ended by itself. */
function failureOf(exit: ProcessExit, command: string, heard?: AttemptFailure): AttemptFailure | undefined {
  if (exit.outcome === 'spawn-failed') {
    return { class: 'spawn', message: `failed to start ${command}: ${exit.spawnError ?? 'unknown error'}` };
  }
  return exit.outcome === 'exited' ? heard : undefined;
}

function logFailed(failure: Failure | undefined): RunnerExit {
  const error =
    failure?.reason === 'file-unwritable' ? `${failure.at.file}: ${failure.error}` : 'unknown error';
  return {
    outcome: 'spawn-failed',
    exitCode: null,
    signal: null,
    durationMs: 0,
    leftovers: 0,
    logBytes: 0,
    isLogTruncated: false,
    failure: { class: 'spawn', message: `failed to open the log: ${error}` },
  };
}
