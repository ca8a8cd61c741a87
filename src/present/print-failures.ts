// Failures on stderr, for a person: on a terminal in its width, elsewhere a line each, to be searched.
import type { Failure } from '../core/failure.ts';
import { renderFailures, type Layout, type Severity } from './render-failures.ts';
import { hangText, textWidth } from './text-width.ts';

/** What is needed of the outside to speak to people. */
export interface FailureIo {
  readonly stderr: (text: string) => void;
  readonly isColorWanted: boolean;
  /** Lines are wrapped at `columns` on a terminal only. */
  readonly isStderrTerminal?: boolean;
  readonly columns?: number;
}

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
  const { columns } = io;
  const isWrapped = io.isStderrTerminal === true && columns !== undefined;
  const layOut = isWrapped ? inColumns(columns) : undefined;
  io.stderr(renderFailures(failures, severity, io.isColorWanted, undefined, layOut));
}

/** Lays texts out for a terminal of so many columns. */
const inColumns =
  (columns: number): Layout =>
  (text, indent, before) =>
    hangText(text, columns, indent, indent + textWidth(before));
