import type { Data } from 'plotly.js';
import { useMemo } from 'react';
import styled, { useTheme } from 'styled-components';
import { useElementSize } from '@/ui/measure/use-element-width';
import { BAR_SHARE, layoutOf, withValueTicks, withWholeTicks, type Tick } from './chart-layout';
import { ChartPlot } from './ChartPlot';

/** A bar stands from `start` to `end` on the axis; its parts are stacked, one for each series. */
export type Bar = {
  start: number;
  end: number;
  counts: readonly number[];
  /** Paler: it does not stand for all of its stretch. */ partial: boolean;
};
export type BarChartProps = {
  /** What the axis shows, whether there are bars or not. */
  from: number;
  to: number;
  bars: readonly Bar[];
  /** The colours of the parts, from the top of the stack to its bottom. */
  colours: readonly string[];
  /** For the width in pixels that the axis has. */
  ticksFor: (width: number) => readonly Tick[];
  /** Where the axis of values has its ticks up to `most`; counts have usual ones. */
  valueTicks?: (most: number) => readonly Tick[];
  onHover: (bar: number | undefined) => void;
  onPick: (bar: number) => void;
  /** A stretch of the axis that was dragged over. */
  onSelect: (from: number, to: number) => void;
};

/**
 * Stacked bars over a continuous axis, as high as `--chart-height` says where that is set. It draws
 * no text but ticks; what names and explains stands around it.
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

/** The first series lies on top, and Plotly stacks from the bottom. */
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
 * A drawing has the width it was last drawn at: it must neither keep what it stands in from getting
 * narrower nor show beyond it until it is drawn anew. Plotly draws the stretch that is dragged over
 * by colours of its own, set on the elements.
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
