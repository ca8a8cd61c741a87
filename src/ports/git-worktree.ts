// The git tree that an agent works in, as far as the scope guard needs it: what differs from the last commit, and putting
// it back.

/** Files that differ from the commit of the first snapshot, by path from the root of the tree; the value changes when the file does. */
export type TreeState = ReadonlyMap<string, string>;

export interface TreeSnapshot {
  /** Object id of HEAD; empty before the first commit. */
  readonly head: string;
  readonly changed: TreeState;
  /** git's own files that can make git or others run something: hooks, config, info. By path such as `.git/hooks/pre-commit`. */
  readonly inner: TreeState;
}

export interface GitWorkTree {
  /** Real path of the root of the tree. */
  readonly root: string;
  /**
   * `base`: compare with its commit instead of HEAD, so that what was committed meanwhile shows. Ignored files are not
   * seen, except new .gitignore files, which could hide others.
   */
  snapshot(base?: TreeSnapshot): Promise<TreeSnapshot>;
  /** Puts git's own files back as they were when the tree was opened; answers those that differed. Runs no git. */
  restoreInner(): readonly string[];
  /**
   * Puts files back as they were at `before`: committed content, or the copy that was taken when they already differed;
   * what was not there is removed. Answers what could not be put back.
   */
  restore(paths: readonly string[], before: TreeSnapshot): Promise<readonly string[]>;
}
