import { useMemo, type ReactNode } from 'react';
import { useTheme } from 'styled-components';
import { useElementSize } from '@/ui/measure/use-element-width';
import { useMedia } from '@/ui/media/use-media';
import { BAR_SHARE } from './marks/series';
import type { AxisRange, Tick } from './scale/axis';
import { barShapes } from './drawing/bar-shapes';
import { Drawing } from './drawing/Drawing';
import { nearestPoint } from './marks/nearest-mark';
import { atOf, plotArea, plotHeight, type PlotArea } from './scale/plot-area';
import { PlotFrame } from './PlotFrame';
import { PlotSurface } from './surface/PlotSurface';
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
  /** The numbers of their patterns where colours are forced; their places if there are none. */
  patterns?: readonly number[] | undefined;
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
  patterns,
  ticksFor,
  tickText,
  tickStep,
  onHover,
  onPick,
  onSelect,
  ...surface
}: BarChartProps) {
  const theme = useTheme();
  const patterned = useMedia('(forced-colors: active)');
  const { width, height, ref } = useElementSize();
  const drawn = height || Number.parseFloat(theme.height.chart);
  const x = useMemo(() => bars.map(({ start, end }) => (start + end) / 2), [bars]);
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
  const shapes = useMemo(
    () => shapesOf(area, bars, { colours, patterns, patterned }),
    [area, bars, colours, patterns, patterned],
  );
  const ticks = useMemo(() => ticksFor(area.right - area.left), [ticksFor, area]);
  const barAt = (pointer: { x: number }) => {
    const point = nearestPoint(x, atOf(area, pointer.x));
    return point === undefined ? undefined : { point, series: undefined };
  };

  return (
    <PlotFrame ref={ref} height={`var(--chart-height, ${theme.height.chart})`}>
      {width > 0 && (
        <>
          <Drawing area={area} ticks={ticks} shapes={shapes} />
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

type PartLooks = Pick<BarChartProps, 'colours' | 'patterns'> & { patterned: boolean };

/** The first series is on top, while stacks grow from the bottom. */
function shapesOf(
  area: PlotArea,
  bars: readonly Bar[],
  { colours, patterns, patterned }: PartLooks,
) {
  const series = colours.map((colour, place) => ({
    colour,
    place: patterns?.[place] ?? place,
    values: bars.map(({ counts }) => counts[place]),
  }));
  return barShapes(series.reverse(), {
    area,
    mode: 'stack',
    slots: bars.map(({ start, end }) => {
      const gap = ((end - start) * (1 - BAR_SHARE)) / 2;
      return { from: start + gap, to: end - gap };
    }),
    partial: bars.map(({ partial }) => partial),
    patterned,
  });
}
