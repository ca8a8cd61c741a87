// Rows of an items.tsv with quoted cells: csv-parse splits them, a scan over the quotes finds what a lenient parser
// would swallow. csv-parse names the line on which the file ends, a person needs the one on which the quote began.
import type { Failure } from '../failure.ts';
import { placeOf } from '../text-place.ts';

/** A quoted cell that spans lines: offsets of its two quotes. */
interface TallCell {
  readonly open: number;
  readonly close: number;
}

/** Called for each row that is not blank, with the 1-based line on which it starts. */
export type OnRow = (cells: readonly string[], line: number) => void;

/** Splits `text` (LF line ends) into rows, or says which quotes make that unsafe; then `onRow` was not called. */
export async function splitQuotedRows(text: string, file: string, onRow: OnRow): Promise<Failure[]> {
  const { failures, tallCells } = scanQuotes(text, file);
  // Once a quote is wrong, no later row can be trusted.
  if (failures.length > 0) return failures;
  const { parse } = await import('csv-parse/sync');
  let swallowed: Failure[] | undefined;
  parse(text, {
    delimiter: '\t',
    recordDelimiter: '\n',
    quote: '"',
    escape: '"',
    // A quote inside a cell that doesn't start with one is literal; the scan has refused every other stray quote.
    relaxQuotes: true,
    relaxColumnCount: true,
    skipEmptyLines: true,
    // Rows go on one by one; answering null keeps the parser from collecting 100,000 of them.
    onRecord: (record: string[], { lines }: { readonly lines: number }) => {
      swallowed ??= swallowedRows(text, file, record.length, tallCells);
      const innerLines = record.reduce((sum, cell) => sum + countLineEnds(cell), 0);
      if (swallowed.length === 0) onRow(record, lines - innerLines);
      return null;
    },
  });
  return swallowed ?? [];
}

function scanQuotes(text: string, file: string): { failures: Failure[]; tallCells: TallCell[] } {
  const failures: Failure[] = [];
  const tallCells: TallCell[] = [];
  const cellStart = /(?:^|[\t\n])"/g;
  while (cellStart.exec(text) !== null) {
    const open = cellStart.lastIndex - 1;
    const close = closingQuote(text, open);
    if (close === undefined) {
      failures.push({ reason: 'items-quote-open', at: { file, ...placeOf(text, open) } });
      break;
    }
    const next = text[close + 1];
    if (next !== undefined && next !== '\t' && next !== '\n') {
      const stray = /[^\t\n]*/y;
      stray.lastIndex = close + 1;
      const [strayText = ''] = stray.exec(text) ?? [];
      failures.push({
        reason: 'items-quote-misplaced',
        at: { file, ...placeOf(text, close) },
        text: strayText,
      });
    }
    const lineEnd = text.indexOf('\n', open);
    if (lineEnd !== -1 && lineEnd < close) tallCells.push({ open, close });
    cellStart.lastIndex = close + 1;
  }
  return { failures, tallCells };
}

function closingQuote(text: string, open: number): number | undefined {
  let quote = text.indexOf('"', open + 1);
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  return quote === -1 ? undefined : quote;
}

/** Cells that hold whole rows: a lone quote at the start of a note and another one further down look just like that. */
function swallowedRows(
  text: string,
  file: string,
  columns: number,
  tallCells: readonly TallCell[],
): Failure[] {
  if (columns < 2) return [];
  return tallCells.flatMap(({ open, close }) => {
    const innerLines = text.slice(text.indexOf('\n', open) + 1, close).split('\n');
    const rows = innerLines.filter((line) => line.split('\t').length >= columns).length;
    return rows === 0
      ? []
      : [{ reason: 'items-rows-swallowed', at: { file, ...placeOf(text, open) }, rows } as const];
  });
}

function countLineEnds(cell: string): number {
  return cell.includes('\n') ? cell.split('\n').length - 1 : 0;
}
