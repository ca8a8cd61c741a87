// Turns an offset in a text into the line and column that an editor shows. Knows nothing of what lies there.

export interface TextPlace {
  /** 1-based. LF ends a line; the CR of a CRLF belongs to the line before it. */
  readonly line: number;
  /** 1-based, in UTF-16 units, as editors and problem matchers count. */
  readonly column: number;
}

/** The place of `offset`, which may be the end of the text. Linear in `offset`: for problems, not for hot loops. */
export function placeOf(text: string, offset: number): TextPlace {
  let line = 1;
  let lineStart = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line += 1;
    lineStart = at + 1;
  }
  return { line, column: offset - lineStart + 1 };
}
