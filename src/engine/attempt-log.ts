// Where an attempt's log lies: `shard_007.log` is always the newest; the one before moves aside to
// `shard_007.<attempt>.log`. A late worker that still holds the old file open goes on writing to the file that moved.
import { existsSync, lstatSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';

/** Path of the log of an older attempt. */
export function olderLogPath(logPath: string, attempt: number): string {
  return logPath.replace(/(\.log)?$/, `.${attempt}.log`);
}

/**
 * Makes room for the log of `attempt`: its folder exists and is no symlink (`ELOOP`), and the log of the attempt before has
 * moved aside. A work dir that is gone (`ENOENT`) is not made again.
 */
export function prepareLog(workdir: string, logPath: string, attempt: number): void {
  const folder = dirname(logPath);
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) makeFolder(workdir, folder);
  if (attempt === 1) return;
  try {
    renameSync(logPath, olderLogPath(logPath, attempt - 1));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
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
