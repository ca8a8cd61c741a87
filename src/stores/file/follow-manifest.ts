// Follows manifest.tsv through a long run: reads it only when somebody else has written it, commits what is on disk into
// it, and tells what a person or another run has changed meanwhile. Knows nothing of schedules.
import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ManifestRow } from '../../core/batch/manifest-row.ts';
import { fail, ok } from '../../core/result.ts';
import type { RowsResult } from '../../ports/batch-store.ts';
import type { BatchFiles } from './batch-files.ts';
import {
  foldSnapshot,
  holdingLock,
  laterThan,
  manifestStamp,
  readManifestFile,
  writeManifestFile,
  type ManifestSnapshot,
} from './manifest-file.ts';

export interface ManifestFollower {
  /** Folds and writes: the file is read only when its stamp says that somebody else has written it since. */
  commit(): Promise<RowsResult>;
  /** The rows, when somebody else has changed the file since this was last asked; else undefined, for one fstat. */
  rowsIfEdited(): readonly ManifestRow[] | undefined;
}

/** Follows the manifest through a long run, so that a commit costs a fold and a write. */
export function followManifest(batch: BatchFiles): ManifestFollower {
  let last: ManifestSnapshot | undefined;
  let edited: readonly ManifestRow[] | undefined;
  let isSwept = false;
  /** Of a file that could not be read: the same bytes are not read again for every shard. */
  let unreadable: string | undefined;
  const isUnchanged = () => last !== undefined && last.stamp === manifestStamp(batch.manifestPath);
  const commitLocked = (): RowsResult => {
    const snapshotMs = Date.now();
    const isOwn = isUnchanged();
    const snapshot = isOwn && last !== undefined ? ok(last) : readManifestFile(batch.manifestPath);
    if (!snapshot.ok) return snapshot;
    const { rows, timeMs } = snapshot.value;
    if (rows === undefined)
      return fail({ reason: 'file-missing', at: { file: batch.manifestPath }, role: 'manifest' });
    const read = foldSnapshot(batch, rows, timeMs);
    if (!read.ok) return read;
    const folded = read.value;
    // After the fold, whose listing has seen the temp files of claims and records.
    batch.claims.sweep();
    batch.records.sweep();
    if (!isSwept) sweepManifests(batch);
    isSwept = true;
    const written = writeManifestFile(batch, folded, laterThan(timeMs, snapshotMs));
    if (!written.ok) return written;
    last = { rows: folded, ...written.value };
    if (!isOwn) edited = folded;
    return ok(folded);
  };
  return {
    async commit() {
      const locked = await holdingLock(batch, async () => commitLocked());
      return locked.ok ? locked.value : locked;
    },
    rowsIfEdited() {
      const stamp = manifestStamp(batch.manifestPath);
      if (stamp === unreadable) return undefined;
      if (stamp !== last?.stamp) {
        const snapshot = readManifestFile(batch.manifestPath);
        // A file that is gone or half-written by an editor is for the next commit to complain of.
        unreadable = snapshot.ok && snapshot.value.rows !== undefined ? undefined : stamp;
        if (!snapshot.ok || snapshot.value.rows === undefined) return undefined;
        const folded = foldSnapshot(batch, snapshot.value.rows, snapshot.value.timeMs);
        if (!folded.ok) return undefined;
        edited = folded.value;
        last = snapshot.value;
      }
      const rows = edited;
      edited = undefined;
      return rows;
    },
  };
}

const tempPattern = /^\.manifest\.tsv\.\d+$/;

/** What crashed runs left half-written. Only whoever holds the lock writes a manifest, so here any temp file is dead. */
function sweepManifests(batch: BatchFiles): void {
  const folder = dirname(batch.manifestTarget);
  for (const name of readdirSync(folder))
    if (tempPattern.test(name)) rmSync(join(folder, name), { force: true });
}
