// How a span of time is written, everywhere alike. Knows no clock.

/**
 * A duration in milliseconds for people: `0.4 s`, `12.4 s`, `2 m 14 s`, `1 h 03 m`, `2 d 05 h`.
 * Tenths are shown below a minute only; negative counts as 0.
 */
export function formatDuration(ms: number): string {
  const tenths = Math.max(0, Math.round(ms / 100));
  if (tenths < 600) return `${(tenths / 10).toFixed(1)} s`;
  const seconds = Math.round(Math.max(0, ms) / 1000);
  if (seconds < 3600) return `${Math.floor(seconds / 60)} m ${two(seconds % 60)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 1440) return `${Math.floor(minutes / 60)} h ${two(minutes % 60)} m`;
  const hours = Math.round(minutes / 60);
  return `${Math.floor(hours / 24)} d ${two(hours % 24)} h`;
}

/** The same in whole seconds, for things that tick: `0 s`, `12 s`, `2 m 14 s`. */
export function formatSeconds(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  return seconds < 60 ? `${seconds} s` : formatDuration(seconds * 1000);
}

const two = (value: number): string => String(value).padStart(2, '0');
