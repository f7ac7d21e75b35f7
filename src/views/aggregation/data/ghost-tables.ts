import type { PivotResult } from '@/contract/search';
import type { GhostWindow } from '@/domain/search/formatting/formatting';
import { pivotTable, type PivotShape, type PivotTable } from './pivot-table';

/** The result of an earlier window; undefined if its search failed. */
export type Ghost = { window: GhostWindow; result: PivotResult | undefined };
/** The values of an earlier window, one row for each row of the table of the current window. */
export type GhostTable = {
  window: GhostWindow;
  columns: PivotTable['columns'];
  rows: readonly (PivotTable['rows'][number]['values'] | undefined)[];
};
type Row = PivotTable['rows'][number];
type Aligned = { table: PivotTable; ghosts: readonly GhostTable[] };

/**
 * The tables of earlier windows, row by row beside the current one. On a time axis they are moved by
 * the distance of the windows to the nearest interval, and intervals that only have earlier values
 * are added to the table.
 */
export function alignGhosts(
  table: PivotTable,
  ghosts: readonly Ghost[],
  { shape, from, isTime }: { shape: PivotShape; from: string; isTime: boolean },
): Aligned {
  if (ghosts.length === 0) return { table, ghosts: [] };
  const moved = ghosts.flatMap(({ window, result }) => {
    if (!result) return [];
    const shift = Date.parse(from) - Date.parse(result.effective_timerange.from);
    const own = pivotTable(result, shape);
    return [{ window, shift, table: isTime ? withStarts(own) : own }];
  });
  const keyOf = isTime ? timeKeys(table.rows, moved) : groupKey;
  const byWindow = moved.map(({ window, shift, table: { columns, rows } }) => ({
    window,
    columns,
    byKey: new Map(rows.map((row) => [keyOf(row, shift), row.values])),
  }));
  const all = isTime
    ? withRows(
        table,
        byWindow.flatMap(({ byKey }) => [...byKey.keys()]),
      )
    : table;
  return {
    table: all,
    ghosts: byWindow.map(({ window, columns, byKey }) => ({
      window,
      columns,
      rows: all.rows.map((row) => byKey.get(isTime ? (row.keys[0] ?? '') : groupKey(row))),
    })),
  };
}

/** Without the totals, which are the only row of an empty window. */
const withStarts = (table: PivotTable): PivotTable => ({
  ...table,
  rows: table.rows.filter((row) => Number.isFinite(startOf(row))),
});

const groupKey = ({ keys }: Row): string => JSON.stringify(keys);
const startOf = ({ keys }: Row): number => Date.parse(keys[0] ?? '');

/** Names the interval of the current window in which a moved one falls. */
function timeKeys(
  rows: readonly Row[],
  moved: readonly { shift: number; table: PivotTable }[],
): (row: Row, shift: number) => string {
  const known = rows.filter((row) => Number.isFinite(startOf(row)));
  const names = new Map(known.map((row) => [startOf(row), row.keys[0] ?? '']));
  const starts = [...names.keys()].toSorted((one, other) => one - other);
  const steps = [known, ...moved.map(({ table }) => table.rows)].flatMap((list) =>
    list.slice(1).map((row, i) => startOf(row) - startOf(list[i] ?? row)),
  );
  const step = Math.min(...steps.filter((one) => one > 0));
  const [ghost] = moved;
  const anchor =
    starts[0] ?? (ghost?.table.rows[0] ? startOf(ghost.table.rows[0]) + ghost.shift : 0);
  return (row, shift) => {
    const at = startOf(row) + shift;
    const nearest = nearestOf(starts, at);
    if (nearest !== undefined && Math.abs(nearest - at) <= step / 2)
      return names.get(nearest) ?? '';
    const snapped = Number.isFinite(step) ? anchor + Math.round((at - anchor) / step) * step : at;
    return names.get(snapped) ?? new Date(snapped).toISOString();
  };
}

/** In a sorted list. */
function nearestOf(sorted: readonly number[], wanted: number): number | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [sorted[low - 1], sorted[low]];
  if (before === undefined || after === undefined) return before ?? after;
  return wanted - before <= after - wanted ? before : after;
}

function withRows(table: PivotTable, keys: readonly string[]): PivotTable {
  const known = new Set(table.rows.map((row) => row.keys[0]));
  const added = [...new Set(keys)].filter((key) => !known.has(key));
  if (added.length === 0) return table;
  const rows: Row[] = [
    ...table.rows,
    ...added.map((key) => ({ keys: [key], values: table.columns.map(() => undefined) })),
  ];
  return { ...table, rows: rows.toSorted((one, other) => startOf(one) - startOf(other)) };
}
