// Where folders of a work dir really lie, and which files in them are symlinks that lead out. Each folder is looked at
// once, whatever the number of items in it.
import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';

export interface RealFolders {
  /** Path from the real work dir once symlinks are followed ('' = itself), or undefined when it lies outside. */
  readonly realFolder: (folder: string) => string | undefined;
  /** Those of `paths` (normal, from the work dir) that are symlinks to something outside, or to nothing. */
  readonly leadingOut: (paths: Iterable<string>) => Set<string>;
}

/** Below this number of paths in a folder, each is looked at by itself; above it, the folder is listed once. */
const fewPaths = 64;

/** `root`: real path of the work dir, absolute. */
export function openRealFolders(root: string): RealFolders {
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
      return fromRoot(realpathSync(path));
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
      return fromRoot(realpathSync(join(root, path))) === undefined;
    } catch {
      return true;
    }
  };
  const leadingOut = (paths: Iterable<string>): Set<string> => {
    const links = new Set<string>();
    for (const [folder, names] of byFolder(paths)) {
      const linkNames = symlinksIn(join(root, folder), names);
      for (const name of linkNames) links.add(folder === '' ? name : `${folder}/${name}`);
    }
    return new Set([...links].filter(leadsOut));
  };
  return { realFolder, leadingOut };
}

function byFolder(paths: Iterable<string>): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const path of paths) {
    const slash = path.lastIndexOf('/');
    const folder = path.slice(0, Math.max(slash, 0));
    const names = folders.get(folder);
    if (names === undefined) folders.set(folder, new Set([path.slice(slash + 1)]));
    else names.add(path.slice(slash + 1));
  }
  return folders;
}

function symlinksIn(folder: string, names: ReadonlySet<string>): string[] {
  if (names.size < fewPaths) return [...names].filter((name) => isSymlink(join(folder, name)));
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isSymbolicLink() && names.has(entry.name)).map((entry) => entry.name);
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
