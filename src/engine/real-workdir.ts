// Where the work dir really lies.
import { realpathSync, statSync } from 'node:fs';
import type { Failure } from '../core/failure.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { isCode, unreadable } from '../core/system-error.ts';

/** Real path of the work dir. Failures: `file-missing`, `file-unreadable` also for what is no folder. */
export function realWorkdir(workdir: string): Result<string, Failure> {
  const at = { file: workdir };
  try {
    const real = realpathSync(workdir);
    if (statSync(real).isDirectory()) return ok(real);
    return fail({ reason: 'file-unreadable', at, role: 'workdir', error: 'not a folder' });
  } catch (error) {
    if (isCode(error, 'ENOENT')) return fail({ reason: 'file-missing', at, role: 'workdir' });
    return fail(unreadable(error, workdir, 'workdir'));
  }
}
