// New files under names that others can guess: made exclusively, so that nothing is ever written through a link that
// somebody laid there.
import { openSync, unlinkSync } from 'node:fs';
import { isCode } from '../../core/system-error.ts';

/** Opens a file for writing that this call created; whatever has its name (a dead process's leftover) goes first. */
export function openTemp(path: string, mode = 0o666): number {
  try {
    return openSync(path, 'wx', mode);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
    unlinkIfPresent(path);
    return openSync(path, 'wx', mode);
  }
}

export function unlinkIfPresent(path: string): void {
  try {
    unlinkSync(path);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
}

/** Takes away what a failed write has begun; that it failed is what has to be told. */
export function discardTemp(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // Never made, or the folder refuses this too.
  }
}
