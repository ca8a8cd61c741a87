// The items of a batch as one value, with the way back to their places in items.tsv. Knows nothing of files.
import type { Position } from '../failure.ts';
import type { ItemCells } from './item-cells.ts';
import type { Item } from './item.ts';
import type { ItemColumns } from './text-items.ts';

export interface ItemTable {
  readonly items: readonly Item[];
  /** The header's names, in file order. */
  readonly columns: readonly string[];
  /** The same items as rows of cells, for whoever looks at all of them: the row is the item's index. */
  readonly cells: ItemCells;
  readonly layout: ItemColumns;
  /** Where an item's cell starts; for messages only, so it may be slow. */
  readonly locate: (item: Item, column: string) => Position;
}

/**
 * Finds cells in the text of items.tsv (line ends already LF). The index of lines is built at the first question, so a
 * good file pays nothing for it.
 */
export function cellLocator(text: string, file: string): (rowLine: number, cellIndex: number) => Position {
  let lineStarts: number[] | undefined;
  return (rowLine, cellIndex) => {
    lineStarts ??= startsOfLines(text);
    let line = rowLine;
    let lineStart = lineStarts[rowLine - 1] ?? 0;
    let offset = lineStart;
    for (let cell = 0; cell < cellIndex; cell++) {
      const end = endOfCell(text, offset);
      if (text[end] !== '\t') break;
      offset = end + 1;
    }
    for (let next = lineStarts[line]; next !== undefined && next <= offset; next = lineStarts[++line])
      lineStart = next;
    return { file, line, column: offset - lineStart + 1 };
  };
}

function startsOfLines(text: string): number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

function endOfCell(text: string, start: number): number {
  let from = start;
  if (text[start] === '"') {
    from = start + 1;
    for (let quote = text.indexOf('"', from); quote !== -1; quote = text.indexOf('"', from)) {
      from = quote + (text[quote + 1] === '"' ? 2 : 1);
      if (text[quote + 1] !== '"') break;
    }
  }
  while (from < text.length && text[from] !== '\t' && text[from] !== '\n') from += 1;
  return from;
}
