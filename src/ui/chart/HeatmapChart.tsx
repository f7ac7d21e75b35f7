import type { Data, Layout, PlotMouseEvent } from 'plotly.js';
import { useMemo } from 'react';
import { useTheme } from 'styled-components';
import { useMedia } from '@/ui/media/use-media';
import { useElementSize } from '@/ui/measure/use-element-width';
import { ChartPlot } from './ChartPlot';
import { PlotFrame } from './PlotFrame';
import type { ChartPlace } from './pressed-at';
import type { Tick } from './scale/axis';
import { heatmapAxes } from './scale/heatmap-axes';
import { asPlain } from './scale/plain-label';
import { printedFigures } from './scale/printed-figures';
import { ticksWithin } from './scale/value-scale';
import './plotly-heatmap';

export type Cell = { x: number; y: number };
type HeatmapChartProps = {
  xLabels: readonly string[];
  yLabels: readonly string[];
  /** By y, then by x; undefined leaves a cell blank. */
  values: readonly (readonly (number | undefined)[])[];
  scale: {
    name: string;
    reversed: boolean;
    range: readonly [min: number, max: number] | undefined;
  };
  /** The ticks of the colour bar, as in `SeriesChart`. */
  tickText: (value: number) => string;
  tickStep?: ((least: number) => number) | undefined;
  onHover: (cell: Cell | undefined) => void;
  onPick: (cell: Cell, at: ChartPlace) => void;
};

/** Widths in pixels of a chart that has room for a colour bar, and of the bar with its labels. */
const LEAST_WITH_BAR = 260;
const BAR_WIDTH = 70;

/** Gaps would take much of more cells, and of cells that are lower or narrower in pixels. */
const MOST_WITH_GAPS = 2_500;
const LEAST_WITH_GAPS = 4;

/** Plotly would measure each label several times to turn or hide some: their room is known here. */
const UNMEASURED = { tickangle: 0, ticklabeloverflow: 'allow' } as const;

/** Cells coloured by value, with a colour bar; a small one is its cells alone. */
export function HeatmapChart({
  xLabels,
  yLabels,
  values,
  scale,
  tickText,
  tickStep,
  onHover,
  onPick,
}: HeatmapChartProps) {
  const theme = useTheme();
  const { width, height, ref } = useElementSize();
  const isForced = useMedia('(forced-colors: active)');
  const hasBar = width >= LEAST_WITH_BAR;
  const data = useMemo(() => {
    const [least, most] = scale.range ?? extentOf(values);
    const bar = ticksWithin(least, most, { height, tickText, stepOver: tickStep });
    const room = { width: hasBar ? width - BAR_WIDTH : width, height };
    const font = { family: theme.font.log, size: Number.parseFloat(theme.size.micro) };
    return [
      traceOf(values, scale, {
        colour: theme.color.muted,
        bar: hasBar ? bar : undefined,
        width,
        height,
        printed: isForced ? printedFigures(values, { tickText, room, font }) : undefined,
      }),
    ];
  }, [values, scale, theme, width, height, hasBar, isForced, tickText, tickStep]);
  const layout = useMemo((): Partial<Layout> => {
    const size = Number.parseFloat(theme.size.micro);
    const tickfont = { family: theme.font.log, size, color: theme.color.faint };
    const { left, bottom, x, y } = heatmapAxes(
      { xLabels, yLabels },
      { width: width - (hasBar ? BAR_WIDTH : 0), height, size },
    );
    const axis = {
      tickfont,
      showgrid: false,
      zeroline: false,
      fixedrange: true,
      ...UNMEASURED,
    };
    return {
      width,
      height,
      margin: { l: left, r: 0, t: 4, b: bottom },
      paper_bgcolor: 'transparent',
      plot_bgcolor: 'transparent',
      dragmode: false,
      xaxis: {
        ...axis,
        ...ticks(x.labels),
        tickangle: x.angle,
      },
      yaxis: { ...axis, ...ticks(y.labels) },
    };
  }, [theme, width, height, hasBar, xLabels, yLabels]);
  return (
    <PlotFrame ref={ref}>
      {width > 0 && height > 0 && (
        <ChartPlot data={data} layout={layout} picking={{ markOf: cellOf, onHover, onPick }} />
      )}
    </PlotFrame>
  );
}

const cellOf = ({ x, y }: PlotMouseEvent['points'][number]): Cell | undefined =>
  typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;

function extentOf(values: HeatmapChartProps['values']): [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity];
  for (const row of values)
    for (const value of row) {
      if (value === undefined) continue;
      if (value < least) least = value;
      if (value > most) most = value;
    }
  return most < least ? [0, 0] : [least, most];
}

function traceOf(
  values: HeatmapChartProps['values'],
  { name, reversed, range }: HeatmapChartProps['scale'],
  {
    colour,
    bar,
    width,
    height,
    printed,
  }: {
    colour: string;
    bar: readonly Tick[] | undefined;
    width: number;
    height: number;
    printed: object | undefined;
  },
): Data {
  const [rows, columns] = [values.length, values[0]?.length ?? 0];
  const isFine =
    rows * columns > MOST_WITH_GAPS ||
    height < rows * LEAST_WITH_GAPS ||
    width < columns * LEAST_WITH_GAPS;
  return {
    type: 'heatmap',
    z: values.map((row) => row.map((value) => value ?? null)),
    colorscale: name,
    reversescale: reversed,
    ...(range && { zmin: range[0], zmax: range[1], zauto: false }),
    hoverinfo: 'none',
    // Without gaps, Plotly draws a pixel for each cell and enlarges the picture.
    ...(!isFine && { xgap: 1, ygap: 1 }),
    showscale: bar !== undefined,
    ...printed,
    ...(bar && {
      colorbar: {
        thickness: 10,
        outlinewidth: 0,
        tickfont: { size: 11, color: colour },
        tickmode: 'array',
        tickvals: bar.map(({ at }) => at),
        ticktext: bar.map(({ label }) => asPlain(label)),
        ...UNMEASURED,
      },
    }),
  };
}

const ticks = (labels: readonly Tick[]) => ({
  ticks: '' as const,
  tickmode: 'array' as const,
  tickvals: labels.map(({ at }) => at),
  ticktext: labels.map(({ label }) => asPlain(label)),
});
