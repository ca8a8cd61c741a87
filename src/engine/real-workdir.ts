// Where the work dir really lies.
import { realpathSync } from 'node:fs';
import type { Failure } from '../core/failure.ts';
import { fail, ok, type Result } from '../core/result.ts';

/** Real path of the work dir. Failure: `file-missing`. */
export function realWorkdir(workdir: string): Result<string, Failure> {
  try {
    return ok(realpathSync(workdir));
  } catch {
    return fail({ reason: 'file-missing', at: { file: workdir }, role: 'workdir' });
  }
}
