// Where the cells of items.tsv lie in one text. Of 100,000 rows most cells are looked at once or never: they are compared
// where they stand, and a string is made when somebody asks for it. Knows nothing of columns.

import type { AsciiCodes } from './ascii-codes.ts';

/** Whole numbers in a row, as many as come: what is kept of half a million cells without an object for each. */
export class NumberList {
  #numbers: Int32Array;
  #length = 0;

  /** `expected`: more may come. */
  constructor(expected: number) {
    this.#numbers = new Int32Array(Math.max(expected, 16));
  }

  get length(): number {
    return this.#length;
  }

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const longer = new Int32Array(this.#length * 2);
      longer.set(this.#numbers);
      this.#numbers = longer;
    }
    this.#numbers[this.#length++] = number;
  }

  /** Takes the last `count` numbers off. */
  drop(count: number): void {
    this.#length -= count;
  }

  /** No copy: good as long as nothing is added. */
  all(): Int32Array {
    return this.#numbers.subarray(0, this.#length);
  }
}

/**
 * Rows as they are found. `places` holds, row after row: the 1-based line on which the row starts, the offset of each
 * cell, the offset of what follows the row's end; a cell ends one before the next one starts. `rows` says where in
 * `places` each row begins and, last, where the next one would.
 */
export interface PlacedRows {
  readonly places: Int32Array;
  readonly rows: Int32Array;
}

export class ItemCells {
  readonly text: string;
  readonly codes: AsciiCodes;
  /** Number of rows. */
  readonly count: number;
  readonly #places: Int32Array;
  readonly #rows: Int32Array;

  /** `codes`: those of `text`. */
  constructor(text: string, codes: AsciiCodes, { places, rows }: PlacedRows) {
    this.text = text;
    this.codes = codes;
    this.#places = places;
    this.#rows = rows;
    this.count = rows.length - 1;
  }

  line(row: number): number {
    return this.#places[this.#rows[row] as number] as number;
  }

  /** Number of cells in a row. */
  width(row: number): number {
    return (this.#rows[row + 1] as number) - (this.#rows[row] as number) - 2;
  }

  /** Where a cell starts. One that is missing at its row's end is empty. */
  from(row: number, cell: number): number {
    const end = (this.#rows[row + 1] as number) - 1;
    const at = (this.#rows[row] as number) + 1 + cell;
    return at < end ? (this.#places[at] as number) : (this.#places[end] as number) - 1;
  }

  /** Where a cell ends: the offset after its last character. */
  to(row: number, cell: number): number {
    const end = (this.#rows[row + 1] as number) - 1;
    const at = (this.#rows[row] as number) + 2 + cell;
    return (this.#places[at < end ? at : end] as number) - 1;
  }

  /** '' for cell -1, which stands for a column that the file has not. */
  cell(row: number, cell: number): string {
    return cell === -1 ? '' : this.text.slice(this.from(row, cell), this.to(row, cell));
  }

  withoutFirstRow(): ItemCells {
    return new ItemCells(this.text, this.codes, { places: this.#places, rows: this.#rows.subarray(1) });
  }
}
