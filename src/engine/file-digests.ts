// What the files of items are now, to hold against what was verified. Reads as verification does; judges nothing.
import type { ItemFiles } from '../core/batch/file-changes.ts';
import type { Item } from '../core/batch/item.ts';
import { factOf } from './file-evidence.ts';
import { openContainedReader } from './read-contained-file.ts';

/** `root`: real path of the work dir. A file that verification would not read as one is none. */
export function openFileDigests(
  root: string,
  maxFileBytes: number,
): (item: Pick<Item, 'output' | 'qc'>) => ItemFiles {
  const read = openContainedReader(root, maxFileBytes);
  const digest = (path: string): string | null => {
    const file = path === '' ? undefined : read(path);
    return file?.kind === 'read' ? factOf(file).sha256 : null;
  };
  return ({ output, qc }) => ({ output: digest(output), qc: digest(qc) });
}
