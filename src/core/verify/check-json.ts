// Checks a JSON value of an item against a schema and says where each mismatch stands. Knows nothing of files.
import { placesInJson } from './json-text.ts';
import type { SchemaCheck, SchemaMismatch } from './schema-compiler.ts';
import type { TextPlace } from '../text-place.ts';
import { clipText } from './clip-text.ts';

/** Mismatches listed for one file; the rest are counted. */
export const maxSchemaProblems = 20;
export interface PlacedMismatch extends SchemaMismatch, Partial<TextPlace> {
  /** On the last one listed: how many more there are. */
  readonly more?: number;
}

/** A schema held against a parsed text: what checkJson gives, bound to its schema. */
export type JsonCheck = (text: string, value: unknown) => readonly PlacedMismatch[];

/** The mismatches of a parsed text, each with the place of its value. */
export function checkJson(text: string, value: unknown, check: SchemaCheck): readonly PlacedMismatch[] {
  const all = check(value, text.length);
  if (all.length === 0) return [];
  const listed = all.slice(0, maxSchemaProblems);
  const places = placesInJson(text, new Set(listed.map(({ pointer }) => pointer)));
  const more = all.length - listed.length;
  return listed.map(({ pointer, expected }, index) => ({
    pointer: clipText(pointer),
    expected,
    ...places.get(pointer),
    ...(more > 0 && index === listed.length - 1 ? { more } : {}),
  }));
}
