// The scope guard's view of a git tree, through git's plumbing and the file system. Knows nothing of shards.
import { hash } from 'node:crypto';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  rmdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { GitWorkTree, TreeSnapshot } from '../ports/git-worktree.ts';
import { keepGitInner } from './git-inner.ts';
import { runGit } from './run-git.ts';

/** Copies of files that differed from the commit before an attempt: together and each no larger than this. */
const maxCopiedBytes = 32 * 1024 * 1024;

/** A file as it was: what is put back. */
type Copy =
  | { readonly kind: 'file'; readonly bytes: Buffer; readonly mode: number }
  | { readonly kind: 'link'; readonly target: string };

/** Copies by snapshot: they belong to nobody else, and go with it. */
const copiesOf = new WeakMap<TreeSnapshot, ReadonlyMap<string, Copy>>();

/** The tree in which `folder` lies; undefined when it is in none, or git is missing. */
export async function openGitWorkTree(folder: string): Promise<GitWorkTree | undefined> {
  let places: string[];
  try {
    const answer = await runGit(folder, [
      'rev-parse',
      '--show-toplevel',
      '--absolute-git-dir',
      '--git-common-dir',
    ]);
    places = answer.toString('utf8').split('\n');
  } catch {
    return undefined;
  }
  const [top = '', gitDir = '', common = ''] = places;
  if (top === '') return undefined;
  const root = realpathSync(top);
  const inner = keepGitInner({ gitDir, commonDir: resolve(folder, common) });
  return {
    root,
    async snapshot(base) {
      const state = inner.state();
      const { head, paths } = await statusOf(root);
      if (base !== undefined && base.head !== head)
        for (const path of await pathsSince(root, base.head)) paths.add(path);
      const changed = new Map([...paths].map((path) => [path, stateOf(join(root, path))]));
      const snapshot: TreeSnapshot = { head, changed, inner: state };
      if (base === undefined) copiesOf.set(snapshot, copyFiles(root, paths));
      return snapshot;
    },
    restoreInner: () => inner.restore(),
    restore: (paths, before) => restorePaths(root, paths, before),
  };
}

async function statusOf(root: string): Promise<{ head: string; paths: Set<string> }> {
  const args = [
    'status',
    '--porcelain=v2',
    '--branch',
    '-z',
    '--untracked-files=all',
    '--ignored=matching',
    '--no-renames',
  ];
  const entries = (await runGit(root, args)).toString('utf8').split('\0');
  const paths = new Set<string>();
  let head = '';
  for (const entry of entries) {
    const kind = entry[0];
    if (entry.startsWith('# branch.oid ')) head = entry.slice(13) === '(initial)' ? '' : entry.slice(13);
    else if (kind === '1') paths.add(afterFields(entry, 8));
    else if (kind === 'u') paths.add(afterFields(entry, 10));
    else if (kind === '?') paths.add(entry.slice(2));
    // An ignored file that itself says what is ignored could hide others.
    else if (kind === '!' && /(?:^|\/)\.gitignore$/.test(entry.slice(2))) paths.add(entry.slice(2));
  }
  return { head, paths };
}

/** Paths that differ from a commit that is no longer HEAD. */
async function pathsSince(root: string, head: string): Promise<string[]> {
  const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
  const args = [
    'diff',
    '--name-only',
    '-z',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
    head === '' ? emptyTree : head,
    '--',
  ];
  return (await runGit(root, args)).toString('utf8').split('\0').filter(Boolean);
}

function afterFields(entry: string, count: number): string {
  let at = 0;
  for (let field = 0; field < count; field++) at = entry.indexOf(' ', at) + 1;
  return entry.slice(at);
}

function stateOf(path: string): string {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return 'none';
  if (stats.isSymbolicLink()) return `link ${readlinkSync(path)}`;
  if (!stats.isFile()) return `${stats.mode}`;
  // Content, where that is cheap: a file that was touched has not changed.
  const content =
    stats.size <= maxCopiedBytes
      ? hash('sha256', readFileSync(path))
      : `${stats.size} ${stats.mtimeMs} ${stats.ino}`;
  return `${stats.mode & 0o111} ${content}`;
}

function copyFiles(root: string, paths: Iterable<string>): Map<string, Copy> {
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

async function restorePaths(root: string, paths: readonly string[], before: TreeSnapshot): Promise<string[]> {
  const copies = copiesOf.get(before);
  const failed: string[] = [];
  const committed = before.head === '' ? new Set<string>() : await pathsIn(root, before.head, paths);
  const checkedOut: string[] = [];
  for (const path of paths) {
    const copy = copies?.get(path);
    const wasThere = before.changed.has(path) && before.changed.get(path) !== 'none';
    try {
      if (copy !== undefined) putBack(root, path, copy);
      else if (wasThere) failed.push(path);
      else if (before.changed.has(path) || !committed.has(path)) remove(root, path);
      else checkedOut.push(path);
    } catch {
      failed.push(path);
    }
  }
  if (checkedOut.length === 0) return failed;
  try {
    await checkOut(root, before.head, checkedOut);
  } catch {
    failed.push(...checkedOut);
  }
  return failed;
}

const literal = (paths: readonly string[]): string => paths.map((path) => `${path}\0`).join('');

async function pathsIn(root: string, head: string, paths: readonly string[]): Promise<Set<string>> {
  const wanted = new Set(paths);
  const listed = await runGit(root, ['ls-tree', '-r', '-z', '--name-only', '--full-tree', head]);
  return new Set(
    listed
      .toString('utf8')
      .split('\0')
      .filter((path) => wanted.has(path)),
  );
}

async function checkOut(root: string, head: string, paths: readonly string[]): Promise<void> {
  // A symlink that the agent put in the place of a folder would lead git's writes astray: git itself refuses to follow it.
  const args = [
    '--literal-pathspecs',
    'checkout',
    '--force',
    '--no-overlay',
    head,
    '--pathspec-from-file=-',
    '--pathspec-file-nul',
  ];
  await runGit(root, args, literal(paths));
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
