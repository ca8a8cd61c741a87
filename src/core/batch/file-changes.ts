// Whether the files of an item still are what its record saw. Pure; knows nothing of how files are read, nor what follows.
import type { RecordedItem } from './record.ts';

/** sha256 of the bytes that lie there now; null where there is no such file. */
export type ItemFiles = Readonly<Record<'output' | 'qc', string | null>>;

/** What became of a file since it was verified: other bytes, or no file any more. */
export type FileChange = 'output' | 'output-gone' | 'qc' | 'qc-gone';

export interface ChangedItem {
  readonly item: string;
  readonly changes: readonly FileChange[];
}

/**
 * A file without a digest was not there when the record was made, or nobody verified it: there is nothing to compare it
 * with.
 */
export function changesOf(then: RecordedItem | undefined, now: ItemFiles | undefined): FileChange[] {
  if (now === undefined) return [];
  return (['output', 'qc'] as const).flatMap((which) => {
    if (then?.[which] === undefined || then[which] === now[which]) return [];
    return now[which] === null ? [`${which}-gone` as const] : [which];
  });
}
