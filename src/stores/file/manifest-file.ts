// manifest.tsv on disk: read with its time, folded with claims and records, rewritten whole (temp file, fsync, rename)
// under a short lock. Its mtime is set to the moment of the snapshot, which tells a person's edit from a lag.
import {
  closeSync,
  fchmodSync,
  fstatSync,
  fsyncSync,
  futimesSync,
  renameSync,
  statSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { foldManifest, newestAttempts } from '../../core/batch/fold.ts';
import { isAsRendered, parseManifest, renderManifest } from '../../core/batch/manifest-codec.ts';
import type { ManifestRow } from '../../core/batch/manifest-row.ts';
import { decodeUtf8 } from '../../core/batch/utf8.ts';
import type { Failure } from '../../core/failure.ts';
import { fail, failAll, ok, type Result } from '../../core/result.ts';
import { unwritable } from '../../core/system-error.ts';
import type { BatchFiles } from './batch-files.ts';
import type { BatchStore, RowsResult } from '../../ports/batch-store.ts';
import { faultPoint } from './fault-point.ts';
import { withLock } from './lock.ts';
import { misplacedFiles } from './misplaced-files.ts';
import { readRegularFile } from './regular-file.ts';
import { discardTemp, openTemp } from './temp-file.ts';

export interface ManifestSnapshot {
  /** Rows as the file has them; undefined when there is no file. */
  readonly rows: readonly ManifestRow[] | undefined;
  readonly timeMs: number;
  /** Identifies these bytes of this file: the same stamp, the same rows. */
  readonly stamp: string;
  /** Whether Muster would write these rows in just the bytes that are there. */
  readonly isAsRendered: boolean;
}

const noManifest: ManifestSnapshot = { rows: undefined, timeMs: 0, stamp: '', isAsRendered: false };

const lockPatienceMs = 30_000;
const tempStem = '.manifest.tsv.';

/** The file as it stands, not folded. A missing file is a snapshot without rows. */
export function readManifestFile(path: string): Result<ManifestSnapshot, Failure> {
  const file = readRegularFile(path);
  if (file.kind === 'missing') return ok(noManifest);
  if (file.kind !== 'read')
    return fail({ reason: 'file-unreadable', at: { file: path }, role: 'manifest', error: file.error });
  const decoded = decodeUtf8(file.bytes);
  if (!decoded.ok) {
    const { line, column } = decoded;
    return fail({ reason: 'not-utf8', at: { file: path, line, column }, role: 'manifest' });
  }
  const rows = parseManifest(decoded.text, path);
  if (!rows.ok) return rows;
  const misplaced = misplacedFiles(rows.value, path, decoded.text);
  if (misplaced.length > 0) return failAll(misplaced);
  return ok({
    rows: rows.value,
    timeMs: file.stat.mtimeMs,
    stamp: stampOf(file.stat),
    // The text lacks a byte order mark.
    isAsRendered: file.bytes[0] !== 0xef && isAsRendered(decoded.text, rows.value),
  });
}

/** The rows as they are now: the file folded with every claim and record. Fails when there is no manifest. */
export function readFoldedManifest(batch: BatchFiles): Result<ManifestRow[], Failure> {
  const snapshot = readManifestFile(batch.manifestPath);
  if (!snapshot.ok) return snapshot;
  if (snapshot.value.rows === undefined)
    return fail({ reason: 'file-missing', at: { file: batch.manifestPath }, role: 'manifest' });
  return foldSnapshot(batch, snapshot.value.rows, snapshot.value.timeMs);
}

/**
 * Reads, folds, lets `update` decide the new rows and writes them, all under the lock. `update` gets undefined when
 * there is no manifest yet; the answer is what now stands in the file. Nothing is written when `update` fails.
 */
export async function updateManifest(
  batch: BatchFiles,
  update: Parameters<BatchStore['updateRows']>[0],
  afterwards: NonNullable<Parameters<BatchStore['updateRows']>[1]> = () => ok(undefined),
  { isAfresh }: NonNullable<Parameters<BatchStore['updateRows']>[2]> = { isAfresh: false },
): Promise<RowsResult> {
  try {
    batch.place.make();
  } catch (error) {
    return fail(unwritable(error, batch.dir));
  }
  const finish = (updated: RowsResult & { ok: true }): RowsResult => {
    const after = afterwards(updated.value);
    return after.ok ? updated : after;
  };
  const locked = await holdingLock(batch, async () => {
    const snapshotMs = Date.now();
    const read = emptyAsMissing(readManifestFile(batch.manifestPath));
    const snapshot = isAfresh && !read.ok ? ok(noManifest) : read;
    if (!snapshot.ok) return snapshot;
    const { rows, timeMs } = snapshot.value;
    const folded = rows === undefined ? ok(undefined) : foldSnapshot(batch, rows, timeMs);
    if (!folded.ok) return folded;
    const updated = await update(folded.value);
    if (!updated.ok) return updated;
    if (updated.value === folded.value && isUntouched(snapshot.value, updated.value)) return finish(updated);
    // Later than everything just folded, too: the machine that wrote a record may be ahead of this one, and what is
    // decided now, knowing it, must not lose against it.
    const latest = Math.max(timeMs, latestTraceMs(batch));
    const written = writeManifestFile(batch, updated.value, laterThan(latest, snapshotMs));
    return written.ok ? finish(updated) : written;
  });
  return locked.ok ? locked.value : locked;
}

/**
 * Whether the file says these rows already. Then it keeps its time, too: nothing that is known now changes a row that
 * was written at that time, and nothing was decided since.
 */
function isUntouched(
  { rows, isAsRendered: isOurs }: ManifestSnapshot,
  folded: readonly ManifestRow[],
): boolean {
  return isOurs && folded.every((row, index) => row === rows?.[index]);
}

/** When the newest claim or record says that it was made; 0 without any. */
function latestTraceMs(batch: BatchFiles): number {
  let latest = 0;
  for (const { startedAt } of batch.claims.listSync()) latest = Math.max(latest, Date.parse(startedAt) || 0);
  for (const { finishedAt } of batch.records.kept()) latest = Math.max(latest, Date.parse(finishedAt) || 0);
  return latest;
}

export async function holdingLock<T>(
  batch: BatchFiles,
  inside: () => Promise<T>,
): Promise<Result<T, Failure>> {
  try {
    batch.place.check();
  } catch (error) {
    return fail(unwritable(error, batch.dir));
  }
  const { lockPath: path, owner, ownerState, stop, warn: onWait } = batch;
  return withLock({ path, owner, ownerState, patienceMs: lockPatienceMs, stop, onWait }, inside);
}

/** Writes the rows and answers the file's new time and stamp. A manifest that was a symlink at the start stays
 * one; the file keeps its mode. */
export function writeManifestFile(
  batch: BatchFiles,
  rows: readonly ManifestRow[],
  snapshotMs: number,
): Result<Omit<ManifestSnapshot, 'rows'>, Failure> {
  const target = batch.manifestTarget;
  const temp = join(dirname(target), `${tempStem}${process.pid}`);
  try {
    const mode = statSync(target, { throwIfNoEntry: false })?.mode;
    const fd = openTemp(temp, mode === undefined ? 0o644 : mode & 0o777);
    let stat: Stats;
    try {
      // The umask took its part of the mode at the open.
      if (mode !== undefined) fchmodSync(fd, mode & 0o7777);
      writeFileSync(fd, renderManifest(rows));
      futimesSync(fd, snapshotMs / 1000, snapshotMs / 1000);
      fsyncSync(fd);
      stat = fstatSync(fd);
    } finally {
      closeSync(fd);
    }
    faultPoint('mid-manifest');
    renameSync(temp, target);
    faultPoint('after-manifest');
    return ok({ timeMs: stat.mtimeMs, stamp: stampOf(stat), isAsRendered: true });
  } catch (error) {
    // A full disk needs the room that the half-written file takes.
    discardTemp(temp);
    return fail(unwritable(error, batch.manifestPath));
  }
}

/** A manifest without rows (a cut write of another tool) has nothing to lose, so it may be written anew. */
function emptyAsMissing(snapshot: Result<ManifestSnapshot, Failure>): Result<ManifestSnapshot, Failure> {
  const isEmpty = !snapshot.ok && snapshot.failures.every(({ reason }) => reason === 'manifest-empty');
  return isEmpty ? ok(noManifest) : snapshot;
}

/** Fails where claims or records can't be listed: without them, finished work would look undone. */
export function foldSnapshot(
  batch: BatchFiles,
  rows: readonly ManifestRow[],
  timeMs: number,
): Result<ManifestRow[], Failure> {
  const newest = newestAttempts(batch.claims.listSync(), batch.records.kept());
  const troubles = [batch.claims.trouble(), batch.records.trouble()].filter((one) => one !== undefined);
  return troubles.length > 0 ? failAll(troubles) : ok(foldManifest(rows, newest, timeMs));
}

/** Strictly later than what stood there: two writes within one millisecond must keep their order. */
export const laterThan = (standingMs: number, nowMs: number) => Math.max(nowMs, Math.floor(standingMs) + 1);

const stampOf = (stat: { ino: number; size: number; mtimeMs: number }) =>
  `${stat.ino}:${stat.size}:${stat.mtimeMs}`;

/** The stamp of the file now, without reading it; empty when there is none. */
export function manifestStamp(path: string): string {
  try {
    return stampOf(statSync(path));
  } catch {
    return '';
  }
}
