// A table for people: columns as wide as their widest cell, the last one cut or wrapped to the width that is left.
import type { Style } from './style.ts';
import { fitText, hangText, padText, textWidth } from './text-width.ts';

export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
  /** The last column's cells go on below their beginning instead of being cut. */
  readonly isHung?: boolean;
  /** Colour of a cell, put on after it was cut and padded, so that it can't break the layout. */
  readonly paint?: (text: string, row: number) => string;
}

const gap = '  ';

/**
 * Lines of the table with a dim header, each at most `width` columns wide. Cells must be safe for a terminal.
 * Columns are wider than their share only as long as the last column keeps 12 columns, 20 where it is hung.
 */
export function renderTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  style: Style,
  width: number,
): string[] {
  const last = columns.length - 1;
  const least = columns[last]?.isHung === true ? 20 : 12;
  const widths = columnWidths(columns, rows, width, least);
  const indent = widths.slice(0, last).reduce((sum, size) => sum + size + gap.length, 0);
  const line = (cells: readonly string[], row: number): string => {
    const parts = columns.map((column, index) => {
      const cell = cells[index] ?? '';
      const size = widths[index] ?? 0;
      const shown =
        index < last || column.align === 'right'
          ? padText(cell, size, column.align)
          : column.isHung === true
            ? hangText(cell, width, indent)
            : fitText(cell, size);
      return row < 0 ? style.dim(shown) : (column.paint?.(shown, row) ?? shown);
    });
    return parts.join(gap).trimEnd();
  };
  return [
    line(
      columns.map((column) => column.title),
      -1,
    ),
    ...rows.map((row, index) => line(row, index)),
  ];
}

function columnWidths(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
  leastLast: number,
): number[] {
  const widths = columns.map(({ title }, index) =>
    rows.reduce((widest, row) => Math.max(widest, textWidth(row[index] ?? '')), textWidth(title)),
  );
  const last = widths.length - 1;
  const room = width - gap.length * last;
  const used = widths.slice(0, last).reduce((sum, size) => sum + size, 0);
  const lastWidth = Math.min(widths[last] ?? 0, Math.max(room - used, Math.min(leastLast, room)));
  let surplus = used + lastWidth - room;
  // Too wide: the widest of the other columns give way first.
  while (surplus > 0) {
    const widest = widths
      .slice(0, last)
      .reduce((best, size, index, all) => (size > (all[best] ?? 0) ? index : best), 0);
    const size = widths[widest] ?? 0;
    if (size <= 4 || last === 0) break;
    widths[widest] = size - 1;
    surplus -= 1;
  }
  widths[last] = lastWidth;
  return widths;
}
