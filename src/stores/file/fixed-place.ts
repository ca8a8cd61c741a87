// A folder that must be where it was when the batch was opened: an agent can put a symlink in its place, or in that of a
// folder above, to have Muster write elsewhere (invariant 6). Links that people laid before are theirs, but for the last
// folder, which Muster makes itself, and for one above that is a fixed place, too.
import { mkdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, normalize, resolve } from 'node:path';
import { isCode } from '../../core/system-error.ts';
import { followLinks } from './follow-links.ts';

export interface FixedPlace {
  /** Where it really has to be. */
  readonly expected: string;
  /**
   * Throws `ELOOP` as the system would when a path leads elsewhere now, `ENOTDIR` when it is no folder, `ENOENT` when the
   * folder is gone that a relative path begins in. Another folder that is gone is in its place.
   */
  check(): void;
  /** Checks, then makes the folder where there is none. */
  make(): void;
}

/** `folder`: need not be there. `above`: the folder that it lies in, where Muster makes that one, too. */
export function fixPlace(folder: string, above?: FixedPlace): FixedPlace {
  const path = resolve(folder);
  // As paths below the folder are made of it.
  const given = normalize(folder);
  const start = isAbsolute(folder) ? undefined : resolve();
  const startIno = start === undefined ? undefined : inoOf(start);
  const expected = join(above?.expected ?? realPlace(dirname(path)), basename(path));
  const check = (): void => {
    // Where the folder itself leads says all at once: a relative path begins in the true current folder, wherever that is.
    if (leadsTo(given) === expected) {
      if (statSync(given).isDirectory()) return;
      throw Object.assign(new Error(`ENOTDIR: ${folder} is no folder`), { code: 'ENOTDIR', path: folder });
    }
    // Another folder at its place is not the one that relative paths begin in.
    if (start !== undefined && inoOf(start) !== startIno)
      throw Object.assign(new Error(`ENOENT: ${start} is gone`), { code: 'ENOENT', path: folder });
    if (realPlace(path) === expected) return;
    const message = `ELOOP: a symlink leads from ${folder} to another place`;
    throw Object.assign(new Error(message), { code: 'ELOOP', path: folder });
  };
  return {
    expected,
    check,
    make() {
      check();
      // By its absolute path: below a current folder that is gone, this call would look for a relative one for ever.
      mkdirSync(path, { recursive: true });
    },
  };
}

/** Undefined where that can't be told. */
function leadsTo(folder: string): string | undefined {
  try {
    return realpathSync.native(folder);
  } catch {
    return undefined;
  }
}

const inoOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.ino;

/** Where a path really leads, however much of it is there. */
function realPlace(path: string): string {
  try {
    return realpathSync.native(path);
  } catch (error) {
    const above = dirname(path);
    const end = followLinks(path);
    // A link to nothing leads there all the same.
    if (isCode(error, 'ENOENT') && end !== path) return realPlace(end);
    // What can't be looked at can't be written to either: the system will say why.
    return isCode(error, 'ENOENT') && above !== path ? join(realPlace(above), basename(path)) : path;
  }
}
