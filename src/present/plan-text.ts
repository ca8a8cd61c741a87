// Words for what a plan did: one line of summary, and `plan --explain`. Knows nothing of how it was decided.
import type { FileChange } from '../core/batch/file-changes.ts';
import type { PlannedShard } from '../core/batch/replan.ts';
import type { NoFile, StaleReason } from '../core/batch/staleness.ts';
import { countOf } from '../core/count-of.ts';
import { safeText } from './safe-text.ts';

export interface PlanSummary {
  readonly shards: readonly PlannedShard[];
  readonly vanished: readonly {
    readonly row: { readonly shardId: string };
    readonly itemIds: readonly string[];
  }[];
  readonly newItems: readonly string[];
  readonly itemCount: number;
  readonly isAgain: boolean;
  readonly isRestored: boolean;
  readonly prompts?: readonly { readonly isNew: boolean }[];
  readonly archive?: string;
  readonly recovered?: readonly { readonly killed: number }[];
}

/** For stderr: what was planned and what was kept, in one to five lines. */
export function planSummaryText(plan: PlanSummary): string {
  const { shards, itemCount, isAgain, isRestored, prompts, archive, recovered = [] } = plan;
  const lines = [
    ...(recovered.length > 0 ? [recoveredText(recovered)] : []),
    ...(isRestored ? ['the manifest was gone; it is made again from what the plan and the records say'] : []),
    `${countOf(itemCount, 'item')} in ${countOf(shards.length, 'shard')}${isAgain ? againText(plan) : ''}`,
  ];
  if (prompts !== undefined) {
    const fresh = prompts.filter(({ isNew }) => isNew).length;
    const rest = fresh === prompts.length ? '' : `, ${prompts.length - fresh} unchanged`;
    lines.push(`${countOf(fresh, 'prompt')} written${rest}`);
  }
  if (archive !== undefined) lines.push(`what was there before is in ${safeText(archive)}`);
  return lines.map((line) => `${line}\n`).join('');
}

function recoveredText(recovered: NonNullable<PlanSummary['recovered']>): string {
  const left = recovered.reduce((sum, { killed }) => sum + killed, 0);
  const ended = left === 0 ? '' : `; ${left} of its processes still ran and had to be ended`;
  return `recovered ${countOf(recovered.length, 'shard')}: the run is dead${ended}`;
}

/** For stdout under --explain: every shard, why it is kept, stale or new; then items that came and went. */
export function planExplanation(plan: PlanSummary): string {
  const width = plan.shards.reduce((most, { row }) => Math.max(most, row.shardId.length), 0);
  const lines = plan.shards.flatMap((shard) => shardLines(shard, width));
  for (const { row, itemIds } of plan.vanished) {
    lines.push(
      `${safeText(row.shardId).padEnd(width)}  gone: none of its ${countOf(itemIds.length, 'item')} is left`,
    );
  }
  const removed = [...plan.shards, ...plan.vanished.map(({ itemIds }) => ({ removed: itemIds }))].flatMap(
    (part) => part.removed,
  );
  if (removed.length > 0) lines.push(`items no longer there: ${names(removed)}`);
  if (plan.newItems.length > 0) lines.push(`new items: ${names(plan.newItems)}`);
  return lines.map((line) => `${line}\n`).join('');
}

const noFiles: Readonly<Record<NoFile, string>> = {
  folder: 'a folder',
  fifo: 'a FIFO',
  socket: 'a socket',
  device: 'a device',
};

/** Why work on an item no longer counts, as a fragment. */
export function staleReasonText({ kind, found }: StaleReason): string {
  switch (kind) {
    case 'row':
      return 'its row in the items changed';
    case 'source':
      return 'its source changed';
    case 'source-gone':
      return found === undefined ? 'its source is gone' : `its source is ${noFiles[found]}, no file`;
    case 'template':
      return 'the template changed';
    case 'checks':
      return 'the checks changed';
    case 'runner':
      return 'the runner or its settings changed';
    case 'no-record':
      return 'no record to compare with';
  }
}

