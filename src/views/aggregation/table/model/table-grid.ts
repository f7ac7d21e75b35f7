import type { GroupHead } from './head-cells';
import type { CellSpan, Grid } from './grid-moves';
import { runAt, type TableModel } from './table-model';

/** The table as a grid of cells: head rows, groups, and the roll-up row. */
export function tableGrid(model: TableModel, heads: readonly (readonly GroupHead[])[]): Grid {
  const { keys, columns, rows, runs, totals } = model;
  const head = heads.length + 1;
  const body = rows.length;
  return {
    rows: head + body + (totals ? 1 : 0),
    columns: keys.length + columns.length,
    head,
    body,
    spanAt: ({ row, column }): CellSpan => {
      const plain = { row, rows: 1, column, columns: 1 };
      const isKey = column < keys.length;
      if (row < head - 1) {
        if (isKey) return { ...plain, column: 0, columns: keys.length };
        const at = column - keys.length;
        const found = heads[row]?.find(({ start, span }) => at >= start && at < start + span);
        if (!found) return plain;
        const across = { column: keys.length + found.start, columns: found.span };
        return found.value === undefined
          ? { ...across, row: 0, rows: head - 1 }
          : { ...plain, ...across };
      }
      if (!isKey || row === head - 1) return plain;
      if (row >= head + body) return { ...plain, column: 0, columns: keys.length };
      const { first, length } = runAt(runs[column], row - head, body);
      return { ...plain, row: head + first, rows: length };
    },
  };
}
