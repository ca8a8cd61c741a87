// What the paths of items may be, and which of them stand in each other's way. Pure: what lies on disk comes in as
// answers about folders. A batch has few folders and many paths, so what can be is asked once a folder.
import type { Failure } from '../failure.ts';
import {
  cellAt,
  type EscapeHow,
  type ItemPlaces,
  nameOf,
  numbersOfItem,
  openItemPlaces,
  pathColumns,
  type Place,
} from './item-places.ts';
import type { ItemCells } from './item-cells.ts';
import { collision, escape, factsOf, folderOfSource, reserved } from './item-path-failures.ts';
import type { ItemTable } from './item-table.ts';
import { folderOf, likeness, normalPath } from './normal-path.ts';
import { longestName, surelyShort, tooLong } from './path-length.ts';
import {
  destinationAt,
  fewNames,
  isGitName,
  type PathFacts,
  type PathFolder,
  type PathFolders,
} from './path-folders.ts';

/**
 * Every rule about paths on all items: each stays in the work dir; no output or QC file is longer than a file system
 * takes, a source, a folder that holds one, or a file of Muster's or git's; no two are one file (letter case and
 * Unicode form aside) or lie one inside the other.
 * All problems, linear in the items. Empty cells are not looked at.
 */
export function checkItemPaths(table: ItemTable, facts: PathFacts): Failure[] {
  const places = openItemPlaces(table, facts);
  return [
    ...destinationFailures(table, places),
    ...sourceFailures(table, places),
    ...nestingFailures(table, places.folders),
    ...linkFailures(table, places, facts),
  ];
}

function destinationFailures(table: ItemTable, places: ItemPlaces): Failure[] {
  const { cells, layout } = table;
  const failures: Failure[] = [];
  const check = (number: number, from: number, to: number, cell: number): void => {
    if (from === to) return;
    // A plain path in a folder that is known is looked at where it stands, without a string.
    const plain = places.plain.find(cell, from, to);
    const long = lengthFailure(table, number, from, to, plain !== undefined);
    if (long !== undefined) {
      failures.push(long);
      return;
    }
    const place = plain === undefined ? destinationOf(places, number, cells.text.slice(from, to)) : undefined;
    if (typeof place === 'string') {
      failures.push(escape(table, cellAt(table, number), place));
      return;
    }
    const folder = (place?.folder ?? plain) as PathFolder;
    note(folder, number);
    const { reservedBy, destinations } = folder.site;
    const isGit = place === undefined ? endsInDotGit(cells, from, to) : isGitName(place.folded);
    const owner = reservedBy ?? (isGit ? '.git' : undefined);
    if (owner !== undefined) failures.push(reserved(table, cellAt(table, number), owner));
    const first =
      place === undefined ? destinations.addAt(number, from, to) : destinations.add(number, place.folded);
    if (first === undefined) return;
    const [path, otherPath] = [number, first].map((one) => (places.placeAt(one) as Place).path);
    const how = likeness(path as string, otherPath as string);
    failures.push(collision(table, cellAt(table, number), cellAt(table, first), how));
  };
  const { output, qc } = layout;
  for (let row = 0; row < cells.count; row++) {
    const number = row * numbersOfItem;
    check(number + 1, cells.from(row, output), cells.to(row, output), output);
    check(number + 2, cells.from(row, qc), cells.to(row, qc), qc);
  }
  for (const [path, owner] of places.folders.reservedPaths) {
    const owned = destinationAt(places.folders, path);
    if (owned !== undefined) failures.push(reserved(table, cellAt(table, owned), owner));
  }
  return failures;
}

