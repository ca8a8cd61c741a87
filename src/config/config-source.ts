// The text of muster.yml with its places, and failures that point into it. Knows no keys.
import { LineCounter } from 'yaml';
import type { Failure, Position } from '../core/failure.ts';

export interface ConfigSource {
  /** As the user would name it. */
  readonly file: string;
  readonly text: string;
  readonly lines: readonly string[];
  /** Filled by the parser. */
  readonly counter: LineCounter;
}

/** A byte order mark at the start is no part of the text. */
export function openSource(given: string, file: string): ConfigSource {
  const text = given.replace(/^\uFEFF/, '');
  return { file, text, lines: text.split(/\r\n|\n|\r/), counter: new LineCounter() };
}

/** Place of an offset; line and column count from 1. */
export function place(source: ConfigSource, offset: number): Position {
  const { line, col } = source.counter.linePos(offset);
  return { file: source.file, line: Math.max(1, line), column: Math.max(1, col) };
}

export function syntaxFailure(source: ConfigSource, offset: number, message: string): Failure {
  const at = place(source, offset);
  return { reason: 'config-syntax', at, message, ...sourceLine(source, at) };
}

export function sourceLine(source: ConfigSource, at: Position): { sourceLine?: string } {
  const line = source.lines[(at.line ?? 1) - 1];
  return line === undefined ? {} : { sourceLine: line };
}
