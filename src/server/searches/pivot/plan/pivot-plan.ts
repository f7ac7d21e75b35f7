import { nodeText } from '@/domain/node-text/node-text';
import { stepOf, type Step } from '@/domain/time-range/steps';
import { seriesLiteral } from '../../documents/pivot-schema';
import type { GroupDocument, PivotDocument } from '../../documents/search-document';
import { SearchFailure } from '../../scope/search-failure';
import { directionOf, type OrderTerm } from './bucket-order';
import type { FieldSql } from './field-sql';
import type { MergeableSeries } from './mergeable-series';
import { seriesSql, type SeriesSql } from './series';
import { bucketSql } from './time-buckets';

/** A grouping of the pivot, nested in the previous level. */
export type Level = {
  /** The columns of `base` with its keys, which are all null if a field is missing. */
  keys: readonly { column: string; sql: string; kind: FieldSql['kind'] }[];
  /** For time groupings. */
  step?: Step;
  /** The number of buckets for value groupings, without that of missing values. */
  limit?: number;
  /** Whether documents without the field are skipped. */
  skipMissing: boolean;
  order: readonly OrderTerm[];
};

export type PivotPlan = {
  levels: readonly Level[];
  /** The number of row levels; the remaining levels are columns. */
  rowLevels: number;
  series: readonly PlannedSeries[];
  /** Columns with the operands of series. */
  sources: readonly { column: string; sql: string }[];
  /** Whether the rows of `base` are partial groups instead of single messages. */
  isGrouped: boolean;
  /** SQL for the number of messages of a bucket. */
  count: string;
};

export type PlannedSeries = Pick<
  SeriesSql,
  'expensive' | 'byTime' | 'empty' | 'field' | 'isShare'
> & {
  id: string;
  /** Expressions for columns of `base` if it is grouped. */
  parts: readonly { sql: string; column: string }[];
  /** The aggregate over columns of `base`. `bucketSize` as in an operand. */
  sql: (bucketSize?: string) => string;
  /** Columns of a part, and how the series is merged from them. */
  mergeable?:
    | {
        parts: readonly { sql: string; column: string }[];
        columns: readonly string[];
        merged: MergeableSeries['merged'];
        isLarge: boolean;
      }
    | undefined;
  /** The column whose percentiles are computed. */
  percentileOf?: string | undefined;
};

export type PlanContext = {
  fieldSql: (name: string) => FieldSql;
  /** The step for automatic intervals. */
  autoStep: (scaling: number) => Step;
};

/** @throws SearchFailure if a field cannot be grouped or aggregated */
export function planPivot(pivot: PivotDocument, context: PlanContext): PivotPlan {
  const computed = pivot.series.map((one) => seriesSql(one, context.fieldSql));
  const groups = [...pivot.row_groups, ...pivot.column_groups];
  const isGrouped = groups.length > 0 && computed.every(({ parts }) => parts !== undefined);
  const columns = new Map<string, string>();
  for (const { source } of computed)
    if (source !== null && !columns.has(source)) columns.set(source, `v${columns.size}`);
  const indexOf = firstIndexes(pivot.series.map(seriesLiteral));
  const sorted = new Set(
    pivot.sort.flatMap(({ type, field }) => (type === 'series' ? (indexOf.get(field) ?? []) : [])),
  );
  const percentiles = percentilesBySource(computed);
  const mergeableAs = mergeableColumns();
  const series = computed.map((one, index): PlannedSeries => {
    const { id = '' } = pivot.series[index] ?? {};
    const { empty, field, byTime, isShare = false } = one;
    // Series that decide the order are computed for all groups anyway.
    return {
      id,
      empty,
      field,
      byTime,
      isShare,
      expensive: one.expensive && !sorted.has(index),
      mergeable: one.mergeable && mergeableAs(one.mergeable, columns.get(one.source ?? '') ?? ''),
      ...aggregation(one, index, {
        columns,
        isGrouped,
        percentiles: percentiles.get(one.source) ?? [],
      }),
    };
  });
  const count = isGrouped ? 'coalesce(sum(c), 0)::BIGINT' : 'count(*)';
  const termOf = (literal: string): Omit<OrderTerm, 'direction'> | undefined => {
    const index = indexOf.get(literal) ?? -1;
    const found = series[index];
    return found && { column: `s${index}`, nothing: computed[index]?.sortedEmpty ?? null };
  };
  const levels = groups.map((group, index): Level => {
    const keys = keysOf(group, index, context);
    const order = orderOf(group, keys, pivot.sort, termOf);
    return group.type === 'time'
      ? { keys, order, step: timeStep(group.interval, context), skipMissing: true }
      : { keys, order, limit: limitOf(group.limit), skipMissing: group.skip_empty_values };
  });
  return {
    levels,
    rowLevels: pivot.row_groups.length,
    series,
    sources: [...columns].map(([sql, column]) => ({ sql, column })),
    isGrouped,
    count,
  };
}

