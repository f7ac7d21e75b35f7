import type { Operand } from './operand';

/** For more values, the exact rank is not worth the sort. */
const MOST_SORTED = 2_000;

/**
 * Interpolated percentiles. For few values it is what Graylog's t-digest returns while it holds
 * single values: interpolated around rank n·p − ½, counted from 0 (docs/graylog-api.md, Searching).
 * For many it is interpolated around (n − 1)·p, which differs by at most half a rank and is faster.
 */
export function percentileSql(
  percentile: number,
  { column, percentiles, bucketSize }: Operand,
): string {
  const p = percentile / 100;
  const [isSmall, isLarge] =
    bucketSize === undefined
      ? ['', '']
      : [` AND ${bucketSize} <= ${MOST_SORTED}`, ` FILTER (${bucketSize} > ${MOST_SORTED})`];
  const values = `list_sort(list(${column}::DOUBLE) FILTER (${column} IS NOT NULL${isSmall}))`;
  const place = `greatest(0, least(count(${column}) * ${p} - 0.5, count(${column}) - 1))`;
  // A lambda names the sorted values, so that they are sorted once.
  const [below, above] = [`s[floor(${place})::BIGINT + 1]`, `s[ceil(${place})::BIGINT + 1]`];
  const few = `list_transform([${values}], lambda s: ${below} + (${above} - ${below}) * (${place} - floor(${place})))[1]`;
  // The expression is the same for all percentiles of the column, so that DuckDB collects the
  // values once.
  const many = `(quantile_cont(${column}::DOUBLE, [${percentiles.map((one) => one / 100).join(', ')}])${isLarge})[${percentiles.indexOf(percentile) + 1}]`;
  return `CASE WHEN count(${column}) <= ${MOST_SORTED} THEN ${few} ELSE ${many} END`;
}
