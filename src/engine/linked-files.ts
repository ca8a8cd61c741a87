// Says whose file it is that a symbolic link led to: an output that is its own source, or another item's file, is no work
// of its own. A batch without links pays nothing. Knows nothing of what files hold.
import type { Item } from '../core/batch/item.ts';
import { folderOf, normalPath } from '../core/batch/normal-path.ts';
import type { LinkedFile } from '../core/verify/problem.ts';
import { openLinkOwners } from './link-owners.ts';
import type { ReadFile } from './read-contained-file.ts';
import { realFrom } from './real-from.ts';

/** Whose file was read, if a link led to it and it is not the item's own in this role. */
export type LinkedTo = (item: Item, role: 'output' | 'qc', file: ReadFile) => LinkedFile | undefined;

const roles = ['source', 'output', 'qc'] as const;

/**
 * For the life of a verifier, with the files of `items` below `root`, a real path, by where they really lie; they are looked
 * up at the first link. `isQcChecked`: a QC file that nobody looks at takes nothing from anybody by being a link.
 */
export function openLinkedFiles(root: string, items: readonly Item[], isQcChecked: boolean): LinkedTo {
  let named: ReadonlyMap<string, number> | undefined;
  const ownerOfLink = openLinkOwners(root, items, isQcChecked ? ['output', 'qc'] : ['output']);
  return (item, role, { realPath: target }) => {
    if (target === undefined) return undefined;
    named ??= namedFiles(root, items);
    const number = named.get(target);
    const owner = number === undefined ? undefined : items[Math.floor(number / roles.length)];
    if (number !== undefined && owner !== undefined) {
      const as = roles[number % roles.length] as LinkedFile['role'];
      return owner.id === item.id && as === role ? undefined : { target, role: as, of: owner.id };
    }
    // Its source may be a link, too, to a file that no item names.
    if (item.source !== '' && realFrom(root, item.source) === target)
      return { target, role: 'source', of: item.id };
    const first = ownerOfLink(item, role, target);
    return first && { target, role: first.role, of: first.item.id };
  };
}

/** Path → number of the item and its role. Who is named with the real path goes before who is named through a link. */
function namedFiles(root: string, items: readonly Item[]): ReadonlyMap<string, number> {
  const named = new Map<string, number>();
  const throughLinks: [path: string, number: number][] = [];
  const folders = new Map<string, string>();
  items.forEach((item, index) => {
    roles.forEach((role, which) => {
      const normal = normalPath(item[role]);
      if (item[role] === '' || !normal.ok) return;
      const { path } = normal;
      const folder = folderOf(path);
      const real = folders.get(folder) ?? realFrom(root, folder) ?? folder;
      folders.set(folder, real);
      const number = index * roles.length + which;
      if (real === folder) addFirst(named, path, number);
      else throughLinks.push([`${real}${real === '' ? '' : '/'}${path.slice(folder.length + 1)}`, number]);
    });
  });
  for (const [path, number] of throughLinks) addFirst(named, path, number);
  return named;
}

function addFirst(named: Map<string, number>, path: string, number: number): void {
  if (!named.has(path)) named.set(path, number);
}
