// The end of a program's output: waits for its pipes to close, and finds whoever still holds them. Knows no attempt.
import type { ChildProcess } from 'node:child_process';
import { readdirSync, readlinkSync } from 'node:fs';
import { sendSignal } from './leftovers.ts';
import { hasProc, listPids } from './process-table.ts';

/** A dead program's last output is read at once; longer means that somebody else holds the pipe. */
const patienceMs = 250;

/** Names of things that exist once. Anything else (`/dev/null`, a log file) other programs have open for their own ends. */
const pipeName = /^(?:socket|pipe):\[\d+\]$/;

/**
 * The name of a fresh child's stdout, as /proc shows it (`socket:[123]`). Undefined where it can't be told, and where
 * the child was quick to redirect it: whoever holds *that* open is none of our business.
 */
export function outputPipeOf(pid: number): string | undefined {
  const link = hasProc ? linkOf(`/proc/${pid}/fd/1`) : undefined;
  return link !== undefined && pipeName.test(link) ? link : undefined;
}

/**
 * Waits until stdout and stderr of an ended child are read to the end. Processes that keep them open although no mark of
 * the attempt is on them are killed and counted; if they can't be found, the pipes are closed on our side.
 */
export async function drainOutput(child: ChildProcess, pipe: string | undefined): Promise<number> {
  const isOpen = () =>
    [child.stdout, child.stderr].some((stream) => stream !== null && !stream.readableEnded);
  if (!isOpen()) return 0;
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  if (await isDoneWithin(patienceMs, closed)) return 0;
  const holders = pipe === undefined ? [] : holdersOf(pipe);
  for (const pid of holders) sendSignal(pid, 'SIGKILL');
  if (holders.length === 0 || !(await isDoneWithin(patienceMs, closed))) {
    child.stdout?.destroy();
    child.stderr?.destroy();
  }
  return holders.length;
}

function isDoneWithin(ms: number, done: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    // Once more around the event loop: after a long block of ours the timer comes before the output that waits to be read.
    const timer = setTimeout(() => setImmediate(() => setImmediate(() => resolve(false))), ms);
    void done.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

function holdersOf(pipe: string): readonly number[] {
  return listPids().filter((pid) => pid !== process.pid && fdsOf(pid).some((link) => link === pipe));
}

function fdsOf(pid: number): readonly (string | undefined)[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => linkOf(`/proc/${pid}/fd/${fd}`));
  } catch {
    return [];
  }
}

function linkOf(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
