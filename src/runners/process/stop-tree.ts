// Stops a living attempt: asks everything with TERM, waits, then kills. Does not know who wanted it.
import { setTimeout as delay } from 'node:timers/promises';
import { killMembers, sendSignal } from './leftovers.ts';
import { findMembers } from './members.ts';
import type { Membership, SeenMembers } from './members.ts';
import { processTable } from './process-table.ts';

/**
 * TERM to the leader's group and to every member that left it; when all are gone, or the grace (milliseconds) is over,
 * KILL until none is left. Children get their grace even when the leader dies at once. Returns how many had to be killed.
 * `seen`: members met before.
 */
export async function stopTree(
  of: Membership & { readonly leader: number },
  graceMs: number,
  seen: SeenMembers = new Map(),
): Promise<number> {
  const members = new Set(findMembers(of, seen));
  // Those in the group get one TERM with it; a second would look like impatience to an agent that counts them.
  const outside = processTable().filter((row) => members.has(row.pid) && row.group !== of.leader);
  sendSignal(-of.leader, 'SIGTERM');
  for (const { pid } of outside) sendSignal(pid, 'SIGTERM');
  const deadline = performance.now() + graceMs;
  for (let waitMs = 5; performance.now() < deadline; waitMs = Math.min(100, waitMs * 2)) {
    await delay(Math.min(waitMs, Math.max(1, deadline - performance.now())));
    if (findMembers(of, seen).length === 0) return 0;
  }
  return killMembers(of, seen);
}
