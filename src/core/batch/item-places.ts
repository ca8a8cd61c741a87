// Where the paths of items lead: the folder of each, and the form in which all spellings of a file are equal. Paths are
// known by numbers, since there are many: `numbersOfItem` times the item's index, and the column's. Makes no rules.
import type { Failure } from '../failure.ts';
import { openFirstSeen } from './first-seen.ts';
import type { ItemTable } from './item-table.ts';
import type { Item } from './item.ts';
import { foldedPath, folderOf, isPlainPath, normalPath } from './normal-path.ts';
import { openPathFolders, type PathFacts, type PathFolder, type PathFolders } from './path-folders.ts';
import { PlainFolders } from './plain-folders.ts';

/** In the order of their numbers. */
export const pathColumns = ['source', 'output', 'qc'] as const;
export type PathColumn = (typeof pathColumns)[number];

export const numbersOfItem = pathColumns.length;

export type EscapeHow = Extract<Failure, { reason: 'item-path-escapes' }>['how'];

/** One cell of the table. */
export interface PathCell {
  readonly item: Item;
  readonly column: PathColumn;
}

/** Where a path leads. */
export interface Place {
  readonly folder: PathFolder;
  readonly normal: string;
  /** Normal, symlinked folders resolved. */
  readonly path: string;
  /** Equal for all spellings of the file. */
  readonly folded: string;
}

export interface ItemPlaces {
  readonly folders: PathFolders;
  /** Folders in which plain paths lead where they say: no symlink is in between. */
  readonly plain: PlainFolders<PathFolder>;
  /** Where a path leads, at the cost of strings. */
  readonly placeAt: (number: number) => Place | EscapeHow;
  /** The same for a path that was not found in `plain`. */
  readonly unplainPlaceAt: (number: number) => Place | EscapeHow;
}

export function cellAt(table: ItemTable, number: number): PathCell {
  const item = table.items[Math.trunc(number / numbersOfItem)] as Item;
  return { item, column: pathColumns[number % numbersOfItem] as PathColumn };
}

export function openItemPlaces({ cells, layout }: ItemTable, facts: PathFacts): ItemPlaces {
  const textOf = (number: number): string => (placeAt(number) as Place).folded;
  const count = cells.count * numbersOfItem;
  const folders = openPathFolders(facts, openFirstSeen({ count, textOf, whole: cells }));
  const plain = new PlainFolders<PathFolder>(cells);
  const rowOf = (number: number): number => Math.trunc(number / numbersOfItem);
  const cellOf = (number: number): number => layout[pathColumns[number % numbersOfItem] as PathColumn];
  const placeAt = (number: number): Place | EscapeHow => {
    const [row, cell] = [rowOf(number), cellOf(number)];
    const folder = plain.find(cell, cells.from(row, cell), cells.to(row, cell));
    if (folder === undefined) return unplainPlaceAt(number);
    const written = cells.cell(row, cell);
    return { folder, normal: written, path: written, folded: written };
  };
  const unplainPlaceAt = (number: number): Place | EscapeHow => {
    const [row, cell] = [rowOf(number), cellOf(number)];
    const written = cells.cell(row, cell);
    const normal = normalPath(written);
    if (!normal.ok) return normal.how;
    const folder = folders.of(folderOf(normal.path));
    if (folder === undefined) return 'symlink';
    const isPlain = isPlainPath(written);
    if (folder.real !== folder.path) return throughLink(folder, normal.path);
    if (isPlain) plain.add(cells.from(row, cell), cells.to(row, cell), folder);
    const folded = isPlain ? written : foldedPath(normal.path);
    return { folder, normal: normal.path, path: normal.path, folded };
  };
  return { folders, plain, placeAt, unplainPlaceAt };
}

function throughLink(folder: PathFolder, normal: string): Place {
  const name = nameOf(folder, normal);
  const path = folder.real === '' ? name : `${folder.real}/${name}`;
  return { folder, normal, path, folded: foldedPath(path) };
}

/** The last part of a normal path that lies in a folder. */
export const nameOf = ({ path }: PathFolder, normal: string): string =>
  path === '' ? normal : normal.slice(path.length + 1);
