import {
  BAR_SHARE,
  isStacked,
  stackedEdges,
  type GhostLine,
  type PlottedSeries,
  type SeriesKind,
} from '../marks/series';
import { barShapes } from './bar-shapes';
import { ghostShapes, lineShapes, scatterShapes, type LineOptions } from './line-shapes';
import type { Shape } from './shape';

export type SeriesOptions = LineOptions & {
  kind: SeriesKind;
  /** Series also differ by dashes, patterns and symbols, for users who do not rely on colours. */
  patterned?: boolean;
};

/** The shapes of all series, followed by those of earlier windows. */
export function seriesShapes(
  series: readonly PlottedSeries[],
  ghosts: readonly GhostLine[],
  options: SeriesOptions,
): Shape[] {
  return [
    ...shapesOf(series, options),
    ...ghosts.flatMap((one) => ghostShapes(one, options.kind, options)),
  ];
}

function shapesOf(series: readonly PlottedSeries[], options: SeriesOptions): Shape[] {
  const { kind, x, step, area, partial, patterned = false } = options;
  if (kind.type === 'bar') {
    const half = (step * BAR_SHARE) / 2;
    const slots = x.map((at) => ({ from: at - half, to: at + half }));
    return barShapes(series, { area, mode: kind.mode, slots, partial, patterned });
  }
  const edges = isStacked(kind) ? stackedEdges(series) : [];
  return series.flatMap((one, at) => {
    const place = patterned ? (one.place ?? at) : undefined;
    return kind.type === 'scatter'
      ? scatterShapes(one, place, options)
      : lineShapes({ colour: one.colour, ...edgesOf(one, edges[at]) }, kind, place, options);
  });
}

const edgesOf = (
  { values }: PlottedSeries,
  edges: ReturnType<typeof stackedEdges>[number] | undefined,
) => (edges ? { values: edges.to, from: edges.from } : { values });
