// Digests and sizes of source files on disk. Only regular files count: a folder, a FIFO or a device has no digest.
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sha256 } from '../core/batch/fingerprint.ts';
import type { Item } from '../core/batch/item.ts';
import type { NoFile } from '../core/batch/staleness.ts';

/** Files above this size are hashed piece by piece. */
const wholeFileBytes = 8 * 1024 * 1024;

/** Bytes hashed between two pauses. */
const pieceBytes = 1024 * 1024;

/** sha256 of the file's bytes, or null when there is no such regular file. `source`: the cell; empty = no source. */
export function sourceDigest(path: string, source = path): string | null {
  const work = digestInPieces(path, source);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** As `sourceDigest` of each item, in order; lets the loop turn between pieces, since agents run meanwhile. */
export async function sourceDigestsInTurns(root: string, items: readonly Item[]): Promise<(string | null)[]> {
  const digests: (string | null)[] = [];
  for (const { source } of items) {
    const work = digestInPieces(resolve(root, source), source);
    for (;;) {
      const { done, value } = work.next();
      if (done === true) {
        digests.push(value);
        break;
      }
      await nextTurn();
    }
  }
  return digests;
}

/** Yields after every piece of a large file. */
function* digestInPieces(path: string, source: string): Generator<undefined, string | null> {
  if (source === '') return null;
  let fd: number;
  try {
    // Without O_NONBLOCK, opening a FIFO would wait for its writer.
    fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch {
    return null;
  }
  try {
    const stat = fstatSync(fd);
    if (!stat.isFile()) return null;
    if (stat.size <= wholeFileBytes) return sha256(readFileSync(fd));
    const digest = createHash('sha256');
    const buffer = new Uint8Array(pieceBytes);
    for (let length = readSync(fd, buffer); length > 0; length = readSync(fd, buffer)) {
      digest.update(buffer.subarray(0, length));
      yield undefined;
    }
    return digest.digest('hex');
  } catch {
    return null;
  } finally {
    closeSync(fd);
  }
}

/** Digest of each item's source by item id; a source that several items share is read once. `root`: the work dir. */
export function sourceDigests(root: string, items: Iterable<Item>): Map<string, string | null> {
  const ofPath = new Map<string, string | null>();
  const ofItem = new Map<string, string | null>();
  for (const { id, source } of items) {
    let digest = ofPath.get(source);
    if (digest === undefined) {
      digest = sourceDigest(resolve(root, source), source);
      ofPath.set(source, digest);
    }
    ofItem.set(id, digest);
  }
  return ofItem;
}

/** What is where a source has no digest; undefined when nothing is, or a file that can't be read. Empty = no source. */
export function noFileAt(root: string, source: string): NoFile | undefined {
  if (source === '') return undefined;
  try {
    const stat = statSync(resolve(root, source), { throwIfNoEntry: false });
    if (stat === undefined || stat.isFile()) return undefined;
    if (stat.isDirectory()) return 'folder';
    if (stat.isFIFO()) return 'fifo';
    return stat.isSocket() ? 'socket' : 'device';
  } catch {
    return undefined;
  }
}

/** Size of an item's source in bytes; 0 when there is no such regular file. */
export function sourceBytes(root: string, item: Item): number {
  if (item.source === '') return 0;
  try {
    const stat = statSync(resolve(root, item.source), { throwIfNoEntry: false });
    return stat?.isFile() === true ? stat.size : 0;
  } catch {
    return 0;
  }
}
