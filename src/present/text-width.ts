// Texts in the columns of a terminal: how many one takes, cutting, filling, wrapping. Expects plain text: no escape
// sequences, no control characters (safe-text.ts has replaced them). Terminals differ on emoji; string-width follows what
// most do.
import stringWidth from 'string-width';

let segmenter: Intl.Segmenter | undefined;

/** Columns that the text takes. */
export function textWidth(text: string): number {
  return stringWidth(text);
}

/** The text cut to at most `columns` columns, ending in `…` when something was cut; never half a character. */
export function fitText(text: string, columns: number): string {
  if (columns <= 0) return '';
  if (textWidth(text) <= columns) return text;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let fitted = '';
  let width = 0;
  for (const { segment } of segmenter.segment(text)) {
    const next = width + textWidth(segment);
    if (next > columns - 1) break;
    fitted += segment;
    width = next;
  }
  return `${fitted}…`;
}

/**
 * The text in lines of at most `columns` columns, those after the first indented by `indent`; the first begins behind
 * `taken` columns. Broken at spaces, which a break takes the place of, and which are kept elsewhere: any word stays whole,
 * and so does a command in backticks, which is there to be pasted.
 * `columns` infinite, as in a pipe: one line, which programs can search.
 */
export function hangText(text: string, columns: number, indent: number, taken = indent): string {
  // Narrower, it would be a column of single words.
  const end = Math.max(columns, indent + 20);
  if (taken + textWidth(text) <= end) return text;
  const lines: string[] = [];
  let [line, width] = ['', taken];
  for (const [, gap = '', word = ''] of text.matchAll(/( *)((?:`[^`]*`|[^ `]|`)*)/g)) {
    const size = textWidth(word);
    if (line === '' || width + gap.length + size <= end) {
      line += gap + word;
      width += gap.length + size;
    } else if (word !== '') {
      lines.push(line);
      line = word;
      width = indent + size;
    }
  }
  return [...lines, line].join(`\n${' '.repeat(indent)}`);
}

/** The text cut or filled with spaces to exactly `columns` columns. */
export function padText(text: string, columns: number, align: 'left' | 'right' = 'left'): string {
  const fitted = fitText(text, columns);
  const fill = ' '.repeat(Math.max(0, columns - textWidth(fitted)));
  return align === 'left' ? fitted + fill : fill + fitted;
}
