// How many columns a text takes on a terminal, and cutting it to fit. Expects plain text: no escape sequences, no
// control characters (safe-text.ts has replaced them). Terminals differ on emoji; this follows what most do.

const asciiOnly = /^[\u0020-\u007e]*$/;
/** What takes two columns (East Asian Wide and Fullwidth), and emoji shown as pictures. */
const wide =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\p{Script=Han}\p{Emoji_Presentation}]/u;
const halfwidth = /^[\uff61-\uffdc]/;
const zeroWidth = /^[\p{Mark}\p{Default_Ignorable_Code_Point}]+$/u;
const emojiStyle = '\ufe0f';

let segmenter: Intl.Segmenter | undefined;

function graphemes(text: string): Iterable<{ readonly segment: string }> {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return segmenter.segment(text);
}

function graphemeWidth(grapheme: string): number {
  if (zeroWidth.test(grapheme)) return 0;
  // A halfwidth sound mark has a column of its own, though it belongs to the letter before it.
  if (halfwidth.test(grapheme)) return grapheme.length;
  return wide.test(grapheme) || grapheme.includes(emojiStyle) ? 2 : 1;
}

/** Columns that the text takes. */
export function textWidth(text: string): number {
  if (asciiOnly.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemes(text)) width += graphemeWidth(segment);
  return width;
}

/** The text cut to at most `columns` columns, ending in `…` when something was cut; never half a character. */
export function fitText(text: string, columns: number): string {
  if (columns <= 0) return '';
  if (textWidth(text) <= columns) return text;
  let fitted = '';
  let width = 0;
  for (const { segment } of graphemes(text)) {
    const next = width + graphemeWidth(segment);
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
