// The failures of items' paths, made of the cells that they are about. Makes no rules.
import type { Failure } from '../failure.ts';
import type { EscapeHow, PathCell } from './item-places.ts';
import type { ItemTable } from './item-table.ts';

type CollisionHow = Extract<Failure, { reason: 'item-paths-collide' }>['how'];

/** What every one of them says of its cell. */
export function factsOf(table: ItemTable, { item, column }: PathCell) {
  return { at: table.locate(item, column), id: item.id, column, path: item[column] };
}

/** The path leaves the work dir, or is none that a file can have. */
export function escape(table: ItemTable, cell: PathCell, how: EscapeHow): Failure {
  return { reason: 'item-path-escapes', ...factsOf(table, cell), how };
}

/** The path belongs to somebody else. */
export function reserved(table: ItemTable, cell: PathCell, owner: string): Failure {
  return { reason: 'item-path-reserved', ...factsOf(table, cell), owner };
}

/** `later` is where it is told: the one that a person would change. */
export function collision(table: ItemTable, later: PathCell, other: PathCell, how: CollisionHow): Failure {
  return { reason: 'item-paths-collide', ...factsOf(table, later), other: factsOf(table, other), how };
}

/** An output or QC file where the folder of a source is. */
export function folderOfSource(table: ItemTable, cell: PathCell, source: PathCell): Failure {
  const { path, at } = factsOf(table, source);
  return { reason: 'item-output-is-source', ...factsOf(table, cell), holds: { path, at } };
}
