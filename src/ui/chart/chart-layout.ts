import type { Config, Layout, PlotRelayoutEvent, TickFormatStop } from 'plotly.js';
import type { Theme } from '@/theme/theme';

export type Tick = { at: number; label: string };
/** Range of the axis, whether or not there is data. */
export type AxisRange = { from: number; to: number };

/** Leaves a narrow gap between bars. */
export const BAR_SHARE = 0.88;

export const CONFIG: Partial<Config> = {
  displayModeBar: false,
  displaylogo: false,
  doubleClick: false,
  scrollZoom: false,
  showTips: false,
  showAxisDragHandles: false,
};

/** Half a unit is written 0.5, not 500m as in d3's SI prefixes. */
const FRACTIONS: Partial<TickFormatStop>[] = [
  { enabled: true, dtickrange: [null, 0.9], value: '~g' },
];

/** Width of a character of the monospace font, in em. */
const EM_OF_MONO = 0.6;

/**
 * The layout of all charts: no border, hairline grid on the value axis only, small monospace ticks.
 * Which labels fit is computed here, because Plotly would measure every label twice.
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
    // On touch screens a drag scrolls the page and a tap picks a bar.
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

/** The same margins without axes, for the first drawing. */
export const withoutAxes = ({ xaxis, yaxis, ...rest }: Partial<Layout>): Partial<Layout> => ({
  ...rest,
  xaxis: { ...xaxis, visible: false },
  yaxis: { ...yaxis, visible: false },
});

const isTouched = () => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

/** Labels with a unit need a wider margin than counts. */
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

/** Counts are integers: where there are few, each gets its tick. */
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

/** Plotly interprets tags in labels as markup, and labels contain log values. */
export const asPlain = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The range of the axis that the user dragged over. */
export function draggedOver(event: PlotRelayoutEvent): AxisRange | undefined {
  const [from, to] = [event['xaxis.range[0]'], event['xaxis.range[1]']].map(Number);
  return from !== undefined && to !== undefined && to > from ? { from, to } : undefined;
}
