// manifest.tsv as text: strict reading with every problem at once, and writing byte for byte as the seed tool does.
// Knows nothing of the files around it, nor of claims and records.
import type { Failure, Position } from '../failure.ts';
import { fail, ok, type Result } from '../result.ts';
import { manifestColumns, type ManifestRow, type ShardStatus, shardStatuses } from './manifest-row.ts';
import { maxAttempt } from './record.ts';
import { splitTsvLine } from './tsv-line.ts';

type Column = (typeof manifestColumns)[number];
type Cells = Readonly<Record<Column, string>>;

/** A shard id becomes part of file names, so it must be a plain name. */
const isShardId = (text: string): boolean =>
  // oxlint-disable-next-line no-control-regex
  /^[^\u0000-\u0020\u007f-\u009f/\\.][^\u0000-\u001f\u007f-\u009f/\\]*$/.test(text);
// oxlint-disable-next-line no-control-regex
const isPath = (text: string): boolean => text !== '' && !/[\u0000-\u001f\u007f-\u009f]/.test(text);
const isCount = (text: string): boolean => /^\d{1,15}$/.test(text);
const leavesWorkdir = (path: string): boolean => path.startsWith('/') || /(?:^|\/)\.\.(?:\/|$)/.test(path);

/**
 * The rows of a manifest. `file` is the manifest as the user named it, for positions.
 * Accepts a BOM, CRLF, blank lines and any order of columns; anything that a rewrite would lose or change in meaning is
 * a failure: a cut row, a further column, a doubled shard, an unknown status. No row at all is `manifest-empty`.
 */
export function parseManifest(text: string, file: string): Result<ManifestRow[], Failure> {
  const lines = (text.charCodeAt(0) === 0xfeff ? text.slice(1) : text).split(/\r\n|\n|\r/);
  const headerIndex = lines.findIndex((line) => line !== '');
  const header = splitTsvLine(lines[headerIndex] ?? '');
  if (headerIndex === -1 || header === undefined) return fail({ reason: 'manifest-empty', at: { file } });
  const failures: Failure[] = headerFailures(header, { file, line: headerIndex + 1 });
  if (failures.length > 0) return fail(...failures);

  const places = manifestColumns.map((name) => header.indexOf(name));
  const rows: ManifestRow[] = [];
  const firstLines = new Map<string, number>();
  for (let index = headerIndex + 1; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    const at: Position = { file, line: index + 1 };
    const values = splitTsvLine(line);
    if (values === undefined || values.length !== header.length) {
      failures.push({ reason: 'manifest-row-cut', at, cells: values?.length ?? 0, columns: header.length });
      continue;
    }
    const cells = cellsOf(values, places);
    const problems = cellFailures(cells, (column) => ({
      ...at,
      column: columnOf(values, header.indexOf(column)),
    }));
    const firstLine = firstLines.get(cells.shard_id);
    if (firstLine === undefined) firstLines.set(cells.shard_id, index + 1);
    else
      problems.push({
        reason: 'manifest-shard-twice',
        at,
        shard: cells.shard_id,
        first: { file, line: firstLine },
      });
    failures.push(...problems);
    if (problems.length === 0) rows.push(toRow(cells));
  }
  if (failures.length > 0) return fail(...failures);
  return rows.length === 0 ? fail({ reason: 'manifest-empty', at: { file } }) : ok(rows);
}

/** The manifest's bytes as text: LF, header always, trailing LF, a cell quoted only where it must be. */
export function renderManifest(rows: Iterable<ManifestRow>): string {
  let text = `${manifestColumns.join('\t')}\n`;
  for (const row of rows) text += renderRow(row);
  return text;
}

/** One row with its line end. */
export function renderRow(row: ManifestRow): string {
  return (
    `${quoted(row.shardId)}\t${quoted(row.promptPath)}\t${row.itemCount}\t${quoted(row.firstItem)}\t${quoted(row.lastItem)}` +
    `\t${row.status}\t${quoted(row.logPath)}\t${quoted(row.startedAt)}\t${row.attempt}\n`
  );
}

/** Quoting as Python's csv module has it in its excel-tab dialect: only where a reader would be misled. */
function quoted(cell: string): string {
  return /["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
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

/** The cells of a row; `places`: where each of `manifestColumns` stands in it. */
function cellsOf(values: readonly string[], places: readonly number[]): Cells {
  const at = (column: number): string => values[places[column] ?? -1] ?? '';
  return {
    shard_id: at(0),
    prompt_path: at(1),
    item_count: at(2),
    first_item: at(3),
    last_item: at(4),
    status: at(5),
    log_path: at(6),
    started_at: at(7),
    attempt: at(8),
  };
}

const rules: readonly { column: Column; isRight: (cell: string) => boolean; expected: string }[] = [
  {
    column: 'shard_id',
    isRight: isShardId,
    expected: 'a name without /, \\, a leading dot or control characters',
  },
  {
    column: 'item_count',
    isRight: (cell) => isCount(cell) && Number(cell) > 0,
    expected: 'a whole number from 1',
  },
  { column: 'first_item', isRight: (cell) => cell !== '', expected: 'an item_id' },
  { column: 'last_item', isRight: (cell) => cell !== '', expected: 'an item_id' },
  {
    column: 'status',
    isRight: (cell) => shardStatuses.includes(cell as ShardStatus),
    expected: `one of ${shardStatuses.join(', ')}`,
  },
  {
    column: 'attempt',
    isRight: (cell) => isCount(cell) && Number(cell) <= maxAttempt,
    expected: `a whole number from 0 to ${maxAttempt}`,
  },
  { column: 'prompt_path', isRight: isPath, expected: 'a path' },
  { column: 'log_path', isRight: isPath, expected: 'a path' },
];

function cellFailures(cells: Cells, at: (column: Column) => Position): Failure[] {
  const failures: Failure[] = [];
  for (const { column, isRight, expected } of rules) {
    const value = cells[column];
    if (!isRight(value))
      failures.push({ reason: 'manifest-cell-invalid', at: at(column), column, value, expected });
  }
  for (const column of ['prompt_path', 'log_path'] as const) {
    const path = cells[column];
    if (!leavesWorkdir(path)) continue;
    const shard = cells.shard_id;
    failures.push({ reason: 'manifest-path-escapes', at: at(column), shard, column, path });
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
