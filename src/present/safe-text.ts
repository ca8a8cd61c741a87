// Makes text that others wrote (paths, ids, patterns, agent output) safe to print: one line, nothing that moves a cursor,
// turns text around or speaks to a CI log. Knows nothing of what the text means.

/** Control and format characters, line separators and lone surrogates; the joiners U+200C/D are left, words need them. */
const unsafe = /(?![\u200C\u200D])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const names: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Python's and JavaScript's own escapes: \n, \x1b, \u2028, \U000e0001. */
export function escapeCharacter(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const hex = code.toString(16);
  if (code < 0x100) return names[char] ?? `\\x${hex.padStart(2, '0')}`;
  return code < 0x10000 ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
}

/** The text on one line. Printable characters stay as they are, so the result is for reading, not for parsing back. */
export function safeText(text: string): string {
  const safe = text.replaceAll(unsafe, escapeCharacter);
  // A runner obeys `##[command]` wherever it stands in a line.
  return safe.includes('##[') ? safe.replaceAll('##[', '##\\[') : safe;
}
