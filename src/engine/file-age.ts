// Says whether a file is older than the attempt that should have written it. Knows nothing of what it holds.
import type { Item } from '../core/batch/item.ts';
import type { IsEarlierWork } from './earlier-work.ts';
import { factOf } from './file-evidence.ts';
import type { ReadFile } from './read-contained-file.ts';

export interface WantedAge {
  /** Start of the attempt that should have written the item's output, milliseconds since the epoch; undefined = any age. */
  readonly newerThanMs?: (item: Item) => number | undefined;
  /** Whether an older file counts all the same, by its bytes; undefined = none does. */
  readonly isEarlierWork?: IsEarlierWork;
}

/** Coarse file clocks may stamp a file up to a tick before the claim that came first. */
const clockToleranceMs = 50;

/** Older than the attempt that should have written it, and not what an earlier one left verified. */
export function isTooOld(
  item: Item,
  which: 'output' | 'qc',
  file: ReadFile,
  { newerThanMs, isEarlierWork }: WantedAge,
): boolean {
  const startedMs = newerThanMs?.(item);
  const { mtimeMs } = file;
  if (startedMs === undefined || mtimeMs === undefined || mtimeMs >= startedMs - clockToleranceMs)
    return false;
  return isEarlierWork === undefined || !isEarlierWork(item, which, factOf(file).sha256);
}
