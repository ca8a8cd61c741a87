// items.tsv: bytes → items, or every problem of the file at once, each with its place. Knows nothing of other files:
// what a path may be is item-paths.ts, what lies on disk is engine/read-items.ts.
import type { Failure, Position } from '../failure.ts';
import { fail, ok, type Result } from '../result.ts';
import { cellLocator, type ItemTable } from './item-table.ts';
import { type Item, requiredColumns } from './item.ts';
import { hasQuotedCell, splitPlainRows } from './items-plain.ts';
import { decodeUtf8 } from './utf8.ts';

export interface ParseItemsOptions {
  /** False under --no-json: the qc cell may be empty. */
  readonly isQcRequired: boolean;
}

// Line breaks of any kind and control characters would break prompts, manifests and terminals.
// oxlint-disable-next-line no-control-regex
const unsafeCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
/** The same without what separates cells and rows: a file without any of these needs no look at its cells. */
// oxlint-disable-next-line no-control-regex
const unsafeBesideSeparators = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/;

/**
 * Reads strict UTF-8 with or without BOM, LF, CRLF or CR, Excel-style quoting; blank lines are skipped, the first other
 * line is the header, missing cells at a row's end are empty. `file` is the file as the user named it.
 */
export async function parseItems(
  bytes: Uint8Array,
  file: string,
  options: ParseItemsOptions,
): Promise<Result<ItemTable, Failure>> {
  const decoded = decodeUtf8(bytes);
  if (!decoded.ok) {
    return fail({
      reason: 'not-utf8',
      at: { file, line: decoded.line, column: decoded.column },
      role: 'items',
    });
  }
  const text = decoded.text.includes('\r') ? decoded.text.replaceAll(/\r\n?/g, '\n') : decoded.text;
  const locateCell = cellLocator(text, file);
  let reader: RowReader | undefined;
  const failures: Failure[] = [];
  const onRow = (cells: readonly string[], line: number): void => {
    if (reader === undefined)
      reader = openRows(cells, line, { ...options, locateCell, failures, mayBeUnsafe });
    else reader.add(cells, line);
  };
  const isQuoted = hasQuotedCell(text);
  const mayBeUnsafe = isQuoted || unsafeBesideSeparators.test(text);
  if (isQuoted) {
    const { splitQuotedRows } = await import('./items-quoted.ts');
    const quoteFailures = await splitQuotedRows(text, file, onRow);
    if (quoteFailures.length > 0) return fail(...quoteFailures);
  } else {
    splitPlainRows(text, onRow);
  }
  if (reader === undefined) {
    return fail({ reason: 'items-columns-missing', at: { file }, columns: [...requiredColumns], found: [] });
  }
  if (failures.length === 0 && reader.items.length === 0)
    failures.push({ reason: 'items-empty', at: { file } });
  if (failures.length > 0) return { ok: false, failures };
  const { items, columns } = reader;
  return ok({ items, columns, locate: (item, column) => locateCell(item.line, columns.indexOf(column)) });
}

interface RowReader {
  readonly items: Item[];
  readonly columns: readonly string[];
  readonly add: (cells: readonly string[], line: number) => void;
}

interface RowOptions extends ParseItemsOptions {
  readonly locateCell: (line: number, cell: number) => Position;
  readonly failures: Failure[];
  /** False when no cell can hold a control character. */
  readonly mayBeUnsafe: boolean;
}

/** Reads the header and gives back what reads the rows under it; problems go to `failures`. */
function openRows(header: readonly string[], headerLine: number, options: RowOptions): RowReader {
  const { failures, locateCell, mayBeUnsafe } = options;
  // A spreadsheet may leave empty columns at the end; they are no columns.
  const columns = withoutEmptyTail(header);
  const isUsable = checkHeader(columns, (cell) => locateCell(headerLine, cell), failures);
  const items: Item[] = [];
  if (!isUsable) return { items, columns, add: () => {} };

  const [idCell, sourceCell, outputCell, qcCell, notesCell] = [...requiredColumns, 'notes'].map((name) =>
    columns.indexOf(name),
  ) as [number, number, number, number, number];
  const knownCells = new Set([idCell, sourceCell, outputCell, qcCell, notesCell]);
  const extraCells = columns
    .map((name, cell) => ({ name, cell }))
    .filter(({ cell }) => !knownCells.has(cell));
  const extraOf = (cells: readonly string[]) =>
    Object.fromEntries(extraCells.map(({ name, cell }) => [name, cells[cell] ?? '']));
  const firstLines = new Map<string, number>();

  const check = (item: Item, cells: readonly string[]): void => {
    const at = (cell: number): Position => locateCell(item.line, cell);
    const count = cells.length > columns.length ? withoutEmptyTail(cells).length : 0;
    if (count > columns.length) {
      failures.push({
        reason: 'items-row-too-long',
        at: at(columns.length),
        cells: count,
        columns: columns.length,
      });
    }
    const firstLine = firstLines.get(item.id);
    if (firstLine === undefined) firstLines.set(item.id, item.line);
    if (item.id.trim() === '') failures.push({ reason: 'item-id-empty', at: at(idCell) });
    else if (firstLine !== undefined) {
      const first = locateCell(firstLine, idCell);
      failures.push({ reason: 'item-id-duplicate', at: at(idCell), id: item.id, first });
    }
    if (item.output.trim() === '') {
      failures.push({ reason: 'item-path-empty', at: at(outputCell), id: item.id, column: 'output' });
    }
    if (item.qc.trim() === '' && (options.isQcRequired || item.qc !== '')) {
      failures.push({ reason: 'item-path-empty', at: at(qcCell), id: item.id, column: 'qc' });
    }
    if (!mayBeUnsafe) return;
    for (const cell of [idCell, sourceCell, outputCell, qcCell]) {
      if (!unsafeCharacters.test(cells[cell] ?? '')) continue;
      failures.push({
        reason: 'items-control-character',
        at: at(cell),
        column: columns[cell] ?? '',
        id: item.id,
      });
    }
  };

  const add = (cells: readonly string[], line: number): void => {
    const known = {
      id: cells[idCell] ?? '',
      source: cells[sourceCell] ?? '',
      output: cells[outputCell] ?? '',
      qc: cells[qcCell] ?? '',
      notes: cells[notesCell] ?? '',
      line,
    };
    const item: Item = extraCells.length === 0 ? known : { ...known, extra: extraOf(cells) };
    check(item, cells);
    items.push(item);
  };
  return { items, columns, add };
}

function checkHeader(
  columns: readonly string[],
  at: (cell: number) => Position,
  failures: Failure[],
): boolean {
  const missing = requiredColumns.filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    failures.push({ reason: 'items-columns-missing', at: at(0), columns: missing, found: columns });
  }
  columns.forEach((column, cell) => {
    if (columns.indexOf(column) !== cell)
      failures.push({ reason: 'items-column-twice', at: at(cell), column });
  });
  return failures.length === 0;
}

function withoutEmptyTail(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
}
