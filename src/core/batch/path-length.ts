// Paths of items that no file system could take for their length. Lexical: knows nothing of what lies on disk.
import { normalPath } from './normal-path.ts';

/** Bytes of one name, on Linux as on macOS. */
export const longestName = 255;

/** Bytes of a path that a system call takes, without the byte that ends it. */
const longestPath = 4095;

/** So many UTF-16 units can't be too many bytes, whatever they are: each is three at most. */
export const surelyShort = Math.trunc(longestName / 3);

export interface TooLong {
  /** What of it: one of its names, or the whole. */
  readonly part: 'name' | 'path';
  readonly bytes: number;
  readonly limit: number;
}

/** Why a path is too long, its first long name before the whole; undefined when it is not, or is no path at all. */
export function tooLong(written: string): TooLong | undefined {
  const normal = normalPath(written);
  if (!normal.ok) return undefined;
  const bytes = bytesOf(normal.path);
  if (bytes <= longestName) return undefined;
  for (const name of normal.path.split('/')) {
    const bytesOfName = bytesOf(name);
    if (bytesOfName > longestName) return { part: 'name', bytes: bytesOfName, limit: longestName };
  }
  return bytes > longestPath ? { part: 'path', bytes, limit: longestPath } : undefined;
}

const encoder = new TextEncoder();
const bytesOf = (text: string): number => encoder.encode(text).length;
