// What stands where a file or folder of Muster's own belongs and is in its way. Pure: the caller has looked.
import type { Failure } from './failure.ts';

/** What `lstat` says of an entry. */
export interface Entry {
  isFile(): boolean;
  isDirectory(): boolean;
  isSymbolicLink(): boolean;
}

/**
 * `place-taken` for what `file` can't be made over: a folder wants no other entry there, a file takes the place of anything
 * but a folder.
 */
export function placeTaken(
  file: string,
  entry: Entry | undefined,
  wanted: 'file' | 'folder',
): (Failure & { reason: 'place-taken' }) | undefined {
  if (entry === undefined) return undefined;
  const found = kindOf(entry);
  const isInTheWay = wanted === 'folder' ? found !== 'folder' : found === 'folder';
  return isInTheWay ? { reason: 'place-taken', at: { file }, found, wanted } : undefined;
}

function kindOf(entry: Entry): 'file' | 'folder' | 'symlink' | 'other' {
  if (entry.isSymbolicLink()) return 'symlink';
  if (entry.isDirectory()) return 'folder';
  return entry.isFile() ? 'file' : 'other';
}
