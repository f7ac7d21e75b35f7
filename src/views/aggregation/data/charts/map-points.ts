import { readPlace, type Place } from '@/domain/places/place';
import type { ChartSeries } from './chart-series';
import type { PivotTable } from '../pivot-table';

/** Radius of a point in pixels: that of the smallest value, and how much the largest one adds. */
const RADIUS = 10;
const INCREMENT = 10;
/** Radii are rounded, so that few different circles have to be drawn. */
const RADIUS_STEP = 0.5;

/** The places of the rows of a table, which are values of one of its grouping fields. */
export type RowPlaces = {
  /** The index of the field; undefined if no row has a place. */
  field: number | undefined;
  /** One per row. */
  places: readonly (Place | undefined)[];
  /** The number of different places. */
  count: number;
  /** Values of the field that are no places, each once. */
  elsewhere: readonly string[];
};

/** Takes the grouping field most of whose values are places: rows may be grouped by others, too. */
export function rowPlaces(rows: PivotTable['rows'], fieldCount: number): RowPlaces {
  let best: RowPlaces = { field: undefined, places: [], count: 0, elsewhere: [] };
  let most = 0;
  for (let field = 0; field < fieldCount; field++) {
    const places = rows.map(({ keys }) => readPlace(keys[field] ?? ''));
    const found = places.filter(Boolean).length;
    if (found <= most) continue;
    most = found;
    const values = (arePlaces: boolean) =>
      new Set(rows.flatMap(({ keys }, i) => (!places[i] === arePlaces ? [] : [keys[field] ?? ''])));
    best = { field, places, count: values(true).size, elsewhere: [...values(false)] };
  }
  return best;
}

export type ValuePoint = { row: number; series: number; place: Place; radius: number };

/**
 * A point for each place and series, the largest first, so that smaller ones are drawn above. The
 * radius grows with the value among those of the same series. Places without any value are kept.
 */
export function valuePoints(
  series: readonly Pick<ChartSeries, 'values'>[],
  places: readonly (Place | undefined)[],
): ValuePoint[] {
  const scales = series.map(({ values }) => scaleOf(values.filter((_, row) => places[row])));
  return places
    .flatMap((place, row): ValuePoint[] => {
      if (!place) return [];
      const points = series.flatMap(({ values }, i) => {
        const value = values[row];
        const radius = value === undefined ? undefined : scales[i]?.(value);
        return radius === undefined ? [] : [{ row, series: i, place, radius }];
      });
      return points.length > 0 ? points : [{ row, series: 0, place, radius: RADIUS }];
    })
    .sort((one, other) => other.radius - one.radius);
}

function scaleOf(values: readonly (number | undefined)[]): (value: number) => number {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    if (value === undefined) continue;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return (value) => {
    const share = most > least ? (value - least) / (most - least) : 0;
    return RADIUS + Math.round((INCREMENT * share) / RADIUS_STEP) * RADIUS_STEP;
  };
}
