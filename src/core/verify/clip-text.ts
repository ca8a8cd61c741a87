// Cuts a text that an agent wrote. Knows nothing of what it says.

/** A bounded copy of a text that an agent wrote, so that no problem grows with the file it came from. */
export function clipText(text: string, limit = 200): string {
  if (text.length <= limit) return text;
  const end = /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
  return `${text.slice(0, end)}…`;
}
