// Where an attempt's log lies: `shard_007.log` is always the newest; the one before moves aside to
// `shard_007.<attempt>.log`. A late worker that still holds the old file open goes on writing to the file that moved.
import { existsSync, lstatSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AttemptRecord } from '../core/batch/record.ts';
import type { Failure } from '../core/failure.ts';
import { placeTaken } from '../core/place-taken.ts';
import { isCode, unwritable } from '../core/system-error.ts';

/** The record of an earlier attempt of the shard. */
type RecordOf = (attempt: number) => Pick<AttemptRecord, 'runner'> | undefined;

/** Path of the log of an older attempt. */
export function olderLogPath(logPath: string, attempt: number): string {
  return logPath.replace(/(\.log)?$/, `.${attempt}.log`);
}

/** Why no log can be laid there: its folder is none (`place-taken`), or can't be looked at. A missing one can be made. */
export function blockedLog(logPath: string, shownAs: string): Failure | undefined {
  const shown = dirname(shownAs);
  try {
    return placeTaken(shown, lstatSync(dirname(logPath), { throwIfNoEntry: false }), 'folder');
  } catch (error) {
    return unwritable(error, shown);
  }
}

/**
 * Makes room for the log of `attempt`: its folder exists and is no symlink (`ELOOP`), and the log of the attempt before has
 * moved aside. A work dir that is gone (`ENOENT`) is not made again.
 */
export function prepareLog(workdir: string, logPath: string, attempt: number, recordOf: RecordOf): void {
  const folder = dirname(logPath);
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) makeFolder(workdir, folder);
  if (attempt === 1) return;
  try {
    renameSync(logPath, olderLogPath(logPath, lastLogged(logPath, attempt, recordOf)));
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
}

/**
 * The attempt that wrote the log which lies there: the newest whose record names a runner. One that was closed from outside
 * may have ended before it opened a log, or after: then the log before its own has moved aside already.
 */
function lastLogged(logPath: string, attempt: number, recordOf: RecordOf): number {
  for (let earlier = attempt - 1; earlier > 0; earlier--) {
    const record = recordOf(earlier);
    if (record === undefined) break;
    if (record.runner !== '') return earlier;
    if (existsSync(olderLogPath(logPath, earlier - 1))) break;
  }
  return attempt - 1;
}

function makeFolder(workdir: string, folder: string): void {
  if (!existsSync(workdir))
    throw Object.assign(new Error(`ENOENT: the work dir ${workdir} is gone`), {
      code: 'ENOENT',
      path: workdir,
    });
  mkdirSync(folder, { recursive: true });
  // An agent may have put it there, to have the next log written over a file elsewhere (invariant 6).
  if (lstatSync(folder).isSymbolicLink())
    throw Object.assign(new Error(`${folder} is a symlink`), { code: 'ELOOP', path: folder });
}
