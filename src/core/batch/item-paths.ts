// What the paths of items may be, and which of them stand in each other's way. Pure: what lies on disk comes in as
// answers about folders. A batch has few folders and many paths, so what can be is asked once a folder.
import type { Failure } from '../failure.ts';
import type { ItemTable } from './item-table.ts';
import type { Item } from './item.ts';
import { foldedPath, foldersAbove, isPlainPath, likeness, normalPath } from './normal-path.ts';
import {
  destinationAt,
  fewNames,
  isGitName,
  openPathFolders,
  type PathFacts,
  type PathFolder,
  type PathFolders,
  type Site,
} from './path-folders.ts';

export const pathColumns = ['source', 'output', 'qc'] as const;
export type PathColumn = (typeof pathColumns)[number];

/** One cell of the table. */
interface Cell {
  readonly item: Item;
  readonly column: PathColumn;
}

/** Where a cell's path leads. */
interface Place {
  readonly site: Site;
  /** Normal, symlinked folders resolved. */
  readonly path: string;
  /** Equal for all spellings of the file. */
  readonly folded: string;
}

type EscapeHow = Extract<Failure, { reason: 'item-path-escapes' }>['how'];
type CollisionHow = Extract<Failure, { reason: 'item-paths-collide' }>['how'];

/**
 * Every rule about paths on all items: each stays in the work dir; no output or QC file is a source or a file of
 * Muster's or git's; no two are one file (letter case and Unicode form aside) or lie one inside the other.
 * All problems, linear in the items. Empty cells are not looked at.
 */
export function checkItemPaths(table: ItemTable, facts: PathFacts): Failure[] {
  const folders = openPathFolders(facts);
  return [
    ...destinationFailures(table, folders),
    ...sourceFailures(table, folders),
    ...nestingFailures(table, folders),
    ...linkFailures(table, folders, facts),
  ];
}

/** Owners are kept as numbers, since there are many: twice the item's index, +1 for its QC file. */
function ownerAt(table: ItemTable, number: number): Cell {
  return { item: table.items[number >> 1] as Item, column: number % 2 === 0 ? 'output' : 'qc' };
}

function destinationFailures(table: ItemTable, folders: PathFolders): Failure[] {
  const failures: Failure[] = [];
  const placesOf = [openPlaces(folders), openPlaces(folders)] as const;
  const columns = ['output', 'qc'] as const;
  table.items.forEach((item, index) => {
    for (const side of [0, 1] as const) {
      const column = columns[side];
      if (item[column] === '') continue;
      const place = placesOf[side](item[column]);
      if (typeof place === 'string') {
        failures.push(escape(table, { item, column }, place));
        continue;
      }
      const { folded, site } = place;
      const owner = site.reservedBy ?? (isGitName(folded) ? '.git' : undefined);
      if (owner !== undefined) failures.push(reserved(table, { item, column }, owner));
      const first = site.destinations.get(folded);
      if (first === undefined) {
        site.destinations.set(folded, index * 2 + side);
        continue;
      }
      const other = ownerAt(table, first);
      const otherPlace = placesOf[side](other.item[other.column]) as Place;
      failures.push(collision(table, { item, column }, other, likeness(place.path, otherPlace.path)));
    }
  });
  for (const [path, owner] of folders.reservedPaths) {
    const number = destinationAt(folders, path);
    if (number !== undefined) failures.push(reserved(table, ownerAt(table, number), owner));
  }
  return failures;
}

function sourceFailures(table: ItemTable, folders: PathFolders): Failure[] {
  const failures: Failure[] = [];
  const placeOf = openPlaces(folders);
  const overwritten = new Set<number>();
  for (const item of table.items) {
    if (item.source === '') continue;
    const place = placeOf(item.source);
    if (typeof place === 'string') {
      // The whole work dir may be read, just not written over.
      if (place !== 'workdir-itself') failures.push(escape(table, { item, column: 'source' }, place));
      continue;
    }
    const { destinations } = place.site;
    const number = destinations.size === 0 ? undefined : destinations.get(place.folded);
    if (number === undefined || overwritten.has(number)) continue;
    overwritten.add(number);
    failures.push({ reason: 'item-output-is-source', ...factsOf(table, ownerAt(table, number)) });
  }
  return failures;
}

/** A file where another one needs a folder. */
function nestingFailures(table: ItemTable, folders: PathFolders): Failure[] {
  const failures: Failure[] = [];
  for (const { folded, destinations } of folders.sites.values()) {
    const [inner] = destinations.values();
    if (inner === undefined || folded === '') continue;
    for (const folder of [folded, ...foldersAbove(folded)]) {
      const outer = destinationAt(folders, folder);
      if (outer === undefined) continue;
      failures.push(collision(table, ownerAt(table, inner), ownerAt(table, outer), 'inside-the-other'));
    }
  }
  return failures;
}

/** Files that are symlinks out of the work dir: an agent that follows one would read or write outside. */
function linkFailures(table: ItemTable, folders: PathFolders, facts: PathFacts): Failure[] {
  const links = new Set<string>();
  for (const { path, count, names } of folders.all()) {
    const found = facts.linksOut(path, count <= fewNames ? names : undefined);
    for (const name of found) links.add(path === '' ? name : `${path}/${name}`);
  }
  if (links.size === 0) return [];
  return table.items.flatMap((item) =>
    pathColumns
      .filter((column) => {
        const normal = normalPath(item[column]);
        return normal.ok && links.has(normal.path);
      })
      .map((column) => escape(table, { item, column }, 'symlink')),
  );
}

/**
 * A function from a written path to its place. Paths of one column tend to share their folder with the one before, so
 * each column gets a function of its own that remembers it.
 */
function openPlaces(folders: PathFolders): (written: string) => Place | EscapeHow {
  let folder: PathFolder | undefined;
  return (written) => {
    const isPlain = isPlainPath(written);
    let normal = written;
    if (!isPlain) {
      const result = normalPath(written);
      if (!result.ok) return result.how;
      normal = result.path;
    }
    const end = Math.max(normal.lastIndexOf('/'), 0);
    if (folder === undefined || folder.path.length !== end || !normal.startsWith(folder.path)) {
      folder = folders.of(normal.slice(0, end));
    }
    if (folder === undefined) return 'symlink';
    const { site } = folder;
    folder.count += 1;
    if (folder.count <= fewNames) folder.names.push(normal.slice(end === 0 ? 0 : end + 1));
    if (folder.real === folder.path)
      return { site, path: normal, folded: isPlain ? normal : foldedPath(normal) };
    const name = normal.slice(end === 0 ? 0 : end + 1);
    const path = folder.real === '' ? name : `${folder.real}/${name}`;
    return { site, path, folded: foldedPath(path) };
  };
}

function factsOf(table: ItemTable, { item, column }: Cell) {
  return { at: table.locate(item, column), id: item.id, column, path: item[column] };
}

function escape(table: ItemTable, cell: Cell, how: EscapeHow): Failure {
  return { reason: 'item-path-escapes', ...factsOf(table, cell), how };
}

function reserved(table: ItemTable, cell: Cell, owner: string): Failure {
  return { reason: 'item-path-reserved', ...factsOf(table, cell), owner };
}

function collision(table: ItemTable, later: Cell, other: Cell, how: CollisionHow): Failure {
  return { reason: 'item-paths-collide', ...factsOf(table, later), other: factsOf(table, other), how };
}
