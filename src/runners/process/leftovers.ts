// Ends processes that outlived their attempt, and says how many there were. Does not know why they were left.
import { setTimeout as delay } from 'node:timers/promises';
import { findMembers, marksOf } from './members.ts';
import type { Membership, SeenMembers } from './members.ts';

/** KILL can't be refused, but a process deep in the kernel may take long to die; after this it is left to it. */
const patienceMs = 5000;

/**
 * Kills every process that carries the token of a run (and the mark of one attempt), again until none is left or 5 s
 * have passed. Returns how many there were. Blocks: made for the start of a command, not for the middle of a run.
 */
export function killProcessesWith(
  token: string,
  match?: { readonly shard: string; readonly attempt: number },
): number {
  const marks = marksOf(token, match === undefined ? undefined : `${match.shard}.${match.attempt}`);
  if (marks.length === 0) return 0;
  const killed = new Set<number>();
  const seen: SeenMembers = new Map();
  const sleeper = new Int32Array(new SharedArrayBuffer(4));
  const deadline = performance.now() + patienceMs;
  while (killOnce({ marks }, seen, killed) && performance.now() < deadline) Atomics.wait(sleeper, 0, 0, 2);
  return killed.size;
}

/**
 * As killProcessesWith, for an attempt whose leader is known, and without blocking. The leader is not counted.
 * `seen`: members met before, which are killed too.
 */
export async function killMembers(of: Membership, seen: SeenMembers = new Map()): Promise<number> {
  const killed = new Set<number>();
  const deadline = performance.now() + patienceMs;
  for (
    let waitMs = 1;
    killOnce(of, seen, killed) && performance.now() < deadline;
    waitMs = Math.min(20, waitMs * 2)
  )
    await delay(waitMs);
  if (of.leader !== undefined) killed.delete(of.leader);
  return killed.size;
}

/** One round: false when there was nobody to kill. */
function killOnce(of: Membership, seen: SeenMembers, killed: Set<number>): boolean {
  const members = findMembers(of, seen);
  if (of.leader !== undefined) sendSignal(-of.leader, 'SIGKILL');
  for (const pid of members) {
    sendSignal(pid, 'SIGKILL');
    killed.add(pid);
  }
  return members.length > 0;
}

/** Sends a signal to a pid (or a group, as -pid); one that is gone is no trouble. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // ESRCH: already gone. EPERM: it became another user's and is out of reach.
  }
}
