// The folders that items' paths lie in, each judged once: where it really is, whose it is, which of its files are
// links. Pure: the disk answers through PathFacts.
import type { FirstSeen } from './first-seen.ts';
import { foldedPath, folderOf, foldersAbove } from './normal-path.ts';

/** What is on disk, and what is Muster's. */
export interface PathFacts {
  /** A folder's path once symlinks are followed ('' = the work dir), or undefined when one leads out of the work dir. */
  readonly realFolder: (folder: string) => string | undefined;
  /**
   * Names of files in a folder that are symlinks out of the work dir or to nothing. `names`: the only ones that matter,
   * undefined where they are many.
   */
  readonly linksOut: (folder: string, names: readonly string[] | undefined) => readonly string[];
  /** Normal path from the work dir → what it is, as the user would name it. A folder covers all that lies in it. */
  readonly reserved: ReadonlyMap<string, string>;
}

/** One folder on disk, however many spellings or links lead to it. */
export interface Site {
  /** Folded real path. */
  readonly folded: string;
  /** The reserved folder that it is or lies in. */
  readonly reservedBy: string | undefined;
  /** Folded path of every output and QC file in it → the number of its first owner. */
  readonly destinations: FirstSeen;
  /** Number of the first source in it. */
  source: number | undefined;
}

/** A folder as items spell it. */
export interface PathFolder {
  /** Normal path, '' for the work dir. */
  readonly path: string;
  readonly real: string;
  readonly site: Site;
  /** Paths seen in it, and the numbers of the first of them. */
  count: number;
  readonly numbers: number[];
}

export interface PathFolders {
  /** Undefined: a symlink leads out of the work dir. */
  readonly of: (folder: string) => PathFolder | undefined;
  readonly all: () => Iterable<PathFolder>;
  readonly sites: ReadonlyMap<string, Site>;
  /** Folded reserved paths and all folders above them, with their owner: no item may have a file there. */
  readonly reservedPaths: ReadonlyMap<string, string>;
}

/** Above this number of paths in a folder it is cheaper to list the folder than to look at each. */
export const fewNames = 64;

/** `newFirstSeen`: makes a set of the folded paths of outputs and QC files. */
export function openPathFolders(facts: PathFacts, newFirstSeen: () => FirstSeen): PathFolders {
  const reserved = new Map<string, string>();
  for (const [path, owner] of facts.reserved) reserved.set(foldedPath(path), owner);
  const reservedPaths = new Map<string, string>();
  for (const [path, owner] of reserved)
    for (const folder of foldersAbove(path)) reservedPaths.set(folder, owner);
  for (const [path, owner] of reserved) reservedPaths.set(path, owner);

  const ownerOf = (folded: string): string | undefined => {
    if (folded === '') return undefined;
    return reserved.get(folded) ?? (isGitName(folded) ? '.git' : ownerOf(folderOf(folded)));
  };
  const sites = new Map<string, Site>();
  const siteOf = (folded: string): Site => {
    const site = sites.get(folded) ?? {
      folded,
      reservedBy: ownerOf(folded),
      destinations: newFirstSeen(),
      source: undefined,
    };
    sites.set(folded, site);
    return site;
  };
  const known = new Map<string, PathFolder | undefined>();
  const of = (path: string): PathFolder | undefined => {
    if (known.has(path)) return known.get(path);
    const real = facts.realFolder(path);
    const folder =
      real === undefined ? undefined : { path, real, site: siteOf(foldedPath(real)), count: 0, numbers: [] };
    known.set(path, folder);
    return folder;
  };
  return {
    of,
    all: () => [...known.values()].filter((folder) => folder !== undefined),
    sites,
    reservedPaths,
  };
}

/** The number of the first owner of an output or QC file at this folded path. */
export function destinationAt(folders: PathFolders, folded: string): number | undefined {
  return folders.sites.get(folderOf(folded))?.destinations.get(folded);
}

/** git's own folder, wherever it lies. `folded`: a folded path. */
export function isGitName(folded: string): boolean {
  return folded.endsWith('.git') && (folded.length === 4 || folded.at(-5) === '/');
}
