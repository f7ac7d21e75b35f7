import type { Point } from './shape';

/** More than this many points in a column of pixels cannot be told apart. */
const MOST_IN_COLUMN = 4;

/**
 * A run with at most four points in each column of pixels: the first, the lowest, the highest and
 * the last one. Drawn as a line it looks the same, with all extremes.
 */
export function reducedRun(run: readonly Point[]): readonly Point[] {
  const columns = (run.at(-1)?.x ?? 0) - (run[0]?.x ?? 0) + 1;
  if (run.length <= columns * MOST_IN_COLUMN) return run;
  const kept: Point[] = [];
  let column: Point[] = [];
  for (const point of run) {
    const [first] = column;
    if (first && Math.floor(first.x) !== Math.floor(point.x)) {
      kept.push(...extremesOf(column));
      column = [];
    }
    column.push(point);
  }
  kept.push(...extremesOf(column));
  return kept;
}

function extremesOf(column: readonly Point[]): readonly Point[] {
  if (column.length <= MOST_IN_COLUMN) return column;
  let [lowest, highest] = [0, 0];
  column.forEach(({ y }, i) => {
    if (y < (column[lowest]?.y ?? 0)) lowest = i;
    if (y > (column[highest]?.y ?? 0)) highest = i;
  });
  const places = [...new Set([0, lowest, highest, column.length - 1])].sort((a, b) => a - b);
  return places.flatMap((place) => column[place] ?? []);
}

/** Points of which no two are drawn on the same pixel. */
export function distinctPoints(points: readonly Point[]): readonly Point[] {
  const seen = new Map<string, Point>();
  for (const point of points) seen.set(`${Math.round(point.x)} ${Math.round(point.y)}`, point);
  return seen.size === points.length ? points : [...seen.values()];
}

/**
 * Of bars that are thinner than a pixel, those that are drawn: of each column of pixels the highest
 * and the lowest one. `columns` are the columns of the bars, in order.
 */
export function extremeBars(
  columns: readonly number[],
  spanOf: (bar: number) => { from: number; to: number } | undefined,
): number[] {
  const kept: number[] = [];
  let highest: { bar: number; value: number } | undefined;
  let lowest: typeof highest;
  const close = () => {
    if (highest) kept.push(highest.bar);
    if (lowest && lowest.bar !== highest?.bar) kept.push(lowest.bar);
    highest = lowest = undefined;
  };
  columns.forEach((column, bar) => {
    if (column !== columns[bar - 1]) close();
    const span = spanOf(bar);
    if (!span) return;
    const [low, high] = [Math.min(span.from, span.to), Math.max(span.from, span.to)];
    if (!highest || high > highest.value) highest = { bar, value: high };
    if (!lowest || low < lowest.value) lowest = { bar, value: low };
  });
  close();
  return kept;
}