const fileChanges: Readonly<Record<FileChange, string>> = {
  output: 'its output changed',
  'output-gone': 'its output is gone',
  qc: 'its QC file changed',
  'qc-gone': 'its QC file is gone',
};

/** What became of a file since it was verified, as a fragment. */
export const fileChangeText = (change: FileChange): string => fileChanges[change];

const isStale = ({ row, before, stale }: PlannedShard): boolean =>
  stale.length > 0 && row.status === 'pending' && before !== 'pending';

const isFreshAgain = ({ row, before }: PlannedShard): boolean =>
  before === 'pending' && row.status !== 'pending';

function againText({ shards, vanished, newItems }: PlanSummary): string {
  const stale = shards.filter(isStale).length;
  const fresh = shards.filter((shard) => shard.origin === 'kept' && isFreshAgain(shard)).length;
  const kept = shards.filter((shard) => shard.origin === 'kept' && !isStale(shard)).length - fresh;
  const counts = [
    [kept, 'kept'],
    [fresh, 'fresh again'],
    [stale, 'stale'],
    [shards.filter(({ origin }) => origin === 'split').length, 'split off'],
    [shards.filter(({ origin }) => origin === 'new').length, 'to be run'],
    [vanished.length, 'gone'],
  ] as const;
  const text = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  const items = newItems.length > 0 ? `; ${countOf(newItems.length, 'new item')}` : '';
  return `: ${text.join(', ')}${items}`;
}

function shardLines(shard: PlannedShard, width: number): string[] {
  const details = staleLines(shard);
  if (shard.unrecorded > 0)
    details.push(`${countOf(shard.unrecorded, 'item')} with no record to compare with`);
  if (shard.otherRunner > 0)
    details.push(`${countOf(shard.otherRunner, 'item')} of another runner or other settings of it: kept`);
  if (shard.removed.length > 0) details.push(`no longer there: ${names(shard.removed)}`);
  return [
    `${safeText(shard.row.shardId).padEnd(width)}  ${headline(shard)}`,
    ...details.map((detail) => `${' '.repeat(width)}    ${detail}`),
  ];
}

function headline(shard: PlannedShard): string {
  const { row, origin, from, before, items } = shard;
  switch (origin) {
    case 'new':
      return `new: ${countOf(items.length, 'item')}, ${range(shard)}`;
    case 'kept':
      if (isStale(shard)) return `stale: was ${before}, is pending again`;
      return isFreshAgain(shard) ? `fresh again: was ${before}, is ${row.status}` : `kept ${row.status}`;
    case 'split':
      return `split off ${safeText(from ?? '')}: ${countOf(items.length, 'item')}, ${range(shard)}; ${row.status}`;
  }
}

const maxStaleItems = 10;

/** Files are looked at only where nothing is stale. */
function staleLines({ stale, changed }: PlannedShard): string[] {
  const told = [
    ...stale.map(({ item, reasons }) => ({ item, texts: reasons.map(staleReasonText) })),
    ...changed.map(({ item, changes }) => ({ item, texts: changes.map(fileChangeText) })),
  ];
  const lines = told
    .slice(0, maxStaleItems)
    .map(({ item, texts }) => `${safeText(item)}: ${texts.join('; ')}`);
  return told.length > maxStaleItems ? [...lines, `… and ${told.length - maxStaleItems} more`] : lines;
}

function range({ row }: PlannedShard): string {
  return row.itemCount === 1
    ? safeText(row.firstItem)
    : `${safeText(row.firstItem)} to ${safeText(row.lastItem)}`;
}

const maxNames = 10;

function names(ids: readonly string[]): string {
  const shown = ids.slice(0, maxNames).map(safeText).join(', ');
  return ids.length > maxNames ? `${shown} … and ${ids.length - maxNames} more` : shown;
}
