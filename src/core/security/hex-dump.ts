// Secrets in dumps: `xxd`, `hexdump -C`, `od -tx1`. Offsets and the text at the side of a dump stand between the bytes of
// its lines, so it is read line by line. Pure.
import type { BytePatterns } from './byte-patterns.ts';
import { addSpan, type Span } from './spans.ts';

/** The longest line that is looked at; a dump's has some eighty. */
const maxLine = 200;
const lineEnd = 0x0a;

interface DumpLine {
  /** In lower case, with the place of each. */
  readonly digits: Uint8Array;
  readonly places: readonly number[];
}

/**
 * Adds the places of all patterns, which are hex digits in lower case, each with the whole of its lines: at their ends the
 * same stands as text. Answers where one may begin that the bytes end in the middle of; their length when there is none.
 */
export function findDumpSpans(
  bytes: Uint8Array,
  { classOf, classes, next, endsAt, depth }: BytePatterns,
  spans: Span[],
): number {
  const own = spans.length;
  let state = 0;
  let places: number[] = [];
  for (let start = 0; start < bytes.length;) {
    const found = bytes.indexOf(lineEnd, start);
    const end = found === -1 ? bytes.length : found;
    const line = dumpLine(bytes, start, end);
    start = end + 1;
    if (line === undefined) {
      state = 0;
      places = [];
      continue;
    }
    for (const [index, digit] of line.digits.entries()) {
      places.push(line.places[index] as number);
      state = next[state * classes + (classOf[digit] as number)] as number;
      const length = endsAt[state] as number;
      if (length > 0) addSpan(spans, own, lineOf(bytes, places.at(-length) as number), end);
    }
    // What comes later can reach back no further.
    places = places.slice(places.length - (depth[state] as number));
  }
  return places[0] === undefined ? bytes.length : lineOf(bytes, places[0]);
}

/** Where the line of a place begins. */
const lineOf = (bytes: Uint8Array, place: number): number => bytes.lastIndexOf(lineEnd, place) + 1;

/** Where a last line without an end begins that may become one of a dump; the length of the bytes without one. */
export function beginOfOpenDumpLine(bytes: Uint8Array): number {
  const start = bytes.lastIndexOf(lineEnd) + 1;
  const isOpen = start < bytes.length && bytes.length - start <= maxLine;
  const head = isOpen ? Buffer.from(bytes.subarray(start, start + 9)).toString('latin1') : '';
  return /^[0-9a-f]{1,8}(?:$|[: ])/i.test(head) ? start : bytes.length;
}

/** An offset of six digits or more, then bytes of two digits in groups; two blanks end them, but for those in the middle. */
function dumpLine(bytes: Uint8Array, start: number, end: number): DumpLine | undefined {
  if (end - start < 9 || end - start > maxLine) return undefined;
  let at = start;
  while (at < end && isHex(bytes[at])) at += 1;
  if (at - start < 6 || at - start > 8) return undefined;
  if (bytes[at] === 0x3a) at += 1;
  if (bytes[at] !== 0x20) return undefined;
  while (bytes[at] === 0x20) at += 1;
  const digits: number[] = [];
  const places: number[] = [];
  while (at + 1 < end && isHex(bytes[at]) && isHex(bytes[at + 1])) {
    for (const place of [at, at + 1]) {
      // Digits have this bit anyway.
      digits.push((bytes[place] as number) | 0x20);
      places.push(place);
    }
    at += 2;
    const blanks = bytes[at] !== 0x20 ? 0 : bytes[at + 1] !== 0x20 ? 1 : 2;
    if (blanks === 2 && digits.length !== 16) break;
    at += blanks;
  }
  return digits.length === 0 ? undefined : { digits: Uint8Array.from(digits), places };
}

function isHex(byte: number | undefined): boolean {
  if (byte === undefined) return false;
  const letter = byte | 0x20;
  return (byte >= 0x30 && byte <= 0x39) || (letter >= 0x61 && letter <= 0x66);
}
