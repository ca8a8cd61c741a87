// A folder of our own in which the bytes of a join wait: first one by one under numbers, so that nothing in a path can matter,
// then, of the records that stand, as a fresh tree to verify. It is gone when the join is over.
import { chmodSync, closeSync, mkdirSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Staging {
  /** Absolute path of the tree. */
  readonly tree: string;
  /** Writes the bytes; answers where, an absolute path. */
  put(bytes: Uint8Array): string;
  /**
   * Moves staged bytes to a normal path of the tree, executable for whoever may read them where that is said. Two of one
   * path are a bug of the caller.
   */
  place(staged: string, path: string, isExecutable?: boolean): void;
  remove(): void;
}

const filesPerFolder = 1000;

/** `folder`: absolute; whatever is left there of an earlier join is removed. */
export function openStaging(folder: string): Staging {
  const tree = join(folder, 'tree');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(tree, { recursive: true });
  const made = new Set<string>();
  const ensure = (path: string): void => {
    if (!made.has(path)) mkdirSync(path, { recursive: true });
    made.add(path);
  };
  let count = 0;
  return {
    tree,
    put(bytes) {
      const room = join(folder, `came-${Math.floor(count / filesPerFolder)}`);
      ensure(room);
      const path = join(room, String(count++));
      writeNew(path, bytes);
      return path;
    },
    place(staged, path, isExecutable = false) {
      const target = join(tree, path);
      if (isExecutable) makeExecutable(staged);
      ensure(dirname(target));
      renameSync(staged, target);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function makeExecutable(path: string): void {
  const { mode } = statSync(path);
  chmodSync(path, mode | ((mode & 0o444) >> 2));
}

function writeNew(path: string, bytes: Uint8Array): void {
  const fd = openSync(path, 'wx', 0o644);
  try {
    for (let from = 0; from < bytes.length;) from += writeSync(fd, bytes, from);
  } finally {
    closeSync(fd);
  }
}
