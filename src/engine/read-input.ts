// A file that a person wrote, whole. Knows nothing of what it says.
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import type { Failure, FileRole } from '../core/failure.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { isCode, unreadable } from '../core/system-error.ts';
import { longestTextBytes, tooLongText } from '../core/text-limit.ts';

/**
 * `named`: as the user knows it. Failures: `file-missing`, and `file-unreadable` also for what is no regular file, or
 * larger than any text; it never waits for a FIFO's writer.
 */
export function readInput(path: string, role: FileRole, named = path): Result<Uint8Array, Failure> {
  const at = { file: named };
  try {
    const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const stat = fstatSync(fd);
      if (!stat.isFile()) return fail({ reason: 'file-unreadable', at, role, error: 'not a file' });
      if (stat.size > longestTextBytes)
        return fail({ reason: 'file-unreadable', at, role, error: tooLongText });
      return ok(readFileSync(fd));
    } finally {
      closeSync(fd);
    }
  } catch (error) {
    return fail(
      isCode(error, 'ENOENT') ? { reason: 'file-missing', at, role } : unreadable(error, named, role),
    );
  }
}
