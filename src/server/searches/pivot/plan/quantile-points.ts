/**
 * Number of points that stand for a part's values. Each represents a block of neighbors, with
 * smaller blocks towards both ends and single values at the ends. At rank q·n a block has
 * π·√(q(1−q))·n / 1022 values, so a percentile is off by at most half of that: 0.08 % of all values
 * at the median, 0.034 % at the 95th, 0.016 % at the 99th percentile.
 */
const POINTS = 1024;

/** Up to this number all values are kept; see `MOST_SORTED`. */
const ALL_OF = 2_000;

/** About how many of `count` values are kept if they are divided into so many parts. */
export const keptValues = (count: number, parts: number): number =>
  count <= parts * ALL_OF ? count : parts * POINTS;

const inner = POINTS - 2;
/** The number of values before a block. */
function before(block: number, size: number): number {
  if (block <= 0) return 0;
  return block >= POINTS
    ? size
    : 1 + Math.floor(((size - 2) * (1 - Math.cos((Math.PI * (block - 1)) / inner))) / 2);
}
const beforeSql = (block: string) =>
  `(CASE WHEN ${block} <= 0 THEN 0 WHEN ${block} >= ${POINTS} THEN len(s) ELSE 1 + floor((len(s) - 2) * (1 - cos(pi() * (${block} - 1) / ${inner})) / 2)::BIGINT END)`;

/** SQL for the sorted points of a column. */
export const pointsSql = (column: string): string =>
  `list_transform([list_sort(list(${column}::DOUBLE) FILTER (${column} IS NOT NULL))], lambda s: CASE WHEN len(s) <= ${ALL_OF} THEN s ELSE list_transform(range(0, ${POINTS}), lambda j: s[greatest(0, (${beforeSql('j')} + ${beforeSql('(j + 1)')} - 1) // 2) + 1]) END)[1]`;

/** The values of a part: its `size`, and all values or those at the points, sorted. */
export type Points = { size: number; values: Float64Array };

const valuesUpTo = ({ size, values }: Points, count: number) =>
  values.length === size ? count : before(count, size);

/** The number of points up to `value`. */
function pointsUpTo(values: Float64Array, value: number): number {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? NaN) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

const view = new DataView(new ArrayBuffer(8));
const POSITIVE = 0x7fff_ffff_ffff_ffffn;
/** Maps doubles to integers of the same order, and back. */
function placeOf(value: number): bigint {
  view.setFloat64(0, value === 0 ? 0 : value);
  const bits = view.getBigInt64(0);
  return bits < 0n ? bits ^ POSITIVE : bits;
}
function valueOf(place: bigint): number {
  view.setBigInt64(0, place < 0n ? place ^ POSITIVE : place);
  return view.getFloat64(0);
}

/** The value at a rank of all parts together, counted from 0. */
function valueAt(parts: readonly Points[], rank: number): number {
  let [low, high] = [placeOf(-Infinity), placeOf(Infinity)];
  while (low < high) {
    const middle = (low + high) >> 1n;
    const value = valueOf(middle);
    let count = 0;
    for (const part of parts) count += valuesUpTo(part, pointsUpTo(part.values, value));
    if (count > rank) high = middle;
    else low = middle + 1n;
  }
  // Adding 0 turns −0 into 0.
  return valueOf(low) + 0;
}

/** The percentile of all parts together, consistent with `percentileSql`; null without values. */
export function percentileOf(parts: readonly Points[], percentile: number): number | null {
  const filled = parts.filter(({ size }) => size > 0);
  const size = filled.reduce((sum, part) => sum + part.size, 0);
  if (size === 0) return null;
  const p = percentile / 100;
  const place = size <= ALL_OF ? Math.max(0, Math.min(size * p - 0.5, size - 1)) : (size - 1) * p;
  const below = valueAt(filled, Math.floor(place));
  if (Number.isInteger(place)) return below;
  return below + (valueAt(filled, Math.ceil(place)) - below) * (place - Math.floor(place));
}
