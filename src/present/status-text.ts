// The status report for people, 80 columns wide unless told otherwise.
import { isCutOffClass } from '../core/batch/cut-off.ts';
import { countOf } from '../core/count-of.ts';
import type { OwnerState, StatusReport } from '../core/report/status.ts';
import { formatDuration, formatSeconds } from '../core/report/duration.ts';
import { countsText } from './counts-text.ts';
import { nextStepLines } from './next-steps-text.ts';
import { formatUsage } from './numbers.ts';
import { clip, listNames } from './quote.ts';
import type { Style } from './style.ts';
import { changesText } from './scope-text.ts';
import { renderTable } from './table.ts';
import { fitText, hangText, textWidth } from './text-width.ts';

export interface TextLayout {
  readonly style: Style;
  readonly columns: number;
  /** On a terminal, where prose goes on in the next line; in a pipe it stays whole, to be searched. */
  readonly wrapAt?: number;
  /** Without what to do next. */
  readonly isQuiet?: boolean;
}

const maxRunning = 10;
const label = (text: string): string => text.padEnd(11);

/** The whole answer of `muster status`, ending in a newline. */
export function statusText(report: StatusReport, layout: TextLayout): string {
  const { style, columns } = layout;
  const { shards, items } = report;
  const usage = formatUsage(report.usage);
  const facts: (readonly [string, string])[] = [
    ['batch', clip(report.manifest)],
    [
      'shards',
      shards.total === shards.counts.skipped
        ? 'none to run'
        : `${progressBar(shards.percent, style)} ${shards.percent}%  ${shards.done}/${shards.total - shards.counts.skipped} done`,
    ],
    ['', batchCountsText(report, layout)],
    ['items', itemsText(items)],
    ['estimate', estimateText(report)],
    ['attempts', attemptsText(report)],
    ...(usage === undefined ? [] : [['usage', usage] as const]),
  ];
  const sections = [
    facts.map(([name, text]) => `${style.bold(label(name))}${text}`),
    runningLines(report, style, columns),
    failureLines(report, style, columns),
    scopeLines(report, layout),
    endLines(report, layout),
  ];
  return `${sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function endLines(report: StatusReport, { style, wrapAt, isQuiet = false }: TextLayout): string[] {
  if (report.next.length === 0) return [style.green(endText(report))];
  return isQuiet ? [] : nextStepLines(report.next, style, wrapAt);
}

/**
 * Shards whose owner is proved dead run no more, whatever the manifest still says; and those that were merely stopped are told
 * apart from what failed, as at the end of a run.
 */
function batchCountsText(report: StatusReport, { style, wrapAt = Infinity }: TextLayout): string {
  const { running, failures } = report;
  const { counts } = report.shards;
  const stopped = failures.reduce((sum, group) => (isCutOffClass(group.class) ? sum + group.count : sum), 0);
  const cutOff = running.filter(({ ownerState }) => ownerState === 'dead').length;
  const rest = { ...counts, failed: counts.failed - stopped, stopped, running: counts.running - cutOff };
  const isAllCutOff = cutOff > 0 && Object.values(rest).every((count) => count === 0);
  const parts = isAllCutOff ? [] : countsText(rest, style, '\n').split('\n');
  if (cutOff > 0) parts.push(style.yellow(`${cutOff} cut off`));
  return commaLines(parts, wrapAt - label('').length).join(`\n${label('')}`);
}

/** The parts in lines of at most `columns`, broken between them. */
function commaLines(parts: readonly string[], columns: number): string[] {
  const lines: string[] = [];
  for (const [index, part] of parts.entries()) {
    const word = index === parts.length - 1 ? part : `${part},`;
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (index > 0 && textWidth(longer) <= columns) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function attemptsText({ attempts, finishedAttempts }: StatusReport): string {
  if (attempts === 0) return 'none yet';
  return finishedAttempts === attempts ? String(attempts) : `${attempts}, ${finishedAttempts} finished`;
}

/** Where there is nothing to type, either all is done or others are at it. */
function endText({ running }: StatusReport): string {
  if (running.length === 0) return 'nothing is left to do';
  return `${countOf(running.length, 'shard')} ${running.length === 1 ? 'is' : 'are'} at work`;
}

function progressBar(percent: number, style: Style): string {
  const full = Math.floor((percent / 100) * 30);
  return style.green('━'.repeat(full)) + style.dim('─'.repeat(30 - full));
}

function itemsText({ total, done, unplanned }: StatusReport['items']): string {
  const base = `${done}/${total} done`;
  if (unplanned === null || unplanned.count === 0) return base;
  return `${base}; ${unplanned.count} in no shard: ${listNames(unplanned.ids, 3, unplanned.count)}`;
}

function estimateText({ estimate, shards }: StatusReport): string {
  if (estimate === null)
    return shards.counts.pending + shards.counts.running > 0
      ? 'unknown until an attempt has finished'
      : 'no shard is open';
  const mean = `${formatDuration(estimate.meanMs)} a shard`;
  return estimate.leftMs === null
    ? `about ${formatDuration(estimate.workMs)} of work for one job, nothing is running (${mean})`
    : `about ${formatDuration(estimate.leftMs)} left with ${countOf(estimate.jobs, 'job')} (${mean})`;
}

const ownerWords: Readonly<Record<OwnerState, string>> = {
  alive: 'alive',
  dead: 'dead',
  unknown: 'not known',
};

function runningLines({ running }: StatusReport, style: Style, columns: number): string[] {
  if (running.length === 0) return [];
  const shown = running.slice(0, maxRunning);
  const rows = shown.map(({ shard, attempt, ageMs, ownerState, owner }) => [
    clip(shard),
    String(attempt),
    ageMs === null ? '?' : formatSeconds(ageMs),
    ownerWords[ownerState],
    owner === null ? 'no claim names it' : `pid ${owner.pid} on ${clip(owner.host)}`,
  ]);
  const paint = (text: string, row: number): string =>
    shown[row]?.ownerState === 'dead' ? style.red(text) : text;
  const columnsOf = [
    { title: 'running' },
    { title: 'attempt', align: 'right' },
    { title: 'for', align: 'right' },
    { title: 'owner', paint },
    { title: 'process' },
  ] as const;
  const hidden = running.length - shown.length;
  return [
    ...renderTable(columnsOf, rows, style, columns),
    ...(hidden > 0 ? [style.dim(`… and ${hidden} more running`)] : []),
  ];
}

function failureLines({ failures }: StatusReport, style: Style, columns: number): string[] {
  if (failures.length === 0) return [];
  const rows = failures.map(({ class: cause, count, example }) => [
    cause,
    String(count),
    clip(example.shard),
    clip(example.message),
  ]);
  const columnsOf = [
    { title: 'failed by', paint: style.red },
    { title: 'shards', align: 'right' },
    { title: 'for example' },
    { title: 'message' },
  ] as const;
  const [first] = failures;
  const log =
    first === undefined || first.example.log === null
      ? []
      : [style.dim(fitText(`log of ${clip(first.example.shard)}: ${clip(first.example.log)}`, columns))];
  return [...renderTable(columnsOf, rows, style, columns), ...log];
}

const scopeLabel = 'out of scope';

function scopeLines(
  { outOfScope: { count, shards } }: StatusReport,
  { style, wrapAt = Infinity }: TextLayout,
): string[] {
  const shown = shards.slice(0, maxRunning);
  return [
    ...shown.map(({ shard, attempt, ...report }) => {
      const text = `${clip(shard)} changed ${changesText(report)} (attempt ${attempt})`;
      return `${style.yellow(scopeLabel)}  ${hangText(text, wrapAt, scopeLabel.length + 2)}`;
    }),
    ...(count > shown.length ? [style.dim(`… and ${countOf(count - shown.length, 'more shard')}`)] : []),
  ];
}
