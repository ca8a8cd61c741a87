// Writes the record of a finished attempt, however long the disk is full. Knows no agent.
import type { AttemptRecord } from '../core/batch/record.ts';
import { isSystemError } from '../core/system-error.ts';
import type { AttemptTools } from './attempt-tools.ts';

/** Pauses before the record is tried again: a full disk may have room by then. Milliseconds. */
const writePausesMs = [100, 1000, 5000];

/** What the agent did is worth several tries; rejects with the last system error. */
export async function writeRecord(
  { store, clock }: Pick<AttemptTools, 'store' | 'clock'>,
  record: AttemptRecord,
): Promise<'written' | 'taken'> {
  for (const pauseMs of writePausesMs) {
    try {
      return await store.records.write(record);
    } catch (error) {
      if (!isSystemError(error)) throw error;
      await new Promise<void>((resume) => clock.after(pauseMs, resume));
    }
  }
  return store.records.write(record);
}
