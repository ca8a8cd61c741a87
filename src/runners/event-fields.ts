// Reads fields of events that agent CLIs print as JSON lines: their shapes change between versions, so nothing is trusted.

export type EventObject = Readonly<Record<string, unknown>>;

/** The line as an object, or undefined when it is something else (it stays in the log all the same). */
export function parseEventLine(line: string): EventObject | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return objectOf(JSON.parse(line));
  } catch {
    return undefined;
  }
}

export function objectOf(value: unknown): EventObject | undefined {
  return isObject(value) ? value : undefined;
}

const isObject = (value: unknown): value is EventObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** A finite number that is not negative; anything else is unknown. */
export const countOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;
