import { useMemo, useState } from 'react';
import { useTheme } from 'styled-components';
import { formatInstant } from '@/domain/format/instants/instant';
import { formatResult } from '@/domain/search/formatting/format-value';
import { ChartBoundary } from '@/shared/chart-boundary/ChartBoundary';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { isStacked, type Mark } from '@/ui/chart/marks/series';
import { tipRows } from '@/views/chart-tip/tip-rows';
import { useChartKeys } from '@/views/chart-tip/use-chart-keys';
import type { OpenMark } from '@/views/drill-down/MarkSpot';
import { Legend } from '@/views/legend/Legend';
import { SAMPLE_OF } from '@/views/legend/sample-of';
import type { AggregationViewProps } from './data/aggregation-view';
import { AggregationTable } from './AggregationTable';
import { ChartFrame } from './ChartFrame';
import { chartName } from './data/charts/chart-name';
import { ghostSeries, type GhostSeries } from './data/charts/ghost-series';
import { GhostLegend } from './GhostLegend';
import { useEvents } from './data/charts/use-events';
import { useChart, type Chart } from './data/charts/use-chart';
import { lineMenu } from './use-pivot-lines';

/** Line or bar chart of an aggregation. It is one tab stop, see `useChartKeys`. */
export function AggregationChart(props: AggregationViewProps) {
  const { config, range, zone, colours, onZoom } = props;
  const [active, setActive] = useState<Mark>();
  const chart = useChart(props);
  const { axis, look, nameOf, formatOf, ghostTables } = chart;
  const theme = useTheme();
  const series = useMemo(
    () => chart.series.filter(({ key }) => !colours.hidden.has(key)),
    [chart.series, colours.hidden],
  );
  const hasGhosts = props.ghosts !== undefined && props.ghosts.length > 0;
  const ghosts = useMemo(
    () => ghostSeries(series, ghostTables, isStacked(look.kind) ? theme.color.text : undefined),
    [series, ghostTables, look.kind, theme],
  );
  const { isTime, intervals } = axis;
  const events = useEvents(props, isTime);
  const entries = events.entry ? [...chart.series, events.entry] : chart.series;
  const label = useMemo(
    () =>
      chartName({
        config,
        range,
        zone,
        series,
        nameOf: (point) => groupAt({ axis, nameOf }, point, zone),
        formatOf,
      }),
    [config, range, zone, series, axis, nameOf, formatOf],
  );
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
  const [open, setOpen] = useState<OpenMark>();
  const openAt = (mark: Mark, at: OpenMark['at']) => {
    setActive(mark);
    setOpen({ ...markMenuOf(props, { ...chart, series }, mark), at });
  };
  const tip = !open && active && active.point < axis.x.length && (
    <AggregationTip
      chart={chart}
      series={series}
      ghosts={ghosts}
      events={events.shown}
      point={active.point}
      nearest={active.series}
      zone={zone}
      window={window}
    />
  );

  return (
    <ChartBoundary fallback={<AggregationTable {...props} />}>
      <ChartFrame
        label={label}
        help={t(mayZoom ? 'widgets.timeChartKeys' : 'widgets.chartKeys')}
        onLeave={() => {
          keys.onBlur();
          setActive(undefined);
        }}
        onKeyDown={(event) => {
          const next = otherSeries(event.key, active, series);
          if (!next) return keys.onKeyDown(event);
          event.preventDefault();
          setActive(next);
        }}
        open={open}
        onClose={() => setOpen(undefined)}
        onOpen={() => active && openAt(active, placeOf(axis, active))}
        // A single metric needs no legend: the title of the widget names it.
        legend={
          (entries.length > 1 ||
            hasGhosts ||
            chart.series.some(({ mark }) => mark.groups.length > 0)) && (
            <>
              <Legend entries={entries} sample={SAMPLE_OF[look.kind.type]} {...colours} />
              {hasGhosts && <GhostLegend windows={props.ghosts ?? []} ghosts={ghosts} />}
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
          events={events.shown}
          eventColour={events.colour}
          {...chart.ticks}
          referenceLines={chart.referenceLines}
          active={active?.point}
          tip={tip}
          selection={selected && rangeOf(selected.first, selected.last)}
          onHover={setActive}
          onPick={openAt}
          onSelect={mayZoom ? zoom : undefined}
        />
      </ChartFrame>
    </ChartBoundary>
  );
}

/** What the menu of a point is about: one of the series that are shown, or all of them. */
function markMenuOf(
  { config, range, zone }: Pick<AggregationViewProps, 'config' | 'range' | 'zone'>,
  chart: Chart,
  { point, series: chosen }: Mark,
): Omit<OpenMark, 'at'> {
  const { table, series } = chart;
  const one = chosen === undefined && series.length === 1 ? series[0] : series[chosen ?? -1];
  const name = `${groupAt(chart, point, zone)} ${one?.name ?? ''}`.trim();
  return lineMenu({ config, range }, table, { row: point, line: one, name });
}

/** The group of a point in words. */
function groupAt(
  { axis, nameOf }: Pick<Chart, 'axis' | 'nameOf'>,
  point: number,
  zone: string,
): string {
  const interval = axis.intervals[point];
  return interval ? formatInstant(interval.start, { zone, format: 'readable' }) : nameOf(point);
}

/** The up and down keys move between the series of a point that have a value there. */
function otherSeries(
  key: string,
  active: Mark | undefined,
  series: Chart['series'],
): Mark | undefined {
  const step = { ArrowUp: 1, ArrowDown: -1 }[key];
  if (step === undefined || !active) return undefined;
  const places = series.flatMap(({ values }, at) =>
    values[active.point] === undefined ? [] : [at],
  );
  const at = active.series === undefined ? -1 : places.indexOf(active.series);
  const next = at < 0 ? (step > 0 ? 0 : places.length - 1) : at + step;
  return { ...active, series: places[Math.max(0, Math.min(places.length - 1, next))] };
}

/** About where a point is drawn, right of the labels of the value axis. */
function placeOf({ x, from, to }: Chart['axis'], { point }: Mark): OpenMark['at'] {
  const share = ((x[point] ?? from) - from) / (to - from);
  return { left: `calc(3em + (100% - 3em) * ${share})`, top: '50%' };
}

/** The highest values at a point, after the series that the pointer is nearest to. */
function spokenOf(
  chart: Chart,
  series: readonly Pick<GhostSeries, 'key' | 'name' | 'colour' | 'metric' | 'values'>[],
  { point, series: nearest }: Mark,
  zone: string,
): string {
  const entries = series.map((one) => ({ ...one, value: one.values[point] }));
  const { rows } = tipRows(entries, nearest === undefined ? undefined : entries[nearest]);
  return t('widgets.point', {
    group: groupAt(chart, point, zone),
    values: rows
      .map(({ name, metric, value }) => `${name} ${formatResult(value, chart.formatOf(metric))}`)
      .join(' · '),
  });
}

const SeriesChart = lazyComponent(async () => (await import('@/ui/chart/SeriesChart')).SeriesChart);
const AggregationTip = lazyComponent(
  withTexts(['charts'], async () => (await import('./AggregationTip')).AggregationTip),
);
