// One upload: the files are laid down for the client, which packs them itself. The folder stays as long as any try may
// still read it, given up or not: a client that finds files gone would finish an artifact without them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Failure } from '../../core/failure.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import type { ArtifactFile } from '../../ports/artifact-store.ts';
import { entryNameOf, whyNotContained } from './entry-names.ts';
import { openTempFolder } from './temp-folder.ts';

export interface LaidDown {
  readonly folder: string;
  /** Absolute paths of the files. */
  readonly paths: readonly string[];
  /** Counts `work` among the readers of the folder until it settles. */
  reading<T>(work: Promise<T>): Promise<T>;
  /** Removes the folder when its last reader is done; at once when there is none. */
  release(): void;
}

/** Failure `file-unwritable` when the disk refuses. A path that is not contained is a bug of the caller. */
export function layDown(files: readonly ArtifactFile[]): Result<LaidDown, Failure> {
  const folder = openTempFolder();
  const made = new Set<string>();
  const paths: string[] = [];
  let readers = 0;
  let isReleased = false;
  try {
    for (const { path, bytes } of files) {
      const why = whyNotContained(path);
      if (why !== undefined)
        throw new Error(`Internal error: ${JSON.stringify(path)} in an artifact: ${why}`);
      const target = join(folder.path, ...entryNameOf(path).split('/'));
      const parent = dirname(target);
      if (!made.has(parent)) mkdirSync(parent, { recursive: true });
      made.add(parent);
      writeFileSync(target, bytes, { flag: 'wx' });
      paths.push(target);
    }
  } catch (error) {
    folder.remove();
    const code = (error as NodeJS.ErrnoException).code;
    if (code === undefined) throw error;
    return fail({ reason: 'file-unwritable', at: { file: folder.path }, error: code });
  }
  const removeIfDone = () => {
    if (isReleased && readers === 0) folder.remove();
  };
  return ok({
    folder: folder.path,
    paths,
    reading: (work) => {
      readers += 1;
      return work.finally(() => {
        readers -= 1;
        removeIfDone();
      });
    },
    release: () => {
      isReleased = true;
      removeIfDone();
    },
  });
}
