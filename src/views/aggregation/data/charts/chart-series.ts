import { readPivotNumber } from '@/domain/format/number';
import { revealedText } from '@/domain/format/text/reveal';
import type { PivotTable } from '../pivot-table';

export type ChartSeries = {
  /** Identifies the series in the document, as Graylog's own console writes it. */
  key: string;
  /** As shown: with hidden characters made visible. */
  name: string;
  /** The name of its metric in the result. */
  metric: string;
  /** The values of its column group. */
  group: readonly string[];
  /** Its column in the table, which has the exact values. */
  column: number;
  values: readonly (number | undefined)[];
};

/** The column group with its metric; with a single metric the group alone is unambiguous. */
function columnName(group: readonly string[], series: string, metrics: number): string {
  if (group.length === 0) return series;
  const name = group.join('-');
  return metrics > 1 ? `${name}-${series}` : name;
}

/** One line or bar stack per column. Rollup columns are skipped, because they sum up the others. */
export function chartSeries(
  { columns, rows }: PivotTable,
  fields: readonly { field: string }[],
  textOf: (field: string, value: string) => string,
): ChartSeries[] {
  const metrics = new Set(columns.map(({ series }) => series)).size;
  const grouped = columns.some(({ group }) => group.length > 0);
  return columns.flatMap((column, i) => {
    if (grouped && column.group.length === 0) return [];
    const { group, series } = column;
    return [
      {
        key: columnName(group, series, metrics),
        name: revealedText(
          columnName(
            group.map((value, at) => textOf(fields[at]?.field ?? '', value)),
            series,
            metrics,
          ),
        ),
        metric: series,
        group,
        column: i,
        values: rows.map(({ values }) => asNumber(values[i])),
      },
    ];
  });
}

/** Charts may lose digits of integers beyond 2^53; tables never do. */
function asNumber(value: unknown): number | undefined {
  const number = readPivotNumber(value);
  return number === undefined ? undefined : Number(number);
}
