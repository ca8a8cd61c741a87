// Which attempts lie in the archives of a batch, by the names of their claims and records: no plan need be left to tell.
// Opens none of these files.
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { attemptOfName } from './attempt-files.ts';

/**
 * The highest attempt of each shard in `archive/1`, `archive/2`, … of this folder. What can't be listed tells nothing, and
 * what a symlink leads to was not put aside here.
 */
export function archivedAttempts(dir: string): Readonly<Record<string, number>> {
  const highest = new Map<string, number>();
  const archives = join(dir, 'archive');
  const folders = namesIn(archives)
    .filter((name) => /^\d+$/.test(name))
    .map((name) => join(archives, name));
  for (const folder of folders)
    for (const room of namesIn(folder).filter((name) => name === 'claims' || name === 'records'))
      for (const name of namesIn(join(folder, room))) {
        const of = attemptOfName(name);
        if (of !== undefined && of.attempt > (highest.get(of.shard) ?? 0)) highest.set(of.shard, of.attempt);
      }
  return Object.fromEntries(highest);
}

/** Hidden ones are those of files that were never finished. */
function namesIn(folder: string): readonly string[] {
  try {
    if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}
