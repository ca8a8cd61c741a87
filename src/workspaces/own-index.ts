// An index of our own: that of the tree as it was when the tree was opened, kept in memory. What an agent does to git's
// index (flags that hide a file, forged times, no index at all) then hides nothing of what it did to the files.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Git } from './run-git.ts';

export interface OwnIndex {
  /** Paths of which git tells no change, since somebody had flagged them so: they are to be looked at one by one. */
  readonly flagged: readonly string[];
  /** Gives git a fresh copy, which is gone afterwards, whatever was done to it. */
  use<T>(work: (git: Git) => Promise<T>): Promise<T>;
}

/** `indexPath`: git's own index, which need not be there; `gitWith`: git that uses the index at this absolute path. */
export async function keepIndex(indexPath: string, gitWith: (index: string) => Git): Promise<OwnIndex> {
  let bytes = bytesOf(indexPath);
  const inFolder = async <T>(work: (index: string) => Promise<T>): Promise<T> => {
    const folder = mkdtempSync(join(tmpdir(), 'muster-index-'));
    const index = join(folder, 'index');
    try {
      if (bytes !== undefined) writeFileSync(index, bytes, { flag: 'wx', mode: 0o600 });
      return await work(index);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  const flagged = await inFolder(async (index) => {
    const git = gitWith(index);
    // In one file, with what it knows of the files brought up to date: every later look is cheaper.
    await git(['update-index', '-q', '--no-split-index', '--no-untracked-cache', '--unmerged', '--refresh']);
    bytes = bytesOf(index);
    return flaggedIn(await git(['ls-files', '-v', '-z']));
  });
  return { flagged, use: (work) => inFolder((index) => work(gitWith(index))) };
}

/** `ls-files -v` writes the tag of a path that is assumed unchanged in lower case, S for one that is not checked out. */
function flaggedIn(listed: Buffer): string[] {
  const entries = listed.toString('utf8').split('\0');
  return entries.filter((entry) => /^[a-zS] /.test(entry)).map((entry) => entry.slice(2));
}

function bytesOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    // Before the first `git add` there is none.
    return undefined;
  }
}
