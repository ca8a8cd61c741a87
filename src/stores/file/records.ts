// Records as files: written whole through a temp file and link(), so that a second record of the same attempt (a late
// worker's) can never replace the first (invariants 1 and 3).
import { outcomeOf, type RecordOutcome } from '../../core/batch/fold.ts';
import { decodeRecord, encodeRecord } from '../../core/batch/record-codec.ts';
import type { AttemptRecord } from '../../core/batch/record.ts';
import type { Failure } from '../../core/failure.ts';
import type { ReportRecord } from '../../core/report/newest-records.ts';
import { fewChanges } from '../../core/report/scope-report.ts';
import type { Records } from '../../ports/records.ts';
import { openAttemptFiles, type WarningSink } from './attempt-files.ts';
import type { FixedPlace } from './fixed-place.ts';

/** What is kept of a record: enough for the fold and for reports, without its items and problems. */
export type KeptRecord = RecordOutcome & ReportRecord;

export interface FileRecords extends Records {
  /** What is kept of every record; cheap to ask for again and again. */
  kept(): KeptRecord[];
  read(shard: string, attempt: number): AttemptRecord | undefined;
  /** The records of one shard, in no order; lists the folder each time. */
  ofShard(shard: string): AttemptRecord[];
  /** Throws what a write would end in: the folder is none, or leads elsewhere. */
  checkPlace(): void;
  /** Why the last listing saw nothing. */
  trouble(): Failure | undefined;
  /** Removes what crashes left half-written of attempts that are closed by now. */
  sweep(): void;
}

/** `above`: the folder of the batch, where that is fixed, too. */
export function openFileRecords(
  folder: string,
  shownAs: string,
  warn: WarningSink,
  above?: FixedPlace,
): FileRecords {
  const files = openAttemptFiles<AttemptRecord, KeptRecord>({
    folder,
    shownAs,
    above,
    role: 'record',
    warn,
    keep: keptOf,
    decode: (text, shard, attempt) => {
      if (text === undefined) return { ok: false, error: 'not a file' };
      const decoded = decodeRecord(text);
      if (!decoded.ok) return decoded;
      const { value } = decoded;
      if (value.shard === shard && value.attempt === attempt) return decoded;
      return {
        ok: false,
        error: `it is of ${value.shard} attempt ${value.attempt}: a copy under another name`,
      };
    },
  });
  const read = (shard: string, attempt: number) => files.read(shard, attempt);
  return {
    async write(record) {
      const text = encodeRecord(record);
      const isNew = await files.createExclusive(record.shard, record.attempt, text, keptOf(record));
      return isNew ? 'written' : 'taken';
    },
    list: async () => [...files.each()],
    each: () => files.each(),
    kept: () => files.list(),
    read,
    ofShard(shard) {
      const kept = files.list().filter((record) => record.shard === shard);
      return kept.map(({ attempt }) => read(shard, attempt)).filter((record) => record !== undefined);
    },
    checkPlace: () => files.checkPlace(),
    trouble: () => files.trouble(),
    sweep: () => files.sweep(),
  };
}

function keptOf(record: AttemptRecord): KeptRecord {
  const { failure, log, usage } = record;
  return {
    ...outcomeOf(record),
    log,
    ...(failure !== undefined && { failure: { class: failure.class, message: failure.message } }),
    ...(usage !== undefined && { usage }),
    ...fewChanges(record),
  };
}
