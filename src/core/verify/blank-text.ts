// Says whether a text holds nothing that anybody could see. Whatever Python's str.strip() leaves nothing of, as in the seed
// tool, is blank here, and more. Knows nothing of files.

/**
 * One visible character. White space, controls (a crashed write leaves NULs), format characters (a byte order mark,
 * zero-width spaces) and fillers are none, nor is the empty Braille pattern.
 */
const visible = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** True for the empty text and for one without a visible character. */
export function isBlankText(text: string): boolean {
  // Nearly every text shows an ASCII character first: a look at it is cheaper than the pattern.
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7e) return !visible.test(text);
    if (code > 0x20) return false;
  }
  return true;
}
