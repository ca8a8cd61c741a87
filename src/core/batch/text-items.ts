// Items whose cells stay where they are in the text of items.tsv: a string is made when somebody asks for it. Of 100,000
// rows most cells are looked at once or never, and copying half a million strings about is what collecting garbage costs.
import type { ItemCells } from './item-cells.ts';
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

/** An item for each row of `cells`. */
export function textItems(cells: ItemCells, columns: ItemColumns): Item[] {
  const ItemOfRow = itemClass(cells, columns);
  const items: Item[] = [];
  for (let row = 0; row < cells.count; row++) items.push(new ItemOfRow(row));
  return items;
}

/** A class for these very cells: what is the same for all items is not kept 100,000 times. */
function itemClass(cells: ItemCells, columns: ItemColumns): new (row: number) => Item {
  class TextItem implements Item {
    protected readonly row: number;

    constructor(row: number) {
      this.row = row;
    }

    get id(): string {
      return cells.cell(this.row, columns.id);
    }
    get source(): string {
      return cells.cell(this.row, columns.source);
    }
    get output(): string {
      return cells.cell(this.row, columns.output);
    }
    get qc(): string {
      return cells.cell(this.row, columns.qc);
    }
    get notes(): string {
      return cells.cell(this.row, columns.notes);
    }
    get line(): number {
      return cells.line(this.row);
    }
  }
  if (columns.extra.length === 0) return TextItem;
  return class extends TextItem {
    get extra(): Readonly<Record<string, string>> {
      return Object.fromEntries(columns.extra.map(({ name, cell }) => [name, cells.cell(this.row, cell)]));
    }
  };
}
