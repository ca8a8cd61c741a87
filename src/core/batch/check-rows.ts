// What a header and the rows of items.tsv must be like, each problem with its place. Knows nothing of how cells were found.
import type { Failure, Position } from '../failure.ts';
import { openFirstSeen } from './first-seen.ts';
import type { ItemCells } from './item-cells.ts';
import { requiredColumns } from './item.ts';
import type { ItemColumns } from './text-items.ts';

// Line breaks of any kind and control characters would break prompts, manifests and terminals.
// oxlint-disable-next-line no-control-regex
const unsafeCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

type LocateCell = (line: number, cell: number) => Position;

export interface ItemHeader {
  /** Without what a spreadsheet may leave empty at its end; those are no columns. */
  readonly columns: readonly string[];
  readonly layout: ItemColumns;
  /** Not empty: it is not a header, and rows can't be read. */
  readonly failures: readonly Failure[];
}

/** Reads and checks the header, the first of the rows. */
export function readHeader(cells: ItemCells, locateCell: LocateCell): ItemHeader {
  const width = widthOf(cells, 0);
  const columns = Array.from({ length: width }, (_, cell) => cells.cell(0, cell));
  const at = (cell: number): Position => locateCell(cells.line(0), cell);
  const failures: Failure[] = [];
  const missing = requiredColumns.filter((name) => !columns.includes(name));
  if (missing.length > 0)
    failures.push({ reason: 'items-columns-missing', at: at(0), columns: missing, found: columns });
  columns.forEach((column, cell) => {
    if (columns.indexOf(column) !== cell)
      failures.push({ reason: 'items-column-twice', at: at(cell), column });
  });
  return { columns, layout: layoutOf(columns), failures };
}

export interface RowCheckOptions {
  /** False under --no-json: the qc cell may be empty. */
  readonly isQcRequired: boolean;
  /** False when no cell can hold a control character. */
  readonly mayHoldUnsafe: boolean;
  readonly locateCell: LocateCell;
}

/** Every problem of the rows under the header, row by row. */
export function checkRows(cells: ItemCells, header: ItemHeader, options: RowCheckOptions): Failure[] {
  const { columns, layout } = header;
  const failures: Failure[] = [];
  const textOf = (row: number): string => cells.cell(row, layout.id);
  const ids = openFirstSeen({ count: cells.count, textOf, whole: cells })();
  for (let row = 0; row < cells.count; row++) {
    const first = ids.addAt(row, cells.from(row, layout.id), cells.to(row, layout.id));
    const mayBeWrong =
      first !== undefined ||
      options.mayHoldUnsafe ||
      cells.width(row) > columns.length ||
      isBlank(cells, row, layout.id) ||
      isBlank(cells, row, layout.output) ||
      isBlank(cells, row, layout.qc);
    if (mayBeWrong) failures.push(...problemsOf(cells, row, first, header, options));
  }
  return failures;
}

/** `first`: the row that has the same id already. */
function problemsOf(
  cells: ItemCells,
  row: number,
  first: number | undefined,
  { columns, layout }: ItemHeader,
  { isQcRequired, mayHoldUnsafe, locateCell }: RowCheckOptions,
): Failure[] {
  const failures: Failure[] = [];
  const at = (cell: number): Position => locateCell(cells.line(row), cell);
  const id = cells.cell(row, layout.id);
  const width = widthOf(cells, row);
  if (width > columns.length) {
    failures.push({
      reason: 'items-row-too-long',
      at: at(columns.length),
      cells: width,
      columns: columns.length,
    });
  }
  if (isBlank(cells, row, layout.id)) failures.push({ reason: 'item-id-empty', at: at(layout.id) });
  else if (first !== undefined) {
    const firstPlace = locateCell(cells.line(first), layout.id);
    failures.push({ reason: 'item-id-duplicate', at: at(layout.id), id, first: firstPlace });
  }
  if (isBlank(cells, row, layout.output))
    failures.push({ reason: 'item-path-empty', at: at(layout.output), id, column: 'output' });
  if (isBlank(cells, row, layout.qc) && (isQcRequired || cells.cell(row, layout.qc) !== ''))
    failures.push({ reason: 'item-path-empty', at: at(layout.qc), id, column: 'qc' });
  if (!mayHoldUnsafe) return failures;
  for (const cell of [layout.id, layout.source, layout.output, layout.qc]) {
    if (!unsafeCharacters.test(cells.cell(row, cell))) continue;
    const column = columns[cell] ?? '';
    failures.push({ reason: 'items-control-character', at: at(cell), column, id });
  }
  return failures;
}

function layoutOf(columns: readonly string[]): ItemColumns {
  const [id, source, output, qc, notes] = [...requiredColumns, 'notes'].map((name) =>
    columns.indexOf(name),
  ) as [number, number, number, number, number];
  const known = new Set([id, source, output, qc, notes]);
  const extra = columns.map((name, cell) => ({ name, cell })).filter(({ cell }) => !known.has(cell));
  return { id, source, output, qc, notes, extra };
}

/** Empty, or nothing but white space. Most cells start with something else: one look, and no string. */
function isBlank(cells: ItemCells, row: number, cell: number): boolean {
  const from = cells.from(row, cell);
  const code = from < cells.to(row, cell) ? (cells.codes.bytes[from] as number) : 0;
  return !(code > 0x20 && code < 0x7f) && cells.cell(row, cell).trim() === '';
}

/** The number of a row's cells without the empty ones at the end. */
function widthOf(cells: ItemCells, row: number): number {
  let width = cells.width(row);
  while (width > 0 && cells.from(row, width - 1) === cells.to(row, width - 1)) width -= 1;
  return width;
}
