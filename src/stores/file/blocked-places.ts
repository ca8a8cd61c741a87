// What would stop a run after its agents have worked: looked at once, before the first claim. Changes nothing.
import { accessSync, constants, lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Failure } from '../../core/failure.ts';
import { placeTaken } from '../../core/place-taken.ts';
import { isCode, unwritable } from '../../core/system-error.ts';
import type { BatchFiles } from './batch-files.ts';

/**
 * Every folder of the batch that is none, is a link or may not be written, and a lock that is a folder: `place-taken`,
 * `file-unwritable`. What is not there yet is in nobody's way.
 */
export function blockedPlaces({ dir, lockPath }: Pick<BatchFiles, 'dir' | 'lockPath'>): Failure[] {
  const whole = blockedFolder(dir);
  if (whole !== undefined) return [whole];
  const inside = ['claims', 'records', 'run-logs'].map((name) => blockedFolder(join(dir, name)));
  return [...inside, takenPlace(lockPath, 'file')].filter((one) => one !== undefined);
}

/** What stands at `path` in the way of a file or folder of ours. */
export function takenPlace(path: string, wanted: 'file' | 'folder'): Failure | undefined {
  try {
    return placeTaken(path, lstatSync(path, { throwIfNoEntry: false }), wanted);
  } catch (error) {
    return unwritable(error, path);
  }
}

function blockedFolder(folder: string): Failure | undefined {
  const taken = takenPlace(folder, 'folder');
  if (taken !== undefined) return taken;
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return isCode(error, 'ENOENT') ? undefined : unwritable(error, folder);
  }
}
