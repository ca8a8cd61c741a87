// Tells texts that come again from new ones. Lists are mostly in order already (`git ls-files`, `sort`), and what comes in
// rising order can't repeat: then there is nothing to hash and no text to keep.

export interface FirstSeen {
  /** The number that came with this text for the first time; undefined, and remembered, when it is new. */
  readonly add: (text: string, number: number) => number | undefined;
  readonly get: (text: string) => number | undefined;
  /** The number of the text that came first of all; undefined as long as there is none. */
  readonly any: () => number | undefined;
}

/**
 * Linear in rising texts; otherwise a table of all of them is built once. `textOf` answers the text that came with a
 * number.
 */
export function openFirstSeen(textOf: (number: number) => string): FirstSeen {
  const numbers: number[] = [];
  let last = '';
  let table: Map<string, number> | undefined;
  const get = (text: string): number | undefined =>
    table === undefined ? numberOf(text, numbers, textOf) : table.get(text);
  const add = (text: string, number: number): number | undefined => {
    if (table === undefined && (text > last || numbers.length === 0)) {
      last = text;
      numbers.push(number);
      return undefined;
    }
    table ??= new Map(numbers.map((known) => [textOf(known), known]));
    const first = table.get(text);
    if (first === undefined) table.set(text, number);
    return first;
  };
  return { add, get, any: () => numbers[0] };
}

/** Looks a text up in the numbers of rising texts. */
function numberOf(
  text: string,
  numbers: readonly number[],
  textOf: (number: number) => string,
): number | undefined {
  let from = 0;
  let to = numbers.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if (textOf(numbers[middle] as number) < text) from = middle + 1;
    else to = middle;
  }
  const found = numbers[from];
  return found !== undefined && textOf(found) === text ? found : undefined;
}
