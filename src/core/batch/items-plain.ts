// Rows of an items.tsv in which no cell starts with a quote, found in one pass over the characters, four at a time. A
// property test holds it against items-quoted.ts.
import { type AsciiCodes, unprintable, wideControl } from './ascii-codes.ts';
import { NumberList, type PlacedRows } from './item-cells.ts';

const tab = 0x09;
const lineFeed = 0x0a;
const quote = 0x22;

export interface PlainRows extends PlacedRows {
  /** False when no cell can hold a control character or a line break. */
  readonly mayHoldUnsafe: boolean;
}

/** Finds the rows that are not blank in a text with LF line ends; undefined when a cell starts with a quote. */
export function placePlainRows({ bytes, words }: AsciiCodes): PlainRows | undefined {
  const { length } = bytes;
  const places = new NumberList(length >> 3);
  const rows = new NumberList(length >> 5);
  let mayHoldUnsafe = false;
  let line = 1;
  let lineStart = 0;
  rows.push(0);
  places.push(line);
  places.push(0);
  if (length > 0 && bytes[0] === quote) return undefined;
  for (let at = 0; at <= length; at++) {
    for (let found = 0; at + 4 <= length && found === 0;) {
      found = unprintable(words.getInt32(at, true));
      at += found === 0 ? 4 : firstByte(found);
    }
    // The last line may lack its end.
    const code = at < length ? (bytes[at] as number) : lineFeed;
    if (code === lineFeed) {
      // Of a blank line nothing stays: neither its number nor where it starts.
      if (at === lineStart) places.drop(2);
      else {
        places.push(at + 1);
        rows.push(places.length);
      }
      line += 1;
      lineStart = at + 1;
      places.push(line);
    }
    if (code === lineFeed || code === tab) {
      places.push(at + 1);
      // Elsewhere a quote is literal.
      if (at + 1 < length && bytes[at + 1] === quote) return undefined;
    } else if (code < 0x20 || code === 0x7f || code === wideControl) mayHoldUnsafe = true;
  }
  places.drop(2);
  return { places: places.all(), rows: rows.all(), mayHoldUnsafe };
}

/** The byte of a word in which its lowest bit lies. */
function firstByte(word: number): number {
  return (31 - Math.clz32(word & -word)) >> 3;
}
