import { readPivotNumber } from '@/domain/format/number';
import type { PivotTable } from './pivot-table';

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
      const value = values[at];
      const number = typeof value === 'string' ? NaN : Number(readPivotNumber(value) ?? NaN);
      if (number < least) least = number;
      if (number > most) most = number;
    }
  return most < least ? undefined : { least, most };
}
