// Tells trouble of the system (disk full, no permission) from a bug of ours, by what was thrown. The one place that knows
// how such errors look; does not know what was asked of the system.
import type { Failure, FileRole } from './failure.ts';

/** `code` is a string; `path` is there where the system was told one, `dest` where it was told two. */
type SystemError = Error & { readonly code: string; readonly path?: string; readonly dest?: string };

/** As the system writes them, and as we do where we notice the same before it. `ERR_…` are Node's own. */
const systemCode = /^E[A-Z0-9]+$/;
/** Node's own words for what comes from outside: a NUL in a path that somebody wrote, a file that is too large to be held. */
const outsideCodes = [
  'ERR_INVALID_ARG_VALUE',
  'ERR_FS_FILE_TOO_LARGE',
  'ERR_STRING_TOO_LONG',
  'ERR_MEMORY_ALLOCATION_FAILED',
];

/** The code of whatever was thrown, by the system or by Node (`ERR_…`); undefined when there is none. */
export function codeOf(thrown: unknown): string | undefined {
  if (typeof thrown !== 'object' || thrown === null || !('code' in thrown)) return undefined;
  return typeof thrown.code === 'string' ? thrown.code : undefined;
}

/**
 * False for a bug of ours, which is to be thrown on: also where Node has a code for it, such as `ERR_INVALID_ARG_TYPE`.
 * Looks at the shape: an error may come from another realm.
 */
export function isSystemError(thrown: unknown): thrown is SystemError {
  const code = codeOf(thrown);
  if (code === undefined) return false;
  return 'syscall' in (thrown as object) || systemCode.test(code) || outsideCodes.includes(code);
}

/** True when a thrown value is a system error with one of these codes. */
export const isCode = (thrown: unknown, ...codes: readonly string[]): boolean =>
  isSystemError(thrown) && codes.includes(thrown.code);

/** What the system said, as one line; a bug of ours is thrown on. */
export function systemErrorText(thrown: unknown): string {
  if (!isSystemError(thrown)) throw thrown;
  return thrown.message;
}

/** The path that a system error is about, where it names one: of two, a folder is in the way at the second. */
export function pathOf(thrown: unknown): string | undefined {
  if (!isSystemError(thrown)) return undefined;
  return thrown.code === 'EISDIR' ? (thrown.dest ?? thrown.path) : thrown.path;
}

/** The same error with the path that it is about: writing to an open file, the system names none. */
export const naming = (thrown: unknown, path: string): unknown =>
  isSystemError(thrown) && thrown.path === undefined ? Object.assign(thrown, { path }) : thrown;

/** `file`, as the user knows it, could not be written (a folder is in its place: `place-taken`); a bug of ours is thrown on. */
export const unwritable = (thrown: unknown, file: string): Failure =>
  isCode(thrown, 'EISDIR') && pathOf(thrown) !== undefined
    ? { reason: 'place-taken', at: { file }, found: 'folder', wanted: 'file' }
    : { reason: 'file-unwritable', at: { file }, error: systemErrorText(thrown) };

/** `file`, as the user knows it, could not be read; a bug of ours is thrown on. */
export const unreadable = (thrown: unknown, file: string, role: FileRole): Failure => ({
  reason: 'file-unreadable',
  at: { file },
  role,
  error: systemErrorText(thrown),
});
