// Reads files that an agent may have made hostile: inside the work dir only, regular files only, never waiting, never
// more than a limit. Knows nothing of items.
import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readSync,
  realpathSync,
  statSync,
  type Stats,
} from 'node:fs';
import { sep } from 'node:path';
import { isSystemError } from '../core/system-error.ts';

export type ContainedFile =
  | ReadFile
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable'; readonly error: string }
  | { readonly kind: 'too-large'; readonly bytes: number };

/** What was read. The bytes lie in the reader's own buffer: they hold until the next read. */
export class ReadFile {
  readonly kind = 'read';
  /** There when they were asked for. */
  readonly mtimeMs: number | undefined;
  /** As git has it: by its owner. */
  readonly isExecutable: boolean | undefined;
  /** From the root, where it really lies: there when a symbolic link led to it. */
  realPath: string | undefined = undefined;
  readonly #buffer: Buffer;
  readonly #length: number;

  constructor(buffer: Buffer, length: number, stats?: Stats) {
    this.#buffer = buffer;
    this.#length = length;
    this.mtimeMs = stats?.mtimeMs;
    this.isExecutable = stats === undefined ? undefined : (stats.mode & constants.S_IXUSR) !== 0;
  }

  get bytes(): Buffer {
    return this.#buffer.subarray(0, this.#length);
  }

  /** Decoded as UTF-8, with U+FFFD in the place of what is none. Cheaper than a view of the bytes. */
  get lenientText(): string {
    return this.#buffer.toString('utf8', 0, this.#length);
  }
}

/** Reads by path from the root. */
export type ReadContained = (path: string) => ContainedFile;

/** NONBLOCK: a FIFO without a writer would wait for ever. NOFOLLOW: the last component is judged before it is followed. */
const openFlags = constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW;

/** What is said of a file that a symbolic link puts outside. */
export const leadsOut = { kind: 'unreadable', error: 'leads out of the work dir' } as const;

const errorTexts: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ELOOP: 'too many symbolic links',
  ENXIO: 'not a regular file (socket)',
  EOPNOTSUPP: 'not a regular file (socket)',
  ENAMETOOLONG: 'the name is too long',
  ERR_INVALID_ARG_VALUE: 'the path holds a NUL character',
};

/** ENOENT and ENOTDIR mean that nothing is there; all else is trouble with what is. */
function refusal(error: unknown): ContainedFile {
  if (!isSystemError(error)) throw error;
  const { code, message } = error;
  if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' };
  return { kind: 'unreadable', error: errorTexts[code] ?? message };
}

function kindOf(stats: Stats): string {
  if (stats.isDirectory()) return 'a directory, not a file';
  const kind = stats.isFIFO() ? 'FIFO' : stats.isSocket() ? 'socket' : 'device';
  return `not a regular file (${kind})`;
}

/** By the folder itself, not by its name: somebody may have moved it and put another one in its place. */
function isCurrentFolder(path: string): boolean {
  try {
    const here = statSync('.', { bigint: true });
    const there = statSync(path, { bigint: true });
    return here.ino === there.ino && here.dev === there.dev;
  } catch {
    return false;
  }
}

/**
 * Opens a reader for files under `root`, a real path. The real path of each parent folder is looked up once, so make a
 * new reader whenever an agent may have run in between. Containment is judged before the open: it holds against what an
 * agent left behind, not against one that is still running.
 */
export function openContainedReader(root: string, maxBytes: number, wantStats = false): ReadContained {
  const rootPrefix = root.endsWith(sep) ? root : root + sep;
  // The system walks each name that it is told from its start: a name from the current folder is a shorter walk.
  const base = isCurrentFolder(root) ? '' : rootPrefix;
  const isInside = (real: string): boolean => real === root || real.startsWith(rootPrefix);
  /** Real path of a parent folder after `base`, with a slash at its end, or why there is none. */
  const parents = new Map<string, string | ContainedFile>();
  /** Those that may lie elsewhere than their names say: a link leads there, or the name is none that the system would give. */
  const linkedParents = new Set<string>();
  let buffer = Buffer.allocUnsafe(Math.min(maxBytes + 1, 64 * 1024));

  const resolveParent = (folder: string): string | ContainedFile => {
    try {
      const real = realpathSync.native(rootPrefix + folder);
      if (!isInside(real)) return leadsOut;
      const inside = real === root ? '' : real.slice(rootPrefix.length) + sep;
      if (inside !== folder) linkedParents.add(folder);
      return base + inside;
    } catch (error) {
      return refusal(error);
    }
  };

  const readRegular = (fd: number): ContainedFile => {
    const stats = fstatSync(fd);
    if (!stats.isFile()) return { kind: 'unreadable', error: kindOf(stats) };
    if (stats.size > maxBytes) return { kind: 'too-large', bytes: stats.size };
    // One byte more than the size: a read that stays below saw the end.
    for (let length = 0; ;) {
      const wanted = Math.max(stats.size, length) + 1;
      if (wanted > buffer.length) {
        const larger = Buffer.allocUnsafe(Math.min(maxBytes + 1, Math.max(wanted, buffer.length * 2)));
        buffer.copy(larger, 0, 0, length);
        buffer = larger;
      }
      const count = readSync(fd, buffer, length, buffer.length - length, length);
      length += count;
      if (length > maxBytes) return { kind: 'too-large', bytes: length };
      if (count === 0 || length <= stats.size) return new ReadFile(buffer, length, stats);
    }
  };

  const readOpen = (fd: number): ContainedFile => {
    if (wantStats) return readRegular(fd);
    let length: number;
    try {
      length = readSync(fd, buffer, 0, buffer.length, 0);
    } catch {
      return readRegular(fd);
    }
    // A usual file is known by this read alone, which saves a system call on each: pipes, sockets and terminals refuse to
    // be read at a place, folders to be read, and a device gives nothing or fills the buffer.
    const isUsual = length > 0 && length < buffer.length && length <= maxBytes;
    return isUsual ? new ReadFile(buffer, length) : readRegular(fd);
  };

  const readReal = (real: string): ContainedFile => {
    const fd = openSync(real, openFlags);
    try {
      return readOpen(fd);
    } finally {
      closeSync(fd);
    }
  };

  const readLinked = (real: string): ContainedFile => {
    const file = readReal(real);
    if (file.kind === 'read')
      file.realPath = real.startsWith(rootPrefix) ? real.slice(rootPrefix.length) : real;
    return file;
  };

  return (path) => {
    const slash = path.lastIndexOf('/');
    const folder = path.slice(0, slash + 1);
    let parent = parents.get(folder);
    if (parent === undefined) {
      parent = resolveParent(folder);
      parents.set(folder, parent);
    }
    if (typeof parent !== 'string') return parent;
    const name = path.slice(slash + 1);
    if (name === '' || name === '.' || name === '..')
      return { kind: 'unreadable', error: 'a directory, not a file' };
    try {
      if (linkedParents.size > 0 && linkedParents.has(folder)) return readLinked(parent + name);
      return readReal(parent === folder ? path : parent + name);
    } catch (error) {
      const refused = refusal(error);
      if (refused.kind === 'missing') return refused;
    }
    try {
      // A symbolic link is fine as long as it ends inside. All other trouble comes again, and names the whole path.
      const real = realpathSync.native(rootPrefix + path);
      return isInside(real) ? readLinked(real) : leadsOut;
    } catch (error) {
      return refusal(error);
    }
  };
}
