// What the files of items are now, to hold against what was verified. Reads as verification does; judges nothing.
import type { Item } from '../core/batch/item.ts';
import type { ItemFiles } from '../core/report/explain.ts';
import { factOf } from './file-evidence.ts';
import { openContainedReader } from './read-contained-file.ts';
import { realWorkdir } from './real-workdir.ts';

/** By item id; undefined without a work dir. A file that verification would not read as one is none. */
export function fileDigests(
  workdir: string,
  items: readonly Item[],
  maxFileBytes: number,
): ReadonlyMap<string, ItemFiles> | undefined {
  const root = realWorkdir(workdir);
  if (!root.ok) return undefined;
  const read = openContainedReader(root.value, maxFileBytes);
  const digest = (path: string): string | null => {
    const file = path === '' ? undefined : read(path);
    return file?.kind === 'read' ? factOf(file).sha256 : null;
  };
  return new Map(items.map(({ id, output, qc }) => [id, { output: digest(output), qc: digest(qc) }]));
}
