// Values of other people inside our sentences: quoted, safe for a terminal, never endless.
import { safeText } from './safe-text.ts';

const maxQuoted = 200;

/** `'value'` on one line; longer than 200 characters is cut with an ellipsis. */
export function quote(value: string): string {
  return `'${clip(value)}'`;
}

/** The value on one line without quotes, cut at 200 characters. */
export function clip(value: string): string {
  return safeText(value.length > maxQuoted ? `${value.slice(0, maxQuoted)}…` : value);
}

/** `a, b, c` of plain names, at most `max` of them, then how many more there are (`total` counts those not given). */
export function listNames(names: readonly string[], max = 8, total = names.length): string {
  const shown = names.slice(0, max);
  const rest = total - shown.length;
  return shown.map(clip).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
