// What a header and a row of items.tsv must be like, each problem with its place. Knows nothing of how cells were found.
import type { Failure, Position } from '../failure.ts';
import { openFirstSeen } from './first-seen.ts';
import { type Item, requiredColumns } from './item.ts';
import type { ItemColumns } from './text-items.ts';

// Line breaks of any kind and control characters would break prompts, manifests and terminals.
// oxlint-disable-next-line no-control-regex
const unsafeCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/** The same without what separates cells and rows: a file without any of these needs no look at its cells. */
// oxlint-disable-next-line no-control-regex
const unsafeBesideSeparators = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/;

/** False when no cell of a file without quoted cells can hold a control character. */
export function mayHoldUnsafe(text: string): boolean {
  return unsafeBesideSeparators.test(text);
}

export interface RowChecks {
  /** The header without what a spreadsheet may leave empty at its end; those are no columns. */
  readonly columns: readonly string[];
  readonly layout: ItemColumns;
  /** False when the header is not one: rows can't be read. */
  readonly isUsable: boolean;
  /** Notes every problem of a row; its item's place in `items` is `index`. */
  readonly check: (item: Item, index: number, cells: RowCells) => void;
}

export interface RowCells {
  readonly count: number;
  readonly at: (cell: number) => string;
}

export interface RowCheckOptions {
  /** False under --no-json: the qc cell may be empty. */
  readonly isQcRequired: boolean;
  readonly mayBeUnsafe: boolean;
  readonly items: readonly Item[];
  readonly failures: Failure[];
  readonly locateCell: (line: number, cell: number) => Position;
}

/** Checks the header and answers what checks the rows under it; problems go to `failures`. */
export function openRowChecks(
  header: readonly string[],
  headerLine: number,
  options: RowCheckOptions,
): RowChecks {
  const { failures, items, locateCell } = options;
  const columns = header.slice(
    0,
    widthOf(header.length, (cell) => header[cell] ?? ''),
  );
  const isUsable = checkHeader(columns, (cell) => locateCell(headerLine, cell), failures);
  const layout = layoutOf(columns);
  const ids = openFirstSeen((index) => (items[index] as Item).id);

  const check = (item: Item, index: number, cells: RowCells): void => {
    const at = (cell: number): Position => locateCell(item.line, cell);
    const { id, output, qc } = item;
    const count = cells.count > columns.length ? widthOf(cells.count, cells.at) : 0;
    if (count > columns.length) {
      failures.push({
        reason: 'items-row-too-long',
        at: at(columns.length),
        cells: count,
        columns: columns.length,
      });
    }
    const first = ids.add(id, index);
    if (id.trim() === '') failures.push({ reason: 'item-id-empty', at: at(layout.id) });
    else if (first !== undefined) {
      const firstPlace = locateCell((items[first] as Item).line, layout.id);
      failures.push({ reason: 'item-id-duplicate', at: at(layout.id), id, first: firstPlace });
    }
    if (output.trim() === '')
      failures.push({ reason: 'item-path-empty', at: at(layout.output), id, column: 'output' });
    if (qc.trim() === '' && (options.isQcRequired || qc !== ''))
      failures.push({ reason: 'item-path-empty', at: at(layout.qc), id, column: 'qc' });
    if (!options.mayBeUnsafe) return;
    for (const cell of [layout.id, layout.source, layout.output, layout.qc]) {
      if (!unsafeCharacters.test(cells.at(cell))) continue;
      const column = columns[cell] ?? '';
      failures.push({ reason: 'items-control-character', at: at(cell), column, id });
    }
  };
  return { columns, layout, isUsable, check };
}

function layoutOf(columns: readonly string[]): ItemColumns {
  const [id, source, output, qc, notes] = [...requiredColumns, 'notes'].map((name) =>
    columns.indexOf(name),
  ) as [number, number, number, number, number];
  const known = new Set([id, source, output, qc, notes]);
  const extra = columns.map((name, cell) => ({ name, cell })).filter(({ cell }) => !known.has(cell));
  return { id, source, output, qc, notes, extra };
}

function checkHeader(
  columns: readonly string[],
  at: (cell: number) => Position,
  failures: Failure[],
): boolean {
  const missing = requiredColumns.filter((name) => !columns.includes(name));
  if (missing.length > 0)
    failures.push({ reason: 'items-columns-missing', at: at(0), columns: missing, found: columns });
  columns.forEach((column, cell) => {
    if (columns.indexOf(column) !== cell)
      failures.push({ reason: 'items-column-twice', at: at(cell), column });
  });
  return failures.length === 0;
}

/** The number of cells without the empty ones at the end. */
function widthOf(count: number, at: (cell: number) => string): number {
  let width = count;
  while (width > 0 && at(width - 1) === '') width -= 1;
  return width;
}
