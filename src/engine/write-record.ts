// Writes the record of a finished attempt, also when the disk is full for a moment. Knows no agent.
import type { AttemptRecord } from '../core/batch/record.ts';
import { isCode, isSystemError } from '../core/system-error.ts';
import type { AttemptTools } from './attempt-tools.ts';

/** Pauses before the record is tried again: a full disk may have room by then. Milliseconds. */
const writePausesMs = [100, 1000, 5000];

/** These stay as they are however long one waits. Any other may pass, and waiting costs less than an agent's work. */
const noPauseMends = ['ELOOP', 'ENOTDIR', 'EISDIR', 'EACCES', 'EPERM', 'EROFS', 'ENAMETOOLONG'] as const;

/** What the agent did is worth several tries; rejects with the last system error. */
export async function writeRecord(
  { store, clock }: Pick<AttemptTools, 'store' | 'clock'>,
  record: AttemptRecord,
): Promise<'written' | 'taken'> {
  for (const pauseMs of writePausesMs) {
    try {
      return await store.records.write(record);
    } catch (error) {
      if (!isSystemError(error) || isCode(error, ...noPauseMends)) throw error;
      await new Promise<void>((resume) => clock.after(pauseMs, resume));
    }
  }
  return store.records.write(record);
}
