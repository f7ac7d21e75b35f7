import { BAR_SHARE, type GhostLine, type PlottedSeries, type SeriesKind } from '../marks/series';
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
  return series.flatMap((one, at) => {
    const place = patterned ? (one.place ?? at) : undefined;
    return kind.type === 'scatter'
      ? scatterShapes(one, place, options)
      : lineShapes(one, kind, place, options);
  });
}
