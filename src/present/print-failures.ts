// Lays failures out for people on stderr: place, text, underlined source, remedy. The words are failure-text.ts's.
import type { Failure, Position } from '../core/failure.ts';
import type { Voice } from './failure-text-workflow.ts';
import { failureText, type FailureText } from './failure-text.ts';
import { safeText } from './safe-text.ts';
import { openStyle, type Style } from './style.ts';
import { hangText, textWidth } from './text-width.ts';

/** What is needed of the outside to speak to people. */
export interface FailureIo {
  readonly stderr: (text: string) => void;
  readonly isColorWanted: boolean;
  /** Lines are wrapped at `columns` on a terminal only: in a pipe each stays whole, to be searched. */
  readonly isStderrTerminal?: boolean;
  readonly columns?: number;
}

const maxPrinted = 50;
const maxSourceWidth = 160;
const helpIndent = '  help: '.length;

/** Prints failures as errors, at most 50, then how many there are. One write. Nothing for an empty list. */
export function printFailures(io: FailureIo, failures: readonly Failure[]): void {
  print(io, failures, 'error');
}

/** The same for what does not stop the command. */
export function printWarnings(io: FailureIo, failures: readonly Failure[]): void {
  print(io, failures, 'warning');
}

function print(io: FailureIo, failures: readonly Failure[], severity: Severity): void {
  if (failures.length === 0) return;
  const columns = io.isStderrTerminal === true ? io.columns : undefined;
  io.stderr(renderFailures(failures, severity, io.isColorWanted, undefined, columns));
}

export type Severity = 'error' | 'warning';

/** The text that printFailures writes; ends with a newline. */
export function renderFailures(
  failures: readonly Failure[],
  severity: Severity,
  isColorWanted: boolean,
  voice?: Voice,
  columns = Infinity,
): string {
  const style = openStyle(isColorWanted);
  const shown = failures.slice(0, maxPrinted).map((failure) => failureText(failure, voice));
  // A remedy that several failures in a row share is said once, below the last of them.
  const lines = shown.flatMap((words, index) =>
    failureLines(words, severity, style, columns, words.remedy !== shown[index + 1]?.remedy),
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
  columns: number,
  hasHelp: boolean,
): string[] {
  const { text, remedy, at, sourceLine, spanLength } = words;
  const paint = severity === 'error' ? style.red : style.yellow;
  const where = at === undefined ? '' : positionText(at);
  const place = where === '' ? '' : `${style.bold(where)}: `;
  const indent = severity.length + 2;
  const told = hangText(text, columns, indent, indent + (where === '' ? 0 : textWidth(where) + 2));
  const lines = [`${place}${paint(style.bold(`${severity}:`))} ${told}`];
  if (sourceLine !== undefined) lines.push(...underlined(sourceLine, at?.column, spanLength ?? 1, paint));
  if (hasHelp && remedy !== undefined)
    lines.push(`  ${style.cyan('help:')} ${hangText(remedy, columns, helpIndent)}`);
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
