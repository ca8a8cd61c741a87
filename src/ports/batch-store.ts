// The durable state of one batch: its manifest, claims and records. Locally a folder; elsewhere something else.
import type { NewestAttempt, RecordOutcome } from '../core/batch/fold.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';
import type { AttemptRecord, Owner } from '../core/batch/record.ts';
import type { Failure } from '../core/failure.ts';
import type { ReportRecord } from '../core/report/newest-records.ts';
import type { Result } from '../core/result.ts';
import type { Claims } from './claims.ts';
import type { Records } from './records.ts';

export type RowsResult = Result<readonly ManifestRow[], Failure>;

export interface BatchStore {
  /** The manifest as the user named it. */
  readonly manifestPath: string;
  readonly claims: Claims;
  readonly records: Records;
  /** This process, as it signs claims and records. */
  readonly owner: Owner;
  readonly ownerState: (owner: Owner) => 'alive' | 'dead' | 'unknown';
  /** Newest attempt of each shard that has one. */
  newest(): ReadonlyMap<string, NewestAttempt>;
  outcomes(): readonly RecordOutcome[];
  /** What reports say of every record; nothing is read for it that the fold has not read. */
  reports(): readonly ReportRecord[];
  readRecord(shard: string, attempt: number): AttemptRecord | undefined;
  /** The whole records of one shard, in no order. Looks at all that there are: not for a loop over shards. */
  recordsOf(shard: string): readonly AttemptRecord[];
  /** The rows as they are now: the manifest folded with claims and records. Failure `file-missing` without a manifest. */
  readRows(): RowsResult;
  /**
   * Reads and folds, lets `update` decide and writes the answer, all under a lock: all or nothing. `update` gets
   * undefined where there is no manifest yet. `afterwards` is what else has to happen under the lock once the manifest
   * stands. An `update` that answers the very rows it was given decides nothing: where the file says just them, it stays
   * as it is, time and all. `isAfresh`: nothing of the manifest is wanted, so one that can't be read is as good as none.
   */
  updateRows(
    update: (rows: readonly ManifestRow[] | undefined) => RowsResult | Promise<RowsResult>,
    afterwards?: (rows: readonly ManifestRow[]) => Result<undefined, Failure>,
    options?: { readonly isAfresh: boolean },
  ): Promise<RowsResult>;
  /** Folds and writes, reading the manifest again only when somebody else has changed it. Cheap enough to repeat. */
  commit(): Promise<RowsResult>;
  /** The rows, when somebody else has changed the manifest since this was last asked; else undefined, at next to no cost. */
  rowsIfEdited(): readonly ManifestRow[] | undefined;
}
