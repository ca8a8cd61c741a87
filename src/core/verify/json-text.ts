// Parses a JSON text that an agent wrote: strict, bounded in depth, and with the place of what is wrong. Knows nothing
// of what the JSON means.
import { scanJson } from './json-scan.ts';
import { placeOf, type TextPlace } from '../text-place.ts';

export type JsonText =
  | { readonly ok: true; readonly value: unknown }
  | ({ readonly ok: false; readonly error: string } & TextPlace);

/** Deeper values are refused: no honest result is so deep, and what walks a value recursively stays within its stack. */
export const maxJsonDepth = 1000;

/**
 * JSON.parse with a place. As there, the last of repeated keys wins, integers of any length are numbers, and NaN is
 * refused; a byte order mark is refused with its name.
 */
export function parseJsonText(text: string): JsonText {
  if (text.charCodeAt(0) === 0xfeff) {
    return {
      ok: false,
      error: 'the file starts with a byte order mark, which JSON does not allow',
      line: 1,
      column: 1,
    };
  }
  // A shorter text can't be too deep and valid, so that usual files are read once.
  if (text.length <= 2 * maxJsonDepth) {
    try {
      return { ok: true, value: JSON.parse(text) };
    } catch {
      // The scan below says what and where.
    }
  }
  const { error } = scanJson(text, maxJsonDepth);
  if (error !== undefined) return { ok: false, error: error.message, ...placeOf(text, error.offset) };
  return { ok: true, value: JSON.parse(text) };
}

/** Places of the values at these JSON pointers; those that are not there are left out. */
export function placesInJson(text: string, pointers: Iterable<string>): ReadonlyMap<string, TextPlace> {
  const { places } = scanJson(text, maxJsonDepth, pointers);
  return new Map(Array.from(places, ([pointer, offset]) => [pointer, placeOf(text, offset)]));
}
