// Lays failures out for people: place, text, underlined source, remedy. The words are failure-text.ts's. Knows no terminal:
// what measures text for one takes long to load, and a log of a workflow has no width.
import type { Failure, Position } from '../core/failure.ts';
import type { Voice } from './failure-text-workflow.ts';
import { failureText, type FailureText } from './failure-text.ts';
import { safeText } from './safe-text.ts';
import { openStyle, type Style } from './style.ts';

/** The text in as many lines as it needs, those after the first indented; `before` stands before it on the first. */
export type Layout = (text: string, indent: number, before: string) => string;

const onOneLine: Layout = (text) => text;

const maxPrinted = 50;
const maxSourceWidth = 160;
const helpIndent = '  help: '.length;

export type Severity = 'error' | 'warning';

/** At most 50 failures, then how many there are; ends with a newline. */
export function renderFailures(
  failures: readonly Failure[],
  severity: Severity,
  isColorWanted: boolean,
  voice?: Voice,
  layOut = onOneLine,
): string {
  const style = openStyle(isColorWanted);
  const shown = failures.slice(0, maxPrinted).map((failure) => failureText(failure, voice));
  // A remedy that several failures in a row share is said once, below the last of them.
  const lines = shown.flatMap((words, index) =>
    failureLines(words, severity, style, layOut, words.remedy !== shown[index + 1]?.remedy),
  );
  const hidden = failures.length - shown.length;
  if (hidden > 0) lines.push(style.dim(`… and ${hidden} more`));
  if (failures.length > 1) lines.push(style.bold(`${failures.length} ${severity}s`));
  return `${lines.join('\n')}\n`;
}

function failureLines(
  words: FailureText,
  severity: Severity,
  style: Style,
  layOut: Layout,
  hasHelp: boolean,
): string[] {
  const { text, remedy, at, sourceLine, spanLength } = words;
  const paint = severity === 'error' ? style.red : style.yellow;
  const where = at === undefined ? '' : positionText(at);
  const place = where === '' ? '' : `${style.bold(where)}: `;
  const told = layOut(text, severity.length + 2, where === '' ? '' : `${where}: `);
  const lines = [`${place}${paint(style.bold(`${severity}:`))} ${told}`];
  if (sourceLine !== undefined) lines.push(...underlined(sourceLine, at?.column, spanLength ?? 1, paint));
  if (hasHelp && remedy !== undefined)
    lines.push(`  ${style.cyan('help:')} ${layOut(remedy, helpIndent, '')}`);
  return lines;
}

/** `file:line:column`, as far as known, safe for a terminal. */
export function positionText(at: Position): string {
  const line = at.line === undefined ? '' : `:${at.line}`;
  return safeText(at.file) + line + (line === '' || at.column === undefined ? '' : `:${at.column}`);
}

/** The source line and a caret row below it. Tabs and control characters take one column each, so the caret fits. */
function underlined(
  source: string,
  column: number | undefined,
  length: number,
  paint: (text: string) => string,
): string[] {
  const shown = safeText(
    source
      .slice(0, maxSourceWidth)
      .replaceAll(/[\t\r\n]+$/g, '')
      .replaceAll('\t', ' '),
  );
  const lines = [`  ${shown}`];
  if (column !== undefined && column >= 1 && column <= shown.length + 1) {
    const carets = Math.max(1, Math.min(length, shown.length - column + 1));
    lines.push(`  ${' '.repeat(column - 1)}${paint('^'.repeat(carets))}`);
  }
  return lines;
}
