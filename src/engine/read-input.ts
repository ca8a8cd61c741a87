// A file that a person wrote, whole. Knows nothing of what it says.
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import type { Failure, FileRole } from '../core/failure.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { isCode, unreadable } from '../core/system-error.ts';

/**
 * `named`: as the user knows it. Failures: `file-missing`, and `file-unreadable` also for what is no regular file; it
 * never waits for a FIFO's writer.
 */
export function readInput(path: string, role: FileRole, named = path): Result<Uint8Array, Failure> {
  const at = { file: named };
  try {
    const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      if (fstatSync(fd).isFile()) return ok(readFileSync(fd));
      return fail({ reason: 'file-unreadable', at, role, error: 'not a file' });
    } finally {
      closeSync(fd);
    }
  } catch (error) {
    return fail(
      isCode(error, 'ENOENT') ? { reason: 'file-missing', at, role } : unreadable(error, named, role),
    );
  }
}
