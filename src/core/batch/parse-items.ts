// items.tsv: bytes → items, or every problem of the file at once, each with its place. Knows nothing of other files:
// what a path may be is item-paths.ts, what lies on disk is engine/read-items.ts.
import type { Failure } from '../failure.ts';
import { fail, ok, type Result } from '../result.ts';
import { mayHoldUnsafe, openRowChecks, type RowChecks } from './check-rows.ts';
import { cellLocator, type ItemTable } from './item-table.ts';
import { type Item, requiredColumns } from './item.ts';
import { hasQuotedCell, placePlainRows } from './items-plain.ts';
import { openTextItems } from './text-items.ts';
import { decodeUtf8 } from './utf8.ts';

export interface ParseItemsOptions {
  /** False under --no-json: the qc cell may be empty. */
  readonly isQcRequired: boolean;
}

/** Reads the rows of a text: the first is the header, each other one becomes an item. */
interface Reading {
  readonly items: Item[];
  /** Takes the header; undefined when it is not usable. */
  readonly open: (header: readonly string[], line: number) => RowChecks | undefined;
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
  const text = decoded.text.includes('\r') ? decoded.text.replaceAll(/\r\n?/g, '\n') : decoded.text;
  const locateCell = cellLocator(text, file);
  const items: Item[] = [];
  const failures: Failure[] = [];
  const isQuoted = hasQuotedCell(text);
  const mayBeUnsafe = isQuoted || mayHoldUnsafe(text);
  let columns: readonly string[] | undefined;
  const open: Reading['open'] = (header, line) => {
    const checks = openRowChecks(header, line, { ...options, mayBeUnsafe, items, failures, locateCell });
    columns = checks.columns;
    return checks.isUsable ? checks : undefined;
  };
  const quoteFailures = isQuoted ? await readQuoted(text, file, { items, open }) : [];
  if (quoteFailures.length > 0) return fail(...quoteFailures);
  if (!isQuoted) readPlain(text, { items, open });
  if (columns === undefined) {
    return fail({ reason: 'items-columns-missing', at: { file }, columns: [...requiredColumns], found: [] });
  }
  if (failures.length === 0 && items.length === 0) failures.push({ reason: 'items-empty', at: { file } });
  if (failures.length > 0) return { ok: false, failures };
  const known = columns;
  return ok({ items, columns, locate: (item, column) => locateCell(item.line, known.indexOf(column)) });
}

function readPlain(text: string, { items, open }: Reading): void {
  let isOpen = false;
  let checks: RowChecks | undefined;
  let itemOf: ReturnType<typeof openTextItems> | undefined;
  placePlainRows(text, (starts, line) => {
    const at = (cell: number): string => text.slice(starts[cell], (starts[cell + 1] ?? 1) - 1);
    const count = starts.length - 1;
    if (!isOpen) {
      isOpen = true;
      checks = open(
        Array.from({ length: count }, (_, cell) => at(cell)),
        line,
      );
      if (checks !== undefined) itemOf = openTextItems(text, checks.columns.length, checks.layout);
      return;
    }
    if (checks === undefined || itemOf === undefined) return;
    const item = itemOf(starts, line);
    items.push(item);
    checks.check(item, items.length - 1, { count, at });
  });
}

async function readQuoted(text: string, file: string, { items, open }: Reading): Promise<Failure[]> {
  const { splitQuotedRows } = await import('./items-quoted.ts');
  let isOpen = false;
  let checks: RowChecks | undefined;
  return splitQuotedRows(text, file, (cells, line) => {
    if (!isOpen) {
      isOpen = true;
      checks = open(cells, line);
      return;
    }
    if (checks === undefined) return;
    const item = itemOfCells(cells, line, checks.layout);
    items.push(item);
    checks.check(item, items.length - 1, { count: cells.length, at: (cell) => cells[cell] ?? '' });
  });
}

function itemOfCells(cells: readonly string[], line: number, layout: RowChecks['layout']): Item {
  const at = (cell: number): string => cells[cell] ?? '';
  const item = {
    id: at(layout.id),
    source: at(layout.source),
    output: at(layout.output),
    qc: at(layout.qc),
    notes: at(layout.notes),
    line,
  };
  if (layout.extra.length === 0) return item;
  return { ...item, extra: Object.fromEntries(layout.extra.map(({ name, cell }) => [name, at(cell)])) };
}
