import type { PivotResult, PivotRow, PivotValue } from '@/contract/search';
import { readPivotNumber } from '@/domain/format/number';
import { columnSort } from '@/domain/search/aggregation/table-sort';
import { readMetricFunction } from '@/domain/search/metric-function';
import type { AggregationConfig, Pivot } from '@/domain/search/widgets/widget';
import { fieldsOf } from '../../data/aggregation-view';

export type KeyColumn = { field: string; isTime: boolean };
/** A metric, of the whole row or of one column group. */
export type ValueColumn = {
  /** Identifies its values in a row. */
  key: string;
  /** The values of the column groupings; empty for a metric of the whole row. */
  group: readonly string[];
  /** The name of the metric, and the function that servers sort by. */
  series: string;
  written: string;
  isTotal: boolean;
  /** Latest values of a field with texts. */
  isText: boolean;
};
/** The smallest and the largest number of a column; both count 0. */
export type Extent = { least: number; most: number };

type TableConfig = Pick<
  AggregationConfig,
  'rowPivots' | 'columnPivots' | 'series' | 'sort' | 'rollup'
>;

export type TableModel = {
  keys: readonly KeyColumn[];
  /** The fields of the column groupings, outermost first. */
  columnFields: readonly KeyColumn[];
  columns: readonly ValueColumn[];
  rows: readonly PivotRow[];
  /** The roll-up row. */
  totals: PivotRow | undefined;
  /**
   * By key column, the first rows of its runs, whose value is shown once. The columns of the
   * innermost grouping have none: each row shows its value.
   */
  runs: readonly (readonly number[] | undefined)[];
  /** By column key, over all rows without the totals. */
  extents: ReadonlyMap<string, Extent>;
};

/**
 * A pivot result as a table: row groups as rows, column groups and metrics as columns. Reads each
 * value once; the values of a row are found when it is shown.
 */
export function tableModel(
  { rows: all }: Pick<PivotResult, 'rows'>,
  config: TableConfig,
): TableModel {
  const keys = fieldsOf(config.rowPivots);
  const columnFields = fieldsOf(config.columnPivots);
  const rows = keys.length > 0 ? all.filter(({ source }) => source === 'leaf') : all.slice(0, 1);
  const { groups, extents } = readValues(rows);
  const isGrouped = columnFields.length > 0;
  const metrics = new Map(
    config.series.map((one) => [one.config.name || one.function, one.function]),
  );
  const ofGroup = (group: readonly string[], isTotal: boolean) =>
    [...metrics].map(([series, written]): ValueColumn => {
      const key = keyOf([...group, series]);
      const { least = 0, most = 0 } = extents.get(key) ?? {};
      const isText = readMetricFunction(written).name === 'latest' && least === most;
      return { key, group, series, written, isTotal, isText };
    });
  return {
    keys,
    columnFields,
    columns: [
      ...(isGrouped ? inOrder(groups, columnFields, config.sort) : []).flatMap((group) =>
        ofGroup(group, false),
      ),
      ...(!isGrouped || config.rollup ? ofGroup([], isGrouped) : []),
    ],
    rows,
    totals:
      config.rollup && keys.length > 0 && metrics.size > 0
        ? all.find(({ source, key }) => source !== 'leaf' && key.length === 0)
        : undefined,
    runs: runsOf(rows, config.rowPivots),
    extents,
  };
}

/** Most values have a single key part, which needs no escaping. */
const keyOf = (parts: readonly string[]): string =>
  parts.length === 1 && parts[0] !== undefined ? parts[0] : JSON.stringify(parts);

/** The column groups of all rows, and the extents of all columns. */
function readValues(rows: readonly PivotRow[]) {
  const groups = new Map<string, readonly string[]>();
  const extents = new Map<string, Extent>();
  for (const { values } of rows) {
    for (const { key, value, source } of values) {
      const name = keyOf(key);
      const number = Number(readPivotNumber(value) ?? 0);
      const extent = extents.get(name);
      if (extent) {
        if (number < extent.least) extent.least = number;
        else if (number > extent.most) extent.most = number;
        continue;
      }
      extents.set(name, { least: Math.min(0, number), most: Math.max(0, number) });
      const group = key.slice(0, -1);
      if (source === 'col-leaf') groups.set(keyOf(group), group);
    }
  }
  return { groups: [...groups.values()], extents };
}

const names = new Intl.Collator(undefined, { numeric: true });

/**
 * Servers order column groups per row, by values. Here they are ordered by name, descending where
 * the table is sorted so.
 */
function inOrder(
  groups: readonly (readonly string[])[],
  fields: readonly KeyColumn[],
  sort: AggregationConfig['sort'],
): (readonly string[])[] {
  const signs = fields.map(({ field }) =>
    columnSort(sort, { type: 'pivot', field })?.direction === 'Descending' ? -1 : 1,
  );
  return groups.toSorted((one, other) => {
    const differs = one.findIndex((part, depth) => part !== other[depth]);
    return differs < 0
      ? 0
      : (signs[differs] ?? 1) * names.compare(one[differs] ?? '', other[differs] ?? '');
  });
}

function runsOf(rows: readonly PivotRow[], pivots: readonly Pivot[]): TableModel['runs'] {
  const depths = pivots.flatMap((pivot) => (pivot.type === 'foreign' ? [] : [pivot.fields.length]));
  let end = 0;
  return depths.flatMap((count, at) => {
    end += count;
    const shared = at < depths.length - 1 ? firstRows(rows, end) : undefined;
    return Array.from({ length: count }, () => shared);
  });
}

/** The rows whose first `count` key parts are not those of the row before. */
function firstRows(rows: readonly PivotRow[], count: number): number[] {
  const found: number[] = [];
  rows.forEach(({ key }, row) => {
    const before = rows[row - 1]?.key;
    for (let at = 0; at < count; at += 1) {
      if (before && before[at] === key[at]) continue;
      found.push(row);
      return;
    }
  });
  return found;
}

/** The run of a row: its first row, and how many rows it has. */
export function runAt(
  runs: readonly number[] | undefined,
  row: number,
  count: number,
): { first: number; length: number } {
  if (!runs) return { first: row, length: 1 };
  let [low, high] = [0, runs.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((runs[middle] ?? 0) <= row) low = middle;
    else high = middle - 1;
  }
  const first = runs[low] ?? row;
  return { first, length: (runs[low + 1] ?? count) - first };
}

/** The value of a row in a column; undefined if there is none. */
export const valueAt = (row: PivotRow, { key }: ValueColumn): PivotValue['value'] => {
  let found = valuesOfRows.get(row);
  if (!found) {
    found = new Map(row.values.map((one) => [keyOf(one.key), one.value]));
    valuesOfRows.set(row, found);
  }
  return found.get(key);
};

const valuesOfRows = new WeakMap<PivotRow, ReadonlyMap<string, PivotValue['value']>>();
