import type { Extent } from '../scale/value-scale';

/** One of `values` per entry of `x`; undefined leaves a gap. */
export type PlottedSeries = {
  name: string;
  colour: string;
  values: readonly (number | undefined)[];
  /**
   * Its number among all series, also those that are not drawn: where colours are forced, it has the
   * dash, pattern and symbol of this number.
   */
  place?: number;
};
/** The line of an earlier window. */
export type GhostLine = PlottedSeries & { dash?: 'dash' | 'dot' | 'dashdot' | undefined };
/** Leaves a narrow gap between bars. */
export const BAR_SHARE = 0.88;

export type BarMode = 'stack' | 'group' | 'relative' | 'overlay';
export type Interpolation = 'linear' | 'step-after' | 'spline';
export type SeriesKind =
  | { type: 'bar'; mode: BarMode }
  | { type: 'line'; interpolation: Interpolation }
  /** On top of each other with `stacked`. */
  | { type: 'area'; interpolation: Interpolation; stacked?: boolean }
  | { type: 'scatter' };
/** A horizontal line at a value, such as a limit. */
export type ReferenceLine = { value: number; label: string; colour?: string | undefined };
/** A point of a chart, by its place in `x`, and one of its series; none where all have a gap. */
export type Mark = { point: number; series: number | undefined };

export const isStacked = (kind: SeriesKind): boolean =>
  kind.type === 'bar'
    ? kind.mode === 'stack' || kind.mode === 'relative'
    : kind.type === 'area' && kind.stacked === true;

/** From where to where each bar of a stack reaches; undefined where there is none. */
export function stackAt(
  series: readonly Pick<PlottedSeries, 'values'>[],
  point: number,
): ({ from: number; to: number } | undefined)[] {
  let [above, below] = [0, 0];
  return series.map(({ values }) => {
    const value = values[point];
    if (value === undefined) return undefined;
    const from = value < 0 ? below : above;
    if (value < 0) below += value;
    else above += value;
    return { from, to: from + value };
  });
}

/**
 * The lower and upper edges of stacked areas. A series without a value where others have one adds
 * nothing; where all have none, there are gaps.
 */
export function stackedEdges(
  series: readonly Pick<PlottedSeries, 'values'>[],
): { from: PlottedSeries['values']; to: PlottedSeries['values'] }[] {
  const length = Math.max(0, ...series.map(({ values }) => values.length));
  let edge: PlottedSeries['values'] = Array.from({ length }, (_, point) =>
    series.some(({ values }) => values[point] !== undefined) ? 0 : undefined,
  );
  return series.map(({ values }) => {
    const from = edge;
    edge = from.map((below, point) =>
      below === undefined ? undefined : below + (values[point] ?? 0),
    );
    return { from, to: edge };
  });
}

/** From where to where the bar or point of each series reaches at a point of the axis. */
export const spansAt = (
  kind: SeriesKind,
  series: readonly Pick<PlottedSeries, 'values'>[],
  point: number,
): ReturnType<typeof stackAt> =>
  isStacked(kind)
    ? stackAt(series, point)
    : series.map(({ values }) => {
        const value = values[point];
        return value === undefined
          ? undefined
          : { from: kind.type === 'bar' ? 0 : value, to: value };
      });

/** The extent of what is drawn, with the sums of stacks and with everything else beside them. */
export function extentOf(
  kind: SeriesKind,
  series: readonly Pick<PlottedSeries, 'values'>[],
  {
    ghosts = [],
    referenceLines = [],
  }: {
    ghosts?: readonly Pick<PlottedSeries, 'values'>[];
    referenceLines?: readonly Pick<ReferenceLine, 'value'>[];
  } = {},
): Extent {
  let [least, most, leastPositive, isWhole] = [Infinity, -Infinity, Infinity, true];
  const add = (value: number | undefined) => {
    if (value === undefined) return;
    if (value < least) least = value;
    if (value > most) most = value;
    if (value > 0 && value < leastPositive) leastPositive = value;
    if (isWhole && !Number.isInteger(value)) isWhole = false;
  };
  for (const { values } of [...series, ...ghosts]) values.forEach(add);
  for (const { value } of referenceLines) add(value);
  if (isStacked(kind))
    series[0]?.values.forEach((_, point) => stackAt(series, point).forEach((one) => add(one?.to)));
  const isEmpty = most < least;
  return {
    least: isEmpty ? 0 : least,
    most: isEmpty ? 0 : most,
    leastPositive: Number.isFinite(leastPositive) ? leastPositive : undefined,
    isWhole,
  };
}
