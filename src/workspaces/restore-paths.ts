// Puts files of a git tree back as they were: from copies, from a commit, or by taking them away. Never through a symlink
// that an agent laid. Knows no scope.
import { chmodSync, lstatSync, mkdirSync, readFileSync, readlinkSync } from 'node:fs';
import { rmSync, rmdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { TreeSnapshot } from '../ports/git-worktree.ts';
import type { OwnIndex } from './own-index.ts';
import type { Git } from './run-git.ts';

/** Copies of files that differed from the commit before an attempt: together and each no larger than this. */
export const maxCopiedBytes = 32 * 1024 * 1024;

/** A file as it was: what is put back. */
export type Copy =
  | { readonly kind: 'file'; readonly bytes: Buffer; readonly mode: number }
  | { readonly kind: 'link'; readonly target: string };

/** Bytes of paths on one command line; systems allow ten times that. */
const maxArgsBytes = 100_000;

export interface RestoreTools {
  readonly root: string;
  /** With the index that people and agents use. */
  readonly git: Git;
  readonly ownIndex: OwnIndex;
  readonly copies: ReadonlyMap<string, Copy> | undefined;
}

export function copyFiles(root: string, paths: Iterable<string>): Map<string, Copy> {
  const copies = new Map<string, Copy>();
  let room = maxCopiedBytes;
  for (const path of paths) {
    const stats = lstatSync(join(root, path), { throwIfNoEntry: false });
    if (stats?.isSymbolicLink() === true)
      copies.set(path, { kind: 'link', target: readlinkSync(join(root, path)) });
    else if (stats?.isFile() === true && stats.size <= room) {
      room -= stats.size;
      copies.set(path, { kind: 'file', bytes: readFileSync(join(root, path)), mode: stats.mode & 0o777 });
    }
  }
  return copies;
}

/** Answers the paths that could not be put back. */
export async function restorePaths(
  { root, git, ownIndex, copies }: RestoreTools,
  paths: readonly string[],
  before: TreeSnapshot,
): Promise<string[]> {
  const failed: string[] = [];
  const committed = before.head === '' ? new Set<string>() : await pathsIn(git, before.head, paths);
  const checkedOut: string[] = [];
  const asCommitted: string[] = [];
  for (const path of paths) {
    const copy = copies?.get(path);
    const wasThere = before.changed.has(path) && before.changed.get(path) !== 'none';
    if (!before.changed.has(path)) asCommitted.push(path);
    try {
      if (copy !== undefined) putBack(root, path, copy);
      else if (wasThere) failed.push(path);
      else if (before.changed.has(path) || !committed.has(path)) remove(root, path);
      else checkedOut.push(path);
    } catch {
      failed.push(path);
    }
  }
  try {
    if (checkedOut.length > 0) await ownIndex.use((own) => checkOut(own, before.head, checkedOut));
  } catch {
    failed.push(...checkedOut);
  }
  if (before.head !== '') await restoreIndex(git, before.head, asCommitted);
  return failed;
}

async function pathsIn(git: Git, head: string, paths: readonly string[]): Promise<Set<string>> {
  const wanted = new Set(paths);
  const listed = await git(['ls-tree', '-r', '-z', '--name-only', '--full-tree', head]);
  return new Set(
    listed
      .toString('utf8')
      .split('\0')
      .filter((path) => wanted.has(path)),
  );
}

async function checkOut(git: Git, head: string, paths: readonly string[]): Promise<void> {
  // A symlink that the agent put in the place of a folder would lead git's writes astray: git itself refuses to follow it.
  const command = ['--literal-pathspecs', 'checkout', '--force', '--no-overlay'];
  for (const some of portionsOf(paths))
    await git([...command, '--ignore-skip-worktree-bits', head, '--', ...some]);
}

/** What was staged of these paths, and flags that would hide them from people. The files are what counts: best effort. */
async function restoreIndex(git: Git, head: string, paths: readonly string[]): Promise<void> {
  try {
    for (const some of portionsOf(paths)) {
      await git(['update-index', '--force-remove', '--', ...some]);
      await git(['--literal-pathspecs', 'reset', '--quiet', head, '--', ...some]);
    }
  } catch {
    // Another git at work holds the index, or there is nothing in it that git could read.
  }
}

/** So many at once as a command line takes. */
function* portionsOf(paths: readonly string[]): Generator<string[]> {
  for (let from = 0; from < paths.length;) {
    const some: string[] = [];
    for (let bytes = 0; from < paths.length && bytes < maxArgsBytes; from++) {
      const path = paths[from] ?? '';
      some.push(path);
      bytes += Buffer.byteLength(path) + 1;
    }
    yield some;
  }
}

function putBack(root: string, path: string, copy: Copy): void {
  const target = join(root, path);
  checkParents(root, path);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(dirname(target), { recursive: true });
  if (copy.kind === 'link') return symlinkSync(copy.target, target);
  writeFileSync(target, copy.bytes, { flag: 'wx' });
  chmodSync(target, copy.mode);
}

/** The folders that became empty go, too: git knows no empty folders, so they came with the file. */
function remove(root: string, path: string): void {
  checkParents(root, path);
  rmSync(join(root, path), { recursive: true, force: true });
  for (let folder = dirname(path); folder !== '.' && folder !== ''; folder = dirname(folder)) {
    try {
      rmdirSync(join(root, folder));
    } catch {
      return;
    }
  }
}

/** Throws when a folder above the path is no real folder: what lies behind a symlink is not ours to change. */
function checkParents(root: string, path: string): void {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    const stats = lstatSync(join(root, folder), { throwIfNoEntry: false });
    if (stats !== undefined && !stats.isDirectory()) throw new Error(`${folder} is no folder`);
  }
}
