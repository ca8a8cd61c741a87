// Says whether a text holds nothing but white space, in the sense of Python's str.strip(), which the seed used. Knows
// nothing of files.

/** The code points of str.isspace(): unlike trim() they include U+001C-1F and U+0085, but not the BOM. */
function isPythonSpace(code: number): boolean {
  if (code < 0x80) return (code >= 0x09 && code <= 0x0d) || (code >= 0x1c && code <= 0x20);
  return (
    code === 0x85 ||
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  );
}

/** True for the empty text and for white space alone. A BOM or a zero-width space counts as content. */
export function isBlankText(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (!isPythonSpace(text.charCodeAt(i))) return false;
  return true;
}
