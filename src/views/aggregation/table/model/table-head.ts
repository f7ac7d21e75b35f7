import type { SortedColumn } from '@/domain/search/aggregation/table-sort';
import { readMetricFunction } from '@/domain/search/metric-function';
import type { GridPlace } from './grid-moves';
import type { TableModel } from './table-model';

/** What users can do at a head cell. */
export type HeadActions = {
  name: string;
  /** The key or value column whose width changes; undefined for heads above several columns. */
  column: number | undefined;
  sort: SortedColumn | undefined;
  /** A press sorts; otherwise sorting is in the menu, because it is not by the column alone. */
  isSortedAlone: boolean;
  /** The grouping field, if its column can be pinned. */
  pin: string | undefined;
};

/** The actions at a place in the head; undefined where the head only repeats a value. */
export function headActions(
  { keys, columns, columnFields }: TableModel,
  { row, column }: GridPlace,
): HeadActions | undefined {
  const key = keys[column];
  if (row < columnFields.length) {
    const field = key && columnFields[row]?.field;
    return field === undefined
      ? undefined
      : {
          name: field,
          column: undefined,
          sort: { type: 'pivot', field },
          isSortedAlone: true,
          pin: undefined,
        };
  }
  if (key) {
    const { field } = key;
    return { name: field, column, sort: { type: 'pivot', field }, isSortedAlone: true, pin: field };
  }
  const found = columns[column - keys.length];
  if (!found) return undefined;
  // Servers sort by the metric of the whole row, and not by the latest value of a field.
  const isSortable = readMetricFunction(found.written).name !== 'latest';
  return {
    name: found.series,
    column,
    sort: isSortable ? { type: 'series', field: found.written } : undefined,
    isSortedAlone: isSortable && found.group.length === 0,
    pin: undefined,
  };
}
