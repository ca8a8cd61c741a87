// Counts by status in one line, the same order and colours everywhere.
import { countOf } from '../core/count-of.ts';
import type { StatusCounts } from '../core/events.ts';
import type { ShardStatus } from '../core/batch/manifest-row.ts';
import type { RunCounts } from '../core/report/run-progress.ts';
import type { Style } from './style.ts';

type Countable = ShardStatus | keyof RunCounts;

/** Good first, then trouble, then what is still to come. */
const order: readonly Countable[] = [
  'verified',
  'succeeded',
  'failed',
  'stopped',
  'running',
  'not recorded',
  'not started',
  'pending',
  'skipped',
];

/** `9 verified, 3 failed, 5 pending`; statuses without shards are left out; `nothing` when all are 0. */
export function countsText(
  counts: Readonly<Partial<Record<Countable, number>>>,
  style: Style,
  separator = ', ',
): string {
  const parts = order.flatMap((status) => {
    const count = counts[status] ?? 0;
    return count === 0 ? [] : [paintStatus(status, style)(`${count} ${status}`)];
  });
  return parts.length === 0 ? 'nothing' : parts.join(separator);
}

/** `6 shards: 5 verified, 1 skipped`, of a whole batch. */
export function batchCountsText(counts: StatusCounts, style: Style): string {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (total > 1 && counts.skipped === total) return `all ${total} shards are skipped`;
  return `${countOf(total, 'shard')}: ${countsText(counts, style)}`;
}

export function paintStatus(status: Countable, style: Style): (text: string) => string {
  switch (status) {
    case 'verified':
      return style.green;
    case 'succeeded':
    case 'running':
      return style.cyan;
    case 'failed':
    case 'not recorded':
      return style.red;
    case 'stopped':
    case 'not started':
      return style.yellow;
    default:
      return style.dim;
  }
}
