// Paths that two shards brought, which a join must never settle by who came last. Paths that differ only in letter case or
// Unicode form are the same file on some systems, and a file can't be a folder of another. Pure.
import { foldedPath, foldersAbove } from '../batch/normal-path.ts';

export interface PathConflict {
  /** As the first shard named it. */
  readonly path: string;
  /** Every shard that brought it, sorted. */
  readonly shards: readonly string[];
}

/** Conflicts among the paths of different shards, in order of path. One shard's own paths never conflict here. Linear. */
export function findConflicts(
  entries: Iterable<{ readonly path: string; readonly shard: string }>,
): PathConflict[] {
  const owners = new Map<string, { readonly path: string; readonly shards: Set<string> }>();
  for (const { path, shard } of entries) {
    const key = foldedPath(path);
    const known = owners.get(key);
    if (known === undefined) owners.set(key, { path, shards: new Set([shard]) });
    else known.shards.add(shard);
  }
  const clashes = new Map<string, Set<string>>();
  const clash = (path: string, shards: Iterable<string>): void => {
    const known = clashes.get(path) ?? new Set<string>();
    for (const shard of shards) known.add(shard);
    clashes.set(path, known);
  };
  for (const [key, { path, shards }] of owners) {
    if (shards.size > 1) clash(path, shards);
    for (const folder of foldersAbove(key)) {
      const above = owners.get(folder);
      if (above !== undefined && [...shards].some((shard) => !above.shards.has(shard)))
        clash(above.path, [...above.shards, ...shards]);
    }
  }
  return [...clashes]
    .map(([path, shards]) => ({ path, shards: [...shards].toSorted() }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
