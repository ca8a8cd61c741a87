// Records as files: written whole through a temp file and link(), so that a second record of the same attempt (a late
// worker's) can never replace the first (invariants 1 and 3).
import { outcomeOf, type RecordOutcome } from '../../core/batch/fold.ts';
import { decodeRecord, encodeRecord } from '../../core/batch/record-codec.ts';
import type { AttemptRecord } from '../../core/batch/record.ts';
import type { Records } from '../../ports/records.ts';
import { openAttemptFiles, type WarningSink } from './attempt-files.ts';

export interface FileRecords extends Records {
  /** What the fold needs of every record; cheap to ask for again and again. */
  outcomes(): RecordOutcome[];
  read(shard: string, attempt: number): AttemptRecord | undefined;
  /** Removes what crashes left half-written of attempts that are closed by now. */
  sweep(): void;
}

export function openFileRecords(folder: string, shownAs: string, warn: WarningSink): FileRecords {
  const files = openAttemptFiles<RecordOutcome>({
    folder,
    shownAs,
    role: 'record',
    warn,
    decode: (text, shard, attempt) => {
      const decoded = decodeRecord(text);
      if (!decoded.ok) return decoded;
      const { value } = decoded;
      if (value.shard !== shard || value.attempt !== attempt)
        return {
          ok: false,
          error: `it is of ${value.shard} attempt ${value.attempt}: a copy under another name`,
        };
      return { ok: true, value: outcomeOf(value) };
    },
  });
  const read = (shard: string, attempt: number): AttemptRecord | undefined => {
    const text = files.read(shard, attempt);
    const decoded = text === undefined ? undefined : decodeRecord(text);
    return decoded?.ok === true ? decoded.value : undefined;
  };
  return {
    async write(record) {
      const text = encodeRecord(record);
      const isNew = files.createExclusive(record.shard, record.attempt, text, outcomeOf(record));
      return isNew ? 'written' : 'taken';
    },
    async list() {
      const records = files.list().map(({ shard, attempt }) => read(shard, attempt));
      return records.filter((record) => record !== undefined);
    },
    outcomes: () => files.list(),
    read,
    sweep: () => files.sweep(),
  };
}
