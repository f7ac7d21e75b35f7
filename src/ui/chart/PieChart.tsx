import type { Data, Layout, PlotMouseEvent } from 'plotly.js';
import { useMemo } from 'react';
import { useTheme } from 'styled-components';
import { readableOn } from '@/theme/readable-on';
import { useMedia } from '@/ui/media/use-media';
import { useElementSize } from '@/ui/measure/use-element-width';
import { asPlain } from './scale/plain-label';
import { ChartPlot } from './ChartPlot';
import { slicePatterns } from './marks/slice-patterns';
import { PlotFrame } from './PlotFrame';
import type { ChartPlace } from './pressed-at';
import './plotly-pie';

/** One pie; slices without a value are left out. */
export type Pie = { name: string; values: readonly (number | undefined)[] };
type PieChartProps = {
  pies: readonly Pie[];
  /** Colour of each slice, the same in all pies. */
  colours: readonly string[];
  onHover: (slice: { pie: number; slice: number } | undefined) => void;
  onPick: (slice: { pie: number; slice: number }, at: ChartPlace) => void;
};

/** The types of Plotly do not have its uniform texts. */
type PieLayout = Partial<Layout> & { uniformtext: { mode: 'hide'; minsize: number } };

const PER_ROW = 4;
const HOLE = 0.4;
/** Share of a cell that its pie fills; the rest is for its name. */
const FILLED = 0.86;

/** Rings that fill the available space, at most four in a row. */
export function PieChart({ pies, colours, onHover, onPick }: PieChartProps) {
  const theme = useTheme();
  const patterned = useMedia('(forced-colors: active)');
  const { width, height, ref } = useElementSize();
  const font = useMemo(
    () => ({ family: theme.font.text, size: Number.parseFloat(theme.size.micro) }),
    [theme],
  );
  const data = useMemo(
    () => pies.map((one, at) => traceOf(one, at, pies.length, { colours, patterned, font })),
    [pies, colours, patterned, font],
  );
  const layout = useMemo((): PieLayout => {
    return {
      width,
      height,
      margin: { l: 4, r: 4, t: 4, b: 4 },
      showlegend: false,
      paper_bgcolor: 'transparent',
      font: { ...font, color: theme.color.text },
      // Slices too slim for their label have none; the legend and the tooltip name them.
      uniformtext: { mode: 'hide', minsize: font.size - 1 },
    };
  }, [theme, font, width, height]);
  return (
    <PlotFrame ref={ref}>
      {width > 0 && height > 0 && (
        <ChartPlot data={data} layout={layout} picking={{ markOf: sliceOf, onHover, onPick }} />
      )}
    </PlotFrame>
  );
}

const sliceOf = ({ curveNumber, pointNumber }: PlotMouseEvent['points'][number]) => ({
  pie: curveNumber,
  slice: pointNumber,
});

/** Colours that other programs stored can be in any notation; Plotly chooses for those. */
const labelColour = (slice: string) => (/^#[\da-f]{6}$/i.test(slice) ? readableOn(slice) : '');

type Look = {
  colours: readonly string[];
  patterned: boolean;
  font: { family: string; size: number };
};

function traceOf(
  { name, values }: Pie,
  at: number,
  count: number,
  { colours, patterned, font }: Look,
): Data {
  const columns = Math.min(PER_ROW, count);
  const rows = Math.ceil(count / PER_ROW);
  const [column, row] = [at % PER_ROW, Math.floor(at / PER_ROW)];
  return {
    type: 'pie',
    // Plotly merges slices with equal labels, so they are numbers here and named in the legend.
    labels: values.map((_, slice) => `${slice}`),
    values: values.map((value) => Math.max(0, value ?? 0)),
    marker: {
      colors: [...colours],
      ...(patterned && { pattern: slicePatterns(values.length) }),
    },
    hole: HOLE,
    sort: false,
    direction: 'clockwise',
    textinfo: 'percent',
    textposition: 'inside',
    insidetextorientation: 'horizontal',
    // Plotly's own choice is a grey, which is too faint on bright slices.
    insidetextfont: { ...font, color: colours.map(labelColour) },
    hoverinfo: 'none',
    // A single pie has no name and is in the middle.
    ...(count > 1 && {
      domain: {
        x: [column / columns, (column + FILLED) / columns],
        y: [1 - (row + FILLED) / rows, 1 - row / rows],
      },
    }),
    ...(count > 1 && { title: { text: asPlain(name), position: 'bottom center' } }),
  };
}
