// What is left of a text when everything is taken out with which a terminal, a wrapper or a JSON writer can break a
// secret in two: blanks, line ends, control characters, ANSI sequences. Pure.

/** `escaped`: the same things written as JSON or shell escapes (`\n`, `\u001b[31m`) are taken out, too. */
export type View = 'plain' | 'escaped';

const esc = 0x1b;
const bel = 0x07;
const backslash = 0x5c;
const bracket = 0x5b;

/** Longest ANSI sequence that is believed; one without an end swallows no more than this. */
const maxSequence = 256;

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
    if (byte === backslash && view === 'escaped') {
      const after = afterEscape(bytes, at + 1);
      if (after !== -1) {
        at = after;
        continue;
      }
    }
    into[count] = byte;
    places[count] = at;
    count += 1;
    at += 1;
  }
  return { next: at, count };
}

/** All visible bytes of a short text. */
export function visibleBytes(bytes: Uint8Array, view: View): Uint8Array {
  const into = new Uint8Array(bytes.length);
  const { count } = copyVisible(bytes, 0, view, into, new Int32Array(bytes.length));
  return into.subarray(0, count);
}

/** `at`: the byte behind ESC. CSI ends at a letter, OSC at BEL or ESC \; other sequences are taken as two bytes long. */
function afterSequence(bytes: Uint8Array, at: number): number {
  const kind = bytes[at];
  if (kind === bracket) return afterCsi(bytes, at + 1);
  if (kind !== 0x5d) return at;
  const end = Math.min(bytes.length, at + maxSequence);
  for (let index = at + 1; index < end; index++) {
    const byte = bytes[index];
    if (byte === bel) return index + 1;
    if (byte === esc) return bytes[index + 1] === backslash ? index + 2 : index;
  }
  return at;
}

/** Behind the final byte of a CSI sequence whose parameters begin at `at`; `at` when it is none. */
function afterCsi(bytes: Uint8Array, at: number): number {
  const end = Math.min(bytes.length, at + maxSequence);
  for (let index = at; index < end; index++) {
    const byte = bytes[index] as number;
    if (byte >= 0x40 && byte <= 0x7e) return index + 1;
    if (byte < 0x20 || byte > 0x3f) return at;
  }
  return at;
}

/** `at`: the byte behind a backslash. Behind the escape when it stands for something invisible; -1 when it doesn't. */
function afterEscape(bytes: Uint8Array, at: number): number {
  switch (bytes[at]) {
    case 0x6e: // n
    case 0x72: // r
    case 0x74: // t
      return at + 1;
    case 0x75: // u0000 … u001f
      return afterCode(bytes, at + 1, 4);
    case 0x78: // x00 … x1f
      return afterCode(bytes, at + 1, 2);
    case 0x65: // e[
      return bytes[at + 1] === bracket ? afterCsi(bytes, at + 2) : -1;
    case 0x30: // 033[
      return bytes[at + 1] === 0x33 && bytes[at + 2] === 0x33 && bytes[at + 3] === bracket
        ? afterCsi(bytes, at + 4)
        : -1;
    case backslash: // an escape inside a string inside a string
      return afterEscape(bytes, at + 1);
    default:
      return -1;
  }
}

/** A control character as `digits` hex digits; an escaped ESC takes the sequence behind it along. */
function afterCode(bytes: Uint8Array, at: number, digits: number): number {
  const text = String.fromCharCode(...bytes.subarray(at, at + digits));
  if (!/^(?:00)?[01][0-9a-fA-F]$/.test(text)) return -1;
  const end = at + digits;
  return /1[bB]$/.test(text) && bytes[end] === bracket ? afterCsi(bytes, end + 1) : end;
}
