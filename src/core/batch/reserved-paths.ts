// Files and folders that no item may write to: the batch's own, and git's. Pure.
import { foldedPath, folderOf, foldersAbove } from './normal-path.ts';

/** Normal path from the work dir → what it is, as the user would name it. A folder covers all that lies in it. */
export type Reserved = ReadonlyMap<string, string>;

/** A function from a folded path (foldedPath) to the name of what it would overwrite, or undefined. */
export function openReservations(reserved: Reserved): (folded: string) => string | undefined {
  const owners = new Map<string, string>();
  const above = new Map<string, string>();
  for (const [path, owner] of reserved) {
    const folded = foldedPath(path);
    owners.set(folded, owner);
    // Writing a file where a reserved path has a folder is as bad.
    for (const folder of foldersAbove(folded)) above.set(folder, owner);
  }
  const ofFolder = new Map<string, string | undefined>([['', undefined]]);
  const folderOwner = (folder: string): string | undefined => {
    if (ofFolder.has(folder)) return ofFolder.get(folder);
    const owner = owners.get(folder) ?? gitOwner(folder) ?? folderOwner(folderOf(folder));
    ofFolder.set(folder, owner);
    return owner;
  };
  return (folded) =>
    owners.get(folded) ?? above.get(folded) ?? gitOwner(folded) ?? folderOwner(folderOf(folded));
}

function gitOwner(path: string): string | undefined {
  return path === '.git' || path.endsWith('/.git') ? '.git' : undefined;
}
