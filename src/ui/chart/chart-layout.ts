import type { Config, Layout, PlotRelayoutEvent, TickFormatStop } from 'plotly.js';
import type { Theme } from '@/theme/theme';

export type Tick = { at: number; label: string };
/** What the axis shows, whether there is something to draw or not. */
export type AxisRange = { from: number; to: number };

/** A hair of ground between bars. */
export const BAR_SHARE = 0.88;

export const CONFIG: Partial<Config> = {
  displayModeBar: false,
  displaylogo: false,
  doubleClick: false,
  scrollZoom: false,
  showTips: false,
  showAxisDragHandles: false,
};

/** A half is 0.5 to whoever reads logs, and not 500m. */
const FRACTIONS: Partial<TickFormatStop>[] = [
  { enabled: true, dtickrange: [null, 0.9], value: '~g' },
];

/** How wide a character of a label is, in its size. */
const EM_OF_MONO = 0.6;

/**
 * The one layout of the console's charts (look: no border, hairline grid on the value axis only,
 * small mono ticks). Which labels there is room for is worked out here: Plotly would measure each
 * of them, twice.
 */
export function layoutOf(
  { color, font, size, height: heights, space }: Theme,
  { width, height }: { width: number; height: number },
  { from, to }: AxisRange,
  ticks: readonly Tick[],
): Partial<Layout> {
  const px = Number.parseFloat;
  const tickfont = { family: font.log, size: px(size.micro), color: color.faint };
  const left = px(heights.chartMargin);
  const isInside = ({ at, label }: Tick) => {
    const [middle, half] = [
      left + ((at - from) / (to - from)) * (width - left),
      (label.length * EM_OF_MONO * tickfont.size) / 2,
    ];
    return middle >= half && middle + half <= width;
  };
  const shown = ticks.filter(isInside);
  return {
    width,
    height,
    margin: { l: left, r: 0, t: px(space.xs), b: px(heights.axis), pad: 0 },
    barmode: 'stack',
    // A finger that goes over a chart scrolls the page; where it taps, the bar is picked.
    dragmode: isTouched() ? false : 'zoom',
    hovermode: 'x',
    hoverdistance: -1,
    showlegend: false,
    paper_bgcolor: 'transparent',
    plot_bgcolor: 'transparent',
    xaxis: {
      type: 'linear',
      range: [from, to],
      tickmode: 'array',
      tickvals: shown.map(({ at }) => at),
      ticktext: shown.map(({ label }) => asPlain(label)),
      tickfont,
      tickangle: 0,
      ticklabeloverflow: 'allow',
      showgrid: false,
      zeroline: false,
      linecolor: color.line,
    },
    yaxis: {
      fixedrange: true,
      rangemode: 'tozero',
      nticks: 4,
      tickformat: '~s',
      tickformatstops: FRACTIONS,
      tickfont,
      gridcolor: color.line,
      zeroline: false,
    },
  };
}

/** The same room with nothing in it. */
export const withoutAxes = ({ xaxis, yaxis, ...rest }: Partial<Layout>): Partial<Layout> => ({
  ...rest,
  xaxis: { ...xaxis, visible: false },
  yaxis: { ...yaxis, visible: false },
});

const isTouched = () => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

/** Labels with a unit take more room than counts. */
export function withValueTicks(
  { margin, yaxis, ...rest }: Partial<Layout>,
  ticks: readonly Tick[],
): Partial<Layout> {
  return {
    ...rest,
    margin: { ...margin, l: (margin?.l ?? 0) * WITH_UNIT },
    yaxis: {
      ...yaxis,
      tickmode: 'array',
      tickvals: ticks.map(({ at }) => at),
      ticktext: ticks.map(({ label }) => asPlain(label)),
    },
  };
}

const WITH_UNIT = 1.5;

/** Of things that are counted there is no half: where they are few, each has its tick. */
export function withWholeTicks(
  layout: Partial<Layout>,
  totals: readonly number[],
): Partial<Layout> {
  const few = totals.every((total) => Number.isInteger(total) && Math.abs(total) <= FEW);
  return few
    ? { ...layout, yaxis: { ...layout.yaxis, tickmode: 'linear', tick0: 0, dtick: 1 } }
    : layout;
}

const FEW = 4;

/** Plotly takes tags in labels for markup, and values of logs stand in labels. */
const asPlain = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The stretch of the axis that was dragged over. */
export function draggedOver(event: PlotRelayoutEvent): AxisRange | undefined {
  const [from, to] = [event['xaxis.range[0]'], event['xaxis.range[1]']].map(Number);
  return from !== undefined && to !== undefined && to > from ? { from, to } : undefined;
}
