import { Suspense, useMemo, useState } from 'react';
import { formatInstant } from '@/domain/format/instant';
import { formatResult } from '@/domain/search/formatting/format-value';
import { ChartBoundary } from '@/shared/chart-boundary/ChartBoundary';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { Mark } from '@/ui/chart/marks/series';
import { tipRows } from '@/views/chart-tip/tip-rows';
import { useChartKeys } from '@/views/chart-tip/use-chart-keys';
import { Legend } from '@/views/legend/Legend';
import type { AggregationViewProps } from './data/aggregation-view';
import { AggregationTable } from './AggregationTable';
import { ChartFrame } from './ChartFrame';
import type { GhostSeries } from './data/ghost-series';
import { GhostLegend } from './GhostLegend';
import { useChart, type Chart } from './data/use-chart';

/** Line or bar chart of an aggregation. It is one tab stop, see `useChartKeys`. */
export function AggregationChart(props: AggregationViewProps) {
  const { range, zone, colours, onZoom } = props;
  const [active, setActive] = useState<Mark>();
  const chart = useChart(props);
  const { axis, look } = chart;
  const series = useMemo(
    () => chart.series.filter(({ key }) => !colours.hidden.has(key)),
    [chart.series, colours.hidden],
  );
  const ghosts = useMemo(
    () => chart.ghosts.filter(({ of }) => series.some(({ key }) => key === of)),
    [chart.ghosts, series],
  );
  const { isTime, intervals } = axis;
  const window = useMemo(
    () => ({ from: Date.parse(range.from), to: Date.parse(range.to) }),
    [range],
  );
  /** Within the window: the first and last groups only contain messages inside it. */
  const zoom = ({ from, to }: { from: number; to: number }) =>
    onZoom?.({
      type: 'absolute',
      from: new Date(Math.max(from, window.from)).toISOString(),
      to: new Date(Math.min(to, window.to)).toISOString(),
    });
  const rangeOf = (first: number, last: number) => ({
    from: intervals[first]?.start ?? window.from,
    to: intervals[last]?.end ?? window.to,
  });
  const mayZoom = isTime && onZoom !== undefined;
  const keys = useChartKeys({
    count: axis.x.length,
    active: active?.point,
    onActive: (point) => setActive(point === undefined ? undefined : { point, series: undefined }),
    onSelect: mayZoom ? (first, last) => zoom(rangeOf(first, last)) : undefined,
  });
  const { selected } = keys;
  const tip = active && active.point < axis.x.length && (
    <Suspense fallback={null}>
      <AggregationTip
        chart={chart}
        series={series}
        ghosts={ghosts}
        point={active.point}
        nearest={active.series}
        zone={zone}
        window={window}
      />
    </Suspense>
  );

  return (
    <ChartBoundary fallback={<AggregationTable {...props} />}>
      <ChartFrame
        label={t(mayZoom ? 'widgets.timeChartKeys' : 'widgets.chartKeys')}
        onLeave={() => {
          keys.onBlur();
          setActive(undefined);
        }}
        onKeyDown={keys.onKeyDown}
        // A single metric needs no legend: the title of the widget names it.
        legend={
          (chart.series.length > 1 ||
            ghosts.length > 0 ||
            chart.series.some(({ mark }) => mark.groups.length > 0)) && (
            <>
              <Legend entries={chart.series} {...colours} />
              {ghosts.length > 0 && <GhostLegend ghosts={ghosts} />}
            </>
          )
        }
        spoken={active && spokenOf(chart, [...series, ...ghosts], active, zone)}
      >
        <SeriesChart
          kind={look.kind}
          logarithmic={look.logarithmic}
          {...axis}
          series={series}
          ghosts={ghosts}
          {...chart.ticks}
          referenceLines={chart.referenceLines}
          active={active?.point}
          tip={tip}
          selection={selected && rangeOf(selected.first, selected.last)}
          onHover={setActive}
          onPick={(mark) => setActive(mark)}
          onSelect={mayZoom ? zoom : undefined}
        />
      </ChartFrame>
    </ChartBoundary>
  );
}

/** The highest values at a point, after the series that the pointer is nearest to. */
function spokenOf(
  { axis, nameOf, formatOf }: Chart,
  series: readonly Pick<GhostSeries, 'key' | 'name' | 'colour' | 'metric' | 'values'>[],
  { point, series: nearest }: Mark,
  zone: string,
): string {
  const interval = axis.intervals[point];
  const entries = series.map((one) => ({ ...one, value: one.values[point] }));
  const { rows } = tipRows(entries, nearest === undefined ? undefined : entries[nearest]);
  return t('widgets.point', {
    group: interval ? formatInstant(interval.start, { zone, format: 'readable' }) : nameOf(point),
    values: rows
      .map(({ name, metric, value }) => `${name} ${formatResult(value, formatOf(metric))}`)
      .join(' · '),
  });
}

const SeriesChart = lazyComponent(async () => (await import('@/ui/chart/SeriesChart')).SeriesChart);
const AggregationTip = lazyComponent(
  withTexts(['charts'], async () => (await import('./AggregationTip')).AggregationTip),
);
