// Moves joined files to their places in the work dir: whole or not at all, and never through a symlink, whoever laid it
// there. Knows no shard.
import { copyFileSync, lstatSync, mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Failure } from '../../core/failure.ts';
import { isCode, systemErrorText } from '../../core/system-error.ts';

export interface FileToInstall {
  /** Normal path from the work dir. */
  readonly path: string;
  /** Absolute path of the bytes; the file is gone from there afterwards. */
  readonly from: string;
}

/** Every file that could not be written, as `file-unwritable`; the others are in place. `root`: the work dir. */
export function installFiles(root: string, files: Iterable<FileToInstall>): Failure[] {
  const real = realpathSync(root);
  const safe = new Map<string, string | undefined>([['', undefined]]);
  const failures: Failure[] = [];
  for (const { path, from } of files) {
    const folder = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
    const error =
      folderError(real, folder, safe) ?? targetError(join(real, path)) ?? moveError(from, join(real, path));
    if (error !== undefined) failures.push({ reason: 'file-unwritable', at: { file: path }, error });
  }
  return failures;
}

/** Makes the folder, component by component; why that can't be done, or undefined. Each folder is looked at once. */
function folderError(
  root: string,
  folder: string,
  safe: Map<string, string | undefined>,
): string | undefined {
  if (safe.has(folder)) return safe.get(folder);
  const above = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0));
  const error = folderError(root, above, safe) ?? ownFolderError(join(root, folder), folder);
  safe.set(folder, error);
  return error;
}

function ownFolderError(path: string, shown: string): string | undefined {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat?.isSymbolicLink() === true) return `${shown} is a symlink`;
  if (stat?.isDirectory() === true) return undefined;
  if (stat !== undefined) return `${shown} is not a folder`;
  try {
    mkdirSync(path);
    return undefined;
  } catch (error) {
    return systemErrorText(error);
  }
}

/** A symlink at the place itself is replaced, not followed. */
function targetError(path: string): string | undefined {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true
    ? 'a folder lies there'
    : undefined;
}

function moveError(from: string, to: string): string | undefined {
  try {
    renameSync(from, to);
    return undefined;
  } catch (error) {
    if (!isCode(error, 'EXDEV')) return systemErrorText(error);
  }
  // Another file system: a copy beside the target, then the same rename.
  const beside = join(dirname(to), `.${basename(to)}.muster-${process.pid}`);
  try {
    copyFileSync(from, beside);
    renameSync(beside, to);
    rmSync(from, { force: true });
    return undefined;
  } catch (error) {
    rmSync(beside, { force: true });
    return systemErrorText(error);
  }
}
