import { atOf, yOf, type PlotArea } from '../scale/plot-area';
import { BAR_SHARE, spansAt, type Mark, type PlottedSeries, type SeriesKind } from './series';

/** The point nearest to a position; undefined without points. `x` is sorted. */
export function nearestPoint(x: readonly number[], at: number): number | undefined {
  let [low, high] = [0, x.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((x[middle] ?? Infinity) < at) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [x[low - 1], x[low]];
  if (before === undefined) return after === undefined ? undefined : low;
  return after === undefined || at - before <= after - at ? low - 1 : low;
}

/** The point under the pointer, and the series whose mark is nearest to it there. */
export function markAt(
  area: PlotArea,
  {
    kind,
    x,
    step,
    series,
  }: {
    kind: SeriesKind;
    x: readonly number[];
    step: number;
    series: readonly Pick<PlottedSeries, 'values'>[];
  },
  pointer: { x: number; y: number },
): Mark | undefined {
  const at = atOf(area, pointer.x);
  const point = nearestPoint(x, at);
  const centre = point === undefined ? undefined : x[point];
  if (point === undefined || centre === undefined) return undefined;
  const spans = spansAt(kind, series, point);
  // Grouped bars lie beside each other: the one below or above the pointer is meant.
  const slot =
    kind.type === 'bar' && kind.mode === 'group'
      ? Math.floor(((at - centre) / step / BAR_SHARE + 0.5) * series.length)
      : undefined;
  if (slot !== undefined && spans[slot]) return { point, series: slot };
  let nearest: { series: number; distance: number; length: number } | undefined;
  spans.forEach((span, index) => {
    if (!span) return;
    const [one, other] = [yOf(area, span.from), yOf(area, span.to)];
    const distance = Math.max(
      0,
      Math.min(one, other) - pointer.y,
      pointer.y - Math.max(one, other),
    );
    const length = Math.abs(one - other);
    // Of bars in front of each other, the shortest is in sight.
    const isNearer =
      !nearest ||
      distance < nearest.distance ||
      (distance === nearest.distance && length < nearest.length);
    if (isNearer) nearest = { series: index, distance, length };
  });
  return { point, series: nearest?.series };
}
