// The scope guard's view of a git tree, through git's plumbing and the file system. Knows nothing of shards.
import { hash } from 'node:crypto';
import { lstatSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Failure } from '../core/failure.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { systemErrorText } from '../core/system-error.ts';
import type { GitWorkTree, TreeSnapshot } from '../ports/git-worktree.ts';
import type { RunHelper } from '../ports/run-helper.ts';
import { keepGitInner, type InnerPlaces } from './git-inner.ts';
import { keepIndex } from './own-index.ts';
import { copyFiles, maxCopiedBytes, restorePaths, type Copy } from './restore-paths.ts';
import { gitIn, GitError, type Git } from './run-git.ts';

/** Copies by snapshot: they belong to nobody else, and go with it. */
const copiesOf = new WeakMap<TreeSnapshot, ReadonlyMap<string, Copy>>();

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
  try {
    return ok(await treeAt(realpathSync(top), { gitDir, commonDir: resolve(folder, common) }, run, limitMs));
  } catch (error) {
    // The folder may be gone by now: nobody need wait for the answer.
    const text = error instanceof GitError ? error.message : systemErrorText(error);
    return fail({ reason: 'helper-failed', error: text });
  }
}

async function treeAt(
  root: string,
  places: InnerPlaces,
  run: RunHelper,
  limitMs: number | undefined,
): Promise<GitWorkTree> {
  // Named, so that a `.git` of the agent's own making can't take the place of the repository.
  const repository = { GIT_DIR: places.gitDir, GIT_WORK_TREE: root };
  const git = gitIn(root, run, limitMs, repository);
  const inner = keepGitInner(places);
  const ownIndex = await keepIndex(join(places.gitDir, 'index'), (index) =>
    gitIn(root, run, limitMs, { ...repository, GIT_INDEX_FILE: index }),
  );
  /** The tree of no files, which every repository knows by its own kind of id: what a first commit is compared with. */
  const emptyTree = (await git(['hash-object', '-t', 'tree', '/dev/null'])).toString('utf8').trim();
  return {
    root,
    async snapshot(base) {
      const state = inner.state();
      const { head, paths } = await ownIndex.use(async (own) => {
        const status = await statusOf(own);
        const isMoved = base !== undefined && base.head !== status.head;
        return isMoved ? withPaths(status, await pathsSince(own, base.head || emptyTree)) : status;
      });
      // What is staged counts, too, even where the file is as it was: the next commit would take it.
      const staged = await stagedSince(git, (base?.head ?? head) || emptyTree);
      for (const path of [...staged, ...ownIndex.flagged]) paths.add(path);
      const changed = new Map([...paths].map((path) => [path, stateOf(join(root, path))]));
      const snapshot: TreeSnapshot = { head, changed, inner: state };
      if (base === undefined) copiesOf.set(snapshot, copyFiles(root, paths));
      return snapshot;
    },
    restoreInner: () => inner.restore(),
    restore: (paths, before) =>
      restorePaths({ root, git, ownIndex, copies: copiesOf.get(before) }, paths, before),
  };
}

/** A bare repository and a folder below .git are no trees either. */
const isNoTree = ({ end }: GitError): boolean =>
  end.kind === 'not-started' ||
  (end.kind === 'exited' && /not a git repository|must be run in a work tree/.test(end.stderr));

interface TreeStatus {
  readonly head: string;
  readonly paths: Set<string>;
}

const withPaths = ({ head, paths }: TreeStatus, more: readonly string[]): TreeStatus => ({
  head,
  paths: new Set([...paths, ...more]),
});

async function statusOf(git: Git): Promise<TreeStatus> {
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
    // An ignored file that itself says what is ignored, or what counts as a change, could hide others.
    else if (kind === '!' && /(?:^|\/)\.git(?:ignore|attributes)$/.test(entry.slice(2)))
      paths.add(entry.slice(2));
  }
  return { head, paths };
}

const namesOnly = ['--name-only', '-z', '--no-renames', '--no-ext-diff', '--no-textconv'];

/** Paths that differ from a commit that is no longer HEAD. */
async function pathsSince(git: Git, commit: string): Promise<string[]> {
  return pathsOf(await git(['diff', ...namesOnly, commit, '--']));
}

/** Paths whose staged content is not that of the commit. */
async function stagedSince(git: Git, commit: string): Promise<string[]> {
  return pathsOf(await git(['diff-index', '--cached', ...namesOnly, commit, '--']));
}

const pathsOf = (listed: Buffer): string[] => listed.toString('utf8').split('\0').filter(Boolean);

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
