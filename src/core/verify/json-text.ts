// Parses a JSON text that an agent wrote: strict, bounded in depth, and with the place of what is wrong. Knows nothing
// of what the JSON means.
import { scanJson, type JsonScan } from './json-scan.ts';
import { placeOf, type TextPlace } from '../text-place.ts';

export type JsonText =
  | { readonly ok: true; readonly value: unknown }
  | ({ readonly ok: false; readonly error: string } & TextPlace);

/** Deeper values are refused: no honest result is so deep, and what walks a value recursively stays within its stack. */
export const maxJsonDepth = 1000;

/**
 * JSON.parse with a place. As there, integers of any length are numbers, and NaN is refused; a byte order mark is refused
 * with its name. Unlike there, so is a key that an object has twice: who reads the file may take the other one.
 */
export function parseJsonText(text: string, maxDepth = maxJsonDepth): JsonText {
  if (text.charCodeAt(0) === 0xfeff) {
    return {
      ok: false,
      error: 'the file starts with a byte order mark, which JSON does not allow',
      line: 1,
      column: 1,
    };
  }
  // A shorter text can't be too deep and valid, so that usual files are read once.
  if (text.length <= 2 * maxDepth) {
    try {
      return withKeysOnce(text, JSON.parse(text));
    } catch {
      // The scan below says what and where.
    }
  }
  const { error } = scanJson(text, maxDepth);
  return error === undefined ? withKeysOnce(text, JSON.parse(text)) : refused(text, error);
}

const refused = (text: string, { message, offset }: NonNullable<JsonScan['error']>): JsonText => ({
  ok: false,
  error: message,
  ...placeOf(text, offset),
});

/** After each key of the text is a colon: with no more of those than keys, no key is hidden, and most texts need no scan. */
function withKeysOnce(text: string, value: unknown): JsonText {
  if (keyEndsIn(text) === keysIn(value)) return { ok: true, value };
  const { error } = scanJson(text, maxJsonDepth, [], true);
  return error === undefined ? { ok: true, value } : refused(text, error);
}

/** Colons after a quote, which may also stand inside a string: never fewer than keys. */
function keyEndsIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) {
    let before = at - 1;
    while (isJsonSpace(text.charCodeAt(before))) before -= 1;
    if (text.charCodeAt(before) === 0x22) count += 1;
  }
  return count;
}

const isJsonSpace = (code: number): boolean =>
  code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;

/** Keys of all objects in a value, which is at most `maxJsonDepth` deep. */
function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inner: readonly unknown[] = Object.values(value);
  let count = Array.isArray(value) ? 0 : inner.length;
  for (const element of inner) if (typeof element === 'object') count += keysIn(element);
  return count;
}

/** Places of the values at these JSON pointers; those that are not there are left out. */
export function placesInJson(text: string, pointers: Iterable<string>): ReadonlyMap<string, TextPlace> {
  const { places } = scanJson(text, maxJsonDepth, pointers);
  return new Map(Array.from(places, ([pointer, offset]) => [pointer, placeOf(text, offset)]));
}
