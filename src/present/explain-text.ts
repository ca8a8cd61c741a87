// The explanation of a shard or an item for people.
import { countOf } from '../core/count-of.ts';
import { formatDuration } from '../core/report/duration.ts';
import type {
  AttemptExplanation,
  PlacedItem,
  RerunReason,
  ShardExplanation,
  StatusOrigin,
} from '../core/report/explanation.ts';
import { scopeReport } from '../core/report/scope-report.ts';
import { paintStatus } from './counts-text.ts';
import {
  isLookedAt,
  itemLines,
  maxProblems,
  paintVerdict,
  sinceText,
  verdictText,
} from './explain-items-text.ts';
import { problemText } from './problem-text.ts';
import { clip } from './quote.ts';
import type { TextLayout } from './status-text.ts';
import type { Style } from './style.ts';
import { changesText } from './scope-text.ts';
import { renderTable } from './table.ts';
import { hangText } from './text-width.ts';

const labelWidth = 11;
const label = (text: string): string => text.padEnd(labelWidth);

const origins: Readonly<Record<StatusOrigin, string>> = {
  plan: 'as planned, never tried',
  replan: 'opened again by `muster plan`, since its work was stale',
  claim: 'by its claim; no record yet',
  record: 'by the record of its newest attempt',
  edit: 'set by hand: with `muster mark`, or in the manifest',
};

/** A plan may cut a shard in two, and the part without records keeps the status of the whole. */
function originText({ origin, status, attempts }: ShardExplanation): string {
  const isOfPlan = origin === 'edit' && status !== 'pending' && attempts.length === 0;
  return isOfPlan ? 'set by hand or kept by a plan; no attempt of its own is known' : origins[origin];
}

const reruns: Readonly<Record<RerunReason, (shard: string) => string>> = {
  pending: () => 'yes: it is pending',
  'fresh-again': () => 'yes: it was found stale; but it is fresh again, and `muster plan` keeps its work',
  'cut-off': () => 'yes: its attempt was cut off, which is no fault of the shard',
  'owner-dead': () => 'yes: the run that claimed it is dead',
  'owner-alive': () => 'no: it is running; its owner is alive',
  'owner-unknown': () =>
    'no: whether its owner lives cannot be seen from here; `muster reclaim --older-than 3600` takes it back by time',
  failed: (shard) => `no: it failed; \`muster retry --shard ${shard}\` runs it again`,
  skipped: (shard) => `no: it is skipped; \`muster mark --shard ${shard} --status pending\` opens it`,
  stale: () => 'no, but what it was made from has changed: `muster plan` opens it again',
  spoiled: (shard) =>
    `no: it is finished, though its files are not what was verified; \`muster run --shard ${shard}\` runs it all the same`,
  finished: () => 'no: it is finished',
};

/** The answer of `muster explain SHARD`, ending in a newline. */
export function shardExplanationText(explanation: ShardExplanation, layout: TextLayout): string {
  const sections = [
    shardHead(explanation, layout),
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
  const fact = openFacts(layout);
  const head = [
    fact('item', clip(item.id)),
    ...(['source', 'output', 'qc'] as const).flatMap((name) =>
      item[name] ? [fact(name, clip(item[name]))] : [],
    ),
    fact('verdict', verdictText(item), paintVerdict(item.verdict, layout.style)),
    ...item.problems.slice(0, maxProblems).map((problem) => fact('', problemText(problem))),
    ...(isLookedAt(item) ? [fact('since then', sinceText(item))] : []),
  ];
  const sections =
    shard === null
      ? [[...head, fact('shard', 'none: it is in no shard and would never run; `muster plan` takes it in')]]
      : [head, shardHead(shard, layout), attemptLines(shard, layout)];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

const plain = (text: string): string => text;

/** A line with its label; on a terminal it goes on below its own beginning. */
function openFacts({ style, wrapAt = Infinity }: TextLayout) {
  return (name: string, text: string, paint = plain): string =>
    `${style.bold(label(name))}${paint(hangText(text, wrapAt, labelWidth))}`;
}

function shardHead(explanation: ShardExplanation, layout: TextLayout): string[] {
  const { shard, status, attempt, range, prompt, log, rerun } = explanation;
  const { style, wrapAt = Infinity } = layout;
  const fact = openFacts(layout);
  const span = range.first === range.last ? clip(range.first) : `${clip(range.first)} … ${clip(range.last)}`;
  const taken = labelWidth + status.length + 2;
  const origin = hangText(originText(explanation), wrapAt, labelWidth, taken);
  return [
    fact('shard', clip(shard)),
    `${style.bold(label('status'))}${paintStatus(status, style)(status)}, ${origin}`,
    fact('items', `${countOf(range.count, 'item')}: ${span}`),
    fact('prompt', clip(prompt)),
    ...(attempt === 0 || log === null ? [] : [fact('log', clip(log))]),
    fact('would run', reruns[rerun.reason](clip(shard))),
  ];
}

function attemptLines({ attempts }: ShardExplanation, layout: TextLayout): string[] {
  const { style, columns } = layout;
  if (attempts.length === 0) return [];
  const rows = attempts.map((attempt) => [
    String(attempt.attempt),
    attempt.startedAt === null ? '?' : clip(attempt.startedAt.slice(0, 19).replace('T', ' ')),
    attempt.durationMs === null ? '' : formatDuration(attempt.durationMs),
    attempt.class === null ? attempt.status : `${attempt.status}: ${attempt.class}`,
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
  return [...table, ...attempts.flatMap((attempt) => attemptDetails(attempt, layout))];
}

/** What an attempt failed by, what it changed, where its log is: each in a line of its own. */
function attemptDetails(told: AttemptExplanation, { style, wrapAt = Infinity }: TextLayout): string[] {
  const number = `#${told.attempt} `;
  const indent = number.length;
  const scope = scopeReport(told);
  const lines: string[] = [];
  const add = (text: string, paint = plain): void => {
    const before = lines.length === 0 ? style.dim(number) : ' '.repeat(indent);
    lines.push(`${before}${paint(hangText(text, wrapAt, indent))}`);
  };
  if (told.message !== null) add(`${told.class ?? 'failed'}: ${clip(told.message)}`);
  if (told.lastWords !== null) add(`it said last: ${clip(told.lastWords)}`);
  if (scope !== undefined) add(`changed ${changesText(scope)}`, style.yellow);
  if (told.log !== null) add(`log ${clip(told.log)}`, style.dim);
  return lines;
}

function paintAttempt(attempt: AttemptExplanation | undefined, style: Style): (text: string) => string {
  if (attempt === undefined) return style.dim;
  return attempt.status === 'unfinished' ? style.yellow : paintStatus(attempt.status, style);
}
