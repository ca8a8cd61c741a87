// The folder of a batch on disk: which file lies where, and the batch store over it.
import { basename, dirname, join } from 'node:path';
import { newestAttempts } from '../../core/batch/fold.ts';
import type { Owner } from '../../core/batch/record.ts';
import type { Failure } from '../../core/failure.ts';
import type { BatchStore } from '../../ports/batch-store.ts';
import type { WarningSink } from './attempt-files.ts';
import type { BatchFiles } from './batch-files.ts';
import { blockedPlaces } from './blocked-places.ts';
import { openFileClaims } from './claims.ts';
import { fixPlace } from './fixed-place.ts';
import { followLinks } from './follow-links.ts';
import { followManifest } from './follow-manifest.ts';
import { readFoldedManifest, updateManifest } from './manifest-file.ts';
import { openFileRecords } from './records.ts';

export type BatchDir = BatchFiles &
  BatchStore & {
    /** What stands in the way of a run, all of it: nothing was tried yet. */
    blocked(): Failure[];
  };

export interface BatchDirOptions {
  readonly manifestPath: string;
  readonly owner: Owner;
  readonly ownerState: BatchFiles['ownerState'];
  /** Hears of torn and foreign files, which are passed over, and of a lock that is waited for. */
  readonly warn: WarningSink;
  /** Aborted: no lock is waited for any more. */
  readonly stop?: AbortSignal | undefined;
}

/** Opens the batch whose manifest lies at this path. Touches nothing on disk. */
export function openBatchDir(options: BatchDirOptions): BatchDir {
  const { manifestPath, owner, ownerState, warn, stop } = options;
  const dir = dirname(manifestPath);
  const inside = (name: string) => join(dir, name);
  const place = fixPlace(dir);
  const claims = openFileClaims(inside('claims'), inside('claims'), warn, place);
  const records = openFileRecords(inside('records'), inside('records'), warn, place);
  const files: BatchFiles = {
    manifestPath,
    dir,
    place,
    manifestTarget: followLinks(manifestPath),
    planPath: inside('plan.json'),
    lockPath: inside(`.${basename(manifestPath)}.lock`),
    claims: {
      ...claims,
      async claim(claim) {
        // An attempt whose record can't be written is work thrown away.
        records.checkPlace();
        return claims.claim(claim);
      },
    },
    records,
    owner,
    ownerState,
    warn,
    stop,
  };
  return {
    ...files,
    blocked: () => blockedPlaces(files),
    newest: () => newestAttempts(claims.listSync(), records.kept()),
    outcomes: () => records.kept(),
    reports: () => records.kept(),
    readRecord: (shard, attempt) => records.read(shard, attempt),
    recordsOf: (shard) => records.ofShard(shard),
    readRows: () => readFoldedManifest(files),
    updateRows: (update, afterwards, how) => updateManifest(files, update, afterwards, how),
    ...followManifest(files),
  };
}