function sourceFailures(table: ItemTable, places: ItemPlaces): Failure[] {
  const { cells, layout } = table;
  const failures: Failure[] = [];
  const overwritten = new Set<number>();
  for (let row = 0; row < cells.count; row++) {
    const from = cells.from(row, layout.source);
    const to = cells.to(row, layout.source);
    if (from === to) continue;
    const source = row * numbersOfItem;
    const plain = places.plain.find(layout.source, from, to);
    // There is no such file: it may be an address, and a source that is missing is told elsewhere.
    if (lengthFailure(table, source, from, to, plain !== undefined) !== undefined) continue;
    const place = plain === undefined ? places.unplainPlaceAt(source) : undefined;
    if (typeof place === 'string') {
      // The whole work dir may be read, just not written over.
      if (place !== 'workdir-itself') failures.push(escape(table, cellAt(table, source), place));
      continue;
    }
    const folder = (place?.folder ?? plain) as PathFolder;
    note(folder, source);
    folder.site.source ??= source;
    const { destinations } = folder.site;
    const folded = (): string => place?.folded ?? cells.text.slice(from, to);
    const number = destinations.any() === undefined ? undefined : destinations.get(folded());
    if (number === undefined || overwritten.has(number)) continue;
    overwritten.add(number);
    failures.push({ reason: 'item-output-is-source', ...factsOf(table, cellAt(table, number)) });
  }
  return failures;
}

/**
 * Most paths are known to be short by the number of their characters: a plain one has a byte for each, and no name is
 * longer than its path. One that is too long is never asked for on disk.
 */
function lengthFailure(
  table: ItemTable,
  number: number,
  from: number,
  to: number,
  isPlain: boolean,
): Failure | undefined {
  if (to - from <= (isPlain ? longestName : surelyShort)) return undefined;
  const long = tooLong(table.cells.text.slice(from, to));
  return long === undefined
    ? undefined
    : { reason: 'item-path-too-long', ...factsOf(table, cellAt(table, number)), ...long };
}

/** A path written as a folder, `a/` or `a/.`, is none that a file can have. */
function destinationOf(places: ItemPlaces, number: number, written: string): Place | EscapeHow {
  const place = places.unplainPlaceAt(number);
  return typeof place !== 'string' && /(?:^|\/)\.{0,2}$/.test(written) ? 'folder' : place;
}

/** `.git` as a word: a look at the end of a plain path spares it a string. The header is before it: there are four bytes. */
const dotGit = 0x7469672e;

function endsInDotGit({ text, codes }: ItemCells, from: number, to: number): boolean {
  return codes.words.getInt32(to - 4, true) === dotGit && isGitName(text.slice(from, to));
}

/** Counts a path in its folder. */
function note(folder: PathFolder, number: number): void {
  folder.count += 1;
  if (folder.count <= fewNames) folder.numbers.push(number);
}

/** A file where another one, or a source, needs a folder. */
function nestingFailures(table: ItemTable, folders: PathFolders): Failure[] {
  const failures: Failure[] = [];
  const overSources = new Set<number>();
  for (const { folded, destinations, source } of folders.sites.values()) {
    const inner = destinations.any();
    if (inner === undefined && source === undefined) continue;
    for (let folder = folded, above = ''; folder !== ''; folder = above) {
      above = folderOf(folder);
      const outer = folders.sites.get(above)?.destinations.get(folder);
      if (outer === undefined) continue;
      if (inner !== undefined)
        failures.push(collision(table, cellAt(table, inner), cellAt(table, outer), 'inside-the-other'));
      if (source === undefined || overSources.has(outer)) continue;
      overSources.add(outer);
      failures.push(folderOfSource(table, cellAt(table, outer), cellAt(table, source)));
    }
  }
  return failures;
}

/** Files that are symlinks out of the work dir: an agent that follows one would read or write outside. */
function linkFailures(table: ItemTable, places: ItemPlaces, facts: PathFacts): Failure[] {
  const links = new Set<string>();
  for (const { path, count, numbers } of places.folders.all()) {
    const names = count <= fewNames ? numbers.map((number) => nameAt(places, number)) : undefined;
    for (const name of facts.linksOut(path, names)) links.add(path === '' ? name : `${path}/${name}`);
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

function nameAt(places: ItemPlaces, number: number): string {
  const { folder, normal } = places.placeAt(number) as Place;
  return nameOf(folder, normal);
}
