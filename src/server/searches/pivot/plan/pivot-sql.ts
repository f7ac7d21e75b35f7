import { MOST_VALUES } from '../../bounds/search-bounds';
import { orderSql } from './bucket-order';
import type { Level, PivotPlan } from './pivot-plan';

/** The maximum number of buckets in Graylog. */
export const BUCKET_LIMIT = 65_535;

/** How many buckets a pivot may have: so many that its values stay within their limit. */
export const mostBuckets = ({ series }: PivotPlan): number =>
  Math.min(BUCKET_LIMIT, Math.floor(MOST_VALUES / Math.max(1, series.length)));

const columnsOf = (levels: readonly Level[]) =>
  levels.flatMap(({ keys }) => keys.map(({ column }) => column));
const list = (parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');
const isExpensive = ({ series }: PivotPlan) => series.some((one) => one.expensive);

/**
 * One statement for a whole pivot, so that rows, columns and totals are of the same snapshot. It
 * returns a row per bucket: `level` (0 is the total), the keys `k<level>_<n>`, `place` among the
 * buckets of the same parent if those are limited, `n` documents, and the series `s<n>`. `messages`
 * is a table expression that occurs once, so that its parameters stay in order.
 */
export function pivotSql(plan: PivotPlan, messages: string): string {
  const depths = [0, ...plan.levels.map((_, index) => index + 1)];
  const hasDear = (depth: number) => depth > 0 && isExpensive(plan);
  const tables = depths.flatMap((depth) => [
    `t${depth} AS (${depth === 0 ? totalTable(plan) : bucketTable(plan, depth)})`,
    ...(hasDear(depth) ? [`m${depth} AS (${expensiveTable(plan, depth)})`] : []),
  ]);
  const parts = depths.map(
    (depth) =>
      `SELECT ${depth} AS level, * FROM t${depth}${hasDear(depth) ? ` JOIN m${depth} USING (bucket)` : ''}`,
  );
  return `WITH ${[`base AS (${baseTable(plan, messages)})`, ...tables].join(', ')} ${parts.join(' UNION ALL BY NAME ')} LIMIT ${mostBuckets(plan) + 2}`;
}

/** Messages with their keys and values, grouped by all keys if every series can be merged. */
function baseTable({ levels, series, sources, isGrouped }: PivotPlan, table: string): string {
  const keys = levels.flatMap((level) => level.keys);
  const place = series.some(({ byTime }) => byTime)
    ? `struct_pack(a := "timestamp", b := seq) AS latest_by`
    : '';
  const messages = `SELECT ${list([...[...keys, ...sources].map(({ sql, column }) => `${sql} AS ${column}`), place]) || '1'} FROM ${table}`;
  if (!isGrouped) return messages;
  const parts = series.flatMap((one) => one.parts.map(({ sql, column }) => `${sql} AS ${column}`));
  return `SELECT ${list([...columnsOf(levels), 'count(*) AS c', ...parts])} FROM (${messages}) GROUP BY ${list(columnsOf(levels))}`;
}

const sizeOf = (column: string) => `size_${column}`;
/** The numbers of values that percentiles need. */
const sizes = ({ series }: PivotPlan) =>
  [
    ...new Set(
      series.map(({ expensive, percentileOf }) =>
        expensive && percentileOf !== undefined
          ? `count(${percentileOf}) AS ${sizeOf(percentileOf)}`
          : '',
      ),
    ),
  ].filter((one) => one !== '');

/** The bucket of all messages. */
function totalTable(plan: PivotPlan): string {
  const aggregates = plan.series.map(
    (one, index) =>
      `${one.sql(one.expensive && one.percentileOf !== undefined ? sizeOf(one.percentileOf) : undefined)} AS s${index}`,
  );
  const counted = sizes(plan);
  return `SELECT ${list([`${plan.count} AS n`, ...aggregates])} FROM base${counted.length > 0 ? `, (SELECT ${list(counted)} FROM base)` : ''}`;
}

/** The visible buckets of a level with the cheap series. */
function bucketTable(plan: PivotPlan, depth: number): string {
  const { levels, count, series } = plan;
  const earlier = levels.slice(0, depth - 1);
  const level = levels[depth - 1];
  if (!level) return '';
  const keys = columnsOf(levels.slice(0, depth));
  const cheap = series.map((one, index) => (one.expensive ? '' : `${one.sql()} AS s${index}`));
  const columns = [...keys, `${count} AS n`, ...cheap, ...sizes(plan)];
  const missing = `${level.keys[0]?.column ?? 'NULL'} IS NULL`;
  const present = [
    ...columnsOf(earlier),
    ...(level.skipMissing ? level.keys.map(({ column }) => column) : []),
  ].map((column) => `${column} IS NOT NULL`);
  const grouped = (...conditions: string[]) => {
    const where = [...present, ...conditions];
    return `SELECT ${list(columns)} FROM ${sourceOf(levels.slice(0, depth))}${withinShown(earlier)}${where.length > 0 ? ` WHERE ${where.join(' AND ')}` : ''} GROUP BY ${list(keys)}`;
  };
  const place = `row_number() OVER (PARTITION BY ${list([...columnsOf(earlier), missing])} ORDER BY ${list(level.order.map((term) => orderSql(term)))})::INTEGER AS place`;
  const bucket = isExpensive(plan) ? 'row_number() OVER () AS bucket' : '';
  return `SELECT ${list(['*', level.limit === undefined ? '' : place, bucket])} FROM (${limited(level, earlier, grouped)})`;
}

/** With a single parent, the first buckets are found without a full sort. */
function limited(
  { limit, keys, order, skipMissing }: Level,
  earlier: readonly Level[],
  grouped: (...conditions: string[]) => string,
): string {
  if (limit === undefined) return grouped();
  const missing = `${keys[0]?.column ?? 'NULL'} IS NULL`;
  if (earlier.length === 0) {
    const first = `(${grouped(`NOT ${missing}`)} ORDER BY ${list(order.map((term) => orderSql(term)))} LIMIT ${limit})`;
    return skipMissing ? first : `${first} UNION ALL ${grouped(missing)}`;
  }
  const place = `row_number() OVER (PARTITION BY ${list([...columnsOf(earlier), missing])} ORDER BY ${list(order.map((term) => orderSql(term)))})`;
  return `SELECT * FROM (${grouped()}) QUALIFY ${place} <= ${limit} OR ${missing}`;
}

/** Restricts to buckets with visible parents. */
function withinShown(earlier: readonly Level[]): string {
  const limited = earlier.findLastIndex(({ limit }) => limit !== undefined) + 1;
  if (limited === 0) return '';
  const keys = list(columnsOf(earlier.slice(0, limited)));
  return ` JOIN (SELECT ${keys} FROM t${limited}) USING (${keys})`;
}

/** The expensive series, for visible buckets only. */
function expensiveTable({ levels, series }: PivotPlan, depth: number): string {
  const known = levels.slice(0, depth);
  const same = columnsOf(known).map((column) => `t.${column} IS NOT DISTINCT FROM b.${column}`);
  const aggregates = series.map((one, index) =>
    one.expensive
      ? `${one.sql(one.percentileOf === undefined ? undefined : sizeOf(one.percentileOf))} AS s${index}`
      : '',
  );
  return `SELECT ${list(['t.bucket', ...aggregates])} FROM t${depth} t JOIN ${sourceOf(known)} b ON ${same.join(' AND ') || 'true'} GROUP BY t.bucket`;
}

/**
 * A message counts once per value of a list, but only once in the levels above, and not at all if
 * the list is empty. Lists are unnested one after the other, because side by side they would be
 * paired.
 */
const sourceOf = (levels: readonly Level[]): string =>
  levels
    .flatMap(({ keys }) => keys.filter(({ kind }) => kind === 'list'))
    .reduce(
      (source, { column }) =>
        `(SELECT * REPLACE (unnest(coalesce(${column}, [NULL])) AS ${column}) FROM ${source})`,
      'base',
    );
