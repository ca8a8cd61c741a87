// What is left of a text when everything is taken out with which a terminal, a wrapper or a JSON writer can break a
// secret in two: blanks, line ends, control characters, ANSI sequences. Pure.
import { afterSequence, esc, escapeAt, isEscapeStart, maxSequence } from './escapes.ts';

/** `escaped`: escapes (`\n`, `%41`, `&lt;`, `\u001b[31m`) are read as what they stand for. */
export type View = 'plain' | 'escaped';

/**
 * Copies the visible bytes of `bytes` from `from` to `into`, and the place of each to `places`, until one of them is
 * full. Answers where to go on and how many were copied. Call again with `next` until it is the end of the bytes.
 */
export function copyVisible(
  bytes: Uint8Array,
  from: number,
  view: View,
  into: Uint8Array,
  places: Int32Array,
): { readonly next: number; readonly count: number } {
  const length = bytes.length;
  const isEscaped = view === 'escaped';
  let count = 0;
  let at = from;
  while (at < length && count < into.length) {
    const byte = bytes[at] as number;
    if (byte === esc) {
      at = afterSequence(bytes, at + 1);
      continue;
    }
    if (byte <= 0x20 || byte === 0x7f) {
      at += 1;
      continue;
    }
    const escape = isEscaped && isEscapeStart(byte) ? escapeAt(bytes, at) : undefined;
    if (escape === undefined || escape.byte !== undefined) {
      into[count] = escape?.byte ?? byte;
      places[count] = at;
      count += 1;
    }
    at += escape?.length ?? 1;
  }
  return { next: at, count };
}

/** Behind the visible byte that stands at `at`. */
export const afterVisible = (bytes: Uint8Array, at: number, view: View): number =>
  at + ((view === 'escaped' ? escapeAt(bytes, at)?.length : undefined) ?? 1);

/** All visible bytes of a short text. */
export function visibleBytes(bytes: Uint8Array, view: View): Uint8Array {
  const into = new Uint8Array(bytes.length);
  const { count } = copyVisible(bytes, 0, view, into, new Int32Array(bytes.length));
  return into.subarray(0, count);
}

/** Whether the two views of a text differ. */
export const holdsEscapes = (bytes: Uint8Array): boolean =>
  bytes.includes(0x5c) || bytes.includes(0x25) || bytes.includes(0x26);

/** A sequence or an escape that the text ends in the middle of. */
const unfinished = new RegExp(
  [
    String.raw`\x1b(?:\[[\x20-\x3f]*|[\]PX^_][^\x07\x1b]*|[\x20-\x2f]*)?\x1b?`,
    String.raw`\\+(?:u[0-9a-f]{0,4}|x[0-9a-f]{0,2}|e|[0-7]{0,3})(?:\[[\x20-\x3f]*|[\x20-\x2f]*)`,
    String.raw`%[0-9a-f]?`,
    String.raw`&#?[0-9a-z]{0,7}`,
  ]
    .map((part) => `(?:${part})$`)
    .join('|'),
  'i',
);

/** How many of the bytes mean the same whatever follows: all, but for a sequence at their end that may go on. */
export function settledLength(bytes: Uint8Array): number {
  const start = Math.max(0, bytes.length - maxSequence);
  const at = Buffer.from(bytes.subarray(start)).toString('latin1').search(unfinished);
  return at === -1 ? bytes.length : start + at;
}
