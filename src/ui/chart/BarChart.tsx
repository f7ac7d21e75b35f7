import type { Data } from 'plotly.js';
import { useMemo } from 'react';
import styled, { useTheme } from 'styled-components';
import { useElementSize } from '@/ui/measure/use-element-width';
import { BAR_SHARE, layoutOf, withValueTicks, withWholeTicks, type Tick } from './chart-layout';
import { ChartPlot } from './ChartPlot';

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
  /** Ticks of the value axis up to `most`; by default those for counts. */
  valueTicks?: (most: number) => readonly Tick[];
  onHover: (bar: number | undefined) => void;
  onPick: (bar: number) => void;
  /** Called when the user drags over a range of the axis. */
  onSelect: (from: number, to: number) => void;
};

/**
 * Stacked bars over a continuous axis, with the height of `--chart-height` if it is set. It draws
 * no text except ticks; titles and legends are the caller's.
 */
export function BarChart({
  from,
  to,
  bars,
  colours,
  ticksFor,
  valueTicks,
  onHover,
  onPick,
  onSelect,
}: BarChartProps) {
  const theme = useTheme();
  const { width, height, ref } = useElementSize();
  const drawn = height || Number.parseFloat(theme.height.chart);
  const data = useMemo(() => tracesOf(bars, colours), [bars, colours]);
  const layout = useMemo(() => {
    const usual = layoutOf(theme, { width, height: drawn }, { from, to }, ticksFor(width));
    const totals = bars.map(({ counts }) => counts.reduce((sum, one) => sum + one, 0));
    return valueTicks
      ? withValueTicks(usual, valueTicks(Math.max(0, ...totals)))
      : withWholeTicks(usual, totals);
  }, [theme, width, drawn, from, to, bars, ticksFor, valueTicks]);

  return (
    <Frame ref={ref}>
      {width > 0 && (
        <ChartPlot
          data={data}
          layout={layout}
          onHover={onHover}
          onPick={onPick}
          onSelect={({ from: start, to: end }) => onSelect(start, end)}
        />
      )}
    </Frame>
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

const PARTIAL = 0.55;

/**
 * Plotly keeps the width of its last drawing: it must neither stop its container from shrinking nor
 * overflow it until it is redrawn. The colours of the drag selection are set by Plotly on the
 * elements.
 */
const Frame = styled.div`
  contain: inline-size;
  overflow: hidden;
  height: var(--chart-height, ${({ theme }) => theme.height.chart});
  .zoombox {
    fill: color-mix(in srgb, ${({ theme }) => theme.color.surface} 65%, transparent) !important;
  }
  .zoombox-corners {
    fill: ${({ theme }) => theme.color.accent} !important;
    stroke: none !important;
  }
`;
