// Who owns a claim, and whether that owner still lives. Says "dead" only with proof; knows nothing of claims.
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import type { Owner } from '../../core/batch/record.ts';
import { isCode } from '../../core/system-error.ts';
import { askSystem } from './ask-system.ts';
import { hasProc, readProcess } from './process-table.ts';

export type OwnerState = 'alive' | 'dead' | 'unknown';

/** This process as an owner. `token`: the random word of this run, which its agents carry. */
export function currentOwner(token: string): Owner {
  return {
    host: hostname(),
    boot: bootId(),
    pid: process.pid,
    processStart: processStart(process.pid),
    token,
  };
}

/**
 * Whether the owner's process still runs. `dead` needs proof: this host, and another boot, or its pid gone, a zombie, or
 * another process. Containers share host name and boot but not pids, so a pid of another namespace is `unknown`.
 */
export function ownerState(owner: Owner): OwnerState {
  if (owner.host !== hostname()) return 'unknown';
  const boot = bootId();
  if (owner.boot === '' || boot === '') return 'unknown';
  if (owner.boot !== boot) return 'dead';
  if (owner.processStart === '' || namespaceOf(owner.processStart) !== pidNamespace()) return 'unknown';
  if (readProcess(owner.pid)?.isZombie === true) return 'dead';
  const start = processStart(owner.pid);
  if (start !== '') return start === owner.processStart ? 'alive' : 'dead';
  return hasPid(owner.pid) ? 'unknown' : 'dead';
}

/** Start time with the pid namespace in which the pid means something: `4026531836/8312`; empty when unknown. */
function processStart(pid: number): string {
  const start = hasProc ? readProcess(pid)?.startTime : askSystem('ps', ['-o', 'lstart=', '-p', String(pid)]);
  return start === undefined || start === '' ? '' : `${pidNamespace()}/${start}`;
}

const namespaceOf = (start: string): string => start.slice(0, Math.max(0, start.lastIndexOf('/')));

function pidNamespace(): string {
  if (!hasProc) return '';
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '';
  } catch {
    return '';
  }
}

function bootId(): string {
  if (!hasProc) return askSystem('sysctl', ['-n', 'kern.bootsessionuuid']);
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

function hasPid(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it exists and is another user's.
    return !isCode(error, 'ESRCH');
  }
}
