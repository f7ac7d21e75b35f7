import { useMemo } from 'react';
import { markOf } from '@/domain/search/drill-down/mark';
import { colouringFields } from '@/domain/search/widgets/series-colours';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { useValueColours } from '@/views/chart-state/use-value-colours';
import type { LegendEntry } from '@/views/legend/legend-entry';
import { fieldsOf } from '../aggregation-view';
import { chartSeries, type ChartSeries } from './chart-series';
import type { PivotTable } from '../pivot-table';

type ColouredSeriesOptions = {
  /** The effective time range of the result. */
  range: AbsoluteRange;
  chosen: ReadonlyMap<string, string>;
  /** How the value of a group is shown. */
  textOf: (field: string, value: string) => string;
};

/** The series of a chart with their colours, chosen or assigned, as entries of its legend. */
export function useColouredSeries(
  table: PivotTable,
  config: Pick<AggregationConfig, 'visualization' | 'rowPivots' | 'columnPivots'>,
  { chosen, range, textOf }: ColouredSeriesOptions,
): (ChartSeries & LegendEntry)[] {
  const { columnPivots } = config;
  const columnFields = useMemo(() => fieldsOf(columnPivots), [columnPivots]);
  const series = useMemo(
    () => chartSeries(table, columnFields, textOf),
    [table, columnFields, textOf],
  );
  const fields = useMemo(() => colouringFields(config), [config]);
  const colours = useValueColours(fields, series);
  return useMemo(
    () =>
      series.map((one, i) => ({
        ...one,
        place: i,
        colour: chosen.get(one.key) ?? colours[i] ?? '',
        mark: markOf({ rowPivots: [], columnPivots }, range, { column: one.group }),
      })),
    [series, colours, columnPivots, range, chosen],
  );
}
