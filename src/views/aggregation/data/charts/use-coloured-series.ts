import { useMemo } from 'react';
import { useTheme } from 'styled-components';
import { markOf } from '@/domain/search/drill-down/mark';
import { colouredBy } from '@/domain/search/widgets/series-colours';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { seriesColours } from '@/theme/palettes';
import { useSeriesPlaces } from '@/views/chart-state/use-series-places';
import { knownLevelColour } from '@/views/chart-state/level-colour';
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
  const theme = useTheme();
  const { columnPivots } = config;
  const palette = seriesColours[theme.name];
  const columnFields = useMemo(() => fieldsOf(columnPivots), [columnPivots]);
  const series = useMemo(
    () => chartSeries(table, columnFields, textOf),
    [table, columnFields, textOf],
  );
  const keys = useMemo(() => series.map(({ key }) => key), [series]);
  // Several metrics of one level must not look the same.
  const isByLevel =
    columnFields.length === 1 &&
    columnFields[0]?.field === 'level' &&
    new Set(series.map(({ group }) => group[0])).size === series.length;
  const places = useSeriesPlaces(colouredBy(config), keys, palette.length);
  return useMemo(
    () =>
      series.map((one, i) => ({
        ...one,
        place: i,
        colour:
          chosen.get(one.key) ??
          (isByLevel ? knownLevelColour(one.group[0] ?? '', theme) : undefined) ??
          palette[(places[i] ?? i) % palette.length] ??
          theme.color.accent,
        mark: markOf({ rowPivots: [], columnPivots }, range, { column: one.group }),
      })),
    [series, places, palette, columnPivots, range, chosen, isByLevel, theme],
  );
}
