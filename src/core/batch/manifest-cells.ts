// The cells of a manifest's row, and what each of them must be. Knows nothing of lines and quotes.
import type { Failure, Position } from '../failure.ts';
import { type manifestColumns, type ShardStatus, shardStatuses } from './manifest-row.ts';
import { maxAttempt } from './record.ts';

export type Column = (typeof manifestColumns)[number];
export type Cells = Readonly<Record<Column, string>>;

// Out here: written where it is used, a pattern is a new object for each cell.
// oxlint-disable-next-line no-control-regex
const shardIdPattern = /^[^\u0000-\u0020\u007f-\u009f/\\.][^\u0000-\u001f\u007f-\u009f/\\]*$/;
// oxlint-disable-next-line no-control-regex
const controlPattern = /[\u0000-\u001f\u007f-\u009f]/;
const countPattern = /^\d{1,15}$/;
const parentPattern = /(?:^|\/)\.\.(?:\/|$)/;

/** A shard id becomes part of file names, so it must be a plain name. */
const isShardId = (text: string): boolean => shardIdPattern.test(text);
const isPath = (text: string): boolean => text !== '' && !controlPattern.test(text);
const isCount = (text: string): boolean => countPattern.test(text);
const leavesWorkdir = (path: string): boolean =>
  path.startsWith('/') || (path.includes('..') && parentPattern.test(path));

/** The cells of a row; `places`: where each of `manifestColumns` stands in it. */
export function cellsOf(values: readonly string[], places: readonly number[]): Cells {
  return {
    shard_id: cellAt(values, places[0]),
    prompt_path: cellAt(values, places[1]),
    item_count: cellAt(values, places[2]),
    first_item: cellAt(values, places[3]),
    last_item: cellAt(values, places[4]),
    status: cellAt(values, places[5]),
    log_path: cellAt(values, places[6]),
    started_at: cellAt(values, places[7]),
    attempt: cellAt(values, places[8]),
  };
}

const cellAt = (values: readonly string[], place = -1): string => values[place] ?? '';

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

/** Whether `cellFailures` has nothing to say, at less cost. */
export function areCellsRight(cells: Cells): boolean {
  const areRight = rules.every(({ column, isRight }) => isRight(cells[column]));
  return areRight && !leavesWorkdir(cells.prompt_path) && !leavesWorkdir(cells.log_path);
}

/** `at`: the place of a column's cell. */
export function cellFailures(cells: Cells, at: (column: Column) => Position): Failure[] {
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
