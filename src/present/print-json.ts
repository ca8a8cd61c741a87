// Writes the one JSON document of a command to stdout. Knows no command's shape.
import type { Failure } from '../core/failure.ts';

/** What speaks to a terminal, turns text around or breaks a line; JSON itself asks for an escape below U+0020 only. */
const unsafe = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Each UTF-16 unit as `\uXXXX`: the only escape that JSON has for them. */
function escapeUnits(char: string): string {
  let escaped = '';
  for (let i = 0; i < char.length; i++) escaped += `\\u${char.charCodeAt(i).toString(16).padStart(4, '0')}`;
  return escaped;
}

/** A document on one line, ended by a newline, which a terminal can show whatever its texts hold: they read back the same. */
export function jsonLine(document: unknown): string {
  // None of these characters stands outside of a string there, so all of them may be escaped.
  return `${JSON.stringify(document).replaceAll(unsafe, escapeUnits)}\n`;
}

/**
 * One line; nothing else may go to stdout in JSON mode. What was warned of becomes its `warnings`: stderr is not where a
 * program looks.
 */
export function printJson<D extends { readonly format: string }>(
  io: { readonly stdout: (text: string) => void; readonly warnings: readonly Failure[] },
  document: D,
): void {
  io.stdout(jsonLine({ ...document, warnings: io.warnings }));
}
