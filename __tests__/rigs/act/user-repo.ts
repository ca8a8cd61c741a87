// Repositories for act: a git repository of a user, and the released Action as GitHub would serve it to that user.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository } from '../fresh-bundle.ts';

export const exampleFolder = (name: string): string => join(repository, 'examples', name);

/** What a try in place leaves in an example's folder, and what is no file of a user's repository. */
const leftOut = new Set(['_batches', 'node_modules', '.git', 'workflow.yml']);

export interface UserRepoParts {
  /** A folder whose files the repository begins with. */
  readonly from?: string;
  /** Further files by path. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Makes a repository with one commit in an empty folder. */
export function userRepo(folder: string, { from, files = {} }: UserRepoParts): string {
  mkdirSync(folder, { recursive: true });
  if (from !== undefined)
    cpSync(from, folder, { recursive: true, filter: (path) => !leftOut.has(path.split('/').at(-1) ?? '') });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  commitAll(folder);
  return folder;
}

/** Commits whatever is there; only what is committed or not ignored gets into a job. */
export function commitAll(folder: string): void {
  const git = (...args: string[]) => {
    const who = [
      '-c',
      'user.name=rig',
      '-c',
      'user.email=rig@example.invalid',
      '-c',
      'init.defaultBranch=main',
    ];
    execFileSync('git', ['-C', folder, ...who, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
  };
  if (!existsSync(join(folder, '.git'))) git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', 'files');
}

/** The Action with its bundle and the reusable workflow, as a release serves them. MUSTER_DIST: another bundle than dist/. */
export function releasedAction(folder: string): string {
  mkdirSync(join(folder, '.github'), { recursive: true });
  for (const path of ['action.yml', '.github/workflows'])
    cpSync(join(repository, path), join(folder, path), { recursive: true });
  cpSync(process.env['MUSTER_DIST'] ?? join(repository, 'dist'), join(folder, 'dist'), { recursive: true });
  commitAll(folder);
  return folder;
}
