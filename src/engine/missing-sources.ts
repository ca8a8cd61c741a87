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

/** A warning that names the first of them; nothing where all are there. `root`: the work dir. */
export function missingSources(root: string, items: readonly Item[], itemsPath: string): Failure[] {
  const isThere = openIsThere(root, items);
  const ids: string[] = [];
  let count = 0;
  let first = '';
  for (const { id, source } of items) {
    if (source === '' || isThere(source)) continue;
    if (count === 0) first = source;
    count += 1;
    if (ids.length < maxNamed) ids.push(id);
  }
  return count === 0 ? [] : [{ reason: 'sources-missing', items: itemsPath, ids, count, first }];
}

function openIsThere(root: string, items: readonly Item[]): (source: string) => boolean {
  const wanted = new Map<string, number>();
  for (const { source } of items) {
    const folder = folderIn(source);
    wanted.set(folder, (wanted.get(folder) ?? 0) + 1);
  }
  const ask = (source: string): boolean => existsSync(resolve(root, source));
  const listings = new Map<string, ReadonlySet<string> | 'gone' | 'ask'>();
  const listingOf = (folder: string): ReadonlySet<string> | 'gone' | 'ask' => {
    let listing = listings.get(folder);
    if (listing === undefined) {
      listing = (wanted.get(folder) ?? 0) <= fewFiles ? 'ask' : namesIn(join(root, folder));
      listings.set(folder, listing);
    }
    return listing;
  };
  let asked = 0;
  return (source) => {
    const listing = listingOf(folderIn(source));
    if (listing === 'gone') return false;
    if (listing === 'ask') return ask(source);
    if (listing.has(source.slice(source.lastIndexOf('/') + 1))) return true;
    asked += 1;
    return asked <= maxAsked && ask(source);
  };
}

const folderIn = (source: string): string => source.slice(0, Math.max(0, source.lastIndexOf('/')));

/** `ask`: it can't be listed, as a folder that may only be entered. */
function namesIn(folder: string): ReadonlySet<string> | 'gone' | 'ask' {
  try {
    return new Set(readdirSync(folder));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' || code === 'ENOTDIR' ? 'gone' : 'ask';
  }
}
