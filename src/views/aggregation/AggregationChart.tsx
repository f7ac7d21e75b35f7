import { useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import { formatInstant } from '@/domain/format/instant';
import { formatResult } from '@/domain/search/formatting/format-value';
import { formattingOf } from '@/domain/search/formatting/formatting';
import { ChartBoundary } from '@/shared/chart-boundary/ChartBoundary';
import { useGroupText } from '@/shared/message/values/use-group-text';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Legend } from '@/views/legend/Legend';
import { fieldsOf, shapeOf, type AggregationViewProps } from './data/aggregation-view';
import { AggregationTable } from './AggregationTable';
import { timeAxis, valueAxis } from './data/chart-axis';
import { ChartFrame } from './ChartFrame';
import { chartLook } from './data/chart-look';
import { formatsOf } from './data/metric-formats';
import { pivotTable } from './data/pivot-table';
import { useColouredSeries } from './data/use-coloured-series';

/**
 * Line or bar chart of an aggregation. It is one tab stop: the arrow keys move between points, and
 * the line below describes the current one.
 */
export function AggregationChart(props: AggregationViewProps) {
  const { result, config, range, zone, colours, onZoom } = props;
  const [active, setActive] = useState<number>();
  const table = useMemo(() => pivotTable(result, shapeOf(config)), [result, config]);
  const formatOf = useMemo(() => formatsOf(config), [config]);
  const look = useMemo(() => chartLook(config), [config]);
  const isTime =
    fieldsOf(config.rowPivots).length === 1 && fieldsOf(config.rowPivots)[0]?.isTime === true;
  const textOf = useGroupText(zone, formattingOf(config).labels);
  const rowName = useCallback(
    (keys: readonly string[]) => {
      const fields = fieldsOf(config.rowPivots);
      return keys.map((key, i) => textOf(fields[i]?.field ?? '', key)).join('-');
    },
    [config.rowPivots, textOf],
  );
  const axis = useMemo(
    () =>
      isTime
        ? timeAxis(
            table.rows.map(({ keys }) => keys[0] ?? ''),
            range,
            zone,
          )
        : valueAxis(table.rows.map(({ keys }) => rowName(keys))),
    [isTime, table, range, zone, rowName],
  );
  const series = useColouredSeries(table, config, { chosen: colours.chosen, range, textOf });
  const zoom = useCallback(
    ({ from, to }: { from: number; to: number }) =>
      onZoom?.({
        type: 'absolute',
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
      }),
    [onZoom],
  );
  const row = active === undefined ? undefined : table.rows[active];

  return (
    <ChartBoundary fallback={<AggregationTable {...props} />}>
      <ChartFrame
        label={t('widgets.chartKeys')}
        onLeave={() => setActive(undefined)}
        onKeyDown={(event) => moveBy(event, active, table.rows.length, setActive)}
        // A single metric needs no legend: the title of the widget names it.
        legend={
          (series.length > 1 || series.some(({ mark }) => mark.groups.length > 0)) && (
            <Legend entries={series} {...colours} />
          )
        }
        caption={
          row && active !== undefined
            ? t('widgets.point', {
                group: isTime
                  ? formatInstant(row.keys[0] ?? '', { zone, format: 'readable' })
                  : rowName(row.keys),
                values: series
                  .map(
                    ({ name, metric, values }) =>
                      `${name} ${formatResult(values[active], formatOf(metric))}`,
                  )
                  .join(' · '),
              })
            : undefined
        }
      >
        <SeriesChart
          kind={look.kind}
          logarithmic={look.logarithmic}
          {...axis}
          series={series}
          onHover={setActive}
          onPick={setActive}
          onSelect={isTime && onZoom ? zoom : undefined}
        />
      </ChartFrame>
    </ChartBoundary>
  );
}

function moveBy(
  event: KeyboardEvent,
  active: number | undefined,
  count: number,
  go: (point: number) => void,
): void {
  const to = {
    ArrowRight: Math.min(count - 1, (active ?? -1) + 1),
    ArrowLeft: Math.max(0, (active ?? count) - 1),
    Home: 0,
    End: count - 1,
  }[event.key];
  if (to === undefined || count === 0) return;
  event.preventDefault();
  go(to);
}

const SeriesChart = lazyComponent(async () => (await import('@/ui/chart/SeriesChart')).SeriesChart);
