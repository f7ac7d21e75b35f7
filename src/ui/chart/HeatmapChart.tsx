import type { Data, Layout, PlotMouseEvent } from 'plotly.js';
import { useMemo } from 'react';
import { useTheme } from 'styled-components';
import { useElementSize } from '@/ui/measure/use-element-width';
import { ChartPlot } from './ChartPlot';
import { PlotFrame } from './PlotFrame';
import type { ChartPlace } from './pressed-at';
import type { Tick } from './scale/axis';
import { asPlain } from './scale/plain-label';
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

/** Widths in characters of the monospace font, in em. */
const EM_OF_MONO = 0.6;
const LONGEST_LABEL = 19;
/** Space between labels that are shown, in em. */
const LABEL_GAP = 1.6;

/** More cells are so small that gaps would take much of them. */
const MOST_WITH_GAPS = 2_500;

/** Plotly would measure each label several times to turn or hide some: their room is known here. */
const UNMEASURED = { tickangle: 0, ticklabeloverflow: 'allow' } as const;

/** Cells coloured by value, with a colour bar. Labels that have no room are left out. */
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
  const data = useMemo(() => {
    const [least, most] = scale.range ?? extentOf(values);
    const bar = ticksWithin(least, most, { height, tickText, stepOver: tickStep });
    return [traceOf(values, scale, { colour: theme.color.muted, bar })];
  }, [values, scale, theme, height, tickText, tickStep]);
  const layout = useMemo((): Partial<Layout> => {
    const size = Number.parseFloat(theme.size.micro);
    const tickfont = { family: theme.font.log, size, color: theme.color.faint };
    const widest = Math.max(1, ...yLabels.map(({ length }) => Math.min(length, LONGEST_LABEL)));
    const left = widest * EM_OF_MONO * size + 10;
    const room = Math.max(1, width - left - 70);
    const widestX = Math.max(1, ...xLabels.map(({ length }) => Math.min(length, LONGEST_LABEL)));
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
      margin: { l: left, r: 0, t: 4, b: 2 * size },
      paper_bgcolor: 'transparent',
      plot_bgcolor: 'transparent',
      dragmode: false,
      xaxis: {
        ...axis,
        ...ticks(xLabels, room / (widestX * EM_OF_MONO * size + LABEL_GAP * size)),
      },
      yaxis: { ...axis, ...ticks(yLabels, (height - 3 * size) / (LABEL_GAP * size)) },
    };
  }, [theme, width, height, xLabels, yLabels]);
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
  { colour, bar }: { colour: string; bar: readonly Tick[] },
): Data {
  const isFine = values.length * (values[0]?.length ?? 0) > MOST_WITH_GAPS;
  return {
    type: 'heatmap',
    z: values.map((row) => row.map((value) => value ?? null)),
    colorscale: name,
    reversescale: reversed,
    ...(range && { zmin: range[0], zmax: range[1], zauto: false }),
    hoverinfo: 'none',
    // Without gaps, Plotly draws a pixel for each cell and enlarges the picture.
    ...(!isFine && { xgap: 1, ygap: 1 }),
    colorbar: {
      thickness: 10,
      outlinewidth: 0,
      tickfont: { size: 11, color: colour },
      tickmode: 'array',
      tickvals: bar.map(({ at }) => at),
      ticktext: bar.map(({ label }) => asPlain(label)),
      ...UNMEASURED,
    },
  };
}

/** As many evenly spaced labels as there is room for. */
function ticks(labels: readonly string[], room: number) {
  const step = Math.max(1, Math.ceil(labels.length / Math.max(1, Math.floor(room))));
  const shown = labels.flatMap((label, at) => (at % step === 0 ? [{ at, label }] : []));
  return {
    tickmode: 'array' as const,
    tickvals: shown.map(({ at }) => at),
    ticktext: shown.map(({ label }) => asPlain(shortened(label))),
  };
}

const shortened = (label: string) =>
  label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL - 1)}…` : label;
