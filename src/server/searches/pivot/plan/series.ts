import type { SeriesFunction } from '@/contract/search';
import { SearchFailure } from '../../scope/search-failure';
import type { SeriesDocument } from '../../documents/search-document';
import type { FieldSql } from './field-sql';
import {
  keptAverage,
  keptCardinality,
  keptMax,
  keptMin,
  keptPercentile,
  keptSum,
  type KeptSeries,
} from './kept-series';
import type { Operand } from './operand';
import { percentileSql } from './percentile-sql';

/** What a row of the answer holds for a series; undefined: no entry at all. */
type SeriesValue = number | bigint | string | boolean | undefined;

/** A series as SQL. */
export type SeriesSql = {
  /** The field's value over `messages`; null where the series needs none. */
  source: string | null;
  aggregate: (operand: Operand) => string;
  /**
   * For what can be put together from parts: aggregates of small groups, and how larger groups are
   * made from their columns. That spares reading the messages once for each level of a pivot.
   */
  parts?: {
    of: (column: string) => readonly string[];
    merged: (columns: readonly string[]) => string;
  };
  /** For what can be put together from parts that were kept. */
  kept?: KeptSeries;
  percentile?: number;
  /** Too dear to compute for groups that are not shown. */
  dear: boolean;
  /** Needs to know which message is the latest. */
  byTime: boolean;
  /** What the real server says of no documents. */
  empty: SeriesValue;
  /** As what no documents are sorted; null: last in either direction. */
  sortedEmpty: 0 | 'lowest' | 'highest' | null;
  field: FieldSql | undefined;
};

const NUMERIC_ONLY: ReadonlySet<SeriesFunction> = new Set([
  'avg',
  'max',
  'min',
  'percentile',
  'stddev',
  'sum',
  'sumofsquares',
  'variance',
]);

/** @throws SearchFailure where the field cannot be computed with, or the function is unknown. */
export function seriesSql(series: SeriesDocument, fieldSql: (name: string) => FieldSql): SeriesSql {
  const { type, field: name } = series;
  if (type === 'count' && name === null) return COUNT;
  if (name === null || name === '') throw new SearchFailure(`The series ${type}() needs a field.`);
  const field = fieldSql(name);
  if (
    NUMERIC_ONLY.has(type) &&
    field.number === undefined &&
    !['number', 'decimal', 'time', 'missing'].includes(field.kind)
  ) {
    throw new SearchFailure(`Cannot compute ${type}(${name}): ${name} is no numeric field.`);
  }
  const isList = field.kind === 'list';
  return {
    ...aggregateOf(type, series.percentile, isList),
    source: operand(type, field),
    dear: type === 'card' || type === 'percentile',
    byTime: type === 'latest',
    field,
  };
}

/** Times are computed with in milliseconds since the epoch. */
function operand(type: SeriesFunction, field: FieldSql): string {
  if (type === 'latest') return field.original ?? field.sql;
  if (type === 'card' || type === 'count') return field.sql;
  if (field.number !== undefined) return field.number;
  if (field.kind === 'time') return `epoch_ms(${field.sql})`;
  return field.kind === 'missing' ? 'NULL::DOUBLE' : field.sql;
}

type Computed = Pick<
  SeriesSql,
  'aggregate' | 'parts' | 'kept' | 'empty' | 'sortedEmpty' | 'percentile'
>;

/** An aggregate that is the same over its own results for parts. */
const additive = (
  of: (column: string) => string,
  over: (part: string) => string,
  empty: SeriesValue,
  sortedEmpty: SeriesSql['sortedEmpty'],
  kept: KeptSeries = keptSum(of),
): Computed => ({
  aggregate: ({ column }) => of(column),
  parts: { of: (column) => [of(column)], merged: ([part = '']) => over(part) },
  kept,
  empty,
  sortedEmpty,
});

const total = (part: string) => `coalesce(sum(${part}), 0)`;
const counted = (of: (column: string) => string) =>
  additive(of, (part) => `${total(part)}::BIGINT`, 0, 0);
/**
 * Undefined for a single value, and NaN where it would be computed from none: both are sorted last.
 */
const spread = (name: string): Computed => ({
  aggregate: ({ column }) => `${name}(${column})`,
  empty: 0,
  sortedEmpty: null,
});

const COUNT: SeriesSql = {
  ...counted(() => 'count(*)'),
  source: null,
  dear: false,
  byTime: false,
  field: undefined,
};

function aggregateOf(type: SeriesFunction, percentile = 50, isList: boolean): Computed {
  switch (type) {
    case 'avg':
      return {
        aggregate: ({ column }) => `avg(${column})`,
        parts: {
          of: (column) => [`sum(${column})`, `count(${column})`],
          merged: ([sum, count]) => `sum(${sum})::DOUBLE / nullif(sum(${count}), 0)`,
        },
        kept: keptAverage,
        empty: 'Infinity',
        sortedEmpty: null,
      };
    case 'card':
      // A message counts for each value of its list; there are few different lists.
      return {
        aggregate: ({ column }) =>
          isList
            ? `len(list_distinct(flatten(list(DISTINCT ${column}))))`
            : `count(DISTINCT ${column})`,
        kept: keptCardinality((column) =>
          isList
            ? `list_distinct(flatten(list(DISTINCT ${column})))`
            : `list(DISTINCT ${column}) FILTER (${column} IS NOT NULL)`,
        ),
        empty: 0,
        sortedEmpty: 0,
      };
    case 'count':
      return isList
        ? counted((column) => `coalesce(sum(len(${column})), 0)`)
        : counted((column) => `count(${column})`);
    case 'latest':
      return {
        aggregate: ({ column }) => `arg_max(${column}, latest_by) FILTER (${column} IS NOT NULL)`,
        empty: undefined,
        sortedEmpty: null,
      };
    case 'max':
      return additive(
        (column) => `max(${column})`,
        (part) => `max(${part})`,
        '-Infinity',
        'lowest',
        keptMax,
      );
    case 'min':
      return additive(
        (column) => `min(${column})`,
        (part) => `min(${part})`,
        'Infinity',
        'highest',
        keptMin,
      );
    case 'percentile':
      if (!(percentile >= 0 && percentile <= 100))
        throw new SearchFailure(`A percentile lies between 0 and 100, not at ${percentile}.`);
      return {
        aggregate: (over) => percentileSql(percentile, over),
        kept: keptPercentile(percentile),
        percentile,
        empty: 'NaN',
        sortedEmpty: null,
      };
    case 'stddev':
      return spread('stddev_pop');
    case 'sum':
      return additive((column) => `coalesce(sum(${column}), 0)`, total, 0, 0);
    case 'sumofsquares':
      return additive(
        (column) => `coalesce(sum(${column}::DOUBLE * ${column}::DOUBLE), 0)`,
        total,
        0,
        0,
      );
    case 'variance':
      return spread('var_pop');
    default:
      return unknownFunction(type);
  }
}

function unknownFunction(type: never): never {
  throw new SearchFailure(`No series handler registered for: ${String(type)}.`, {
    failsQuery: true,
  });
}
