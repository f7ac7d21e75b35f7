import type { Level, PivotPlan } from './pivot-plan';

/** As many buckets as the real server allows in one answer. */
export const BUCKET_LIMIT = 65_535;

const columnsOf = (levels: readonly Level[]) => levels.flatMap(({ keys }) => keys.map(({ column }) => column));
const list = (parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

/**
 * One statement for a whole pivot, so that rows, columns and totals are of one state of the data.
 * It answers a row for each bucket: `level` (0 is the total), its keys `k<level>_<n>`, `place` among the buckets of the
 * same parent, `n` documents, and the series `s<n>`. `messages` is a table expression; it stands in it once, so its parameters stay in order.
 */
export function pivotSql(plan: PivotPlan, messages: string): string {
  const { levels, count } = plan;
  const total = `SELECT 0 AS level, 1 AS place, ${count} AS n${aggregates(plan, () => true)} FROM base`;
  const parts = levels.map((_, index) => `SELECT ${index + 1} AS level, * FROM ${metricsTable(plan, index)}`);
  const tables = levels.flatMap((_, index) => [`t${index} AS (${bucketTable(plan, index)})`, ...(dear(plan) ? [`m${index} AS (${dearTable(plan, index)})`] : [])]);
  return `WITH ${[`base AS (${baseTable(plan, messages)})`, ...tables].join(', ')} ${[total, ...parts].join(' UNION ALL BY NAME ')} LIMIT ${BUCKET_LIMIT + 2}`;
}

/** The messages with their keys and values; grouped by all keys where every series can be put together from such parts. */
function baseTable({ levels, series, isGrouped }: PivotPlan, table: string): string {
  const sources = series.map(({ source }, index) => (source === null ? '' : `${source} AS v${index}`));
  const keys = levels.flatMap((level) => level.keys.map(({ sql, column }) => `${sql} AS ${column}`));
  const place = series.some(({ empty }) => empty === undefined) ? `struct_pack(a := "timestamp", b := seq) AS latest_by` : '';
  const messages = `SELECT ${list([...keys, ...sources, place]) || '1'} FROM ${table}`;
  if (!isGrouped) return messages;
  const parts = series.flatMap((one, index) => one.parts.map((sql, part) => `${sql} AS p${index}_${part}`));
  return `SELECT ${list([...columnsOf(levels), 'count(*) AS c', ...parts])} FROM (${messages}) GROUP BY ${list(columnsOf(levels))}`;
}

const dear = ({ series }: PivotPlan) => series.some((one) => one.dear);
const metricsTable = (plan: PivotPlan, index: number) => (dear(plan) ? `t${index} JOIN m${index} USING (bucket)` : `t${index}`);

function aggregates({ series }: PivotPlan, wanted: (dear: boolean) => boolean): string {
  return series.map((one, index) => (wanted(one.dear) ? `, ${one.sql} AS s${index}` : '')).join('');
}

/** The buckets of a level that are shown, with the series that cost little. */
function bucketTable(plan: PivotPlan, index: number): string {
  const { levels } = plan;
  const level = levels[index];
  if (!level) return '';
  const earlier = levels.slice(0, index);
  const parents = columnsOf(earlier);
  const keys = columnsOf(levels.slice(0, index + 1));
  const missing = `${level.keys[0]?.column ?? 'NULL'} IS NULL`;
  const limited = earlier.findLastIndex(({ limit }) => limit !== undefined);
  const join = limited < 0 ? '' : ` JOIN (SELECT ${list(columnsOf(levels.slice(0, limited + 1)))} FROM t${limited}) USING (${list(columnsOf(levels.slice(0, limited + 1)))})`;
  const present = [...parents, ...(level.skipMissing ? level.keys.map(({ column }) => column) : [])].map((column) => `${column} IS NOT NULL`);
  const number = `row_number() OVER (PARTITION BY ${list([...parents, missing])} ORDER BY ${level.order.join(', ')})`;
  return [
    `SELECT ${list(keys)}, ${plan.count} AS n${aggregates(plan, (isDear) => !isDear)}, ${number}::INTEGER AS place${dear(plan) ? `, row_number() OVER () AS bucket` : ''}`,
    `FROM ${sourceOf(levels.slice(0, index + 1))}${join}`,
    present.length > 0 ? `WHERE ${present.join(' AND ')}` : '',
    `GROUP BY ${list(keys)}`,
    level.limit === undefined ? '' : `QUALIFY place <= ${level.limit} OR ${missing}`,
  ].join(' ');
}

/** The series that cost much, for the buckets that are shown alone. */
function dearTable(plan: PivotPlan, index: number): string {
  const levels = plan.levels.slice(0, index + 1);
  const same = columnsOf(levels).map((column) => `t.${column} IS NOT DISTINCT FROM b.${column}`);
  return `SELECT t.bucket${aggregates(plan, (isDear) => isDear)} FROM t${index} t JOIN ${sourceOf(levels)} b ON ${same.join(' AND ')} GROUP BY t.bucket`;
}

/** A message counts for each value of a list, but not in what lies above that group. */
function sourceOf(levels: readonly Level[]): string {
  const lists = levels.flatMap(({ keys }) => keys.filter(({ kind }) => kind === 'list').map(({ column }) => `unnest(${column}) AS ${column}`));
  return lists.length === 0 ? 'base' : `(SELECT * REPLACE (${lists.join(', ')}) FROM base)`;
}
