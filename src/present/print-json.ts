// Writes the one JSON document of a command to stdout. Knows no command's shape.
import type { Failure } from '../core/failure.ts';

/**
 * One line, ended by a newline; nothing else may go to stdout in JSON mode. What was warned of becomes its `warnings`:
 * stderr is not where a program looks.
 */
export function printJson<D extends { readonly format: string }>(
  io: { readonly stdout: (text: string) => void; readonly warnings: readonly Failure[] },
  document: D,
): void {
  io.stdout(`${JSON.stringify({ ...document, warnings: io.warnings })}\n`);
}
