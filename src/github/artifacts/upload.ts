// One upload: the files are laid down for the client, which packs them itself. The folder stays as long as any try may
// still read it, given up or not: a client that finds files gone would finish an artifact without them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Failure } from '../../core/failure.ts';
import { fail, ok, type Result } from '../../core/result.ts';
import { unwritable } from '../../core/system-error.ts';
import type { ArtifactFile } from '../../ports/artifact-store.ts';
import { writeBundle } from './bundle.ts';
import { entryNameOf, whyNotContained } from '../../core/groups/entry-names.ts';
import { openTempFolder, type TempFolder } from './temp-folder.ts';

export interface LaidDown {
  readonly folder: string;
  /** Absolute paths of the files. */
  readonly paths: readonly string[];
  /** Counts `work` among the readers of the folder until it settles. */
  readonly reading: <T>(work: Promise<T>) => Promise<T>;
  /** Removes the folder when its last reader is done; at once when there is none. */
  readonly release: () => void;
}

/**
 * `name`: of the artifact. More files than `bundleAbove` become a bundle. Failure `file-unwritable` when the disk refuses; a
 * path that is not contained is a bug of the caller.
 */
export function layDown(
  name: string,
  files: readonly ArtifactFile[],
  bundleAbove: number,
): Result<LaidDown, Failure> {
  for (const { path } of files) {
    const why = whyNotContained(path);
    if (why !== undefined) throw new Error(`Internal error: ${JSON.stringify(path)} in an artifact: ${why}`);
  }
  let folder: TempFolder | undefined;
  let paths: readonly string[];
  let readers = 0;
  let isReleased = false;
  try {
    folder = openTempFolder();
    paths =
      files.length > bundleAbove ? writeBundle(folder.path, name, files) : writeFiles(folder.path, files);
  } catch (error) {
    folder?.remove();
    return fail(unwritable(error, folder?.path ?? 'the temp folder of the runner'));
  }
  const laid = folder;
  const removeIfDone = () => {
    if (isReleased && readers === 0) laid.remove();
  };
  return ok({
    folder: laid.path,
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

function writeFiles(folder: string, files: readonly ArtifactFile[]): string[] {
  const made = new Set<string>();
  return files.map(({ path, bytes }) => {
    const target = join(folder, ...entryNameOf(path).split('/'));
    const parent = dirname(target);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    writeFileSync(target, bytes, { flag: 'wx' });
    return target;
  });
}
