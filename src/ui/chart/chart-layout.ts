import type { Config, Layout, PlotRelayoutEvent } from 'plotly.js';
import type { Theme } from '@/theme/theme';

export type Tick = { at: number; label: string };
/** What the axis shows, whether there is something to draw or not. */
export type AxisRange = { from: number; to: number };

/** A hair of ground between bars. */
export const BAR_SHARE = 0.88;

export const CONFIG: Partial<Config> = { displayModeBar: false, displaylogo: false, doubleClick: false, scrollZoom: false, showTips: false, showAxisDragHandles: false };

/** The one layout of the console's charts (look: no border, hairline grid on the value axis only, small mono ticks). */
export function layoutOf({ color, font, size, height: heights, space }: Theme, { width, height }: { width: number; height: number }, { from, to }: AxisRange, ticks: readonly Tick[]): Partial<Layout> {
  const px = Number.parseFloat;
  const tickfont = { family: font.log, size: px(size.micro), color: color.faint };
  return {
    width,
    height,
    margin: { l: px(heights.chartMargin), r: 0, t: px(space.xs), b: px(heights.axis), pad: 0 },
    barmode: 'stack',
    // A finger that goes over a chart scrolls the page; where it taps, the bar is picked.
    dragmode: isTouched() ? false : 'zoom',
    hovermode: 'x',
    hoverdistance: -1,
    showlegend: false,
    paper_bgcolor: 'transparent',
    plot_bgcolor: 'transparent',
    xaxis: { type: 'linear', range: [from, to], tickmode: 'array', tickvals: ticks.map(({ at }) => at), ticktext: ticks.map(({ label }) => asPlain(label)), tickfont, showgrid: false, zeroline: false, linecolor: color.line },
    yaxis: { fixedrange: true, rangemode: 'tozero', nticks: 4, tickformat: '~s', tickfont, gridcolor: color.line, zeroline: false },
  };
}

/** The same room with nothing in it. */
export const withoutAxes = ({ xaxis, yaxis, ...rest }: Partial<Layout>): Partial<Layout> => ({ ...rest, xaxis: { ...xaxis, visible: false }, yaxis: { ...yaxis, visible: false } });

const isTouched = () => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

/** Labels with a unit take more room than counts. */
export function withValueTicks({ margin, yaxis, ...rest }: Partial<Layout>, ticks: readonly Tick[]): Partial<Layout> {
  return { ...rest, margin: { ...margin, l: (margin?.l ?? 0) * WITH_UNIT }, yaxis: { ...yaxis, tickmode: 'array', tickvals: ticks.map(({ at }) => at), ticktext: ticks.map(({ label }) => asPlain(label)) } };
}

const WITH_UNIT = 1.5;

/** Plotly takes tags in labels for markup, and values of logs stand in labels. */
const asPlain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The stretch of the axis that was dragged over. */
export function draggedOver(event: PlotRelayoutEvent): AxisRange | undefined {
  const [from, to] = [event['xaxis.range[0]'], event['xaxis.range[1]']].map(Number);
  return from !== undefined && to !== undefined && to > from ? { from, to } : undefined;
}
