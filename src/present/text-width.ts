// How many columns a text takes on a terminal, and cutting it to fit. Expects plain text: no escape sequences, no
// control characters (safe-text.ts has replaced them). Terminals differ on emoji; this follows what most do.

const asciiOnly = /^[\u0020-\u007e]*$/;
/** Scripts and blocks that take two columns (East Asian Wide and Fullwidth), and emoji shown as pictures. */
const wide =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Yi}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;
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
  if (halfwidth.test(grapheme)) return 1;
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
