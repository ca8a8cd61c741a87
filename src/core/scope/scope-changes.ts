// What an attempt changed outside of its scope: two snapshots of the tree and the paths that it may write. Pure.

export type ScopeSetting = 'off' | 'report' | 'revert' | 'refuse';
export const scopeSettings = ['off', 'report', 'revert', 'refuse'] as const;

export interface Scope {
  /** Files that may change, from the root of the tree. */
  readonly files: ReadonlySet<string>;
  /** Folders in which everything may change, without a slash at their end. */
  readonly folders: readonly string[];
}

/** Paths whose state differs between the snapshots and that lie outside of the scope, sorted. */
export function changesOutside(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  { files, folders }: Scope,
): string[] {
  const isOutside = (path: string): boolean =>
    !files.has(path) && !folders.some((folder) => folder === '' || path.startsWith(`${folder}/`));
  const changed = [...after].filter(([path, state]) => before.get(path) !== state).map(([path]) => path);
  const gone = [...before.keys()].filter((path) => !after.has(path));
  return [...changed, ...gone].filter(isOutside).toSorted();
}
