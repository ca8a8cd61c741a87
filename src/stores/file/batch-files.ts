// Which file of a batch lies where, and what its reading and writing needs. Opens nothing.
import type { Owner } from '../../core/batch/record.ts';
import type { WarningSink } from './attempt-files.ts';
import type { FileClaims } from './claims.ts';
import type { FixedPlace } from './fixed-place.ts';
import type { FileRecords } from './records.ts';

/** Where the files of a batch lie. */
export interface BatchFiles {
  /** As the user named it. */
  readonly manifestPath: string;
  readonly dir: string;
  /** That of the folder. */
  readonly place: FixedPlace;
  /** The file that the manifest's path named when the batch was opened: it may be a link that a person laid. */
  readonly manifestTarget: string;
  readonly planPath: string;
  readonly lockPath: string;
  readonly claims: FileClaims;
  readonly records: FileRecords;
  readonly owner: Owner;
  readonly ownerState: (owner: Owner) => 'alive' | 'dead' | 'unknown';
  readonly warn: WarningSink;
  /** Aborted: no lock is waited for any more. */
  readonly stop: AbortSignal | undefined;
}
