import type { Data } from 'plotly.js';
import { useMemo, type ReactNode } from 'react';
import { useTheme } from 'styled-components';
import { useElementSize } from '@/ui/measure/use-element-width';
import { BAR_SHARE } from './marks/series';
import { layoutOf } from './chart-layout';
import type { AxisRange, Tick } from './scale/axis';
import { ChartPlot } from './ChartPlot';
import { nearestPoint } from './marks/nearest-mark';
import { atOf, plotArea, plotHeight } from './scale/plot-area';
import { PlotFrame } from './PlotFrame';
import { PlotSurface } from './surface/PlotSurface';
import { PARTIAL } from './marks/series-traces';
import { valueScale } from './scale/value-scale';

/** A bar covers `start` to `end` on the axis; its parts are stacked, one per series. */
export type Bar = {
  start: number;
  end: number;
  counts: readonly number[];
  /** Drawn paler, because its interval is not covered completely. */
  partial: boolean;
};
export type BarChartProps = {
  /** Range of the axis, whether or not there are bars. */
  from: number;
  to: number;
  bars: readonly Bar[];
  /** Colours of the parts, from the top of the stack to the bottom. */
  colours: readonly string[];
  /** Ticks for an axis of `width` pixels. */
  ticksFor: (width: number) => readonly Tick[];
  /** Labels of the value axis, and the round steps between them if they have a unit. */
  tickText: (value: number) => string;
  tickStep?: ((least: number) => number) | undefined;
  /** The bar that is hovered or chosen by keys, and a text about it. */
  active: number | undefined;
  tip?: ReactNode;
  selection?: AxisRange | undefined;
  onHover: (bar: number | undefined) => void;
  onPick: (bar: number) => void;
  /** Called when the user drags over a range of the axis; without it, dragging is disabled. */
  onSelect?: ((from: number, to: number) => void) | undefined;
};

/**
 * Stacked bars over time, with the height of `--chart-height` if it is set. It draws no text except
 * ticks; titles and legends are the caller's.
 */
export function BarChart({
  from,
  to,
  bars,
  colours,
  ticksFor,
  tickText,
  tickStep,
  onHover,
  onPick,
  onSelect,
  ...surface
}: BarChartProps) {
  const theme = useTheme();
  const { width, height, ref } = useElementSize();
  const drawn = height || Number.parseFloat(theme.height.chart);
  const x = useMemo(() => bars.map(({ start, end }) => (start + end) / 2), [bars]);
  const data = useMemo(() => tracesOf(bars, colours), [bars, colours]);
  const area = useMemo(() => {
    const totals = bars.map(({ counts }) => counts.reduce((sum, one) => sum + one, 0));
    const scale = valueScale(
      {
        least: 0,
        most: totals.reduce((most, total) => Math.max(most, total), 0),
        leastPositive: undefined,
        isWhole: totals.every((total) => Number.isInteger(total)),
      },
      { height: plotHeight(theme, drawn), tickText, stepOver: tickStep },
    );
    return plotArea(theme, { width, height: drawn }, { from, to }, scale);
  }, [theme, width, drawn, from, to, bars, tickText, tickStep]);
  const layout = useMemo(
    () => layoutOf(theme, area, ticksFor(area.right - area.left)),
    [theme, area, ticksFor],
  );
  const barAt = (pointer: { x: number }) => {
    const point = nearestPoint(x, atOf(area, pointer.x));
    return point === undefined ? undefined : { point, series: undefined };
  };

  return (
    <PlotFrame ref={ref} height={`var(--chart-height, ${theme.height.chart})`}>
      {width > 0 && (
        <>
          <ChartPlot data={data} layout={layout} />
          <PlotSurface
            area={area}
            x={x}
            isTime
            markAt={barAt}
            onHover={(mark) => onHover(mark?.point)}
            onPick={({ point }) => onPick(point)}
            onSelect={onSelect && (({ from: start, to: end }) => onSelect(start, end))}
            {...surface}
          />
        </>
      )}
    </PlotFrame>
  );
}

/** The first series is on top, while Plotly stacks from the bottom. */
function tracesOf(bars: readonly Bar[], colours: readonly string[]): Data[] {
  const x = bars.map(({ start, end }) => (start + end) / 2);
  const width = bars.map(({ start, end }) => (end - start) * BAR_SHARE);
  const opacity = bars.map(({ partial }) => (partial ? PARTIAL : 1));
  return colours
    .map((color, series): Data => ({
      type: 'bar',
      x,
      width,
      y: bars.map(({ counts }) => counts[series] ?? 0),
      marker: { color, opacity, line: { width: 0 } },
      hoverinfo: 'none',
    }))
    .reverse();
}
