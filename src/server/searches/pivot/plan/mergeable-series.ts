import { percentileOf, pointsSql, type Points } from './quantile-points';

/** A series that can be merged from parts: what is stored per part, and how parts are merged. */
export type MergeableSeries = {
  /** The aggregates per part over a column. */
  of: (column: string) => readonly string[];
  /** The value for several parts; null where DuckDB returns NULL. */
  merged: (parts: readonly (readonly unknown[])[]) => unknown;
  /** Stores many values per group, so the number of groups must be small. */
  isLarge?: boolean;
};

/** A part has too many values to be merged. */
export class TooManyValues extends Error {}

type Numeric = number | bigint;
const isNumeric = (value: unknown): value is Numeric =>
  typeof value === 'number' || typeof value === 'bigint';
const numbersOf = (parts: readonly (readonly unknown[])[], place = 0): Numeric[] =>
  parts.map((part) => part[place]).filter(isNumeric);

/** Adds integers exactly, whatever their size. */
function plus(a: Numeric, b: Numeric): Numeric {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (Number.isSafeInteger(sum) || !Number.isSafeInteger(a) || !Number.isSafeInteger(b))
      return sum;
  } else if ([a, b].some((one) => typeof one === 'number' && !Number.isInteger(one)))
    return Number(a) + Number(b);
  const sum = BigInt(a) + BigInt(b);
  return sum >= Number.MIN_SAFE_INTEGER && sum <= Number.MAX_SAFE_INTEGER ? Number(sum) : sum;
}

const total = (values: readonly Numeric[]): Numeric => values.reduce(plus, 0);
const first = (
  values: readonly Numeric[],
  isBefore: (a: Numeric, b: Numeric) => boolean,
): Numeric | null =>
  values.reduce<Numeric | null>(
    (best, value) => (best === null || isBefore(value, best) ? value : best),
    null,
  );

export const mergeableSum = (of: (column: string) => string): MergeableSeries => ({
  of: (column) => [of(column)],
  merged: (parts) => total(numbersOf(parts)),
});
export const mergeableMin: MergeableSeries = {
  of: (column) => [`min(${column})`],
  merged: (parts) => first(numbersOf(parts), (a, b) => a < b),
};
export const mergeableMax: MergeableSeries = {
  of: (column) => [`max(${column})`],
  merged: (parts) => first(numbersOf(parts), (a, b) => a > b),
};

export const mergeableAverage: MergeableSeries = {
  of: (column) => [`sum(${column})`, `count(${column})`],
  merged(parts) {
    const count = Number(total(numbersOf(parts, 1)));
    return count === 0 ? null : Number(total(numbersOf(parts))) / count;
  },
};

/** The maximum number of distinct values per group. */
const MOST_DISTINCT = 1_000;

/** `distinct` is SQL for the list of the distinct values of a column. */
export const mergeableCardinality = (distinct: (column: string) => string): MergeableSeries => ({
  of: (column) => [`${distinct(column)}[1:${MOST_DISTINCT + 1}]`],
  merged(parts) {
    const all = new Set<unknown>();
    for (const [values] of parts) {
      if (!Array.isArray(values)) continue;
      if (values.length > MOST_DISTINCT) throw new TooManyValues();
      for (const value of values) all.add(value);
    }
    return all.size;
  },
  isLarge: true,
});

export const mergeablePercentile = (percentile: number): MergeableSeries => ({
  of: (column) => [`count(${column})`, pointsSql(column)],
  merged: (parts) =>
    percentileOf(
      parts.flatMap(([size, values]) =>
        typeof size === 'number' && values instanceof Float64Array
          ? [{ size, values } satisfies Points]
          : [],
      ),
      percentile,
    ),
  isLarge: true,
});
