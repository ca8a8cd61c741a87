// Reads files in places where anybody may have put something else: regular files only, and never waiting. Symlinks are
// followed.
import { closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, type Stats } from 'node:fs';
import { isCode, systemErrorText } from '../../core/system-error.ts';
import { longestTextBytes, tooLongText } from '../../core/text-limit.ts';

export type RegularFile =
  | { readonly kind: 'read'; readonly bytes: Buffer; readonly stat: Stats }
  | { readonly kind: 'missing' }
  /** A folder, a FIFO, a device. */
  | { readonly kind: 'other'; readonly error: string }
  /** No permission, a link in a circle, …: what is there can't be told. */
  | { readonly kind: 'unreadable'; readonly error: string };

/** Without O_NONBLOCK, opening a FIFO would wait for its writer. */
const openFlags = constants.O_RDONLY | constants.O_NONBLOCK;
const noFile = { kind: 'other', error: 'not a file' } as const;

/** Of what is no file, or can't be read: of a link itself. Where not even that can be told, it may be of this moment. */
export function mtimeOf(path: string): number {
  try {
    return lstatSync(path).mtimeMs;
  } catch {
    return Date.now();
  }
}

/** The whole file with what the system says of it; one that is longer than any text is `unreadable`. */
export function readRegularFile(path: string): RegularFile {
  let fd: number;
  try {
    fd = openSync(path, openFlags);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return { kind: 'missing' };
    // A socket.
    if (isCode(error, 'ENXIO', 'EOPNOTSUPP')) return noFile;
    return { kind: 'unreadable', error: systemErrorText(error) };
  }
  try {
    const stat = fstatSync(fd);
    if (!stat.isFile()) return noFile;
    if (stat.size > longestTextBytes) return { kind: 'unreadable', error: tooLongText };
    return { kind: 'read', bytes: readFileSync(fd), stat };
  } catch (error) {
    return { kind: 'unreadable', error: systemErrorText(error) };
  } finally {
    closeSync(fd);
  }
}
