// Texts in the columns of a terminal: how many one takes, cutting and filling. Expects plain text: no escape sequences, no
// control characters (safe-text.ts has replaced them). Terminals differ on emoji; string-width follows what most do.
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

/** The text cut or filled with spaces to exactly `columns` columns. */
export function padText(text: string, columns: number, align: 'left' | 'right' = 'left'): string {
  const fitted = fitText(text, columns);
  const fill = ' '.repeat(Math.max(0, columns - textWidth(fitted)));
  return align === 'left' ? fitted + fill : fill + fitted;
}
