import { useCallback, useMemo } from 'react';
import { revealedText } from '@/domain/format/text/reveal';
import { formattingOf, type Formatting } from '@/domain/search/formatting/formatting';
import { useGroupText } from '@/shared/message/values/use-group-text';
import type { LegendEntry } from '@/views/legend/legend-entry';
import { fieldsOf, shapeOf, type AggregationViewProps } from '../aggregation-view';
import { axisTicks } from './axis-ticks';
import { timeAxis, valueAxis, type ChartAxis } from './chart-axis';
import { chartLook, type ChartLook } from './chart-look';
import type { ChartSeries } from './chart-series';
import { alignGhosts, type Ghost, type GhostTable } from '../ghost-tables';
import { formatsOf, type FormatOf } from '../metric-formats';
import { pivotTable, type PivotTable } from '../pivot-table';
import { useColouredSeries } from './use-coloured-series';

export type Chart = {
  table: PivotTable;
  look: ChartLook;
  axis: ChartAxis;
  /** All series; those that are hidden are not drawn. */
  series: readonly (ChartSeries & LegendEntry)[];
  /** The name of a group on the axis. */
  nameOf: (point: number) => string;
  formatOf: FormatOf;
  ticks: ReturnType<typeof axisTicks>;
  referenceLines: Formatting['referenceLines'];
  /** What an earlier window has at the same points. */
  ghostTables: readonly GhostTable[];
};

const NONE: readonly Ghost[] = [];

/** What the chart of an aggregation draws. */
export function useChart({
  result,
  config,
  range,
  zone,
  colours,
  ghosts: earlier = NONE,
}: AggregationViewProps): Chart {
  const { rowPivots } = config;
  const { table, ghosts: ghostTables } = useMemo(() => {
    const shape = shapeOf(config);
    const fields = fieldsOf(rowPivots);
    const isTime = fields.length === 1 && fields[0]?.isTime === true;
    return alignGhosts(pivotTable(result, shape), earlier, { shape, from: range.from, isTime });
  }, [result, config, rowPivots, earlier, range.from]);
  const look = useMemo(() => chartLook(config), [config]);
  const { labels, referenceLines } = formattingOf(config);
  const textOf = useGroupText(zone, labels);
  const formatOf = useMemo(() => formatsOf(config), [config]);
  const ticks = useMemo(() => axisTicks(config), [config]);
  const nameOf = useCallback(
    (point: number) => {
      const fields = fieldsOf(rowPivots);
      const keys = table.rows[point]?.keys ?? [];
      return revealedText(keys.map((key, i) => textOf(fields[i]?.field ?? '', key)).join('-'));
    },
    [rowPivots, table, textOf],
  );
  const axis = useMemo(() => {
    const fields = fieldsOf(rowPivots);
    return fields.length === 1 && fields[0]?.isTime === true
      ? timeAxis(
          table.rows.map(({ keys }) => keys[0] ?? ''),
          range,
          zone,
        )
      : valueAxis(table.rows.map((_, point) => nameOf(point)));
  }, [rowPivots, table, range, zone, nameOf]);
  const series = useColouredSeries(table, config, { chosen: colours.chosen, range, textOf });
  return { table, look, axis, series, nameOf, formatOf, ticks, referenceLines, ghostTables };
}
