// Where a path from a root really lies, every symbolic link followed.
import { realpathSync } from 'node:fs';
import { sep } from 'node:path';

/** From the root, a real path, which itself is ''; undefined where nothing is, or out of the root. */
export function realFrom(root: string, path: string): string | undefined {
  try {
    const real = realpathSync.native(`${root}${sep}${path}`);
    if (real === root) return '';
    const prefix = root.endsWith(sep) ? root : root + sep;
    return real.startsWith(prefix) ? real.slice(prefix.length) : undefined;
  } catch {
    return undefined;
  }
}
