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
import type { Failure } from '../core/failure.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { GitWorkTree, TreeSnapshot } from '../ports/git-worktree.ts';
import type { RunHelper } from '../ports/run-helper.ts';
import { keepGitInner } from './git-inner.ts';
import { gitIn, GitError, type Git } from './run-git.ts';

/** Copies of files that differed from the commit before an attempt: together and each no larger than this. */
const maxCopiedBytes = 32 * 1024 * 1024;

/** A file as it was: what is put back. */
type Copy =
  | { readonly kind: 'file'; readonly bytes: Buffer; readonly mode: number }
  | { readonly kind: 'link'; readonly target: string };

/** Copies by snapshot: they belong to nobody else, and go with it. */
const copiesOf = new WeakMap<TreeSnapshot, ReadonlyMap<string, Copy>>();

/** Bytes of paths on one command line; systems allow ten times that. */
const maxArgsBytes = 100_000;

/**
 * The tree in which `folder` lies, with git started by `run`; undefined when it is in none, or there is no git. Failure
 * `helper-failed` when git is there and can't say. `limitMs`: for each call of git.
 */
export async function openGitWorkTree(
  folder: string,
  run: RunHelper,
  limitMs?: number,
): Promise<Result<GitWorkTree | undefined, Failure>> {
  const command = ['rev-parse', '--show-toplevel', '--absolute-git-dir', '--git-common-dir'];
  let places: string[];
  try {
    places = (await gitIn(folder, run, limitMs)(command)).toString('utf8').split('\n');
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return isNoTree(error) ? ok(undefined) : fail({ reason: 'helper-failed', error: error.message });
  }
  const [top = '', gitDir = '', common = ''] = places;
  if (top === '') return ok(undefined);
  const root = realpathSync(top);
  const git = gitIn(root, run, limitMs);
  const inner = keepGitInner({ gitDir, commonDir: resolve(folder, common) });
  return ok({
    root,
    async snapshot(base) {
      const state = inner.state();
      const { head, paths } = await statusOf(git);
      if (base !== undefined && base.head !== head)
        for (const path of await pathsSince(git, base.head)) paths.add(path);
      const changed = new Map([...paths].map((path) => [path, stateOf(join(root, path))]));
      const snapshot: TreeSnapshot = { head, changed, inner: state };
      if (base === undefined) copiesOf.set(snapshot, copyFiles(root, paths));
      return snapshot;
    },
    restoreInner: () => inner.restore(),
    restore: (paths, before) => restorePaths({ root, git }, paths, before),
  });
}

/** A bare repository and a folder below .git are no trees either. */
const isNoTree = ({ end }: GitError): boolean =>
  end.kind === 'not-started' ||
  (end.kind === 'exited' && /not a git repository|must be run in a work tree/.test(end.stderr));

async function statusOf(git: Git): Promise<{ head: string; paths: Set<string> }> {
  const args = [
    'status',
    '--porcelain=v2',
    '--branch',
    '-z',
    '--untracked-files=all',
    '--ignored=matching',
    '--no-renames',
  ];
  const entries = (await git(args)).toString('utf8').split('\0');
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
async function pathsSince(git: Git, head: string): Promise<string[]> {
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
  return (await git(args)).toString('utf8').split('\0').filter(Boolean);
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

async function restorePaths(
  { root, git }: { readonly root: string; readonly git: Git },
  paths: readonly string[],
  before: TreeSnapshot,
): Promise<string[]> {
  const copies = copiesOf.get(before);
  const failed: string[] = [];
  const committed = before.head === '' ? new Set<string>() : await pathsIn(git, before.head, paths);
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
    await checkOut(git, before.head, checkedOut);
  } catch {
    failed.push(...checkedOut);
  }
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
  const command = ['--literal-pathspecs', 'checkout', '--force', '--no-overlay', head, '--'];
  for (let from = 0; from < paths.length;) {
    const some: string[] = [];
    for (let bytes = 0; from < paths.length && bytes < maxArgsBytes; from++) {
      const path = paths[from] ?? '';
      some.push(path);
      bytes += Buffer.byteLength(path) + 1;
    }
    await git([...command, ...some]);
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
