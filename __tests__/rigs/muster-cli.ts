// Drives the built command line tool as a user would: a child process in an environment of the test's own.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The built entry; MUSTER_TEST_MAIN puts another build of it to the test. */
export const musterMain =
  process.env['MUSTER_TEST_MAIN'] ?? fileURLToPath(new URL('../../build/bin/muster.js', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Running {
  readonly pid: number;
  readonly ended: Promise<Ended>;
  readonly kill: (signal: NodeJS.Signals) => void;
  /** What it has printed so far. */
  readonly stdout: () => string;
  readonly stderr: () => string;
}

export interface CliOptions {
  readonly cwd: string;
  /** Added to a clean environment: PATH, HOME and LANG only, so that no MUSTER_* of the tester leaks in. */
  readonly env?: Readonly<Record<string, string>>;
}

export function startMuster(args: readonly string[], { cwd, env = {} }: CliOptions): Running {
  const child = spawn(process.execPath, [musterMain, ...args], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', HOME: cwd, LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${process.execPath} did not start`);
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal, stdout, stderr }));
  });
  return {
    pid,
    ended,
    kill: (signal) => void child.kill(signal),
    stdout: () => stdout,
    stderr: () => stderr,
  };
}

/** Runs it to its end. */
export const muster = (args: readonly string[], options: CliOptions): Promise<Ended> =>
  startMuster(args, options).ended;
