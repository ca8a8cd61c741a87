// The row of a shard that never ran: where its prompt and log lie, which range of items it has.
import { join } from 'node:path';
import type { ManifestRow } from '../core/batch/manifest-row.ts';

/**
 * `batchDirCell`: what paths in the manifest start with. Attempts that an archive holds of a shard's id count as spent,
 * so that its new ones get other numbers.
 */
export function openNewRow(
  batchDirCell: string,
  archivedAttempts: Readonly<Record<string, number>>,
): (id: string, itemIds: readonly string[]) => ManifestRow {
  const prefix = join(batchDirCell, '-').slice(0, -1);
  return (id, itemIds) => ({
    shardId: id,
    promptPath: `${prefix}${id}.prompt.md`,
    itemCount: itemIds.length,
    firstItem: itemIds[0] ?? '',
    lastItem: itemIds.at(-1) ?? '',
    status: 'pending',
    logPath: `${prefix}run-logs/${id}.log`,
    startedAt: '',
    attempt: archivedAttempts[id] ?? 0,
  });
}
