// Colours for the terminal, or none. Knows no text and no layout; whether colour is wanted is decided by the entry
// (NO_COLOR, --no-color, no terminal).
import picocolors from 'picocolors';

type Paint = (text: string) => string;

export interface Style {
  readonly bold: Paint;
  readonly dim: Paint;
  readonly red: Paint;
  readonly green: Paint;
  readonly yellow: Paint;
  readonly cyan: Paint;
}

/** The paints of one output. Without colour every paint gives back its text unchanged. */
export function openStyle(isColorWanted: boolean): Style {
  const { bold, dim, red, green, yellow, cyan } = picocolors.createColors(isColorWanted);
  return { bold, dim, red, green, yellow, cyan };
}
