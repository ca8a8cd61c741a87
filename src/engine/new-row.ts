// The row of a shard that never ran: where its prompt and log lie, which range of items it has.
import { join } from 'node:path';
import type { ItemRange } from '../core/batch/fold.ts';
import type { ManifestRow } from '../core/batch/manifest-row.ts';

/** What paths of the batch start with: the batch dir as the manifest has it, and a slash. */
const prefixOf = (batchDirCell: string): string => join(batchDirCell, '-').slice(0, -1);

export const promptPathOf = (batchDirCell: string, id: string): string =>
  `${prefixOf(batchDirCell)}${id}.prompt.md`;

/**
 * `batchDirCell`: what paths in the manifest start with. Attempts that an archive holds of a shard's id count as spent,
 * so that its new ones get other numbers.
 */
export function openNewRow(
  batchDirCell: string,
  archivedAttempts: Readonly<Record<string, number>>,
): (id: string, range: ItemRange) => ManifestRow {
  const prefix = prefixOf(batchDirCell);
  const archived = new Map(Object.entries(archivedAttempts));
  return (id, { itemCount, firstItem, lastItem }) => ({
    shardId: id,
    promptPath: `${prefix}${id}.prompt.md`,
    itemCount,
    firstItem,
    lastItem,
    status: 'pending',
    logPath: `${prefix}run-logs/${id}.log`,
    startedAt: '',
    attempt: archived.get(id) ?? 0,
  });
}
