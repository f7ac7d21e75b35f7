import type { Data } from 'plotly.js';
import { patternedTrace } from './patterned-trace';
import {
  BAR_SHARE,
  type BarMode,
  type GhostLine,
  type Interpolation,
  type PlottedSeries,
  type SeriesKind,
} from './series';

export type TraceOptions = {
  kind: SeriesKind;
  /** Sorted positions; `step` is the distance between two of them. */
  x: readonly number[];
  step: number;
  /** The points whose interval is not covered completely by the window. */
  partial?: readonly boolean[] | undefined;
  /** Positions are times: a missing one is a gap. */
  isTime: boolean;
  /** Series also differ by dashes, patterns and symbols, for users who do not rely on colours. */
  patterned?: boolean;
};

/** The traces of all series, followed by those of an earlier window. */
export function tracesOf(
  series: readonly PlottedSeries[],
  ghosts: readonly GhostLine[],
  options: TraceOptions,
): Data[] {
  const { kind, patterned = false } = options;
  const tracesOfOne = (one: PlottedSeries, place: number) =>
    kind.type === 'bar'
      ? [barsOf(one, barPlace(kind.mode, options.step, place, series.length), kind.mode, options)]
      : kind.type === 'scatter'
        ? [pointsOf(one, options)]
        : linesOf(one, kind, options);
  return [
    ...series.flatMap((one, place) => {
      const traces = tracesOfOne(one, place);
      return patterned ? traces.map((trace) => patternedTrace(trace, place)) : traces;
    }),
    ...ghosts.map((one) => ghostOf(one, options)),
  ];
}

type BarPlace = { width: number; offset: number };

/**
 * Grouped bars share the width of their point. Plotly would derive it from the distance between
 * points, which a single point does not have.
 */
function barPlace(mode: BarMode, step: number, place: number, bars: number): BarPlace {
  const room = step * BAR_SHARE;
  const width = mode === 'group' ? room / bars : room;
  return { width, offset: mode === 'group' ? place * width - room / 2 : -room / 2 };
}

function barsOf(
  { colour, values }: PlottedSeries,
  { width, offset }: BarPlace,
  mode: BarMode,
  { x, partial }: TraceOptions,
): Data {
  const opacity = mode === 'overlay' ? OVERLAID : 1;
  return {
    type: 'bar',
    x: [...x],
    y: asGaps(values),
    width: x.map(() => width),
    ...(mode === 'group' && { offset }),
    marker: {
      color: colour,
      opacity: partial?.includes(true) ? partial.map((one) => (one ? PARTIAL : opacity)) : opacity,
      line: { width: 0 },
    },
    hoverinfo: 'none',
  };
}

const asGaps = (values: PlottedSeries['values']) => values.map((value) => value ?? null);

type Points = { x: number[]; y: (number | null)[] };

/**
 * The points of a line. Where times are missing between two points, an empty one separates them:
 * a line across would claim values that nobody measured.
 */
export function withGaps(
  x: readonly number[],
  values: PlottedSeries['values'],
  step: number,
): Points {
  const points: Points = { x: [], y: [] };
  x.forEach((at, index) => {
    const before = x[index - 1];
    if (before !== undefined && at - before > step * LONGEST_STEP) {
      points.x.push((before + at) / 2);
      points.y.push(null);
    }
    points.x.push(at);
    points.y.push(values[index] ?? null);
  });
  return points;
}

/** The longest month has 31 days, the shortest 28; a step that is longer than this misses one. */
const LONGEST_STEP = 1.5;

/**
 * A line, with its ends dashed where the window covers their interval only in part. A point without
 * neighbours would be invisible in a line, so it gets a marker.
 */
