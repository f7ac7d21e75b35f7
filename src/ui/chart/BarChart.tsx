import type { Config, Data, Layout, PlotMouseEvent, PlotRelayoutEvent } from 'plotly.js';
import { useCallback, useMemo, useState } from 'react';
import styled, { useTheme } from 'styled-components';
import type { Theme } from '@/theme/theme';
import { forgetMeasuredTexts, Plot } from './plotly';

/** A bar stands from `start` to `end` on the axis; its parts are stacked, one for each series. */
export type Bar = { start: number; end: number; counts: readonly number[]; /** Paler: it does not stand for all of its stretch. */ partial: boolean };
export type Tick = { at: number; label: string };
export type BarChartProps = {
  /** What the axis shows, whether there are bars or not. */
  from: number;
  to: number;
  bars: readonly Bar[];
  /** The colours of the parts, from the top of the stack to its bottom. */
  colours: readonly string[];
  /** For the width in pixels that the axis has. */
  ticksFor: (width: number) => readonly Tick[];
  onHover: (bar: number | undefined) => void;
  onPick: (bar: number) => void;
  /** A stretch of the axis that was dragged over. */
  onSelect: (from: number, to: number) => void;
};

/** Stacked bars over a continuous axis. It draws no text but ticks; what names and explains stands around it. */
export function BarChart({ from, to, bars, colours, ticksFor, onHover, onPick, onSelect }: BarChartProps) {
  const theme = useTheme();
  const { width, ref } = useWidth();
  const data = useMemo(() => tracesOf(bars, colours), [bars, colours]);
  const layout = useMemo(() => layoutOf(theme, width, { from, to }, ticksFor(width)), [theme, width, from, to, ticksFor]);

  return (
    <Frame ref={ref}>
      {width > 0 && (
        <Plot
          data={data}
          layout={layout}
          config={CONFIG}
          onUpdate={forgetMeasuredTexts}
          onHover={({ points: [point] }: PlotMouseEvent) => onHover(point?.pointNumber)}
          onUnhover={() => onHover(undefined)}
          onClick={({ points: [point] }: PlotMouseEvent) => { if (point) onPick(point.pointNumber); }}
          onRelayout={(event: PlotRelayoutEvent) => {
            const [start, end] = [event['xaxis.range[0]'], event['xaxis.range[1]']].map(Number);
            if (start !== undefined && end !== undefined && end > start) onSelect(start, end);
          }}
        />
      )}
    </Frame>
  );
}

function useWidth() {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    setWidth(element.clientWidth);
    return () => observer.disconnect();
  }, []);
  return { width, ref };
}

/** The first series lies on top, and Plotly stacks from the bottom. */
function tracesOf(bars: readonly Bar[], colours: readonly string[]): Data[] {
  const x = bars.map(({ start, end }) => (start + end) / 2);
  const width = bars.map(({ start, end }) => (end - start) * BAR_SHARE);
  const opacity = bars.map(({ partial }) => (partial ? PARTIAL : 1));
  return colours.map((color, series): Data => ({ type: 'bar', x, width, y: bars.map(({ counts }) => counts[series] ?? 0), marker: { color, opacity, line: { width: 0 } }, hoverinfo: 'none' })).reverse();
}

/** A hair of ground between bars. */
const BAR_SHARE = 0.88;
const PARTIAL = 0.55;

const CONFIG: Partial<Config> = { displayModeBar: false, displaylogo: false, doubleClick: false, scrollZoom: false, showTips: false, showAxisDragHandles: false };

/** The one layout of the console's charts (look: no border, hairline grid on the value axis only, small mono ticks). */
function layoutOf({ color, font, size, height, space }: Theme, width: number, range: { from: number; to: number }, ticks: readonly Tick[]): Partial<Layout> {
  const px = Number.parseFloat;
  const tickfont = { family: font.log, size: px(size.micro), color: color.faint };
  return {
    width,
    height: px(height.chart),
    margin: { l: px(height.chartMargin), r: 0, t: px(space.xs), b: px(height.axis), pad: 0 },
    barmode: 'stack',
    dragmode: 'zoom',
    hovermode: 'x',
    hoverdistance: -1,
    showlegend: false,
    paper_bgcolor: 'transparent',
    plot_bgcolor: 'transparent',
    xaxis: { type: 'linear', range: [range.from, range.to], tickmode: 'array', tickvals: ticks.map(({ at }) => at), ticktext: ticks.map(({ label }) => label), tickfont, showgrid: false, zeroline: false, linecolor: color.line },
    yaxis: { fixedrange: true, rangemode: 'tozero', nticks: 4, tickformat: '~s', tickfont, gridcolor: color.line, zeroline: false },
  };
}

/**
 * A drawing has the width it was last drawn at: it must neither keep what it stands in from getting narrower nor show
 * beyond it until it is drawn anew. Plotly draws the stretch that is dragged over by colours of its own, set on the
 * elements.
 */
const Frame = styled.div`
  contain: inline-size;
  overflow: hidden;
  height: ${({ theme }) => theme.height.chart};
  .zoombox { fill: color-mix(in srgb, ${({ theme }) => theme.color.surface} 65%, transparent) !important; }
  .zoombox-corners { fill: ${({ theme }) => theme.color.accent} !important; stroke: none !important; }
`;
