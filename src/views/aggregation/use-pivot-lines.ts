import { useMemo } from 'react';
import { markOf } from '@/domain/search/drill-down/mark';
import { formattingOf } from '@/domain/search/formatting/formatting';
import { useGroupText } from '@/shared/message/values/use-group-text';
import { t } from '@/shared/texts/t';
import type { OpenMark } from '@/views/drill-down/MarkSpot';
import { fieldsOf, shapeOf, type AggregationViewProps } from './data/aggregation-view';
import { chartName } from './data/charts/chart-name';
import { chartSeries, type ChartSeries } from './data/charts/chart-series';
import { formatsOf, type FormatOf } from './data/metric-formats';
import { pivotTable, type PivotTable } from './data/pivot-table';
import { rowNames } from './data/row-names';

type Shown = Pick<AggregationViewProps, 'result' | 'config' | 'range' | 'zone'>;

export type PivotLines = {
  table: PivotTable;
  /** One for each column of the table, with a value for each row. */
  lines: readonly ChartSeries[];
  names: readonly string[];
  formatOf: FormatOf;
  /** The menu of a value. */
  menuOf: (row: number, line: ChartSeries | undefined, name: string) => Omit<OpenMark, 'at'>;
};

/** What charts without a time axis draw: the rows of the result, and a line for each column. */
export function usePivotLines({ result, config, range, zone }: Shown): PivotLines {
  const textOf = useGroupText(zone, formattingOf(config).labels);
  const formatOf = useMemo(() => formatsOf(config), [config]);
  const table = useMemo(() => pivotTable(result, shapeOf(config)), [result, config]);
  const lines = useMemo(
    () => chartSeries(table, fieldsOf(config.columnPivots), textOf),
    [table, config.columnPivots, textOf],
  );
  const names = useMemo(
    () => rowNames(table, config, { zone, textOf }),
    [table, config, zone, textOf],
  );
  return {
    table,
    lines,
    names,
    formatOf,
    menuOf: (row, line, name) => lineMenu({ config, range }, table, { row, line, name }),
  };
}

/** The menu of the value that a line has in a row, or of the whole row. */
export function lineMenu(
  { config, range }: Pick<Shown, 'config' | 'range'>,
  { rows }: PivotTable,
  { row, line, name }: { row: number; line: ChartSeries | undefined; name: string },
): Omit<OpenMark, 'at'> {
  const { keys = [], values = [] } = rows[row] ?? {};
  return {
    mark: markOf(config, range, { row: keys, column: line?.group ?? [] }),
    figure: line && { name: line.metric, value: values[line.column] },
    label: t('marks.actions', { name }),
  };
}

/** The name of such a chart for screen readers; `series` are the lines that are shown. */
export function usePivotName(
  { config, range, zone }: Shown,
  { names, formatOf }: Pick<PivotLines, 'names' | 'formatOf'>,
  series: readonly ChartSeries[],
): string {
  return useMemo(
    () => chartName({ config, range, zone, series, nameOf: (row) => names[row] ?? '', formatOf }),
    [config, range, zone, series, names, formatOf],
  );
}