function linesOf(
  { colour, values }: PlottedSeries,
  { type, interpolation }: { type: 'line' | 'area'; interpolation: Interpolation },
  { x, step, partial, isTime }: TraceOptions,
): Data[] {
  const [first, last] = [partial?.[0] === true, partial?.at(-1) === true];
  const whole = { from: first ? 1 : 0, to: last ? x.length - 1 : x.length };
  const pointsIn = (from: number, to: number): Points => {
    const part = { x: x.slice(from, to), values: values.slice(from, to) };
    return isTime
      ? withGaps(part.x, part.values, step)
      : { x: [...part.x], y: asGaps(part.values) };
  };
  const all = pointsIn(0, x.length);
  // Plotly fills below a line across its gaps.
  const isFilledApart = type === 'area' && all.y.includes(null);
  const fillcolor = `${colour}${FILL_ALPHA}`;
  const trace = (from: number, to: number, dash: 'solid' | 'dot'): Data => {
    const points = pointsIn(from, to);
    const size = markerSizes(points.y, values.length <= MOST_MARKERS);
    return {
      type: 'scatter',
      mode: size === 0 ? 'lines' : 'lines+markers',
      ...points,
      line: { color: colour, width: 1.5, shape: SHAPES[interpolation], dash },
      marker: { color: colour, size, opacity: 1, line: { width: 0 } },
      ...(type === 'area' && !isFilledApart && { fill: 'tozeroy', fillcolor }),
      hoverinfo: 'none',
    };
  };
  if (x.length < 2) return [trace(0, x.length, 'solid')];
  return [
    ...(isFilledApart ? fillsOf(all, SHAPES[interpolation], fillcolor) : []),
    ...(first ? [trace(0, 2, 'dot')] : []),
    ...(whole.to > whole.from ? [trace(whole.from, whole.to, 'solid')] : []),
    ...(last && !(first && x.length === 2) ? [trace(x.length - 2, x.length, 'dot')] : []),
  ];
}

/** The parts of a line between its gaps. */
export function partsOf({ x, y }: Points): Points[] {
  const parts: Points[] = [];
  let open: Points | undefined;
  y.forEach((value, at) => {
    if (value === null) open = undefined;
    else {
      if (!open) parts.push((open = { x: [], y: [] }));
      open.x.push(x[at] ?? 0);
      open.y.push(value);
    }
  });
  return parts;
}

/** The areas below the parts of a line that has gaps, without the line. */
function fillsOf(points: Points, shape: (typeof SHAPES)[Interpolation], fillcolor: string): Data[] {
  const common = {
    type: 'scatter',
    mode: 'lines',
    line: { width: 0, shape },
    fillcolor,
    hoverinfo: 'none',
  } as const;
  const parts = partsOf(points).filter(({ x }) => x.length > 1);
  // Only curves need a trace for each part: all others are polygons down to the axis.
  if (shape === 'spline') return parts.map((part) => ({ ...common, ...part, fill: 'tozeroy' }));
  const [x, y]: [(number | null)[], (number | null)[]] = [[], []];
  for (const part of parts) {
    x.push(part.x[0] ?? 0, ...part.x, part.x.at(-1) ?? 0, null);
    y.push(AXIS, ...part.y, AXIS, null);
  }
  return [{ ...common, x, y, fill: 'toself' }];
}

/** 0, but also a value of a logarithmic axis. */
const AXIS = 1e-9;

/** Few points are all marked; of many, only those without neighbours. */
export function markerSizes(y: readonly (number | null)[], areFew: boolean): number | number[] {
  if (areFew) return MARKER;
  const sizes = y.map((value, at) =>
    value !== null && (y[at - 1] ?? null) === null && (y[at + 1] ?? null) === null ? MARKER : 0,
  );
  return sizes.includes(MARKER) ? sizes : 0;
}

const pointsOf = ({ colour, values }: PlottedSeries, { x, partial }: TraceOptions): Data => ({
  type: 'scatter',
  mode: 'markers',
  // The highest point is drawn as a whole.
  cliponaxis: false,
  x: [...x],
  y: asGaps(values),
  marker: {
    color: colour,
    size: 7,
    opacity: 0.85,
    ...(partial?.includes(true) && {
      symbol: partial.map((one) => (one ? 'circle-open' : 'circle')),
    }),
  },
  hoverinfo: 'none',
});

/** The same time in an earlier window: a pale dashed line, for bars with the steps of the bars. */
function ghostOf(
  { colour, values, dash = 'dash' }: GhostLine,
  { kind, x, step, isTime }: TraceOptions,
): Data {
  const points = isTime ? withGaps(x, values, step) : { x: [...x], y: asGaps(values) };
  return {
    type: 'scatter',
    mode: kind.type === 'scatter' ? 'markers' : 'lines',
    ...points,
    opacity: GHOST,
    line: {
      color: colour,
      width: 1.5,
      dash,
      shape:
        kind.type === 'bar'
          ? 'hvh'
          : 'interpolation' in kind
            ? SHAPES[kind.interpolation]
            : 'linear',
    },
    marker: { color: colour, size: 7, symbol: 'circle-open' },
    hoverinfo: 'none',
  };
}

const OVERLAID = 0.75;
export const PARTIAL = 0.55;
const GHOST = 0.6;
/** Added to a hexadecimal colour; areas overlap, so that those behind must show through. */
const FILL_ALPHA = '38';
const MARKER = 4;
const MOST_MARKERS = 20;
const SHAPES = { linear: 'linear', 'step-after': 'hv', spline: 'spline' } as const;
