// git's own files through which an agent could have something run later: hooks, configuration, attributes, excludes. Kept
// in memory from the start, compared and put back without running git.
import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hash } from 'node:crypto';
import { dirname, join } from 'node:path';

/** `.git/…` path → where it lies, for the folders and files that are watched. */
export interface InnerPlaces {
  /** Of this tree: config.worktree. */
  readonly gitDir: string;
  /** Of all trees of the repository: config, hooks, info. */
  readonly commonDir: string;
}

export interface GitInner {
  state(): Map<string, string>;
  /** Answers what was put back. */
  restore(): string[];
}

interface Kept {
  readonly bytes: Buffer;
  readonly mode: number;
}

export function keepGitInner({ gitDir, commonDir }: InnerPlaces): GitInner {
  const watched = [
    { shown: '.git/config', path: join(commonDir, 'config') },
    { shown: '.git/config.worktree', path: join(gitDir, 'config.worktree') },
    { shown: '.git/hooks', path: join(commonDir, 'hooks') },
    { shown: '.git/info', path: join(commonDir, 'info') },
  ];
  const list = () => watched.flatMap(({ shown, path }) => filesBelow(shown, path));
  const kept = new Map<string, Kept & { readonly path: string }>();
  for (const { shown, path } of list()) {
    const stats = lstatSync(path);
    if (stats.isFile()) kept.set(shown, { path, bytes: readFileSync(path), mode: stats.mode & 0o777 });
  }
  return {
    state: () => new Map(list().map(({ shown, path }) => [shown, stateOf(path)])),
    restore() {
      const found = new Map(list().map((file) => [file.shown, file.path]));
      const added = [...found].filter(([shown]) => !kept.has(shown));
      for (const [, path] of added) rmSync(path, { recursive: true, force: true });
      const changed = [...kept].filter(([, file]) => !isAsKept(file.path, file));
      for (const [, { path, bytes, mode }] of changed) {
        // Whatever stands in its place or in its folder's, a symlink out of the repository among others.
        makeFolder(dirname(path));
        rmSync(path, { recursive: true, force: true });
        writeFileSync(path, bytes, { flag: 'wx', mode });
        chmodSync(path, mode);
      }
      return [...added, ...changed].map(([shown]) => shown).toSorted();
    },
  };
}

/** Files and links below a path; the path itself when it is no folder. A link is never followed. */
function filesBelow(shown: string, path: string): { shown: string; path: string }[] {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (!stats.isDirectory()) return [{ shown, path }];
  return readdirSync(path).flatMap((name) => filesBelow(`${shown}/${name}`, join(path, name)));
}

function isAsKept(path: string, { bytes, mode }: Kept): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return (
    stats?.isFile() === true &&
    (stats.mode & 0o777) === mode &&
    stats.size === bytes.length &&
    readFileSync(path).equals(bytes)
  );
}

function stateOf(path: string): string {
  const stats = lstatSync(path);
  return stats.isFile() ? `${stats.mode} ${hash('sha256', readFileSync(path))}` : `${stats.mode}`;
}

function makeFolder(path: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats?.isDirectory() === true) return;
  if (stats !== undefined) rmSync(path, { force: true });
  mkdirSync(path, { recursive: true });
}
