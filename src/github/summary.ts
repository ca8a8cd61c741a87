// The step summary: how the batch stands, failures by cause, a table of shards with the worst first. Pure: it returns
// Markdown and never writes. Everything in it that a person or an agent wrote is escaped.
import { countOf } from '../core/count-of.ts';
import type { ManifestRow, ShardStatus } from '../core/batch/manifest-row.ts';
import { formatDuration } from '../core/report/duration.ts';
import type { FailureGroup } from '../core/report/failure-groups.ts';
import { newestRecords, type ReportRecord } from '../core/report/newest-records.ts';
import type { StatusReport } from '../core/report/status.ts';
import { markdownCode, markdownText } from './markdown-cell.ts';
import { problemTable, type BatchProblems } from './problem-table.ts';

/** GitHub's limit for one step, in bytes of UTF-8; above it the whole summary is dropped. */
export const summaryLimitBytes = 1_048_576;

export interface SummaryInput {
  /** Plain text of the heading. */
  readonly title: string;
  readonly report: StatusReport;
  /** Folded rows; their order breaks ties. */
  readonly rows: readonly ManifestRow[];
  readonly records: readonly ReportRecord[];
  /** Shards that left no record in the run that was joined: a row knows no such state, and says what it was before. */
  readonly missing?: ReadonlySet<string>;
  /** Of failed shards. */
  readonly problems?: BatchProblems;
  /** Bytes that the summary may take; less than the limit where the file already holds something. */
  readonly limitBytes?: number;
}

type Shown = ShardStatus | 'missing';

const statusMarks: Readonly<Record<Shown, string>> = {
  missing: '❓ missing',
  failed: '❌ failed',
  running: '⏳ running',
  pending: '⬜ pending',
  succeeded: '☑️ succeeded',
  verified: '✅ verified',
  skipped: '⏭️ skipped',
};
/** Worst first. */
const order: readonly Shown[] = [
  'missing',
  'failed',
  'running',
  'pending',
  'succeeded',
  'verified',
  'skipped',
];

/**
 * Markdown of at most `limitBytes` bytes. Rows that don't fit are left out whole, from the good end, and the text says
 * how many. Linear in rows.
 */
export function renderSummary(input: SummaryInput): string {
  const limit = Math.min(input.limitBytes ?? summaryLimitBytes, summaryLimitBytes);
  const { report } = input;
  const head = [
    headline(input),
    countsTable(input),
    failureTable(report.failures),
    problemTable(input.problems ?? { first: [], total: 0 }),
    scopeTable(report.outOfScope),
    tableHead,
  ]
    .filter((part) => part !== '')
    .join('\n');
  const newest = newestRecords(input.records);
  const sorted = worstFirst(input);
  const reserve = bytes(cutNote(sorted.length, sorted.length));
  let room = limit - bytes(head) - reserve;
  const lines: string[] = [];
  for (const row of sorted) {
    const line = shardLine(row, shownOf(input)(row), newest.get(row.shardId));
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

const shownOf =
  ({ missing }: SummaryInput) =>
  ({ shardId, status }: ManifestRow): Shown =>
    missing?.has(shardId) === true ? 'missing' : status;

function headline({ title, report, missing }: SummaryInput): string {
  const { shards } = report;
  const state =
    shards.counts.failed > 0 || (missing !== undefined && missing.size > 0)
      ? '❌'
      : shards.done + shards.counts.skipped === shards.total && shards.done > 0
        ? '✅'
        : '⏳';
  return `## ${state} ${markdownText(title)}: ${shards.done} of ${shards.total} shards done\n`;
}

function countsTable(input: SummaryInput): string {
  const { items, usage, attempts } = input.report;
  const counts = new Map<Shown, number>();
  for (const shown of input.rows.map(shownOf(input))) counts.set(shown, (counts.get(shown) ?? 0) + 1);
  const present = order.filter((status) => counts.has(status));
  const cells: (readonly [string, string])[] = [
    ...present.map((status) => [statusMarks[status], String(counts.get(status) ?? 0)] as const),
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

function scopeTable({ count, shards }: StatusReport['outOfScope']): string {
  if (count === 0) return '';
  const lines = shards.map(
    ({ shard, paths, count: files }) =>
      `| ${markdownCode(shard)} | ${files} | ${paths.map((path) => markdownCode(path, 60)).join(', ')}${files > paths.length ? ', …' : ''} |\n`,
  );
  const rest = count - shards.length;
  const note = rest > 0 ? `\nand ${countOf(rest, 'more shard')}\n` : '';
  return `### Changed outside of the outputs\n\n| shard | files | which |\n| --- | ---: | --- |\n${lines.join('')}${note}`;
}

const tableHead =
  '### Shards\n\n| shard | status | attempt | items | took | first to last item | cause |\n| --- | --- | ---: | ---: | ---: | --- | --- |\n';

function shardLine(row: ManifestRow, shown: Shown, newest: ReportRecord | undefined): string {
  const record = shown !== 'missing' && newest?.attempt === row.attempt ? newest : undefined;
  const took = record === undefined ? '' : formatDuration(record.durationMs);
  const failure = shown === 'failed' ? record?.failure : undefined;
  const none = shown === 'missing' ? 'it left no record' : '';
  const cause = failure === undefined ? none : `${failure.class}: ${markdownCode(failure.message)}`;
  const span = row.firstItem === row.lastItem ? [row.firstItem] : [row.firstItem, row.lastItem];
  const range = span.map((id) => markdownCode(id, 60)).join(' … ');
  return `| ${markdownCode(row.shardId, 60)} | ${statusMarks[shown]} | ${row.attempt} | ${row.itemCount} | ${took} | ${range} | ${cause} |\n`;
}

function worstFirst(input: SummaryInput): ManifestRow[] {
  const byStatus = new Map<Shown, ManifestRow[]>(order.map((status) => [status, []]));
  const shown = shownOf(input);
  for (const row of input.rows) byStatus.get(shown(row))?.push(row);
  return [...byStatus.values()].flat();
}

function cutNote(cut: number, total: number): string {
  return `\n${cut} of ${total} shards are not shown: the summary is limited to 1 MiB. The manifest has them all.\n`;
}

const bytes = (text: string): number => Buffer.byteLength(text, 'utf8');

function fitBytes(text: string, limit: number): string {
  return bytes(text) <= limit ? text : '';
}
