// Where a chain of symlinks ends. Knows nothing of what lies there.
import { lstatSync, readlinkSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** As many links as the kernel follows. */
const maxLinks = 40;

/** The file that a path names in the end, also where that file is not there yet. */
export function followLinks(path: string, left = maxLinks): string {
  try {
    if (left === 0 || !lstatSync(path).isSymbolicLink()) return path;
    return followLinks(resolve(dirname(path), readlinkSync(path)), left - 1);
  } catch {
    return path;
  }
}
