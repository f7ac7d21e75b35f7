import type { PivotSort } from '@/contract/search';
import { seriesLiteral } from '../../searches/pivot-schema';
import type { GroupDocument, PivotDocument } from '../../searches/search-document';
import { SearchFailure } from '../search/search-failure';
import type { FieldSql } from './field-sql';
import { seriesSql, type SeriesSql } from './series';
import { bucketSql, stepOf, type Step } from './time-buckets';

/** One group of a pivot: the buckets of its level lie within those of the level before. */
export type Level = {
  /** The columns of `base` that hold its keys; all are null where one of the fields is missing. */
  keys: readonly { column: string; sql: string; kind: FieldSql['kind'] }[];
  /** Only for groups by time. */
  step?: Step;
  /** How many buckets are shown, the one of missing values apart. */
  limit?: number;
  /** Documents without the field are no bucket. */
  skipMissing: boolean;
  order: readonly string[];
  /** Whether buckets are ordered by key, so that empty ones have their place. */
  ordered: 'ascending' | 'descending' | 'by value';
};

export type PivotPlan = {
  levels: readonly Level[];
  /** The first levels are rows, the others columns. */
  rowLevels: number;
  series: readonly PlannedSeries[];
  /** Whether the rows of `base` are small groups of messages already, not single ones. */
  isGrouped: boolean;
  /** SQL for the number of messages of a bucket. */
  count: string;
};

type PlannedSeries = Pick<SeriesSql, 'source' | 'dear' | 'empty' | 'field'> & {
  id: string;
  /** Expressions that become columns of `base`, where that is grouped. */
  parts: readonly string[];
  /** The aggregate over the columns of `base`. */
  sql: string;
};

export type PlanContext = {
  fieldSql: (name: string) => FieldSql;
  /** The step of an automatic interval. */
  autoStep: (scaling: number) => Step;
};

/** @throws SearchFailure for what cannot be grouped or computed. */
export function planPivot(pivot: PivotDocument, context: PlanContext): PivotPlan {
  const computed = pivot.series.map((one) => ({ ...seriesSql(one, context.fieldSql), id: one.id }));
  const groups = [...pivot.row_groups, ...pivot.column_groups];
  const isGrouped = groups.length > 0 && computed.every(({ parts }) => parts !== undefined);
  const series = computed.map((one, index) => plannedSeries(one, index, isGrouped));
  const count = isGrouped ? 'coalesce(sum(c), 0)::BIGINT' : 'count(*)';
  const bySeries = new Map(pivot.series.map((one, index) => [seriesLiteral(one), series[index]?.sql]));
  const levels = groups.map((group, index): Level => {
    const keys = keysOf(group, index, context);
    const sorts = sortsOf(group, keys, pivot.sort, { count, aggregateOf: (literal) => bySeries.get(literal) });
    return group.type === 'time'
      ? { keys, step: timeStep(group.interval, context), skipMissing: true, ...sorts }
      : { keys, limit: limitOf(group.limit), skipMissing: group.skip_empty_values, ...sorts };
  });
  return { levels, rowLevels: pivot.row_groups.length, series, isGrouped, count };
}

function plannedSeries({ id, source, aggregate, parts, dear, empty, field }: SeriesSql & { id: string }, index: number, isGrouped: boolean): PlannedSeries {
  const shared = { id, source, dear, empty, field };
  const column = `v${index}`;
  if (!isGrouped || !parts) return { ...shared, parts: [], sql: aggregate(column) };
  const pieces = parts.of(column);
  return { ...shared, parts: pieces, sql: parts.merged(pieces.map((_, part) => `p${index}_${part}`)) };
}

const timeStep = (interval: Extract<GroupDocument, { type: 'time' }>['interval'], { autoStep }: PlanContext) => (interval.type === 'auto' ? autoStep(interval.scaling) : stepOf(interval.timeunit));

function limitOf(limit: number): number {
  if (limit > 0) return limit;
  throw new SearchFailure(`[size] must be greater than 0. Found [${limit}] in [agg].`, { failsQuery: true });
}

function keysOf(group: GroupDocument, level: number, { fieldSql, autoStep }: PlanContext): Level['keys'] {
  const fields = group.fields.map(fieldSql);
  fields.forEach(({ kind }, index) => checkGroupable(kind, group.fields[index] ?? '', group.type));
  const values = fields.map(({ sql, kind }) => (group.type === 'time' && kind !== 'missing' ? bucketSql(timeStep(group.interval, { fieldSql, autoStep }), sql) : keySql(sql, kind)));
  const anyMissing = values.map((sql) => `${sql} IS NULL`).join(' OR ');
  return fields.map(({ kind }, index) => {
    const sql = values[index] ?? 'NULL';
    return { column: `k${level}_${index}`, kind, sql: values.length === 1 ? sql : `CASE WHEN ${anyMissing} THEN NULL ELSE ${sql} END` };
  });
}

const keySql = (sql: string, kind: FieldSql['kind']) => (kind === 'time' ? `epoch_ms(${sql})` : kind === 'missing' ? 'NULL::VARCHAR' : sql);

function checkGroupable(kind: FieldSql['kind'], field: string, type: GroupDocument['type']): void {
  if (type === 'time' && kind !== 'time' && kind !== 'missing') throw new SearchFailure(`Cannot group by time: ${field} is no date.`);
  if (kind === 'text') throw new SearchFailure(`Cannot group by ${field}: Text fields are not optimised for aggregations and sorting. Please use a keyword field instead.`);
}

/** Values come most frequent first and times in their order unless the pivot says otherwise; what is equal is ordered by key. */
function sortsOf(
  group: GroupDocument,
  keys: Level['keys'],
  sorts: readonly PivotSort[],
  { count, aggregateOf }: { count: string; aggregateOf: (literal: string) => string | undefined },
): Pick<Level, 'order' | 'ordered'> {
  const byKey = (direction: PivotSort['direction']) => keys.map(({ column }) => `${column} ${direction === 'Ascending' ? 'ASC' : 'DESC'}`);
  const order: string[] = [];
  let ordered: Level['ordered'] | undefined;
  for (const { type, field, direction } of sorts) {
    const aggregate = type === 'series' ? aggregateOf(field) : undefined;
    if (aggregate !== undefined) order.push(`${aggregate} ${direction === 'Ascending' ? 'ASC' : 'DESC'} NULLS LAST`);
    else if (type === 'pivot' && group.fields.includes(field)) order.push(...byKey(direction));
    else continue;
    ordered ??= aggregate !== undefined ? 'by value' : direction === 'Ascending' ? 'ascending' : 'descending';
  }
  if (ordered !== undefined) return { order: [...order, ...byKey('Ascending')], ordered };
  return group.type === 'time' ? { order: byKey('Ascending'), ordered: 'ascending' } : { order: [`${count} DESC`, ...byKey('Ascending')], ordered: 'by value' };
}
