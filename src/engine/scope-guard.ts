// Holds what an attempt changed in its git tree against what it may change, as a wrapper around the runner. With several
// jobs in one tree a change can't be told to be of one of them: whatever the shards that ran meanwhile may write is in
// scope, and what is out of scope is told of each of them. Ignored files are out of its sight.
import { realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { Item } from '../core/batch/item.ts';
import { normalPath } from '../core/batch/normal-path.ts';
import { maxRecordedChanges, type AttemptFailure } from '../core/batch/record.ts';
import { countOf } from '../core/count-of.ts';
import { changesOutside, type ScopeSetting } from '../core/scope/scope-changes.ts';
import type { GitWorkTree, TreeSnapshot } from '../ports/git-worktree.ts';
import type { Runner, RunnerExit, RunnerRequest } from '../ports/runner.ts';

export interface ScopeGuardOptions {
  readonly tree: GitWorkTree;
  readonly setting: Exclude<ScopeSetting, 'off'>;
  /** Real path. */
  readonly workdir: string;
  readonly itemsOf: (shard: string) => readonly Item[] | undefined;
  /** Absolute paths of folders that are Muster's own: the batch dir. */
  readonly ownFolders: readonly string[];
}

/** One attempt under guard: what it and those beside it may write. */
interface Watch {
  readonly own: ReadonlySet<string>;
  readonly allowed: Set<string>;
}

/** The runner, guarded. A tree of which git can say nothing fails the attempt under `refuse` and `revert`. */
export function guardScope(runner: Runner, options: ScopeGuardOptions): Runner {
  const { tree, setting } = options;
  const folders = options.ownFolders
    .map((folder) => fromRoot(tree.root, folder))
    .filter((folder) => folder !== undefined);
  const watches = new Set<Watch>();
  /** Looking and putting back, one at a time. */
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work, work);
    queue = turn.catch(() => {});
    return turn;
  };

  const begin = (shard: string): Watch => {
    const own = new Set((options.itemsOf(shard) ?? []).flatMap((item) => pathsOf(options, item)));
    const watch: Watch = { own, allowed: new Set(own) };
    for (const other of watches) {
      for (const path of other.own) watch.allowed.add(path);
      for (const path of own) other.allowed.add(path);
    }
    watches.add(watch);
    return watch;
  };

  const judge = async (watch: Watch, before: TreeSnapshot): Promise<Changes> => {
    // git's own configuration first: git must not run under one that the agent wrote.
    const inner = tree.restoreInner();
    const after = await tree.snapshot(before);
    const moved = after.head === before.head ? [] : ['.git/HEAD'];
    const outsideOf = ({ changed }: TreeSnapshot) =>
      changesOutside(before.changed, changed, { files: watch.allowed, folders });
    const outside = outsideOf(after);
    const paths = [...inner, ...moved, ...outside];
    if (setting !== 'revert' || outside.length === 0) return { paths, stuck: [] };
    const failed = await tree.restore(outside, before);
    // Looked at once more: that git wrote something does not say that it is what was there.
    const stuck = new Set([...failed, ...outsideOf(await tree.snapshot(before))]);
    return { paths, stuck: [...stuck] };
  };

  return {
    name: runner.name,
    async run(request: RunnerRequest): Promise<RunnerExit> {
      const watch = begin(request.shard);
      try {
        const before = await inTurn(() => tree.snapshot()).catch(() => undefined);
        const exit = await runner.run(request);
        const changes =
          before === undefined
            ? 'unknown'
            : await inTurn(() => judge(watch, before)).catch(() => 'unknown' as const);
        return withChanges(exit, changes, setting);
      } finally {
        watches.delete(watch);
      }
    },
  };
}

interface Changes {
  readonly paths: readonly string[];
  /** Files that could not be put back. */
  readonly stuck: readonly string[];
}

/** `unknown`: git can say nothing of the tree, or not in time. That is told in the place of a file's name. */
function withChanges(
  exit: RunnerExit,
  changes: Changes | 'unknown',
  setting: ScopeGuardOptions['setting'],
): RunnerExit {
  if (changes === 'unknown') {
    const told = { ...exit, outOfScope: ['.git'] };
    if (setting === 'report' || exit.outcome !== 'exited') return told;
    const message = 'git could not say what the runner changed';
    return { ...told, failure: { class: 'scope', message } };
  }
  const { paths, stuck } = changes;
  if (paths.length === 0) return exit;
  const told = { ...exit, outOfScope: paths.slice(0, maxRecordedChanges) };
  const isFailed = setting === 'refuse' || (setting === 'revert' && stuck.length > 0);
  if (!isFailed || exit.outcome !== 'exited') return told;
  const bad = setting === 'refuse' ? paths : stuck;
  const what = setting === 'refuse' ? 'outside of its outputs' : 'that could not be put back';
  const failure: AttemptFailure = {
    class: 'scope',
    message: `the runner changed ${countOf(bad.length, 'file')} ${what}: ${namesOf(bad)}`,
  };
  return { ...told, failure };
}

/** Few of them, each cut: the message is one line, and `outOfScope` has them all. */
function namesOf(paths: readonly string[]): string {
  const shown = paths.slice(0, 3).map((path) => (path.length > 60 ? `${path.slice(0, 60)}…` : path));
  const rest = paths.length - shown.length;
  return shown.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** Paths that an item may write, from the root of the tree: as written, and where a symlinked folder leads. */
function pathsOf({ tree, workdir }: ScopeGuardOptions, { output, qc }: Item): string[] {
  return [output, qc].flatMap((written) => {
    const normal = written === '' ? undefined : normalPath(written);
    if (normal?.ok !== true) return [];
    const path = join(workdir, normal.path);
    const places = [path, realPlace(path)].map((place) => fromRoot(tree.root, place));
    return places.filter((place) => place !== undefined);
  });
}

function realPlace(path: string): string {
  try {
    return join(realpathSync(dirname(path)), basename(path));
  } catch {
    return path;
  }
}

/** `/`-separated; undefined when it lies outside, '' for the root itself. */
function fromRoot(root: string, path: string): string | undefined {
  const inside = relative(root, path);
  return inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)
    ? undefined
    : inside.split(sep).join('/');
}
