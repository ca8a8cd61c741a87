// Times as the seed writes them: UTC, microseconds, `+00:00`.

/** Milliseconds since the epoch → `2026-11-29T20:25:03.123000+00:00`. */
export function formatTimestamp(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, -1)}000+00:00`;
}

/**
 * A started_at cell → milliseconds, or undefined when it can't be read. A time without a zone is UTC, `Z` is
 * accepted, as in the seed.
 */
export function parseTimestamp(text: string): number | undefined {
  const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i.exec(
    text.trim(),
  );
  if (match === null) return undefined;
  const [, date, time = '00:00', fraction = '', zone = 'Z'] = match;
  const ms = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}${fraction.slice(0, 4)}${zone}`);
  return Number.isNaN(ms) ? undefined : ms;
}
