// Runs one program to its end: prompt in, output to the log, time limits, and nothing of it left behind. Knows no agent.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { longestTimerMs } from '../../core/timer-limit.ts';
import { descendants } from './descendants.ts';
import { killMembers } from './leftovers.ts';
import type { LogSink } from './log.ts';
import { cancelMark, idleMark, spawnMark, timeoutMark } from './log-marks.ts';
import { livingOf, marksOf, MemberWatch } from './members.ts';
import { drainOutput, outputPipeOf } from './output-pipe.ts';
import { spawnErrorText } from './spawn-error.ts';
import { stopTree } from './stop-tree.ts';

export interface ProcessSpec {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The whole environment; MUSTER_OWNER and MUSTER_ATTEMPT are added. */
  readonly env: Readonly<Record<string, string>>;
  /** Bytes written to stdin, which is then closed; a program that does not read them is no error. */
  readonly stdin: Uint8Array | 'null';
  /** Takes stdout and stderr in order of arrival; the caller closes it. */
  readonly log: LogSink;
  /** Wall time, and time without output, in milliseconds; undefined = no limit. */
  readonly timeoutMs?: number | undefined;
  readonly idleTimeoutMs?: number | undefined;
  readonly killGraceMs: number;
  /** Aborted = stop it now. Aborted beforehand = it is not started. */
  readonly signal: AbortSignal;
  readonly onStdout?: ((chunk: Uint8Array) => void) | undefined;
  readonly onStderr?: ((chunk: Uint8Array) => void) | undefined;
  /** stdout and stderr alike. */
  readonly onOutput?: ((chunk: Uint8Array) => void) | undefined;
  /** Marks of its processes: the run's token (empty = none) and `<shard>.<attempt>`. */
  readonly owner: { readonly token: string; readonly tag: string };
  /** Whose output it is, in the marks of the log; `runner` by default. */
  readonly what?: 'runner' | 'verify command';
}

export interface ProcessExit {
  /** The first reason to end. */
  readonly outcome: 'exited' | 'timeout' | 'idle-timeout' | 'cancelled' | 'spawn-failed';
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly durationMs: number;
  /** Processes that outlived the program, or its grace, and were killed. */
  readonly leftovers: number;
  /** Why it did not start. */
  readonly spawnError?: string;
}

const watch = new MemberWatch();

/**
 * Runs a program as the leader of its own session. Resolves always, once no process of it is left and its output has
 * been read. The leader's own exit counts: a background child that holds the pipes open is a leftover, not a reason to
 * wait. On a stop: TERM to all of it, grace, KILL.
 */
export async function runProcess(spec: ProcessSpec): Promise<ProcessExit> {
  const begin = performance.now();
  const what = spec.what ?? 'runner';
  const end = (facts: Omit<ProcessExit, 'durationMs'>): ProcessExit => ({
    ...facts,
    durationMs: Math.round(performance.now() - begin),
  });
  const nothing = { exitCode: null, signal: null, leftovers: 0 };
  if (spec.signal.aborted) return end({ outcome: 'cancelled', ...nothing });

  const started = await start(spec);
  if ('error' in started) {
    const spawnError = spawnErrorText(started.error, spec);
    spec.log.mark(spawnMark(what, spawnError));
    return end({ outcome: 'spawn-failed', ...nothing, spawnError });
  }
  const { child, pid, exited } = started;
  watch.begin(pid);
  const seen = descendants.begin(pid);
  const of = { leader: pid, marks: marksOf(spec.owner.token, spec.owner.tag) };
  const pipe = outputPipeOf(pid);

  let outcome: ProcessExit['outcome'] | undefined;
  let stopping: Promise<number> | undefined;
  const stop = (reason: 'timeout' | 'idle-timeout' | 'cancelled', mark: string) => {
    if (outcome !== undefined) return;
    outcome = reason;
    spec.log.mark(mark);
    stopping = stopTree(of, spec.killGraceMs, seen);
  };
  const onAbort = () => stop('cancelled', cancelMark(what));
  spec.signal.addEventListener('abort', onAbort);
  const { timeoutMs, idleTimeoutMs } = spec;
  const wall = timer(timeoutMs, (ms) => stop('timeout', timeoutMark(what, ms)));
  const idle = timer(idleTimeoutMs, (ms) => stop('idle-timeout', idleMark(what, ms)));
  listen(child, spec, () => idle?.refresh());
  if (spec.signal.aborted) onAbort();

  const { exitCode, signal } = await exited;
  outcome ??= 'exited';
  descendants.end(pid);
  clearTimeout(wall);
  clearTimeout(idle);
  spec.signal.removeEventListener('abort', onAbort);

  let leftovers = await (stopping ?? 0);
  if (livingOf(seen) || (await watch.mayHaveMembers(of))) leftovers += await killMembers(of, seen);
  leftovers += await drainOutput(child, pipe);
  return end({ outcome, exitCode, signal, leftovers });
}

interface Started {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly exited: Promise<{ readonly exitCode: number | null; readonly signal: string | null }>;
}

async function start(spec: ProcessSpec): Promise<Started | { readonly error: unknown }> {
  const { token, tag } = spec.owner;
  const env = token === '' ? spec.env : { ...spec.env, MUSTER_OWNER: token, MUSTER_ATTEMPT: tag };
  let child: ChildProcess;
  try {
    child = spawn(spec.command, spec.args, {
      cwd: spec.cwd,
      env,
      // Its own session: signals meant for Muster's terminal don't reach it, ours reach all of it.
      detached: true,
      stdio: [spec.stdin === 'null' ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
  } catch (error) {
    return { error };
  }
  const { pid } = child;
  if (pid === undefined) return new Promise((resolve) => child.once('error', (error) => resolve({ error })));
  const exited = new Promise<{ exitCode: number | null; signal: string | null }>((resolve) => {
    child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }));
  });
  // Only a signal that could not be sent comes here now, and the exit tells more.
  child.on('error', () => {});
  return { child, pid, exited };
}

function listen(child: ChildProcess, spec: ProcessSpec, onAny: () => void): void {
  const take = (own?: (chunk: Uint8Array) => void) => (chunk: Uint8Array) => {
    onAny();
    spec.log.write(chunk);
    own?.(chunk);
    spec.onOutput?.(chunk);
  };
  child.stdout?.on('data', take(spec.onStdout));
  child.stderr?.on('data', take(spec.onStderr));
  for (const stream of child.stdio) stream?.on('error', () => {}); // EPIPE: it did not want its prompt.
  if (spec.stdin !== 'null') child.stdin?.end(spec.stdin);
}

function timer(ms: number | undefined, onEnd: (ms: number) => void): NodeJS.Timeout | undefined {
  return ms === undefined ? undefined : setTimeout(() => onEnd(ms), Math.min(ms, longestTimerMs));
}
