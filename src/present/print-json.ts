// Writes the one JSON document of a command to stdout. Knows no command's shape.

/** One line, ended by a newline; nothing else may go to stdout in JSON mode. */
export function printJson<D extends { readonly format: string }>(
  io: { readonly stdout: (text: string) => void },
  document: D,
): void {
  io.stdout(`${JSON.stringify(document)}\n`);
}