/** Where each text occurs first. */
function firstIndexes(texts: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [index, text] of texts.entries()) if (!found.has(text)) found.set(text, index);
  return found;
}

/** The different percentiles by their operand. */
function percentilesBySource(
  computed: readonly SeriesSql[],
): ReadonlyMap<string | null, readonly number[]> {
  const bySource = new Map<string | null, Set<number>>();
  for (const { source, percentile } of computed)
    if (percentile !== undefined)
      bySource.set(source, (bySource.get(source) ?? new Set()).add(percentile));
  return new Map([...bySource].map(([source, all]) => [source, [...all]]));
}

/** Columns that several series need are stored once. */
function mergeableColumns() {
  const names = new Map<string, string>();
  return (
    { of, merged, isLarge = false }: MergeableSeries,
    source: string,
  ): PlannedSeries['mergeable'] => {
    const parts = of(source).map((sql) => {
      const column = names.get(sql) ?? `q${names.size}`;
      names.set(sql, column);
      return { sql, column };
    });
    return { parts, columns: parts.map(({ column }) => column), merged, isLarge };
  };
}

type Shared = {
  columns: ReadonlyMap<string, string>;
  isGrouped: boolean;
  percentiles: readonly number[];
};

function aggregation(
  { source, aggregate, parts, percentile }: SeriesSql,
  index: number,
  { columns, isGrouped, percentiles }: Shared,
): Pick<PlannedSeries, 'parts' | 'sql' | 'percentileOf'> {
  const column = columns.get(source ?? '') ?? '';
  if (!isGrouped || !parts)
    return {
      parts: [],
      sql: (bucketSize) => aggregate({ column, percentiles, bucketSize }),
      percentileOf: percentile === undefined ? undefined : column,
    };
  const named = parts.of(column).map((sql, part) => ({ sql, column: `p${index}_${part}` }));
  return { parts: named, sql: () => parts.merged(named.map((one) => one.column)) };
}

const timeStep = (
  interval: Extract<GroupDocument, { type: 'time' }>['interval'],
  { autoStep }: PlanContext,
) => (interval.type === 'auto' ? autoStep(interval.scaling) : stepOf(interval.timeunit));

function limitOf(limit: number): number {
  if (limit > 0) return limit;
  throw new SearchFailure(nodeText('node.search.groupSize', { limit: String(limit) }), {
    failsQuery: true,
  });
}

function keysOf(
  group: GroupDocument,
  level: number,
  { fieldSql, autoStep }: PlanContext,
): Level['keys'] {
  const fields = group.fields.map(fieldSql);
  fields.forEach(({ kind }, index) => checkGroupable(kind, group.fields[index] ?? '', group.type));
  const values = fields.map(({ sql, kind }) =>
    group.type === 'time' && kind !== 'missing'
      ? bucketSql(timeStep(group.interval, { fieldSql, autoStep }), sql)
      : keySql(sql, kind),
  );
  const anyMissing = values.map((sql) => `${sql} IS NULL`).join(' OR ');
  return fields.map(({ kind }, index) => {
    const sql = values[index] ?? 'NULL';
    return {
      column: `k${level}_${index}`,
      kind,
      sql: values.length === 1 ? sql : `CASE WHEN ${anyMissing} THEN NULL ELSE ${sql} END`,
    };
  });
}

const keySql = (sql: string, kind: FieldSql['kind']) =>
  kind === 'time' ? `epoch_ms(${sql})` : kind === 'missing' ? 'NULL::VARCHAR' : sql;

function checkGroupable(kind: FieldSql['kind'], field: string, type: GroupDocument['type']): void {
  if (type === 'time' && kind !== 'time' && kind !== 'missing')
    throw new SearchFailure(nodeText('node.search.groupNoDate', { field }));
  if (kind === 'text') throw new SearchFailure(nodeText('node.search.groupText', { field }));
}

/** By default values are sorted by frequency and times chronologically; ties are broken by key. */
function orderOf(
  group: GroupDocument,
  keys: Level['keys'],
  sorts: PivotDocument['sort'],
  termOf: (literal: string) => Omit<OrderTerm, 'direction'> | undefined,
): readonly OrderTerm[] {
  const byKey = (direction: OrderTerm['direction']) =>
    keys.map(({ column }): OrderTerm => ({ column, direction, nothing: null }));
  const asked = sorts.flatMap((sort) => {
    if (sort.type === 'pivot')
      return group.fields.includes(sort.field) ? byKey(directionOf(sort)) : [];
    const term = termOf(sort.field);
    return term ? [{ ...term, direction: directionOf(sort) }] : [];
  });
  if (asked.length > 0 || group.type === 'time') return [...asked, ...byKey('ASC')];
  return [{ column: 'n', direction: 'DESC', nothing: 0 }, ...byKey('ASC')];
}
