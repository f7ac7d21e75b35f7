import { formatInstant } from '@/domain/format/instants/instant';
import { formatPattern } from '@/domain/format/pattern/format-pattern';
import { formatResult } from '@/domain/search/formatting/format-value';
import { nearestPoint } from '@/ui/chart/marks/nearest-mark';
import { ChartTip } from '@/views/chart-tip/ChartTip';
import { SAMPLE_OF } from '@/views/legend/sample-of';
import { intervalNotes, intervalText } from '@/views/chart-tip/interval-text';
import { tipRows } from '@/views/chart-tip/tip-rows';
import type { GhostSeries } from './data/charts/ghost-series';
import type { Chart } from './data/charts/use-chart';
import type { ShownEvent } from './data/charts/use-events';

type AggregationTipProps = {
  chart: Pick<Chart, 'axis' | 'look' | 'nameOf' | 'table' | 'formatOf'>;
  /** Those that are drawn. */
  series: Chart['series'];
  ghosts: readonly GhostSeries[];
  point: number;
  nearest: number | undefined;
  events: readonly ShownEvent[];
  zone: string;
  /** The window of the result, in milliseconds. */
  window: { from: number; to: number };
};

/** All series at a point of a chart, highest first, with their exact values. */
export function AggregationTip({
  chart: { axis, look, nameOf, table, formatOf },
  series,
  ghosts,
  point,
  nearest,
  events,
  zone,
  window,
}: AggregationTipProps) {
  const entries = series.map((one) => ({
    ...one,
    isGhost: false,
    value: one.values[point],
    exact: table.rows[point]?.values[one.column],
  }));
  const earlier = ghosts.map((one) => ({
    ...one,
    isGhost: true,
    place: undefined,
    value: one.values[point],
    exact: one.values[point],
  }));
  const { rows, more } = tipRows(
    [...entries, ...earlier],
    nearest === undefined ? undefined : entries[nearest],
  );
  const interval = axis.intervals[point];
  const here = events.filter(({ at }) => nearestPoint(axis.x, at) === point);
  const total = stackTotal(look, entries);
  return (
    <ChartTip
      title={interval ? intervalText(interval, zone) : nameOf(point)}
      notes={interval ? intervalNotes(interval, window, zone) : []}
      total={
        total === undefined ? undefined : formatResult(total, formatOf(series[0]?.metric ?? ''))
      }
      sample={SAMPLE_OF[look.kind.type]}
      rows={rows.map(({ key, name, colour, place, exact, metric, isGhost, value = 0 }) => ({
        key,
        name,
        colour,
        place,
        value: formatResult(exact, formatOf(metric)),
        share:
          isGhost || total === undefined || total === 0
            ? undefined
            : formatPattern(value / total, '0.00%'),
        isNearest: nearest !== undefined && entries[nearest]?.key === key,
      }))}
      more={more}
      events={here.slice(0, MOST_EVENTS).map(({ id, at, message }) => ({
        key: id,
        text: `${formatInstant(at, { zone, format: 'timeOfDay' })} ${message}`,
      }))}
      moreEvents={Math.max(0, here.length - MOST_EVENTS)}
    />
  );
}

const MOST_EVENTS = 5;

/** The height of a stack of bars: that of other charts has no meaning. */
function stackTotal(
  { kind }: Chart['look'],
  entries: readonly { value: number | undefined }[],
): number | undefined {
  const values = entries.flatMap(({ value }) => value ?? []);
  const isStack = kind.type === 'bar' && (kind.mode === 'stack' || kind.mode === 'relative');
  if (!isStack || values.length < 2 || values.some((one) => one < 0)) return undefined;
  return values.reduce((sum, one) => sum + one, 0);
}
