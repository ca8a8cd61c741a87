// Says whether JSON values are all different, in time linear in their size. Knows nothing of schemas.

/** A text that two JSON values share exactly if they are equal: keys sorted, numbers as JavaScript writes them. */
function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(Object.is(value, -0) ? 0 : value);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`).join(',')}}`;
}

/**
 * True if no two items are equal as JSON values. Recursion is bounded by `maxJsonDepth`. `spend` is told how much was
 * read, in UTF-16 units.
 */
export function isDistinct(items: readonly unknown[], spend: (units: number) => void = () => {}): boolean {
  const seen = new Set<string>();
  for (const item of items) {
    const key = canonicalJson(item);
    spend(key.length);
    if (seen.has(key)) return false;
    seen.add(key);
  }
  return true;
}
