import { useMemo } from 'react';
import { useTheme } from 'styled-components';
import { markOf } from '@/domain/search/drill-down/mark';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { seriesColours } from '@/theme/palettes';
import { knownLevelColour } from '@/views/histogram/level-colour';
import type { LegendEntry } from '@/views/legend/legend-entry';
import { fieldsOf } from './aggregation-view';
import { chartSeries, type ChartSeries } from './chart-series';
import type { PivotTable } from './pivot-table';

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
  { columnPivots }: Pick<AggregationConfig, 'columnPivots'>,
  { chosen, range, textOf }: ColouredSeriesOptions,
): (ChartSeries & LegendEntry)[] {
  const theme = useTheme();
  return useMemo(() => {
    const columnFields = fieldsOf(columnPivots);
    const palette = seriesColours[theme.name];
    const [field, ...more] = columnFields;
    const isByLevel = field?.field === 'level' && more.length === 0;
    return chartSeries(table, columnFields, textOf).map((one, i) => ({
      ...one,
      colour:
        chosen.get(one.key) ??
        (isByLevel ? knownLevelColour(one.group[0] ?? '', theme) : undefined) ??
        palette[i % palette.length] ??
        theme.color.accent,
      mark: markOf({ rowPivots: [], columnPivots }, range, { column: one.group }),
    }));
  }, [table, columnPivots, range, textOf, chosen, theme]);
}
