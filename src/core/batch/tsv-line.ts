// One line of a tab-separated file with Excel-style quoting, for files whose cells never span lines (the manifest).
// items.tsv, whose cells may, is read by parse-items.ts.

const cellPattern = /"((?:[^"]|"")*)"(?=\t|$)|([^"\t][^\t]*|)(?=\t|$)/y;

/** The cells of a line without its line end, or undefined where a quoted cell is not closed or followed by text. */
export function splitTsvLine(line: string): string[] | undefined {
  if (!line.includes('"')) return line.split('\t');
  const cells: string[] = [];
  for (let offset = 0; offset <= line.length;) {
    cellPattern.lastIndex = offset;
    const match = cellPattern.exec(line);
    if (match === null) return undefined;
    cells.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'));
    offset = cellPattern.lastIndex + 1;
  }
  return cells;
}
