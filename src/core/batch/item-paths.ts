// What the paths of items may be, and which of them stand in each other's way. Pure: what lies on disk comes in as
// answers about folders. A batch has few folders and many paths, so all that can be is asked once a folder.
import type { Failure } from '../failure.ts';
import type { ItemTable } from './item-table.ts';
import type { Item } from './item.ts';
import { foldedPath, foldersAbove, isPlainPath, likeness, normalPath } from './normal-path.ts';
import { openPathFolders, type PathFacts, type PathFolder } from './path-folders.ts';

export const pathColumns = ['source', 'output', 'qc'] as const;
export type PathColumn = (typeof pathColumns)[number];

/** A path in its place: its folder and its name there. */
interface Place {
  readonly folder: PathFolder;
  readonly name: string;
  /** Normal, symlinked folders resolved. */
  readonly path: string;
  /** The same for every spelling of the file. */
  readonly folded: string;
}

/**
 * Every rule about paths on all items: each stays in the work dir; no output or QC file is a source or a file of
 * Muster's or git's; no two are one file (letter case and Unicode form aside) or lie one inside the other.
 * All problems, linear in the items. Empty cells are not looked at.
 */
export function checkItemPaths(table: ItemTable, facts: PathFacts): Failure[] {
  const { items } = table;
  const failures: Failure[] = [];
  const folders = openPathFolders(facts);
  const placeOf = openPlaces(folders.of, (item, column, how) => {
    const at = table.locate(item, column);
    failures.push({ reason: 'item-path-escapes', at, id: item.id, column, path: item[column], how });
  });
  // Folded path → number of its first owner: twice the item's index, plus one for its QC file.
  const owners = new Map<string, number>();
  const ownerOf = (number: number): Owner => ({ item: items[number >> 1] as Item, column: number % 2 === 0 ? 'output' : 'qc' });
  const collide = (later: Owner, other: Owner, how: CollisionHow) => failures.push(collision(table, later, other, how));

  items.forEach((item, index) => {
    for (const column of ['output', 'qc'] as const) {
      const place = placeOf(item, column);
      if (place === undefined) continue;
      const { folder, folded } = place;
      folder.firstOwner ??= index * 2 + (column === 'qc' ? 1 : 0);
      const owner = folder.reservedBy ?? (folded.endsWith('.git') && place.name.toLowerCase() === '.git' ? '.git' : undefined);
      if (owner !== undefined) failures.push(reserved(table, { item, column }, owner));
      const first = owners.get(folded);
      if (first === undefined) owners.set(folded, index * 2 + (column === 'qc' ? 1 : 0));
      else collide({ item, column }, ownerOf(first), likeness(place.path, pathOf(ownerOf(first), placeOf)));
    }
  });

  const overwritten = new Set<number>();
  for (const item of items) {
    const place = placeOf(item, 'source');
    const number = place === undefined ? undefined : owners.get(place.folded);
    if (number === undefined || overwritten.has(number)) continue;
    overwritten.add(number);
    failures.push(outputIsSource(table, ownerOf(number)));
  }
  for (const [path, owner] of folders.reservedPaths) {
    const number = owners.get(path);
    if (number !== undefined) failures.push(reserved(table, ownerOf(number), owner));
  }
  for (const [folder, inner] of foldersWithOwners(folders.all())) {
    const outer = owners.get(folder);
    if (outer !== undefined) collide(ownerOf(inner), ownerOf(outer), 'inside-the-other');
  }
  failures.push(...linkFailures(table, folders.linksOut(), placeOf));
  return failures;
}
