// The step summary: how the batch stands, failures by cause, a table of shards with the worst first. Pure: it returns
// Markdown and never writes. Everything in it that a person or an agent wrote is escaped.
import type { ManifestRow, ShardStatus } from '../core/batch/manifest-row.ts';
import { formatDuration } from '../core/report/duration.ts';
import type { FailureGroup } from '../core/report/failure-groups.ts';
import { newestRecords, type ReportRecord } from '../core/report/newest-records.ts';
import type { StatusReport } from '../core/report/status.ts';
import { markdownCode, markdownText } from './markdown-cell.ts';

/** GitHub's limit for one step, in bytes of UTF-8; above it the whole summary is dropped. */
export const summaryLimitBytes = 1_048_576;

export interface SummaryInput {
  /** Plain text of the heading. */
  readonly title: string;
  readonly report: StatusReport;
  /** Folded rows; their order breaks ties. */
  readonly rows: readonly ManifestRow[];
  readonly records: readonly ReportRecord[];
  /** Bytes that the summary may take; less than the limit where the file already holds something. */
  readonly limitBytes?: number;
}

const statusMarks: Readonly<Record<ShardStatus, string>> = {
  failed: '❌ failed',
  running: '⏳ running',
  pending: '⬜ pending',
  succeeded: '☑️ succeeded',
  verified: '✅ verified',
  skipped: '⏭️ skipped',
};
/** Worst first. */
const order: readonly ShardStatus[] = ['failed', 'running', 'pending', 'succeeded', 'verified', 'skipped'];

/**
 * Markdown of at most `limitBytes` bytes. Rows that don't fit are left out whole, from the good end, and the text says
 * how many. Linear in rows.
 */
export function renderSummary(input: SummaryInput): string {
  const limit = Math.min(input.limitBytes ?? summaryLimitBytes, summaryLimitBytes);
  const head = [headline(input), countsTable(input.report), failureTable(input.report.failures), tableHead]
    .filter((part) => part !== '')
    .join('\n');
  const newest = newestRecords(input.records);
  const sorted = worstFirst(input.rows);
  const reserve = bytes(cutNote(sorted.length, sorted.length));
  let room = limit - bytes(head) - reserve;
  const lines: string[] = [];
  for (const row of sorted) {
    const line = shardLine(row, newest.get(row.shardId));
    room -= bytes(line);
    if (room < 0) break;
    lines.push(line);
  }
  const cut = sorted.length - lines.length;
  const summary = head + lines.join('') + (cut > 0 ? cutNote(cut, sorted.length) : '');
  // A limit below the head itself: say at least that.
  return bytes(summary) <= limit
    ? summary
    : fitBytes(`${markdownText(input.title)}: the summary does not fit\n`, limit);
}

function headline({ title, report }: SummaryInput): string {
  const { shards } = report;
  const state =
    shards.counts.failed > 0
      ? '❌'
      : shards.done + shards.counts.skipped === shards.total && shards.total > 0
        ? '✅'
        : '⏳';
  return `## ${state} ${markdownText(title)}: ${shards.done} of ${shards.total} shards done\n`;
}

function countsTable({ shards, items, usage, attempts }: StatusReport): string {
  const present = order.filter((status) => shards.counts[status] > 0);
  const cells: (readonly [string, string])[] = [
    ...present.map((status) => [statusMarks[status], String(shards.counts[status])] as const),
    ['items done', `${items.done} of ${items.total}`],
    ...(items.unplanned !== null && items.unplanned.count > 0
      ? [['items in no shard', `⚠️ ${items.unplanned.count}`] as const]
      : []),
    ['attempts', String(attempts)],
    ...(usage.inputTokens === undefined ? [] : [['tokens in', String(usage.inputTokens)] as const]),
    ...(usage.outputTokens === undefined ? [] : [['tokens out', String(usage.outputTokens)] as const]),
    ...(usage.costUsd === undefined ? [] : [['cost', `$${usage.costUsd.toFixed(2)}`] as const]),
  ];
  return `| ${cells.map(([name]) => name).join(' | ')} |\n|${' ---: |'.repeat(cells.length)}\n| ${cells.map(([, value]) => value).join(' | ')} |\n`;
}

function failureTable(failures: readonly FailureGroup[]): string {
  if (failures.length === 0) return '';
  const lines = failures.map(
    ({ class: cause, count, example }) =>
      `| ${cause} | ${count} | ${markdownCode(example.shard)} | ${markdownCode(example.message)} |\n`,
  );
  return `### Failures\n\n| cause | shards | for example | message |\n| --- | ---: | --- | --- |\n${lines.join('')}`;
}

const tableHead =
  '### Shards\n\n| shard | status | attempt | items | took | first to last item | cause |\n| --- | --- | ---: | ---: | ---: | --- | --- |\n';

function shardLine(row: ManifestRow, newest: ReportRecord | undefined): string {
  const record = newest?.attempt === row.attempt ? newest : undefined;
  const took = record === undefined ? '' : formatDuration(record.durationMs);
  const failure = row.status === 'failed' ? record?.failure : undefined;
  const cause = failure === undefined ? '' : `${failure.class}: ${markdownCode(failure.message)}`;
  const span = row.firstItem === row.lastItem ? [row.firstItem] : [row.firstItem, row.lastItem];
  const range = span.map((id) => markdownCode(id, 60)).join(' … ');
  return `| ${markdownCode(row.shardId, 60)} | ${statusMarks[row.status]} | ${row.attempt} | ${row.itemCount} | ${took} | ${range} | ${cause} |\n`;
}

function worstFirst(rows: readonly ManifestRow[]): ManifestRow[] {
  const byStatus = new Map<ShardStatus, ManifestRow[]>(order.map((status) => [status, []]));
  for (const row of rows) byStatus.get(row.status)?.push(row);
  return [...byStatus.values()].flat();
}

function cutNote(cut: number, total: number): string {
  return `\n${cut} of ${total} shards are not shown: the summary is limited to 1 MiB. \`muster status\` and the manifest have them all.\n`;
}

const bytes = (text: string): number => Buffer.byteLength(text, 'utf8');

function fitBytes(text: string, limit: number): string {
  return bytes(text) <= limit ? text : '';
}
