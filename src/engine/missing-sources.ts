// Which items name a source that is not there. A batch has few folders and many files: a folder is listed once, and one
// that does not exist answers for all of its files. Whether a source is a regular file, its digest says.
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ItemCells } from '../core/batch/item-cells.ts';
import type { ItemTable } from '../core/batch/item-table.ts';
import { isPlainPath } from '../core/batch/normal-path.ts';
import { PlainFolders } from '../core/batch/plain-folders.ts';
import type { Failure } from '../core/failure.ts';
import { isCode, isSystemError } from '../core/system-error.ts';

const maxNamed = 5;

/** A folder of which this few files are wanted is not listed: it may hold a million. */
const fewFiles = 16;

/** So many names that a listing lacks are asked for one by one: a file system may know a name under another spelling. */
const maxAsked = 1000;

interface Folder {
  readonly path: string;
  readonly index: number;
  count: number;
  /** Undefined = not looked at yet. */
  names?: Names;
}

/** `gone`: there is no such folder. `ask`: it need not or can't be listed, so each file is asked for. */
type Names = ReadonlySet<string> | 'gone' | 'ask';

/** A warning that names the first of them; nothing where all are there. `root`: the work dir. */
export function missingSources(
  root: string,
  { cells, layout }: Pick<ItemTable, 'cells' | 'layout'>,
  itemsPath: string,
): Failure[] {
  const { folders, folderOf } = foldersOf(cells, layout.source);
  const ask = (source: string): boolean => existsSync(resolve(root, source));
  const isGone = openIsGone(root);
  let asked = 0;
  // A cell becomes a string when it is asked for: not where the folder answers.
  const isThere = (row: number, folder: Folder): boolean => {
    const names = (folder.names ??= namesIn(root, folder, isGone));
    if (names === 'gone') return false;
    const source = cells.cell(row, layout.source);
    if (names === 'ask') return ask(source);
    if (names.has(source.slice(source.lastIndexOf('/') + 1))) return true;
    asked += 1;
    return asked <= maxAsked && ask(source);
  };
  const named: number[] = [];
  let count = 0;
  for (let row = 0; row < cells.count; row++) {
    const folder = folders[folderOf[row] as number];
    if (folder === undefined || isThere(row, folder)) continue;
    count += 1;
    if (count <= maxNamed) named.push(row);
  }
  const [first] = named;
  if (first === undefined) return [];
  const ids = named.map((row) => cells.cell(row, layout.id));
  return [
    { reason: 'sources-missing', items: itemsPath, ids, count, first: cells.cell(first, layout.source) },
  ];
}

/** The folder of each row's source, as it is written: its index in `folders`, -1 for a row without a source. */
function foldersOf(cells: ItemCells, cell: number): { folders: readonly Folder[]; folderOf: Int32Array } {
  const plain = new PlainFolders<Folder>(cells);
  const folders: Folder[] = [];
  const known = new Map<string, Folder>();
  const lookUp = (from: number, to: number): Folder => {
    const source = cells.text.slice(from, to);
    const path = aboveOf(source);
    const folder = known.get(path) ?? { path, index: folders.length, count: 0 };
    if (folder.index === folders.length) folders.push(folder);
    known.set(path, folder);
    if (isPlainPath(source)) plain.add(from, to, folder);
    return folder;
  };
  const folderOf = new Int32Array(cells.count).fill(-1);
  for (let row = 0; row < cells.count; row++) {
    const from = cells.from(row, cell);
    const to = cells.to(row, cell);
    if (from === to) continue;
    const folder = plain.find(cell, from, to) ?? lookUp(from, to);
    folder.count += 1;
    folderOf[row] = folder.index;
  }
  return { folders, folderOf };
}

/** A function that says of a folder whether it is gone, or one above it: the root of a tree is asked for once. */
function openIsGone(root: string): (path: string) => boolean {
  const known = new Map<string, boolean>([['', false]]);
  const isGone = (path: string): boolean => {
    let answer = known.get(path);
    if (answer === undefined) {
      answer = isGone(aboveOf(path)) || !existsSync(resolve(root, path));
      known.set(path, answer);
    }
    return answer;
  };
  return isGone;
}

const aboveOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

function namesIn(root: string, { path, count }: Folder, isGone: (path: string) => boolean): Names {
  if (isGone(aboveOf(path))) return 'gone';
  if (count <= fewFiles) return 'ask';
  try {
    return new Set(readdirSync(join(root, path)));
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR')) return 'gone';
    if (!isSystemError(error)) throw error;
    return 'ask';
  }
}
