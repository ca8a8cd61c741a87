// items.tsv: bytes → items, or every problem of the file at once, each with its place. Knows nothing of other files:
// what a path may be is item-paths.ts, what lies on disk is engine/read-items.ts.
import type { Failure } from '../failure.ts';
import { fail, failAll, ok, type Result } from '../result.ts';
import { asciiCodes } from './ascii-codes.ts';
import { checkRows, readHeader } from './check-rows.ts';
import { ItemCells, NumberList } from './item-cells.ts';
import { cellLocator, type ItemTable } from './item-table.ts';
import { requiredColumns } from './item.ts';
import { placePlainRows } from './items-plain.ts';
import { textItems } from './text-items.ts';
import { decodeUtf8 } from './utf8.ts';

export interface ParseItemsOptions {
  /** False under --no-json: the qc cell may be empty. */
  readonly isQcRequired: boolean;
}

/** All rows of a file, the header too. */
interface FoundRows {
  readonly cells: ItemCells;
  readonly mayHoldUnsafe: boolean;
}

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
    const at = { file, line: decoded.line, column: decoded.column };
    return fail({ reason: 'not-utf8', at, role: 'items' });
  }
  const hasCr = decoded.text.includes('\r');
  const text = hasCr ? decoded.text.replaceAll(/\r\n?/g, '\n') : decoded.text;
  const found = await findRows(text, hasCr ? new TextEncoder().encode(text) : bytes, file);
  if (!found.ok) return found;
  const { cells: rows, mayHoldUnsafe } = found.value;
  if (rows.count === 0) {
    return fail({ reason: 'items-columns-missing', at: { file }, columns: [...requiredColumns], found: [] });
  }
  const locateCell = cellLocator(text, file);
  const header = readHeader(rows, locateCell);
  if (header.failures.length > 0) return failAll(header.failures);
  const { columns, layout } = header;
  const cells = rows.withoutFirstRow();
  if (cells.count === 0) return fail({ reason: 'items-empty', at: { file } });
  const failures = checkRows(cells, header, { ...options, mayHoldUnsafe, locateCell });
  if (failures.length > 0) return { ok: false, failures };
  return ok({
    items: textItems(cells, layout),
    columns,
    cells,
    layout,
    locate: (item, column) => locateCell(item.line, columns.indexOf(column)),
  });
}

/** `text`, with LF line ends, is what `bytes` say. Failures: those of wrong quotes. */
async function findRows(text: string, bytes: Uint8Array, file: string): Promise<Result<FoundRows, Failure>> {
  const codes = asciiCodes(text, bytes);
  const plain = placePlainRows(codes);
  if (plain !== undefined)
    return ok({ cells: new ItemCells(text, codes, plain), mayHoldUnsafe: plain.mayHoldUnsafe });
  const { splitQuotedRows } = await import('./items-quoted.ts');
  const pieces: string[] = [];
  const places = new NumberList(text.length >> 4);
  const rows = new NumberList(text.length >> 4);
  let next = 0;
  rows.push(0);
  const failures = await splitQuotedRows(text, file, (cells, line) => {
    places.push(line);
    for (const cell of cells) {
      places.push(next);
      next += cell.length + 1;
    }
    places.push(next);
    rows.push(places.length);
    pieces.push(cells.join('\t'));
  });
  if (failures.length > 0) return { ok: false, failures };
  const unquoted = pieces.join('\t');
  const placed = { places: places.all(), rows: rows.all() };
  const cells = new ItemCells(unquoted, asciiCodes(unquoted, new TextEncoder().encode(unquoted)), placed);
  return ok({ cells, mayHoldUnsafe: true });
}
