// Which items name a source that is not there. A batch has few folders and many files: a folder is listed once, and one
// that does not exist answers for all of its files. Whether a source is a regular file, its digest says.
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Item } from '../core/batch/item.ts';
import type { Failure } from '../core/failure.ts';

const maxNamed = 5;

/** A folder of which this few files are wanted is not listed: it may hold a million. */
const fewFiles = 16;

/** So many names that a listing lacks are asked for one by one: a file system may know a name under another spelling. */
const maxAsked = 1000;

interface Folder {
  readonly path: string;
  count: number;
  /** Undefined = not looked at yet. */
  names?: Names;
}

/** `gone`: there is no such folder. `ask`: it need not or can't be listed, so each file is asked for. */
type Names = ReadonlySet<string> | 'gone' | 'ask';

/** A warning that names the first of them; nothing where all are there. `root`: the work dir. */
export function missingSources(
  root: string,
  items: readonly Pick<Item, 'id' | 'source'>[],
  itemsPath: string,
): Failure[] {
  const folderOf = foldersOf(items);
  const ask = (source: string): boolean => existsSync(resolve(root, source));
  const isGone = openIsGone(root);
  let asked = 0;
  // A cell becomes a string when it is asked for: not where the folder answers.
  const isThere = (item: Pick<Item, 'source'>, folder: Folder): boolean => {
    const names = (folder.names ??= namesIn(root, folder, isGone));
    if (names === 'gone') return false;
    const { source } = item;
    if (names === 'ask') return ask(source);
    if (names.has(source.slice(source.lastIndexOf('/') + 1))) return true;
    asked += 1;
    return asked <= maxAsked && ask(source);
  };
  const named: Pick<Item, 'id' | 'source'>[] = [];
  let count = 0;
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    const folder = folderOf[index];
    if (item === undefined || folder === undefined || isThere(item, folder)) continue;
    count += 1;
    if (count <= maxNamed) named.push(item);
  }
  const [first] = named;
  if (first === undefined) return [];
  const ids = named.map(({ id }) => id);
  return [{ reason: 'sources-missing', items: itemsPath, ids, count, first: first.source }];
}

/** The folder of each item's source, as it is written; undefined for an item without one. */
function foldersOf(items: readonly Pick<Item, 'source'>[]): readonly (Folder | undefined)[] {
  const folders = new Map<string, Folder>();
  let last: Folder | undefined;
  return items.map(({ source }) => {
    if (source === '') return undefined;
    const end = Math.max(0, source.lastIndexOf('/'));
    // Neighbours mostly share their folder: then no name of it is made and looked up.
    if (last === undefined || last.path.length !== end || !source.startsWith(last.path)) {
      const path = source.slice(0, end);
      last = folders.get(path) ?? { path, count: 0 };
      folders.set(path, last);
    }
    last.count += 1;
    return last;
  });
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
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' || code === 'ENOTDIR' ? 'gone' : 'ask';
  }
}
