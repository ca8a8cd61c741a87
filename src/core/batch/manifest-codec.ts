// manifest.tsv as text: strict reading with every problem at once, and writing byte for byte as the seed tool does.
// Knows nothing of the files around it, nor of claims and records.
import type { Failure, Position } from '../failure.ts';
import { fail, failAll, ok, type Result } from '../result.ts';
import { areCellsRight, cellFailures, type Cells, cellsOf, type Column } from './manifest-cells.ts';
import { manifestColumns, type ManifestRow, type ShardStatus } from './manifest-row.ts';
import { splitTsvLine } from './tsv-line.ts';

const headerLine = `${manifestColumns.join('\t')}\n`;
const quotePattern = /["\t\r\n]/;

/**
 * The rows of a manifest. `file` is the manifest as the user named it, for positions.
 * Accepts a BOM, CRLF, blank lines and any order of columns; anything that a rewrite would lose or change in meaning is
 * a failure: a cut row, a further column, a doubled shard, an unknown status. No row at all is `manifest-empty`.
 */
export function parseManifest(text: string, file: string): Result<ManifestRow[], Failure> {
  const lines = (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text).split(
    text.includes('\r') ? /\r\n|\n|\r/ : '\n',
  );
  const headerIndex = lines.findIndex((line) => line !== '');
  const header = splitTsvLine(lines[headerIndex] ?? '');
  if (headerIndex === -1 || header === undefined) return fail({ reason: 'manifest-empty', at: { file } });
  const failures: Failure[] = headerFailures(header, { file, line: headerIndex + 1 });
  if (failures.length > 0) return failAll(failures);

  const places = manifestColumns.map((name) => header.indexOf(name));
  const rows: ManifestRow[] = [];
  const firstLines = new Map<string, number>();
  for (let index = headerIndex + 1; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    const values = splitTsvLine(line);
    const cells = values?.length === header.length ? cellsOf(values, places) : undefined;
    const first = cells === undefined ? undefined : firstLines.get(cells.shard_id);
    if (cells !== undefined && first === undefined) {
      firstLines.set(cells.shard_id, index + 1);
      if (areCellsRight(cells)) {
        rows.push(toRow(cells));
        continue;
      }
    }
    failures.push(...rowFailures(values, header, { file, line: index + 1 }, first));
  }
  if (failures.length > 0) return failAll(failures);
  return rows.length === 0 ? fail({ reason: 'manifest-empty', at: { file } }) : ok(rows);
}

/** The manifest's bytes as text: LF, header always, trailing LF, a cell quoted only where it must be. */
export function renderManifest(rows: Iterable<ManifestRow>): string {
  const lines = [headerLine];
  for (const row of rows) lines.push(renderRow(row));
  return lines.join('');
}

/**
 * Whether `renderManifest` would write the rows just as this text, from which they were read, has them. In that case it
 * is as long as that: what else a text may have (quotes apart) makes it longer.
 */
export function isAsRendered(text: string, rows: readonly ManifestRow[]): boolean {
  if (!text.startsWith(headerLine) || !text.endsWith('\n') || /["\r]/.test(text)) return false;
  let length = headerLine.length;
  for (const row of rows) {
    const { shardId, promptPath, firstItem, lastItem, status, logPath, startedAt } = row;
    const texts = shardId.length + promptPath.length + firstItem.length + lastItem.length + status.length;
    const numbers = String(row.itemCount).length + String(row.attempt).length;
    length += texts + logPath.length + startedAt.length + numbers + manifestColumns.length;
  }
  return text.length === length;
}

/** One row with its line end. */
export function renderRow(row: ManifestRow): string {
  // Joined, a row is one flat string: 10,000 of them in pieces are what collecting garbage would cost.
  return [
    quoted(row.shardId),
    quoted(row.promptPath),
    row.itemCount,
    quoted(row.firstItem),
    quoted(row.lastItem),
    row.status,
    quoted(row.logPath),
    quoted(row.startedAt),
    `${row.attempt}\n`,
  ].join('\t');
}

/** Quoting as Python's csv module has it in its excel-tab dialect: only where a reader would be misled. */
function quoted(cell: string): string {
  return quotePattern.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function headerFailures(header: readonly string[], at: Position): Failure[] {
  const missing = manifestColumns.filter((name) => !header.includes(name));
  if (missing.length > 0) return [{ reason: 'manifest-columns-missing', at, columns: missing }];
  // A further or doubled column would vanish at the next rewrite, so it is refused rather than dropped.
  return header
    .map((name, index) => ({ name, index }))
    .filter(({ name, index }) => !manifestColumns.includes(name as Column) || header.indexOf(name) !== index)
    .map(({ name, index }) => ({
      reason: 'manifest-cell-invalid',
      at: { ...at, column: columnOf(header, index) },
      column: name,
      value: name,
      expected: `only the columns ${manifestColumns.join(', ')}`,
    }));
}

/** `first`: the line above on which the same shard stands. */
function rowFailures(
  values: readonly string[] | undefined,
  header: readonly string[],
  at: Position,
  first: number | undefined,
): Failure[] {
  if (values?.length !== header.length)
    return [{ reason: 'manifest-row-cut', at, cells: values?.length ?? 0, columns: header.length }];
  const places = manifestColumns.map((name) => header.indexOf(name));
  const cells = cellsOf(values, places);
  const failures = cellFailures(cells, (column) => ({
    ...at,
    column: columnOf(values, header.indexOf(column)),
  }));
  if (first !== undefined) {
    const { file } = at;
    failures.push({
      reason: 'manifest-shard-twice',
      at,
      shard: cells.shard_id,
      first: { file, line: first },
    });
  }
  return failures;
}

function toRow(cells: Cells): ManifestRow {
  return {
    shardId: cells.shard_id,
    promptPath: cells.prompt_path,
    itemCount: Number(cells.item_count),
    firstItem: cells.first_item,
    lastItem: cells.last_item,
    status: cells.status as ShardStatus,
    logPath: cells.log_path,
    startedAt: cells.started_at,
    attempt: Number(cells.attempt),
  };
}

/** 1-based column at which a cell starts; quotes inside earlier cells are counted as they are rendered. */
function columnOf(values: readonly string[], index: number): number {
  return 1 + values.slice(0, index).reduce((sum, value) => sum + quoted(value).length + 1, 0);
}
