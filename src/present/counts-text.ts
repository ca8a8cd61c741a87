// Counts by status in one line, the same order and colours everywhere.
import type { StatusCounts } from '../core/events.ts';
import type { ShardStatus } from '../core/batch/manifest-row.ts';
import type { Style } from './style.ts';

/** Good first, then trouble, then what is still to come. */
const order: readonly ShardStatus[] = ['verified', 'succeeded', 'failed', 'running', 'pending', 'skipped'];

/** `9 verified, 3 failed, 5 pending`; statuses without shards are left out; `nothing` when all are 0. */
export function countsText(counts: Partial<StatusCounts>, style: Style, separator = ', '): string {
  const parts = order.flatMap((status) => {
    const count = counts[status] ?? 0;
    return count === 0 ? [] : [paintStatus(status, style)(`${count} ${status}`)];
  });
  return parts.length === 0 ? 'nothing' : parts.join(separator);
}

export function paintStatus(status: ShardStatus, style: Style): (text: string) => string {
  switch (status) {
    case 'verified':
      return style.green;
    case 'succeeded':
    case 'running':
      return style.cyan;
    case 'failed':
      return style.red;
    default:
      return style.dim;
  }
}
