import type { SeriesFunction } from '@/contract/search';
import { SearchFailure } from '../search/search-failure';
import type { SeriesDocument } from '../../searches/search-document';
import type { FieldSql } from './field-sql';

/** What a row of the answer holds for a series; undefined: no entry at all. */
type SeriesValue = number | bigint | string | boolean | undefined;

/** A series as SQL. */
export type SeriesSql = {
  /** The field's value over `messages`; null where the series needs none. */
  source: string | null;
  /** The aggregate over a column with those values. */
  aggregate: (column: string) => string;
  /**
   * For what can be put together from parts: aggregates of small groups, and how larger groups are made from their
   * columns. That spares reading the messages once for each level of a pivot.
   */
  parts?: { of: (column: string) => readonly string[]; merged: (columns: readonly string[]) => string };
  /** Too dear to compute for groups that are not shown. */
  dear: boolean;
  /** What the real server says of no documents (graylog-api.md §3.4). */
  empty: SeriesValue;
  field: FieldSql | undefined;
};

const NUMERIC_ONLY: ReadonlySet<SeriesFunction> = new Set(['avg', 'max', 'min', 'percentile', 'stddev', 'sum', 'sumofsquares', 'variance']);

/** @throws SearchFailure where the field cannot be computed with, or the function is unknown. */
export function seriesSql(series: SeriesDocument, fieldSql: (name: string) => FieldSql): SeriesSql {
  const { type, field: name } = series;
  if (type === 'count' && name === null) return COUNT;
  if (name === null || name === '') throw new SearchFailure(`The series ${type}() needs a field.`);
  const field = fieldSql(name);
  if (NUMERIC_ONLY.has(type) && field.number === undefined && !['number', 'decimal', 'time', 'missing'].includes(field.kind)) {
    throw new SearchFailure(`Cannot compute ${type}(${name}): ${name} is no numeric field.`);
  }
  return { ...aggregateOf(type, series.percentile), source: operand(type, field), dear: type === 'card' || type === 'percentile', field };
}

/** Times are computed with in milliseconds since the epoch. */
function operand(type: SeriesFunction, field: FieldSql): string {
  if (type === 'latest') return field.original ?? field.sql;
  if (type === 'card' || type === 'count') return field.sql;
  if (field.number !== undefined) return field.number;
  if (field.kind === 'time') return `epoch_ms(${field.sql})`;
  return field.kind === 'missing' ? 'NULL::DOUBLE' : field.sql;
}

const summed = (columns: readonly string[]) => `sum(${columns[0]})`;

const COUNT: SeriesSql = {
  source: null,
  aggregate: () => 'count(*)',
  parts: { of: () => ['count(*)'], merged: (columns) => `coalesce(${summed(columns)}, 0)::BIGINT` },
  dear: false,
  empty: 0,
  field: undefined,
};

function aggregateOf(type: SeriesFunction, percentile = 50): Pick<SeriesSql, 'aggregate' | 'parts' | 'empty'> {
  switch (type) {
    case 'avg':
      return {
        aggregate: (column) => `avg(${column})`,
        parts: { of: (column) => [`sum(${column})`, `count(${column})`], merged: ([sum, count]) => `sum(${sum})::DOUBLE / nullif(sum(${count}), 0)` },
        empty: 'Infinity',
      };
    case 'card':
      return { aggregate: (column) => `count(DISTINCT ${column})`, empty: 0 };
    case 'count':
      return { aggregate: (column) => `count(${column})`, parts: { of: (column) => [`count(${column})`], merged: (columns) => `${summed(columns)}::BIGINT` }, empty: 0 };
    case 'latest':
      return { aggregate: (column) => `arg_max(${column}, latest_by) FILTER (${column} IS NOT NULL)`, empty: undefined };
    case 'max':
      return { aggregate: (column) => `max(${column})`, parts: { of: (column) => [`max(${column})`], merged: ([most]) => `max(${most})` }, empty: '-Infinity' };
    case 'min':
      return { aggregate: (column) => `min(${column})`, parts: { of: (column) => [`min(${column})`], merged: ([least]) => `min(${least})` }, empty: 'Infinity' };
    case 'percentile':
      if (!(percentile >= 0 && percentile <= 100)) throw new SearchFailure(`A percentile lies between 0 and 100, not at ${percentile}.`);
      return { aggregate: (column) => `quantile_cont(${column}::DOUBLE, ${percentile / 100})`, empty: 'NaN' };
    case 'stddev':
      return { aggregate: (column) => `stddev_pop(${column})`, empty: 0 };
    case 'sum':
      return { aggregate: (column) => `sum(${column})`, parts: { of: (column) => [`sum(${column})`], merged: summed }, empty: 0 };
    case 'sumofsquares': {
      const squares = (column: string) => `sum(${column}::DOUBLE * ${column}::DOUBLE)`;
      return { aggregate: squares, parts: { of: (column) => [squares(column)], merged: summed }, empty: 0 };
    }
    case 'variance':
      return { aggregate: (column) => `var_pop(${column})`, empty: 0 };
    default:
      return unknownFunction(type);
  }
}

function unknownFunction(type: never): never {
  throw new SearchFailure(`No series handler registered for: ${String(type)}.`, { failsQuery: true });
}
