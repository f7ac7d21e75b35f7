import type { PivotResult, PivotRow, PivotValue } from '@/contract/search';
import { readPivotNumber } from '@/domain/format/number';

/** A value column: one metric, of the whole row or of one column group. */
export type PivotColumn = {
  /** The values of the column groups; empty for a metric of the whole row. */
  group: readonly string[];
  /** The custom name of the metric, or else its function: `avg(took_ms)`. */
  series: string;
};
export type PivotTable = {
  columns: readonly PivotColumn[];
  rows: readonly { keys: readonly string[]; values: readonly PivotValue['value'][] }[];
};
export type PivotShape = {
  /** Names of the metrics, in order. */
  series: readonly string[];
  hasColumns: boolean;
  /** Whether the result has metrics of the whole row beside the column groups. */
  rollup: boolean;
};

/**
 * Turns a pivot result into a table: row groups as rows, column groups and metrics as columns.
 * Column groups are sorted by name, because the server orders them per row and colours should not
 * change with the values.
 */
export function pivotTable(
  { rows }: Pick<PivotResult, 'rows'>,
  { series, hasColumns, rollup }: PivotShape,
): PivotTable {
  // Without row groups the totals are the only row.
  const leaves = rows.filter(
    ({ source, key }) =>
      source === 'leaf' || (key.length === 0 && !rows.some((row) => row.source === 'leaf')),
  );
  const groups = hasColumns ? groupsOf(leaves) : [];
  const ofGroups = groups.flatMap((group) =>
    series.map((id): PivotColumn => ({ group, series: id })),
  );
  const ofRows =
    !hasColumns || rollup ? series.map((id): PivotColumn => ({ group: [], series: id })) : [];
  const columns = [...ofRows, ...ofGroups];
  const places = new Map(
    columns.map(({ group, series: id }, at) => [`${keyOf(group, group.length)}${id}`, at]),
  );
  return {
    columns,
    rows: leaves.map(({ key, values }) => ({
      keys: key,
      values: valuesOf(values, places, columns.length),
    })),
  };
}

/** A text for the first values of a key, the same only for the same values. */
function keyOf(key: readonly string[], count: number): string {
  let text = '';
  for (let at = 0; at < count; at += 1) {
    const value = key[at] ?? '';
    text += `${value.length} ${value}`;
  }
  return text;
}

function groupsOf(rows: readonly PivotRow[]): (readonly string[])[] {
  const groups = new Map<string, readonly string[]>();
  for (const { values } of rows) {
    for (const { source, key } of values) {
      if (source !== 'col-leaf') continue;
      const text = keyOf(key, key.length - 1);
      if (!groups.has(text)) groups.set(text, key.slice(0, -1));
    }
  }
  return [...groups.values()].toSorted(byNames);
}

const names = new Intl.Collator(undefined, { numeric: true });

function byNames(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((part, i) => part !== other[i]);
  return differs < 0 ? 0 : names.compare(one[differs] ?? '', other[differs] ?? '');
}

function valuesOf(
  values: readonly PivotValue[],
  places: ReadonlyMap<string, number>,
  count: number,
): PivotValue['value'][] {
  const found = Array.from({ length: count }, (): PivotValue['value'] => undefined);
  for (const { key, value } of values) {
    const place = places.get(`${keyOf(key, key.length - 1)}${key.at(-1) ?? ''}`);
    if (place !== undefined) found[place] = value;
  }
  return found;
}

export type ValueExtent = { least: number; most: number };

/**
 * The least and the greatest value of metrics in a table, without the totals of column groups;
 * undefined if they have no numbers.
 */
export function valueExtent(
  { columns, rows }: PivotTable,
  metrics: readonly string[],
): ValueExtent | undefined {
  const hasGroups = columns.some(({ group }) => group.length > 0);
  const wanted = columns.flatMap(({ group, series }, at) =>
    metrics.includes(series) && group.length > 0 === hasGroups ? [at] : [],
  );
  let [least, most] = [Infinity, -Infinity];
  for (const { values } of rows)
    for (const at of wanted) {
      const number = Number(readPivotNumber(values[at]) ?? NaN);
      if (number < least) least = number;
      if (number > most) most = number;
    }
  return most < least ? undefined : { least, most };
}
