// What the escapes of JSON, shells, URLs and HTML stand for, and how long the sequences of terminals are. Pure; knows
// nothing of secrets.

/** An escape that stands for something invisible has no byte. */
export interface Escape {
  readonly length: number;
  readonly byte?: number;
}

export const esc = 0x1b;
const bel = 0x07;
const backslash = 0x5c;
const bracket = 0x5b;
const percent = 0x25;
const ampersand = 0x26;

/** Longest ANSI sequence that is believed; one without an end swallows no more than this. */
export const maxSequence = 256;

export const isEscapeStart = (byte: number): boolean =>
  byte === backslash || byte === percent || byte === ampersand;

/** The escape that begins at `at`; undefined when it is none, or stands for what is no ASCII character. */
export function escapeAt(bytes: Uint8Array, at: number): Escape | undefined {
  switch (bytes[at]) {
    case backslash:
      return backslashEscape(bytes, at);
    case percent:
      return hexEscape(bytes, at, at + 1, 2);
    case ampersand:
      return entity(bytes, at);
    default:
      return undefined;
  }
}

/** `at`: the byte behind ESC. CSI ends at a letter, strings at BEL or ESC \, others at the byte behind their blanks. */
export function afterSequence(bytes: Uint8Array, at: number): number {
  const kind = bytes[at] ?? 0;
  if (kind === bracket) return afterCsi(bytes, at + 1);
  // OSC, DCS, SOS, PM, APC.
  if ([0x5d, 0x50, 0x58, 0x5e, 0x5f].includes(kind)) return afterString(bytes, at);
  // `ESC ( B`: which letters are meant. Whoever ends a colour with tput writes it.
  let end = at;
  while (isIntermediate(bytes[end])) end += 1;
  return end > at && end < bytes.length ? end + 1 : at;
}

const isIntermediate = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 0x20 && byte <= 0x2f;

function afterString(bytes: Uint8Array, at: number): number {
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

/** However often its backslash was escaped on the way: a string inside a string. */
function backslashEscape(bytes: Uint8Array, start: number): Escape | undefined {
  let at = start;
  while (bytes[at] === backslash) at += 1;
  switch (bytes[at]) {
    case 0x6e: // n
    case 0x72: // r
    case 0x74: // t
      return { length: at + 1 - start };
    case 0x75: // u0000
      return hexEscape(bytes, start, at + 1, 4);
    case 0x78: // x00
      return hexEscape(bytes, start, at + 1, 2);
    case 0x65: // e[
      return sequenceEscape(bytes, start, at + 1);
    case 0x22: // "
    case 0x27: // '
    case 0x2f: // /
      return { length: at + 1 - start, byte: bytes[at] as number };
    default:
      return (
        octalEscape(bytes, start, at) ??
        (at - start > 1 ? { length: at - start, byte: backslash } : undefined)
      );
  }
}

function octalEscape(bytes: Uint8Array, start: number, at: number): Escape | undefined {
  const code = numberAt(bytes, at, 3, 8);
  return code === -1 ? undefined : escapeOf(bytes, start, at + 3, code);
}

function hexEscape(bytes: Uint8Array, start: number, at: number, length: number): Escape | undefined {
  const code = numberAt(bytes, at, length, 16);
  return code === -1 ? undefined : escapeOf(bytes, start, at + length, code);
}

/** The number of exactly so many digits; -1 when there is none. */
function numberAt(bytes: Uint8Array, at: number, length: number, base: 8 | 16): number {
  let value = 0;
  for (let index = at; index < at + length; index++) {
    const digit = digitOf(bytes[index] ?? 0);
    if (digit >= base) return -1;
    value = value * base + digit;
  }
  return value;
}

/** 16 for what is no digit. */
function digitOf(byte: number): number {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : 16;
}

/** `code` is a byte of UTF-8, but for `\u`, where what is no ASCII stays as it is written. */
function escapeOf(bytes: Uint8Array, start: number, end: number, code: number): Escape | undefined {
  if (code > 0xff || (code > 0x7f && end - start > 5)) return undefined;
  if (code === esc) return sequenceEscape(bytes, start, end) ?? { length: end - start };
  return code <= 0x20 || code === 0x7f ? { length: end - start } : { length: end - start, byte: code };
}

/** An escaped ESC takes the sequence behind it along; undefined without one. */
function sequenceEscape(bytes: Uint8Array, start: number, at: number): Escape | undefined {
  const end = bytes[at] === bracket || isIntermediate(bytes[at]) ? afterSequence(bytes, at) : at;
  return end === at ? undefined : { length: end - start };
}

const entities: Readonly<Record<string, number>> = { amp: 0x26, lt: 0x3c, gt: 0x3e, quot: 0x22, apos: 0x27 };

function entity(bytes: Uint8Array, start: number): Escape | undefined {
  const first = bytes[start + 1] ?? 0;
  // A usual ampersand stands alone.
  if (first !== 0x23 && (first < 0x61 || first > 0x7a)) return undefined;
  const found = /^&(?:(?<name>[a-z]{2,4})|#(?<dec>\d{1,6})|#[xX](?<hex>[0-9a-fA-F]{1,5}));/.exec(
    latin1(bytes, start, 10),
  );
  if (found === null) return undefined;
  const { name, dec, hex } = found.groups ?? {};
  const code =
    name === undefined ? Number.parseInt(dec ?? hex ?? '', dec === undefined ? 16 : 10) : entities[name];
  if (code === undefined || code > 0x7f) return undefined;
  const length = found[0].length;
  return code <= 0x20 || code === 0x7f ? { length } : { length, byte: code };
}

const latin1 = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));
