// Strict UTF-8: bytes to text, or the place of the first byte that is not UTF-8. Knows nothing of what the text means.
import { codeOf } from '../system-error.ts';

export type Decoded =
  | { readonly ok: true; readonly text: string }
  /** 1-based; the column counts UTF-16 units, as editors do. */
  | { readonly ok: false; readonly line: number; readonly column: number };

/** Decodes a whole file. A byte order mark is taken off unless it is asked for. */
export function decodeUtf8(bytes: Uint8Array, options: { readonly keepBom?: boolean } = {}): Decoded {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: options.keepBom ?? false });
  try {
    return { ok: true, text: decoder.decode(bytes) };
  } catch (error) {
    // A text that is too long for a string is thrown on.
    if (codeOf(error) !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    return { ok: false, ...firstBadByte(bytes) };
  }
}

function firstBadByte(bytes: Uint8Array): { line: number; column: number } {
  // No sequence of UTF-8 holds an LF byte, so the first line that doesn't decode holds the first bad byte.
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf(0x0a); end !== -1; end = bytes.indexOf(0x0a, start)) {
    if (!isUtf8(bytes.subarray(start, end))) break;
    line += 1;
    start = end + 1;
  }
  const end = bytes.indexOf(0x0a, start);
  return { line, column: columnOfBadByte(bytes.subarray(start, end === -1 ? bytes.length : end)) };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function columnOfBadByte(line: Uint8Array): number {
  const encoder = new TextEncoder();
  let offset = 0;
  let column = 1;
  for (const character of new TextDecoder('utf-8', { ignoreBOM: true }).decode(line)) {
    // Bytes that are not UTF-8 decode to U+FFFD, which then doesn't encode back to the same bytes.
    const encoded = encoder.encode(character);
    if (!encoded.every((byte, index) => line[offset + index] === byte)) return column;
    offset += encoded.length;
    column += character.length;
  }
  return column;
}
