import type { Operand } from './operand';

/** What more values than these cost to sort is not worth half a place. */
const MOST_SORTED = 2_000;

/**
 * A percentile between the values of a column. Of few values it is what the real server's digest
 * answers as long as it keeps every value apart: between those around place n·p − ½, counted from 0
 * (docs/graylog-api.md, Searching). Of many it is between those around (n − 1)·p, at most half a
 * place beside, and quicker to find.
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
  // A lambda gives the sorted values a name; written out twice they would be sorted twice.
  const [below, above] = [`s[floor(${place})::BIGINT + 1]`, `s[ceil(${place})::BIGINT + 1]`];
  const few = `list_transform([${values}], lambda s: ${below} + (${above} - ${below}) * (${place} - floor(${place})))[1]`;
  // The same expression for all percentiles of the column, so that its values are gathered once.
  const many = `(quantile_cont(${column}::DOUBLE, [${percentiles.map((one) => one / 100).join(', ')}])${isLarge})[${percentiles.indexOf(percentile) + 1}]`;
  return `CASE WHEN count(${column}) <= ${MOST_SORTED} THEN ${few} ELSE ${many} END`;
}
