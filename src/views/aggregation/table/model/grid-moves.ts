/** A cell of the grid with the rows and columns that it spans. */
export type CellSpan = { row: number; rows: number; column: number; columns: number };
export type GridPlace = { row: number; column: number };

export type Grid = {
  rows: number;
  columns: number;
  /** The rows of the head, and those of the body after it. */
  head: number;
  body: number;
  spanAt: (place: GridPlace) => CellSpan;
};

/**
 * Where a key moves the active cell; undefined for other keys. In a cell that spans several rows or
 * columns, the place remembers which of them it came from.
 */
export function movedPlace(
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  at: GridPlace,
  { rows, columns, head, body, spanAt }: Grid,
  page: number,
): GridPlace | undefined {
  const span = spanAt(at);
  const last = { row: rows - 1, column: columns - 1 };
  const bounded = (row: number, column: number): GridPlace =>
    row < 0 || row > last.row || column < 0 || column > last.column ? at : { row, column };
  const paged = (by: number) => ({
    row: Math.max(head, Math.min(Math.max(head, head + body - 1), at.row + by)),
    column: at.column,
  });
  switch (key) {
    case 'ArrowDown':
      return bounded(span.row + span.rows, at.column);
    case 'ArrowUp':
      return bounded(span.row - 1, at.column);
    case 'ArrowRight':
      return bounded(at.row, span.column + span.columns);
    case 'ArrowLeft':
      return bounded(at.row, span.column - 1);
    case 'Home':
      return ctrlKey ? { row: Math.min(head, last.row), column: 0 } : { row: at.row, column: 0 };
    case 'End':
      return ctrlKey ? last : { row: at.row, column: last.column };
    case 'PageDown':
      return paged(page);
    case 'PageUp':
      return paged(-page);
    default:
      return undefined;
  }
}
