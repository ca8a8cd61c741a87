// What the paths of items may be, and which of them stand in each other's way. Pure: what lies on disk comes in as
// answers about folders.
import type { Failure } from '../failure.ts';
import type { ItemTable } from './item-table.ts';
import type { Item } from './item.ts';
import { foldedPath, folderOf, foldersAbove, likeness, normalPath } from './normal-path.ts';
import { openReservations, type Reserved } from './reserved-paths.ts';

export type PathColumn = 'source' | 'output' | 'qc';
export const pathColumns = ['source', 'output', 'qc'] as const;

export interface PathFacts {
  /** A folder's path once symlinks are followed ('' = the work dir), or undefined when one leads out of the work dir. */
  readonly realFolder: (folder: string) => string | undefined;
  readonly reserved: Reserved;
}

/** An output or QC file, with symlinked folders resolved. */
interface Destination {
  readonly item: Item;
  readonly column: PathColumn;
  readonly path: string;
  readonly folded: string;
}

/**
 * Every rule about paths on all items: each stays in the work dir; no output or QC file is a source or a file of
 * Muster's or git's; no two are one file (letter case and Unicode form aside) or lie one inside the other.
 * All problems, linear in the items. Empty cells are not looked at.
 */
export function checkItemPaths(table: ItemTable, facts: PathFacts): Failure[] {
  const failures: Failure[] = [];
  const sources = new Set<string>();
  const destinations: Destination[] = [];
  const realFolder = cached(facts.realFolder);
  for (const item of table.items) {
    for (const column of pathColumns) {
      const resolved = resolvePath(item[column], column, realFolder);
      if (resolved === undefined) continue;
      if (!resolved.ok) {
        const at = table.locate(item, column);
        failures.push({ reason: 'item-path-escapes', at, id: item.id, column, path: item[column], how: resolved.how });
        continue;
      }
      const folded = foldedPath(resolved.path);
      if (column === 'source') sources.add(folded);
      else destinations.push({ item, column, path: resolved.path, folded });
    }
  }
  failures.push(...forbiddenDestinations(table, destinations, sources, facts.reserved));
  failures.push(...collisions(table, destinations));
  return failures;
}

type Resolved = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly how: EscapeHow };
type EscapeHow = Extract<Failure, { reason: 'item-path-escapes' }>['how'];

function resolvePath(written: string, column: PathColumn, realFolder: PathFacts['realFolder']): Resolved | undefined {
  if (written === '') return undefined;
  const normal = normalPath(written);
  if (!normal.ok) {
    // The whole work dir may be read, just not written over.
    return normal.how === 'workdir-itself' && column === 'source' ? undefined : normal;
  }
  const folder = folderOf(normal.path);
  const real = realFolder(folder);
  if (real === undefined) return { ok: false, how: 'symlink' };
  if (real === folder) return normal;
  const name = folder === '' ? normal.path : normal.path.slice(folder.length + 1);
  return { ok: true, path: real === '' ? name : `${real}/${name}` };
}

function forbiddenDestinations(
  table: ItemTable,
  destinations: readonly Destination[],
  sources: ReadonlySet<string>,
  reserved: Reserved,
): Failure[] {
  const failures: Failure[] = [];
  const ownerOf = openReservations(reserved);
  for (const { item, column, folded } of destinations) {
    const owner = ownerOf(folded);
    if (owner === undefined && !sources.has(folded)) continue;
    const facts = { at: table.locate(item, column), id: item.id, column, path: item[column] } as const;
    if (owner === undefined) failures.push({ reason: 'item-output-is-source', ...facts });
    else failures.push({ reason: 'item-path-reserved', ...facts, owner });
  }
  return failures;
}

function collisions(table: ItemTable, destinations: readonly Destination[]): Failure[] {
  const failures: Failure[] = [];
  const firsts = new Map<string, Destination>();
  const folders = new Map<string, Destination>();
  const collide = (later: Destination, other: Destination, how: ReturnType<typeof likeness> | 'inside-the-other') => {
    const { item, column } = later;
    failures.push({
      reason: 'item-paths-collide',
      at: table.locate(item, column),
      path: item[column],
      id: item.id,
      column,
      other: {
        at: table.locate(other.item, other.column),
        id: other.item.id,
        column: other.column,
        path: other.item[other.column],
      },
      how,
    });
  };
  for (const destination of destinations) {
    const first = firsts.get(destination.folded);
    if (first === undefined) firsts.set(destination.folded, destination);
    else collide(destination, first, likeness(destination.path, first.path));
    for (const folder of foldersAbove(destination.folded)) {
      // A folder seen before has its own folders seen, too.
      if (folders.has(folder)) break;
      folders.set(folder, destination);
    }
  }
  for (const [folder, inner] of folders) {
    const outer = firsts.get(folder);
    if (outer !== undefined) collide(inner, outer, 'inside-the-other');
  }
  return failures;
}

function cached<T>(answer: (question: string) => T): (question: string) => T {
  const answers = new Map<string, T>();
  return (question) => {
    const known = answers.get(question);
    if (known !== undefined || answers.has(question)) return known as T;
    const fresh = answer(question);
    answers.set(question, fresh);
    return fresh;
  };
}
