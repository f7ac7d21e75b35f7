import type { SortItem } from '../widgets/widget';

/** What a column of a table sorts by: the field of a grouping, or a metric by its function. */
export type SortedColumn = Pick<SortItem, 'type' | 'field'>;
export type ColumnSort = {
  direction: SortItem['direction'];
  /** 1 for the column that is sorted by first. */
  order: number;
};

const isOf =
  ({ type, field }: SortedColumn) =>
  (item: SortItem): boolean =>
    item.type === type && item.field === field;

/** How a table is sorted by a column; undefined if it is not. */
export function columnSort(
  sort: readonly SortItem[],
  column: SortedColumn,
): ColumnSort | undefined {
  const index = sort.findIndex(isOf(column));
  const item = sort[index];
  return item && { direction: item.direction, order: index + 1 };
}

/** A table sorted by a column; `add` keeps the other columns. Undefined removes the column. */
export function withColumnSort(
  sort: readonly SortItem[],
  column: SortedColumn,
  direction: SortItem['direction'] | undefined,
  add: boolean,
): SortItem[] {
  const before = sort.find(isOf(column));
  const item = direction && { ...before, type: column.type, field: column.field, direction };
  if (!add) return item ? [item] : [];
  if (!before) return item ? [...sort, item] : [...sort];
  return sort.flatMap((one) => (one !== before ? [one] : item ? [item] : []));
}

/** The sort after a press on the head of a column: ascending, then descending, then none. */
export function cycledSort(
  sort: readonly SortItem[],
  column: SortedColumn,
  add: boolean,
): SortItem[] {
  const current = columnSort(sort, column)?.direction;
  const next =
    current === undefined ? 'Ascending' : current === 'Ascending' ? 'Descending' : undefined;
  return withColumnSort(sort, column, next, add);
}
