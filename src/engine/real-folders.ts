// Where folders of a work dir really lie, and which files in them are symlinks that lead out. Each folder is looked at
// once, whatever the number of items in it.
import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { PathFacts } from '../core/batch/path-folders.ts';

/** `root`: real path of the work dir, absolute. */
export function openRealFolders(root: string): Pick<PathFacts, 'realFolder' | 'linksOut'> {
  const fromRoot = (path: string): string | undefined => {
    const inside = relative(root, path);
    return inside === '..' || inside.startsWith(`..${sep}`) ? undefined : inside;
  };
  const known = new Map<string, string | undefined>([['', '']]);
  const realFolder = (folder: string): string | undefined => {
    if (known.has(folder)) return known.get(folder);
    const real = lookUp(folder);
    known.set(folder, real);
    return real;
  };
  const lookUp = (folder: string): string | undefined => {
    const path = join(root, folder);
    try {
      return fromRoot(realpathSync.native(path));
    } catch {
      // It does not exist (yet), or is a link to nothing, which somebody else could make lead anywhere.
      if (isSymlink(path)) return undefined;
      const above = dirname(folder);
      const realAbove = realFolder(above === '.' ? '' : above);
      return realAbove === undefined ? undefined : join(realAbove, basename(folder));
    }
  };
  const leadsOut = (path: string): boolean => {
    try {
      return fromRoot(realpathSync.native(path)) === undefined;
    } catch {
      return true;
    }
  };
  const linksOut: PathFacts['linksOut'] = (folder, names) => {
    const path = join(root, folder);
    return symlinksIn(path, names).filter((name) => leadsOut(join(path, name)));
  };
  return { realFolder, linksOut };
}

function symlinksIn(folder: string, names: readonly string[] | undefined): string[] {
  if (names !== undefined) return names.filter((name) => isSymlink(join(folder, name)));
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isSymbolicLink()).map((entry) => entry.name);
  } catch {
    return [];
  }
}

function isSymlink(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  } catch {
    return false;
  }
}
