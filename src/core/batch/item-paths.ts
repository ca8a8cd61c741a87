// What the paths of items may be, and which of them stand in each other's way. Pure: what lies on disk comes in as
// answers about folders. A batch has few folders and many paths, so what can be is asked once a folder.
import type { Failure } from '../failure.ts';
import type { ItemTable } from './item-table.ts';
import type { Item } from './item.ts';
import {
  foldedPath,
  folderOf,
  foldersAbove,
  plainNameStart,
  isPlainPath,
  likeness,
  normalPath,
} from './normal-path.ts';
import {
  destinationAt,
  fewNames,
  isGitName,
  openPathFolders,
  type PathFacts,
  type PathFolder,
  type PathFolders,
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
  readonly folder: PathFolder;
  readonly normal: string;
  /** Normal, symlinked folders resolved. */
  readonly path: string;
  /** Equal for all spellings of the file. */
  readonly folded: string;
  /** True when it is written as a folder: `a/`, `a/.`. */
  readonly isFolder: boolean;
}

type EscapeHow = Extract<Failure, { reason: 'item-path-escapes' }>['how'];
type CollisionHow = Extract<Failure, { reason: 'item-paths-collide' }>['how'];

/**
 * Every rule about paths on all items: each stays in the work dir; no output or QC file is a source or a file of
 * Muster's or git's; no two are one file (letter case and Unicode form aside) or lie one inside the other.
 * All problems, linear in the items. Empty cells are not looked at.
 */
export function checkItemPaths(table: ItemTable, facts: PathFacts): Failure[] {
  const placeAt = (number: number): Place => {
    const { item, column } = ownerAt(table, number);
    return placeOf(item[column]) as Place;
  };
  const folders = openPathFolders(facts, (number) => placeAt(number).folded);
  const placeOf = openPlaces(folders);
  return [
    ...destinationFailures(table, folders, placeOf),
    ...sourceFailures(table, placeOf),
    ...nestingFailures(table, folders),
    ...linkFailures(table, folders, facts),
  ];
}

/** Owners are kept as numbers, since there are many: twice the item's index, +1 for its QC file. */
function ownerAt(table: ItemTable, number: number): Cell {
  return { item: table.items[number >> 1] as Item, column: number % 2 === 0 ? 'output' : 'qc' };
}

function destinationFailures(table: ItemTable, folders: PathFolders, placeOf: PlaceOf): Failure[] {
  const failures: Failure[] = [];
  const check = (item: Item, column: 'output' | 'qc', number: number): void => {
    const written = item[column];
    if (written === '') return;
    const place = placeOf(written);
    if (typeof place === 'string') {
      failures.push(escape(table, { item, column }, place));
      return;
    }
    if (place.isFolder) {
      failures.push(escape(table, { item, column }, 'folder'));
      return;
    }
    noteName(place);
    const { folded, path } = place;
    const { site } = place.folder;
    const owner = site.reservedBy ?? (isGitName(folded) ? '.git' : undefined);
    if (owner !== undefined) failures.push(reserved(table, { item, column }, owner));
    const first = site.destinations.add(folded, number);
    if (first === undefined) return;
    const other = ownerAt(table, first);
    const otherPath = (placeOf(other.item[other.column]) as Place).path;
    failures.push(collision(table, { item, column }, other, likeness(path, otherPath)));
  };
  let number = 0;
  for (const item of table.items) {
    check(item, 'output', number);
    check(item, 'qc', number + 1);
    number += 2;
  }
  for (const [path, owner] of folders.reservedPaths) {
    const owned = destinationAt(folders, path);
    if (owned !== undefined) failures.push(reserved(table, ownerAt(table, owned), owner));
  }
  return failures;
}

function sourceFailures(table: ItemTable, placeOf: PlaceOf): Failure[] {
  const failures: Failure[] = [];
  const overwritten = new Set<number>();
  for (const item of table.items) {
    const { source } = item;
    if (source === '') continue;
    const place = placeOf(source);
    if (typeof place === 'string') {
      // The whole work dir may be read, just not written over.
      if (place !== 'workdir-itself') failures.push(escape(table, { item, column: 'source' }, place));
      continue;
    }
    noteName(place);
    const { destinations } = place.folder.site;
    const number = destinations.any() === undefined ? undefined : destinations.get(place.folded);
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
    const inner = destinations.any();
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

type PlaceOf = (written: string) => Place | EscapeHow;

/**
 * A function from a written path to its place. Most paths are plain, and lie in a folder that was seen before: then only
 * the name is looked at.
 */
function openPlaces(folders: PathFolders): PlaceOf {
  const plainFolders = new Map<string, PathFolder>();
  return (written) => {
    const start = plainNameStart(written);
    const known = start === -1 ? undefined : plainFolders.get(written.slice(0, start));
    if (known !== undefined) return placeIn(known, written, true, false);
    const normal = normalPath(written);
    if (!normal.ok) return normal.how;
    const folder = folders.of(folderOf(normal.path));
    if (folder === undefined) return 'symlink';
    const isPlain = isPlainPath(written);
    if (isPlain) plainFolders.set(written.slice(0, start), folder);
    return placeIn(folder, normal.path, isPlain, /(?:^|\/)\.{0,2}$/.test(written));
  };
}

function placeIn(folder: PathFolder, normal: string, isPlain: boolean, isFolder: boolean): Place {
  if (folder.real === folder.path)
    return { folder, normal, path: normal, folded: isPlain ? normal : foldedPath(normal), isFolder };
  const name = nameOf(folder, normal);
  const path = folder.real === '' ? name : `${folder.real}/${name}`;
  return { folder, normal, path, folded: foldedPath(path), isFolder };
}

/** Counts a path in its folder. */
function noteName({ folder, normal }: Place): void {
  folder.count += 1;
  if (folder.count <= fewNames) folder.names.push(nameOf(folder, normal));
}

const nameOf = ({ path }: PathFolder, normal: string): string =>
  path === '' ? normal : normal.slice(path.length + 1);

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
