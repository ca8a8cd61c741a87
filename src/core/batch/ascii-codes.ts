// A text as one byte for each UTF-16 unit, which can be looked at four at a time: most of a batch is ASCII. Knows nothing
// of what the text means.

/** Stands for a unit that is not ASCII. Its highest bit is set, as in no ASCII character. */
const wide = 0xff;
/** The same for U+0080 to U+009F, U+2028 and U+2029: control characters and line breaks beyond ASCII. */
export const wideControl = 0x80;

/** The highest bit of each of four bytes. */
const highBits = 0x80808080 | 0;

export interface AsciiCodes {
  /** The character where it is ASCII; a byte of at least 0x80 for another unit. */
  readonly bytes: Uint8Array;
  /** The same: four bytes are read as one word, the first one lowest. */
  readonly words: DataView;
}

/** `utf8`: what `text` was decoded from, a byte order mark aside. A text that is all ASCII is not copied. */
export function asciiCodes(text: string, utf8: Uint8Array): AsciiCodes {
  const bytes = text.length === utf8.length ? utf8 : codesOf(text);
  return { bytes, words: new DataView(bytes.buffer, bytes.byteOffset, bytes.length) };
}

function codesOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) bytes[at] = unit;
    else bytes[at] = unit < 0xa0 || unit === 0x2028 || unit === 0x2029 ? wideControl : wide;
  }
  return bytes;
}

/** Where a word is not printable ASCII: a bit in the first byte for which that holds, perhaps in later ones; 0 = nowhere. */
export function unprintable(word: number): number {
  // Bytes below 0x20 borrow from their highest bit, 0x7f carries into it, others have it set.
  return ((word - 0x20202020) | (word + 0x01010101) | word) & highBits;
}

/**
 * Whether the text in the first place is below the one in the second, as `<` says of strings; undefined where one has more
 * than ASCII before they differ.
 */
export function isBelow(
  { bytes, words }: AsciiCodes,
  from: number,
  to: number,
  otherFrom: number,
  otherTo: number,
): boolean | undefined {
  const shorter = Math.min(to - from, otherTo - otherFrom);
  let at = 0;
  for (; at + 4 <= shorter; at += 4) {
    const word = words.getInt32(from + at, true);
    if (word !== words.getInt32(otherFrom + at, true) || (word & highBits) !== 0) break;
  }
  for (; at < shorter; at++) {
    const code = bytes[from + at] as number;
    const otherCode = bytes[otherFrom + at] as number;
    if ((code | otherCode) >= 0x80) return undefined;
    if (code !== otherCode) return code < otherCode;
  }
  return to - from < otherTo - otherFrom;
}

/** Whether the same `length` bytes stand in both places. */
export function areSame(
  { bytes, words }: AsciiCodes,
  from: number,
  otherFrom: number,
  length: number,
): boolean {
  let at = 0;
  for (; at + 4 <= length; at += 4)
    if (words.getInt32(from + at, true) !== words.getInt32(otherFrom + at, true)) return false;
  for (; at < length; at++) if (bytes[from + at] !== bytes[otherFrom + at]) return false;
  return true;
}

/** True for the last part of a path that is its own normal and folded form, the same as `plainNameStart` says. */
export function isPlainName({ bytes, words }: AsciiCodes, from: number, to: number): boolean {
  let at = from;
  for (; at + 4 <= to; at += 4) if (!isPlainWord(words.getInt32(at, true))) return false;
  for (; at < to; at++) if (!isPlainCode(bytes[at] as number)) return false;
  // Neither '' nor '.' nor '..'; others of one or two characters take the longer way.
  return to - from > 2;
}

/** Printable, no slash, no capital: four bytes at a time. */
function isPlainWord(word: number): boolean {
  const upper = (word + 0x3f3f3f3f) & ~(word + 0x25252525);
  const beside = word ^ 0x2f2f2f2f;
  const slash = (beside - 0x01010101) & ~beside;
  return (unprintable(word) | ((upper | slash) & highBits)) === 0;
}

function isPlainCode(code: number): boolean {
  return code >= 0x20 && code < 0x7f && code !== 0x2f && (code < 0x41 || code > 0x5a);
}
