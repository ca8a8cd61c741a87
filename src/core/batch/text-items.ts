// Items whose cells stay where they are in the text of items.tsv: a string is made when somebody asks for it. Of 100,000
// rows most cells are looked at once or never, and copying half a million strings about is what collecting garbage costs.
import type { Item } from './item.ts';

/** The cells of an item in a row; -1 where the file has no such column. */
export interface ItemColumns {
  readonly id: number;
  readonly source: number;
  readonly output: number;
  readonly qc: number;
  readonly notes: number;
  /** Further columns. */
  readonly extra: readonly { readonly name: string; readonly cell: number }[];
}

/** Takes rows as `placePlainRows` finds them in `text`, and answers their items. `width`: columns of the header. */
export function openTextItems(
  text: string,
  width: number,
  columns: ItemColumns,
): (starts: readonly number[], line: number) => Item {
  const cells = new CellPlaces(text, width + 1);
  const ItemOfRow = columns.extra.length === 0 ? TextItem : WideTextItem;
  return (starts, line) => new ItemOfRow(cells, columns, cells.add(starts), line);
}

/** Where the cells of all rows start, `stride` numbers a row: missing cells start at the row's end and so are empty. */
class CellPlaces {
  readonly #text: string;
  readonly #stride: number;
  #starts = new Int32Array(1 << 12);
  #used = 0;

  constructor(text: string, stride: number) {
    this.#text = text;
    this.#stride = stride;
  }

  /** Answers the row, for `cell`. */
  add(starts: readonly number[]): number {
    const row = this.#used;
    this.#used += this.#stride;
    if (this.#used > this.#starts.length) this.#grow();
    const end = starts.at(-1) as number;
    for (let cell = 0; cell < this.#stride; cell++) this.#starts[row + cell] = starts[cell] ?? end;
    return row;
  }

  cell(row: number, cell: number): string {
    if (cell === -1) return '';
    const from = this.#starts[row + cell] as number;
    return this.#text.slice(from, Math.max(from, (this.#starts[row + cell + 1] as number) - 1));
  }

  #grow(): void {
    const longer = new Int32Array(this.#starts.length * 2);
    longer.set(this.#starts);
    this.#starts = longer;
  }
}

class TextItem implements Item {
  readonly line: number;
  protected readonly cells: CellPlaces;
  protected readonly columns: ItemColumns;
  protected readonly row: number;

  constructor(cells: CellPlaces, columns: ItemColumns, row: number, line: number) {
    this.cells = cells;
    this.columns = columns;
    this.row = row;
    this.line = line;
  }

  get id(): string {
    return this.cells.cell(this.row, this.columns.id);
  }
  get source(): string {
    return this.cells.cell(this.row, this.columns.source);
  }
  get output(): string {
    return this.cells.cell(this.row, this.columns.output);
  }
  get qc(): string {
    return this.cells.cell(this.row, this.columns.qc);
  }
  get notes(): string {
    return this.cells.cell(this.row, this.columns.notes);
  }
}

class WideTextItem extends TextItem {
  get extra(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.columns.extra.map(({ name, cell }) => [name, this.cells.cell(this.row, cell)]),
    );
  }
}
