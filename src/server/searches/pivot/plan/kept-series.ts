import { percentileOf, pointsSql, type Points } from './quantile-points';

/**
 * A series put together from parts: what is kept of a small group, and what it is for several of
 * them together.
 */
export type KeptSeries = {
  /** Aggregates of a small group over a column. */
  of: (column: string) => readonly string[];
  /**
   * What the series is for groups of which these are the aggregates; null where the engine says
   * NULL.
   */
  merged: (parts: readonly (readonly unknown[])[]) => unknown;
  /** Keeps many values of each group, so that there may be only a few groups. */
  isLarge?: boolean;
};

/** What a part holds cannot be put together with others. */
export class TooMuch extends Error {}

type Numeric = number | bigint;
const isNumeric = (value: unknown): value is Numeric =>
  typeof value === 'number' || typeof value === 'bigint';
const numbersOf = (parts: readonly (readonly unknown[])[], place = 0): Numeric[] =>
  parts.map((part) => part[place]).filter(isNumeric);

/** Integers exactly, whatever their size. */
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

export const keptSum = (of: (column: string) => string): KeptSeries => ({
  of: (column) => [of(column)],
  merged: (parts) => total(numbersOf(parts)),
});
export const keptMin: KeptSeries = {
  of: (column) => [`min(${column})`],
  merged: (parts) => first(numbersOf(parts), (a, b) => a < b),
};
export const keptMax: KeptSeries = {
  of: (column) => [`max(${column})`],
  merged: (parts) => first(numbersOf(parts), (a, b) => a > b),
};

export const keptAverage: KeptSeries = {
  of: (column) => [`sum(${column})`, `count(${column})`],
  merged(parts) {
    const count = Number(total(numbersOf(parts, 1)));
    return count === 0 ? null : Number(total(numbersOf(parts))) / count;
  },
};

/** So many distinct values of a group are kept. */
const MOST_DISTINCT = 1_000;

/** `distinct` is SQL for the list of the distinct values of a column. */
export const keptCardinality = (distinct: (column: string) => string): KeptSeries => ({
  of: (column) => [`${distinct(column)}[1:${MOST_DISTINCT + 1}]`],
  merged(parts) {
    const all = new Set<unknown>();
    for (const [values] of parts) {
      if (!Array.isArray(values)) continue;
      if (values.length > MOST_DISTINCT) throw new TooMuch();
      for (const value of values) all.add(value);
    }
    return all.size;
  },
  isLarge: true,
});

export const keptPercentile = (percentile: number): KeptSeries => ({
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
