// A table for people: columns as wide as their widest cell, the last one cut to the width that is left.
import type { Style } from './style.ts';
import { fitText, padText, textWidth } from './text-width.ts';

export interface Column {
  readonly title: string;
  readonly align?: 'left' | 'right';
  /** Colour of a cell, put on after it was cut and padded, so that it can't break the layout. */
  readonly paint?: (text: string, row: number) => string;
}

const gap = '  ';

/**
 * Lines of the table with a dim header, each at most `width` columns wide. Cells must be safe for a terminal.
 * Columns are wider than their share only as long as the last column keeps 12 columns.
 */
export function renderTable(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  style: Style,
  width: number,
): string[] {
  const widths = columnWidths(columns, rows, width);
  const line = (cells: readonly string[], row: number): string => {
    const parts = columns.map((column, index) => {
      const cell = cells[index] ?? '';
      const isLast = index === columns.length - 1;
      const size = widths[index] ?? 0;
      const shown =
        isLast && column.align !== 'right' ? fitText(cell, size) : padText(cell, size, column.align);
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
): number[] {
  const widths = columns.map(({ title }, index) =>
    rows.reduce((widest, row) => Math.max(widest, textWidth(row[index] ?? '')), textWidth(title)),
  );
  const last = widths.length - 1;
  const room = width - gap.length * last;
  const used = widths.slice(0, last).reduce((sum, size) => sum + size, 0);
  const lastWidth = Math.min(widths[last] ?? 0, Math.max(room - used, Math.min(12, room)));
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
