import type { GhostLine, Interpolation, PlottedSeries, SeriesKind } from '../marks/series';
import { xOf, yOf, type PlotArea } from '../scale/plot-area';
import { curvePath, type Curve } from './curve';
import { dashAt } from './patterns';
import { pointShapes } from './point-shapes';
import { reducedRun } from './reduce';
import { DASHES, rounded, type Dash, type Point, type Shape } from './shape';

export type LineOptions = {
  area: PlotArea;
  /** Sorted positions; `step` is the distance between two of them. */
  x: readonly number[];
  step: number;
  /** The points whose interval is not covered completely by the window. */
  partial?: readonly boolean[] | undefined;
  /** Positions are times: a missing one is a gap. */
  isTime: boolean;
};

/** The longest month has 31 days, the shortest 28; a step that is longer than this misses one. */
const LONGEST_STEP = 1.5;
const LINE_PX = 1.5;
const MARKER_PX = 4;
const POINT_PX = 7;
/** Up to so many points are all marked. */
const MOST_MARKERS = 20;
/** Areas overlap, so that those behind must show through. */
const FILL = 0.22;
/** Stacked ones do not. */
const STACKED_FILL = 0.7;
const GHOST = 0.6;
const SCATTERED = 0.85;

/**
 * The parts of a line between its gaps, in pixels. Where values or times are missing, a line across
 * would claim values that nobody measured. A logarithmic axis has no place for 0.
 */
export function runsOf(
  values: PlottedSeries['values'],
  { area, x, step, isTime }: LineOptions,
  [first, last]: readonly [number, number] = [0, x.length],
): Point[][] {
  const runs: Point[][] = [];
  let open: Point[] | undefined;
  let before: number | undefined;
  for (let i = first; i < last; i += 1) {
    const [at, value] = [x[i], values[i]];
    const isDrawn =
      value !== undefined && Number.isFinite(value) && (area.scale.type === 'linear' || value > 0);
    if (at === undefined || !isDrawn) {
      open = undefined;
      continue;
    }
    if (isTime && before !== undefined && at - before > step * LONGEST_STEP) open = undefined;
    if (!open) runs.push((open = []));
    open.push({ x: xOf(area, at), y: yOf(area, value) });
    before = at;
  }
  return runs;
}

/**
 * A line or area, with its ends dotted where the window covers their interval only in part. A point
 * without neighbours would be invisible in a line, so it is marked.
 */
export function lineShapes(
  {
    colour,
    values,
    from,
  }: Pick<PlottedSeries, 'colour' | 'values'> & {
    /** The lower edge of an area; by default the line at 0. */
    from?: PlottedSeries['values'];
  },
  { type, interpolation }: { type: 'line' | 'area'; interpolation: Interpolation },
  /** The place of a series that has to be recognizable without its colour. */
  place: number | undefined,
  options: LineOptions,
): Shape[] {
  const runs = runsOf(values, options);
  const dash = place === undefined ? 'solid' : dashAt(place);
  return [
    ...(type === 'area'
      ? fillsOf(runs, interpolation, {
          colour,
          area: options.area,
          below: from ? runsOf(from, options) : [],
        })
      : []),
    ...partsOf(options).flatMap(({ from, to, isPartial }) =>
      strokesOf(runsOf(values, options, [from, to]), interpolation, {
        colour,
        dash: isPartial ? 'dot' : dash,
      }),
    ),
    ...pointShapes(runs.filter((run) => values.length <= MOST_MARKERS || run.length === 1).flat(), {
      colour,
      size: MARKER_PX,
      symbol: place,
    }),
  ];
}

/** The ends of a line are parts of their own if they are partial. */
function partsOf({ x: { length }, partial }: LineOptions) {
  const whole = { from: 0, to: length, isPartial: false };
  if (length < 2) return [whole];
  const [first, last] = [partial?.[0] === true, partial?.at(-1) === true];
  if (first && last && length === 2) return [{ ...whole, isPartial: true }];
  return [
    ...(first ? [{ from: 0, to: 2, isPartial: true }] : []),
    { from: first ? 1 : 0, to: last ? length - 1 : length, isPartial: false },
    ...(last ? [{ from: length - 2, to: length, isPartial: true }] : []),
  ];
}

/** One path for all runs. */
function strokesOf(
  runs: readonly (readonly Point[])[],
  curve: Curve,
  { colour, dash, opacity }: { colour: string; dash: Dash; opacity?: number },
): Shape[] {
  const d = runs
    .filter(({ length }) => length > 1)
    .map((run) => pathOf(run, curve))
    .join('');
  return d === ''
    ? []
    : [
        {
          mark: 'line',
          d,
          stroke: colour,
          strokeWidth: LINE_PX,
          strokeDasharray: DASHES[dash],
          opacity,
        },
      ];
}

/** Curves between points in one column of pixels would not be visible. */
function pathOf(run: readonly Point[], curve: Curve): string {
  const kept = reducedRun(run);
  return curvePath(kept, curve === 'spline' && kept !== run ? 'linear' : curve);
}

function fillsOf(
  runs: readonly (readonly Point[])[],
  curve: Curve,
  { colour, area, below }: { colour: string; area: PlotArea; below: readonly (readonly Point[])[] },
): Shape[] {
  const zero = rounded(yOf(area, 0));
  const downTo0 = (parts: typeof runs) =>
    parts
      .filter(({ length }) => length > 1)
      .map((run) => `${pathOf(run, curve)}V${zero}H${rounded(run[0]?.x ?? 0)}z`)
      .join('');
  const d = downTo0(runs);
  if (d === '') return [];
  const shape = { mark: 'area', fill: colour } as const;
  // What lies below belongs to other areas, in whatever curve.
  return below.length === 0
    ? [{ ...shape, d, opacity: FILL }]
    : [{ ...shape, d: d + downTo0(below), fillRule: 'evenodd', opacity: STACKED_FILL }];
}

/** Points without lines; those of intervals that are not covered completely are open. */
export function scatterShapes(
  { colour, values }: PlottedSeries,
  place: number | undefined,
  options: LineOptions,
): Shape[] {
  const { partial } = options;
  const pointsIn = (isPartial: boolean) =>
    runsOf(
      values.map((value, at) => ((partial?.[at] === true) === isPartial ? value : undefined)),
      options,
    ).flat();
  const look = { colour, size: POINT_PX, opacity: SCATTERED, symbol: place };
  return [
    ...pointShapes(pointsIn(false), look),
    ...(partial?.includes(true) ? pointShapes(pointsIn(true), { ...look, isOpen: true }) : []),
  ];
}

/** The same time in an earlier window: a pale dashed line, for bars with the steps of the bars. */
export function ghostShapes(
  { colour, values, dash = 'dash' }: GhostLine,
  kind: SeriesKind,
  options: LineOptions,
): Shape[] {
  const runs = runsOf(values, options);
  if (kind.type === 'scatter')
    return pointShapes(runs.flat(), { colour, size: POINT_PX, opacity: GHOST, isOpen: true });
  return strokesOf(runs, kind.type === 'bar' ? 'step-middle' : kind.interpolation, {
    colour,
    dash,
    opacity: GHOST,
  });
}
