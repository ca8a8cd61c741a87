// The processes of this machine as rows: from /proc where there is one, else from `ps`. Knows nothing of batches.
import { closeSync, existsSync, openSync, readSync, readdirSync } from 'node:fs';
import { askSystem } from './ask-system.ts';

export interface ProcessRow {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  /** 0 where the system does not tell. */
  readonly session: number;
  /** Dead but not yet reaped. */
  readonly isZombie: boolean;
  /** As the system reports it, opaque; empty where only `ps` is asked. */
  readonly startTime: string;
}

/** False on macOS, where `ps` is asked instead: slower, and other users' environments stay hidden. */
export const hasProc = existsSync('/proc/self/stat');

/** Every process, in no order. A process that ends meanwhile may be missing, one that starts meanwhile too. */
export function processTable(): readonly ProcessRow[] {
  if (!hasProc) return tableOfPs();
  const rows: ProcessRow[] = [];
  for (const pid of listPids()) {
    const row = readProcess(pid);
    if (row !== undefined) rows.push(row);
  }
  return rows;
}

/** Pids in /proc. Empty without /proc. */
export function listPids(): readonly number[] {
  if (!hasProc) return [];
  const pids: number[] = [];
  for (const name of readdirSync('/proc')) {
    const first = name.charCodeAt(0);
    if (first >= 48 && first <= 57) pids.push(Number(name));
  }
  return pids;
}

/** One process from /proc/PID/stat, or undefined when there is none (or no /proc). */
export function readProcess(pid: number): ProcessRow | undefined {
  const bytes = readProcFile(pid, 'stat');
  if (bytes === undefined || bytes.length === 0) return undefined;
  const text = bytes.toString('latin1');
  // The command name is in parentheses and may hold anything, parentheses and spaces included.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [state, parent, group, session] = fields;
  return {
    pid,
    parent: Number(parent),
    group: Number(group),
    session: Number(session),
    isZombie: state === 'Z' || state === 'X',
    startTime: fields[19] ?? '',
  };
}

const scratch = Buffer.alloc(64 * 1024);

/**
 * Bytes of /proc/PID/NAME, or undefined when the process is gone or not ours to look at. The bytes are overwritten by
 * the next call unless there are more than 64 KiB of them.
 */
export function readProcFile(pid: number, name: 'stat' | 'environ'): Buffer | undefined {
  let fd: number;
  try {
    fd = openSync(`/proc/${pid}/${name}`, 'r');
  } catch {
    return undefined;
  }
  try {
    const length = readSync(fd, scratch, 0, scratch.length, null);
    if (length < scratch.length) return scratch.subarray(0, length);
    const parts = [Buffer.from(scratch)];
    for (let more = length; more > 0;) {
      more = readSync(fd, scratch, 0, scratch.length, null);
      parts.push(Buffer.from(scratch.subarray(0, more)));
    }
    return Buffer.concat(parts);
  } catch {
    return undefined;
  } finally {
    closeSync(fd);
  }
}

/** The environments of all processes as `ps` shows them: pid → command line and environment in one text. */
export function environmentsOfPs(): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const all = process.platform === 'darwin' ? '-AEww' : 'axeww';
  for (const line of linesOfPs([all, '-o', 'pid=,command='])) {
    const at = line.indexOf(' ');
    if (at > 0) found.set(Number(line.slice(0, at)), line.slice(at));
  }
  return found;
}

function tableOfPs(): readonly ProcessRow[] {
  return linesOfPs(['-A', '-o', 'pid=,ppid=,pgid=,stat=']).map((line) => {
    const [pid, parent, group, state] = line.split(/\s+/);
    return {
      pid: Number(pid),
      parent: Number(parent),
      group: Number(group),
      session: 0,
      isZombie: state?.startsWith('Z') ?? false,
      startTime: '',
    };
  });
}

function linesOfPs(args: readonly string[]): readonly string[] {
  return askSystem('ps', args)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
