import type { TableModel } from './table-model';

/** A cell of the head above several columns. */
export type GroupHead = {
  /** Index of its first value column, and the number of columns. */
  start: number;
  span: number;
  /** The value of the column grouping of this row; undefined for the roll-up columns. */
  value: string | undefined;
};

/**
 * The head rows above those of the metrics: one per column field, outermost first. Adjacent columns
 * with the same values share a cell; the roll-up columns have one cell over all rows.
 */
export function groupHeads({
  columns,
  columnFields,
}: Pick<TableModel, 'columns' | 'columnFields'>) {
  return columnFields.map((_, depth): GroupHead[] => {
    const heads: GroupHead[] = [];
    columns.forEach(({ group, isTotal }, index) => {
      const before = columns[index - 1];
      const continues =
        before !== undefined &&
        before.isTotal === isTotal &&
        before.group.slice(0, depth + 1).every((value, at) => value === group[at]);
      const last = heads.at(-1);
      if (continues && last) last.span += 1;
      else heads.push({ start: index, span: 1, value: isTotal ? undefined : (group[depth] ?? '') });
    });
    return heads;
  });
}
