// Tells texts that come again from new ones. Lists are mostly in order already (`git ls-files`, `sort`), and what comes in
// rising order can't repeat: then there is nothing to hash and no text to make. Texts are known by their numbers.
import { type AsciiCodes, isBelow } from './ascii-codes.ts';

/** Texts with numbers from 0 to below `count`. */
export interface NumberedTexts {
  readonly count: number;
  readonly textOf: (number: number) => string;
  /** Where some of them stand as they are. */
  readonly whole: { readonly text: string; readonly codes: AsciiCodes };
}

const none = -1;

/** Makes sets of these texts; a number is added to one of them at most. */
export function openFirstSeen(texts: NumberedTexts): () => FirstSeen {
  const before = new Int32Array(texts.count);
  return () => new FirstSeen(texts, before);
}

/** Linear as long as texts come in rising order; else, and where one is looked for, a table of all is built once. */
export class FirstSeen {
  readonly #texts: NumberedTexts;
  /** By number: the one that was added before it. */
  readonly #before: Int32Array;
  #first = none;
  #last = none;
  /** The last text, or where it stands. */
  #text: string | undefined;
  #from = none;
  #to = none;
  #table: Map<string, number> | undefined;

  constructor(texts: NumberedTexts, before: Int32Array) {
    this.#texts = texts;
    this.#before = before;
  }

  /** The number that came with the same text for the first time; undefined, and remembered, when it is new. */
  add(number: number, text: string): number | undefined {
    const isRising = this.#table === undefined && (this.#last === none || this.#lastText() < text);
    return isRising ? this.#append(number, none, none, text) : this.#lookUp(number, text);
  }

  /** The same for a text that stands between these places of the whole one. */
  addAt(number: number, from: number, to: number): number | undefined {
    if (this.#table === undefined && this.#isRising(from, to))
      return this.#append(number, from, to, undefined);
    return this.#lookUp(number, this.#texts.whole.text.slice(from, to));
  }

  get(text: string): number | undefined {
    if (this.#first === none) return undefined;
    return (this.#table ??= this.#buildTable()).get(text);
  }

  /** The number of the text that came first of all; undefined as long as there is none. */
  any(): number | undefined {
    return this.#first === none ? undefined : this.#first;
  }

  #isRising(from: number, to: number): boolean {
    if (this.#last === none) return true;
    const { text, codes } = this.#texts.whole;
    const isSeen = this.#text === undefined;
    const answer = isSeen ? isBelow(codes, this.#from, this.#to, from, to) : undefined;
    return answer ?? this.#lastText() < text.slice(from, to);
  }

  #lastText(): string {
    return this.#text ?? this.#texts.whole.text.slice(this.#from, this.#to);
  }

  #append(number: number, from: number, to: number, text: string | undefined): undefined {
    if (this.#first === none) this.#first = number;
    this.#before[number] = this.#last;
    this.#last = number;
    this.#from = from;
    this.#to = to;
    this.#text = text;
  }

  #lookUp(number: number, text: string): number | undefined {
    const table = (this.#table ??= this.#buildTable());
    const known = table.get(text);
    if (known === undefined) table.set(text, number);
    return known;
  }

  #buildTable(): Map<string, number> {
    const table = new Map<string, number>();
    for (let number = this.#last; number !== none; number = this.#before[number] as number)
      table.set(this.#texts.textOf(number), number);
    return table;
  }
}
