// The explanation of a shard or an item for people.
import type { StaleReason } from '../core/batch/staleness.ts';
import { countOf } from '../core/count-of.ts';
import { formatDuration } from '../core/report/duration.ts';
import type {
  AttemptExplanation,
  ItemExplanation,
  PlacedItem,
  RerunReason,
  ShardExplanation,
  StatusOrigin,
} from '../core/report/explanation.ts';
import { scopeReport } from '../core/report/scope-report.ts';
import { paintStatus } from './counts-text.ts';
import { staleReasonText } from './plan-text.ts';
import { problemText } from './problem-text.ts';
import { clip } from './quote.ts';
import type { TextLayout } from './status-text.ts';
import type { Style } from './style.ts';
import { changesText } from './scope-text.ts';
import { renderTable } from './table.ts';
import { padText, textWidth } from './text-width.ts';

const maxItems = 50;
const maxProblems = 10;
const label = (text: string): string => text.padEnd(11);

const origins: Readonly<Record<StatusOrigin, string>> = {
  plan: 'as planned, never tried',
  claim: 'by its claim; no record yet',
  record: 'by the record of its newest attempt',
  edit: 'set by a person, `muster mark` or a new plan, not by a record',
};

const reruns: Readonly<Record<RerunReason, (shard: string) => string>> = {
  pending: () => 'yes: it is pending',
  'cut-off': () => 'yes: its attempt was cut off, which is no fault of the shard',
  'owner-dead': () => 'yes: the run that claimed it is dead',
  'owner-alive': () => 'no: it is running; its owner is alive',
  'owner-unknown': () =>
    'no: whether its owner lives cannot be seen from here; `muster reclaim --older-than 3600` takes it back by time',
  failed: (shard) => `no: it failed; \`muster retry --shard ${shard}\` runs it again`,
  skipped: (shard) => `no: it is skipped; \`muster mark --shard ${shard} --status pending\` opens it`,
  stale: () => 'no, but what it was made from has changed: `muster plan` opens it again',
  finished: () => 'no: it is finished',
};

