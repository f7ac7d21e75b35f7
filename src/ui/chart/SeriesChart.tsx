import type { Data } from 'plotly.js';
import { useMemo } from 'react';
import styled, { useTheme } from 'styled-components';
import { useElementSize } from '@/ui/measure/use-element-width';
import { BAR_SHARE, layoutOf, type AxisRange, type Tick } from './chart-layout';
import { ChartPlot } from './ChartPlot';

/** One of `values` per entry of `x`; undefined leaves a gap. */
export type PlottedSeries = {
  name: string;
  colour: string;
  values: readonly (number | undefined)[];
};
export type BarMode = 'stack' | 'group' | 'relative' | 'overlay';
export type Interpolation = 'linear' | 'step-after' | 'spline';
export type SeriesChartProps = AxisRange & {
  kind:
    | { type: 'bar'; mode: BarMode }
    | { type: 'line' | 'area'; interpolation: Interpolation }
    | { type: 'scatter' };
  /** Sorted positions on the axis; `step` is the distance between two of them. */
  x: readonly number[];
  step: number;
  series: readonly PlottedSeries[];
  logarithmic: boolean;
  /** Ticks for an axis of `width` pixels. */
  ticksFor: (width: number) => readonly Tick[];
  onHover: (point: number | undefined) => void;
  onPick: (point: number) => void;
  /** Called when the user drags over a range of the axis; without it dragging is disabled. */
  onSelect?: ((stretch: AxisRange) => void) | undefined;
};

/**
 * Lines or bars that fill the available space. It draws no text except ticks; titles and legends
 * are the caller's.
 */
export function SeriesChart({
  kind,
  x,
  step,
  series,
  logarithmic,
  from,
  to,
  ticksFor,
  onHover,
  onPick,
  onSelect,
}: SeriesChartProps) {
  const theme = useTheme();
  const { width, height, ref } = useElementSize();
  const data = useMemo(
    () =>
      series.map((one, place) =>
        kind.type === 'bar'
          ? barsOf(one, x, barPlace(kind.mode, step, place, series.length), kind.mode)
          : kind.type === 'scatter'
            ? pointsOf(one, x)
            : lineOf(one, x, kind),
      ),
    [series, x, step, kind],
  );
  const layout = useMemo(() => {
    const base = layoutOf(theme, { width, height }, { from, to }, ticksFor(width));
    return {
      ...base,
      ...(kind.type === 'bar' && { barmode: kind.mode, bargap: 1 - BAR_SHARE }),
      dragmode: onSelect ? ('zoom' as const) : (false as const),
      yaxis: { ...base.yaxis, ...(logarithmic && { type: 'log' as const, nticks: 5 }) },
    };
  }, [theme, width, height, from, to, ticksFor, kind, logarithmic, onSelect]);

  return (
    <Frame ref={ref}>
      {width > 0 && height > 0 && (
        <ChartPlot
          data={data}
          layout={layout}
          onHover={onHover}
          onPick={onPick}
          onSelect={onSelect}
        />
      )}
    </Frame>
  );
}

const gaps = (values: PlottedSeries['values']) => values.map((value) => value ?? null);

type BarPlace = { width: number; offset: number };

/**
 * Grouped bars share the width of their point. Plotly would derive it from the distance between
 * points, which a single point does not have.
 */
function barPlace(mode: BarMode, step: number, place: number, bars: number): BarPlace {
  const room = step * BAR_SHARE;
  const width = mode === 'group' ? room / bars : room;
  return { width, offset: mode === 'group' ? place * width - room / 2 : -room / 2 };
}

function barsOf(
  { colour, values }: PlottedSeries,
  x: readonly number[],
  { width, offset }: BarPlace,
  mode: BarMode,
): Data {
  return {
    type: 'bar',
    x: [...x],
    y: gaps(values),
    width: x.map(() => width),
    ...(mode === 'group' && { offset }),
    marker: { color: colour, opacity: mode === 'overlay' ? OVERLAID : 1, line: { width: 0 } },
    hoverinfo: 'none',
  };
}

/** A point without neighbours would be invisible in a line, so it gets a marker. */
function lineOf(
  { colour, values }: PlottedSeries,
  x: readonly number[],
  { type, interpolation }: { type: 'line' | 'area'; interpolation: Interpolation },
): Data {
  return {
    type: 'scatter',
    mode: values.length > MOST_MARKERS ? 'lines' : 'lines+markers',
    x: [...x],
    y: gaps(values),
    line: { color: colour, width: 1.5, shape: SHAPES[interpolation] },
    marker: { color: colour, size: 4 },
    ...(type === 'area' && { fill: 'tozeroy', fillcolor: `${colour}${FILL_ALPHA}` }),
    hoverinfo: 'none',
  };
}

const pointsOf = ({ colour, values }: PlottedSeries, x: readonly number[]): Data => ({
  type: 'scatter',
  mode: 'markers',
  x: [...x],
  y: gaps(values),
  marker: { color: colour, size: 7, opacity: 0.85 },
  hoverinfo: 'none',
});

const OVERLAID = 0.75;
/** Added to a hexadecimal colour; areas overlap, so that those behind must show through. */
const FILL_ALPHA = '38';
const MOST_MARKERS = 60;
const SHAPES = { linear: 'linear', 'step-after': 'hv', spline: 'spline' } as const;

/** Plotly keeps the size of its last drawing, which must not stop the container from shrinking. */
const Frame = styled.div`
  contain: size;
  min-height: 0;
  height: 100%;
  overflow: hidden;
  .zoombox {
    fill: color-mix(in srgb, ${({ theme }) => theme.color.surface} 65%, transparent) !important;
  }
  .zoombox-corners {
    fill: ${({ theme }) => theme.color.accent} !important;
    stroke: none !important;
  }
`;
