// The batch dir as manifest cells have it. A file of its own, so that asking costs nothing.
import { relative, resolve } from 'node:path';
import { normalPath } from '../core/batch/normal-path.ts';

/** As given, cleaned; from the work dir where it was given in another way. Undefined outside of the work dir. */
export function batchDirCellOf(batchDir: string, workdir: string): string | undefined {
  for (const path of [batchDir, relative(resolve(workdir), resolve(batchDir)) || '.']) {
    const normal = normalPath(path);
    if (normal.ok) return normal.path === '' ? '.' : normal.path;
    if (normal.how === 'workdir-itself') return '.';
  }
  return undefined;
}
