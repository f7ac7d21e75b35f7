import type { Config, Layout } from 'plotly.js';
import type { Theme } from '@/theme/theme';
import type { Tick } from './scale/axis';
import { asPlain } from './scale/plain-label';
import { EM_OF_MONO, xOf, type PlotArea } from './scale/plot-area';

/** Pointer and keys are handled by `PlotSurface`, which lies over the drawing. */
export const STATIC: Partial<Config> = { staticPlot: true };

export const CONFIG: Partial<Config> = {
  displayModeBar: false,
  displaylogo: false,
  doubleClick: false,
  scrollZoom: false,
  showTips: false,
  showAxisDragHandles: false,
};

/**
 * The layout of charts with axes: no border, hairline grid on the value axis only, small monospace
 * ticks. Ranges and labels are computed here, because Plotly would measure every label twice.
 */
export function layoutOf(
  { color, font, size }: Theme,
  area: PlotArea,
  ticks: readonly Tick[],
): Partial<Layout> {
  const { width, height, left, right, top, bottom, from, to, scale } = area;
  const tickfont = {
    family: font.log,
    size: Number.parseFloat(size.micro),
    color: color.faint,
  };
  const isInside = ({ at, label }: Tick) => {
    const [middle, half] = [xOf(area, at), (label.length * EM_OF_MONO * tickfont.size) / 2];
    return middle >= half && middle + half <= width;
  };
  const shown = ticks.filter(isInside);
  const position = (value: number) => (scale.type === 'log' ? Math.log10(value) : value);
  return {
    width,
    height,
    margin: { l: left, r: width - right, t: top, b: height - bottom, pad: 0 },
    barmode: 'stack',
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
      type: scale.type,
      range: [position(scale.from), position(scale.to)],
      tickmode: 'array',
      tickvals: scale.ticks.map(({ at }) => at),
      ticktext: scale.ticks.map(({ label }) => asPlain(label)),
      tickfont,
      ticklabeloverflow: 'allow',
      gridcolor: color.line,
      // Bars grow from 0 in both directions.
      zeroline: scale.from < 0 && scale.to > 0,
      zerolinecolor: color.lineStrong,
    },
  };
}

/** The same margins without axes, for the first drawing. */
export const withoutAxes = ({ xaxis, yaxis, ...rest }: Partial<Layout>): Partial<Layout> => ({
  ...rest,
  xaxis: { ...xaxis, visible: false },
  yaxis: { ...yaxis, visible: false },
});