/** The answer of `muster explain SHARD`, ending in a newline. */
export function shardExplanationText(explanation: ShardExplanation, layout: TextLayout): string {
  const sections = [
    shardHead(explanation, layout.style),
    attemptLines(explanation, layout),
    itemLines(explanation.items, layout),
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

/** The answer of `muster explain ITEM`, ending in a newline. */
export function itemExplanationText({ item, shard }: PlacedItem, layout: TextLayout): string {
  const { style } = layout;
  const fact = (name: string, text: string): string => `${style.bold(label(name))}${text}`;
  const head = [
    fact('item', clip(item.id)),
    ...(['source', 'output', 'qc'] as const).flatMap((name) =>
      item[name] ? [fact(name, clip(item[name]))] : [],
    ),
    fact('verdict', verdictText(item, style)),
    ...item.problems.slice(0, maxProblems).map((problem) => fact('', problemText(problem))),
    ...(item.stale === null ? [] : [fact('stale', staleText(item.stale))]),
  ];
  if (shard === null) {
    return `${[...head, fact('shard', 'none: it is in no shard and would never run; `muster plan` takes it in')].join('\n')}\n`;
  }
  const rest = [shardHead(shard, style), attemptLines(shard, layout)];
  return `${[head, ...rest]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function shardHead(
  { shard, status, origin, attempt, range, prompt, log, rerun }: ShardExplanation,
  style: Style,
): string[] {
  const span = range.first === range.last ? clip(range.first) : `${clip(range.first)} … ${clip(range.last)}`;
  return [
    `${style.bold(label('shard'))}${clip(shard)}`,
    `${style.bold(label('status'))}${paintStatus(status, style)(status)}, ${origins[origin]}`,
    `${style.bold(label('items'))}${countOf(range.count, 'item')}: ${span}`,
    `${style.bold(label('prompt'))}${clip(prompt)}`,
    ...(attempt === 0 || log === null ? [] : [`${style.bold(label('log'))}${clip(log)}`]),
    `${style.bold(label('would run'))}${reruns[rerun.reason](clip(shard))}`,
  ];
}

function attemptLines({ attempts }: ShardExplanation, { style, columns }: TextLayout): string[] {
  if (attempts.length === 0) return [];
  const rows = attempts.map((attempt) => [
    String(attempt.attempt),
    attempt.startedAt === null ? '?' : clip(attempt.startedAt.slice(0, 19).replace('T', ' ')),
    attempt.durationMs === null ? '' : formatDuration(attempt.durationMs),
    attempt.class ?? attempt.status,
    attempt.signal ?? (attempt.exitCode === null ? '' : String(attempt.exitCode)),
    attempt.owner === null ? '?' : `${attempt.owner.pid}@${clip(attempt.owner.host)}`,
  ]);
  const paint = (text: string, row: number): string => paintAttempt(attempts[row], style)(text);
  const table = renderTable(
    [
      { title: 'attempt', align: 'right' },
      { title: 'started (UTC)' },
      { title: 'took', align: 'right' },
      { title: 'result', paint },
      { title: 'exit', align: 'right' },
      { title: 'owner' },
    ],
    rows,
    style,
    columns,
  );
  const details = attempts.flatMap(({ attempt, message, log, class: cause, ...told }) => {
    const scope = scopeReport(told);
    const changed =
      scope === undefined
        ? []
        : [`${style.dim(`#${attempt}`)} ${style.yellow(`changed ${changesText(scope)}`)}`];
    if (message === null && log === null) return changed;
    const said = message === null ? '' : `${cause ?? 'failed'}: ${clip(message)}`;
    return [
      `${style.dim(`#${attempt}`)} ${[said, log === null ? '' : style.dim(`log ${clip(log)}`)].filter((part) => part !== '').join('  ')}`,
      ...changed,
    ];
  });
  return [...table, ...details];
}

function paintAttempt(attempt: AttemptExplanation | undefined, style: Style): (text: string) => string {
  if (attempt === undefined) return style.dim;
  return attempt.status === 'unfinished' ? style.yellow : paintStatus(attempt.status, style);
}

function itemLines(items: readonly ItemExplanation[] | null, { style, columns }: TextLayout): string[] {
  if (items === null || items.length === 0) return [];
  const shown = items.slice(0, maxItems);
  const hasStaleness = shown.some((item) => item.stale !== null);
  const rows = shown.map((item) => [
    clip(item.id),
    item.verdict,
    ...(hasStaleness ? [staleText(item.stale ?? [])] : []),
  ]);
  const paint = (text: string, row: number): string =>
    paintVerdict(shown[row]?.verdict ?? 'unknown', style)(text);
  const titles = [
    { title: 'item' },
    { title: 'verdict', paint },
    ...(hasStaleness ? [{ title: 'since then' }] : []),
  ];
  const problems = shown.flatMap((item) =>
    item.problems.map((problem) => [clip(item.id), problemText(problem)] as const),
  );
  const idWidth = Math.max(0, ...problems.slice(0, maxProblems).map(([id]) => textWidth(id)));
  const hiddenProblems = problems.length - maxProblems;
  return [
    ...renderTable(titles, rows, style, columns),
    ...(items.length > maxItems ? [style.dim(`… and ${items.length - maxItems} more items`)] : []),
    ...(problems.length > 0 ? ['', style.dim('problems')] : []),
    ...problems.slice(0, maxProblems).map(([id, text]) => `${style.dim(padText(id, idWidth))}  ${text}`),
    ...(hiddenProblems > 0 ? [style.dim(`… and ${hiddenProblems} more`)] : []),
  ];
}

function paintVerdict(verdict: ItemExplanation['verdict'], style: Style): (text: string) => string {
  if (verdict === 'verified') return style.green;
  return verdict === 'failed' ? style.red : style.dim;
}

function verdictText({ verdict, problems }: ItemExplanation, style: Style): string {
  const said = paintVerdict(
    verdict,
    style,
  )(verdict === 'unknown' ? 'unknown: no record tells of it' : verdict);
  return problems.length > 0 ? `${said}, ${countOf(problems.length, 'problem')}` : said;
}

function staleText(reasons: readonly StaleReason[]): string {
  return reasons.length === 0 ? 'unchanged' : reasons.map(staleReasonText).join(', ');
}
