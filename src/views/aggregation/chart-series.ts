import { readPivotNumber } from '@/domain/format/number';
import { groupName } from '@/shared/message/text/group-name';
import type { PivotColumn, PivotTable } from './pivot-table';

export type ChartSeries = { name: string; values: readonly (number | undefined)[] };

/** A column group and its metric by name; where there is one metric only, the group says enough. */
function columnName({ group, series }: PivotColumn, metrics: number): string {
  if (group.length === 0) return series;
  const name = group.map(groupName).join('-');
  return metrics > 1 ? `${name}-${series}` : name;
}

/** A line or a stack of bars for each column; whole rows are no part of what they sum up. */
export function chartSeries({ columns, rows }: PivotTable): ChartSeries[] {
  const metrics = new Set(columns.map(({ series }) => series)).size;
  const grouped = columns.some(({ group }) => group.length > 0);
  return columns.flatMap((column, i) => {
    if (grouped && column.group.length === 0) return [];
    return [
      { name: columnName(column, metrics), values: rows.map(({ values }) => asNumber(values[i])) },
    ];
  });
}

/** What is drawn is a picture: an integer of any length may lose digits here, never in a table. */
function asNumber(value: unknown): number | undefined {
  const number = readPivotNumber(value);
  return number === undefined ? undefined : Number(number);
}
