import { nodeText } from '@/domain/node-text/node-text';
import type { SeriesFunction } from '@/contract/search';
import { SearchFailure } from '../../scope/search-failure';
import type { SeriesDocument } from '../../documents/search-document';
import type { FieldSql } from './field-sql';
import {
  mergeableAverage,
  mergeableCardinality,
  mergeableMax,
  mergeableMin,
  mergeablePercentile,
  mergeableSum,
  type MergeableSeries,
} from './mergeable-series';
import type { Operand } from './operand';
import { percentileSql } from './percentile-sql';

/** The value of a series in a result row; undefined for no entry. */
type SeriesValue = number | bigint | string | boolean | undefined;

/** The SQL of a series. */
export type SeriesSql = {
  /** SQL for the operand; null if the series needs none. */
  source: string | null;
  aggregate: (operand: Operand) => string;
  /**
   * For series that can be computed from partial groups, which spares reading the messages once per
   * level.
   */
  parts?: {
    of: (column: string) => readonly string[];
    merged: (columns: readonly string[]) => string;
  };
  /** For series that can be merged from cached parts. */
  mergeable?: MergeableSeries;
  percentile?: number;
  /** Too expensive for groups that are not visible. */
  expensive: boolean;
  /** Shown as the share of the value of all messages together. */
  isShare?: boolean;
  /** Depends on which message is the latest. */
  byTime: boolean;
  /** Graylog's value for no documents. */
  empty: SeriesValue;
  /** How no documents are sorted; null: last in either direction. */
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

/** @throws SearchFailure if the function is unknown or does not support the field */
export function seriesSql(series: SeriesDocument, fieldSql: (name: string) => FieldSql): SeriesSql {
  const { type, field: name } = series;
  if (type === 'percentage') {
    const whole = series.strategy === 'SUM' ? 'sum' : 'count';
    return { ...seriesSql({ ...series, type: whole }, fieldSql), isShare: true };
  }
  if (type === 'count' && name === null) return COUNT;
  if (name === null || name === '')
    throw new SearchFailure(nodeText('node.search.seriesNeedsField', { type }));
  const field = fieldSql(name);
  if (
    NUMERIC_ONLY.has(type) &&
    field.number === undefined &&
    !['number', 'decimal', 'time', 'missing'].includes(field.kind)
  ) {
    throw new SearchFailure(
      nodeText('node.search.seriesNotNumeric', { series: `${type}(${name})`, field: name }),
    );
  }
  const isList = field.kind === 'list';
  return {
    ...aggregateOf(type, series.percentile, isList),
    source: operand(type, field),
    expensive: type === 'card' || type === 'percentile',
    byTime: type === 'latest',
    field,
  };
}

/** Times are aggregated in milliseconds since the epoch. */
function operand(type: SeriesFunction, field: FieldSql): string {
  if (type === 'latest') return field.original ?? field.sql;
  if (type === 'card' || type === 'count') return field.sql;
  if (field.number !== undefined) return field.number;
  if (field.kind === 'time') return `epoch_ms(${field.sql})`;
  return field.kind === 'missing' ? 'NULL::DOUBLE' : field.sql;
}

type Computed = Pick<
  SeriesSql,
  'aggregate' | 'parts' | 'mergeable' | 'empty' | 'sortedEmpty' | 'percentile'
>;

/** An aggregate that merges with itself. */
const additive = (
  of: (column: string) => string,
  over: (part: string) => string,
  empty: SeriesValue,
  sortedEmpty: SeriesSql['sortedEmpty'],
  mergeable: MergeableSeries = mergeableSum(of),
): Computed => ({
  aggregate: ({ column }) => of(column),
  parts: { of: (column) => [of(column)], merged: ([part = '']) => over(part) },
  mergeable,
  empty,
  sortedEmpty,
});

const total = (part: string) => `coalesce(sum(${part}), 0)`;
const counted = (of: (column: string) => string) =>
  additive(of, (part) => `${total(part)}::BIGINT`, 0, 0);
/** Undefined for a single value and NaN for none, which both sort last. */
const spread = (name: string): Computed => ({
  aggregate: ({ column }) => `${name}(${column})`,
  empty: 0,
  sortedEmpty: null,
});

const COUNT: SeriesSql = {
  ...counted(() => 'count(*)'),
  source: null,
  expensive: false,
  byTime: false,
  field: undefined,
};

function aggregateOf(
  type: Exclude<SeriesFunction, 'percentage'>,
  percentile = 50,
  isList: boolean,
): Computed {
  switch (type) {
    case 'avg':
      return {
        aggregate: ({ column }) => `avg(${column})`,
        parts: {
          of: (column) => [`sum(${column})`, `count(${column})`],
          merged: ([sum, count]) => `sum(${sum})::DOUBLE / nullif(sum(${count}), 0)`,
        },
        mergeable: mergeableAverage,
        empty: 'Infinity',
        sortedEmpty: null,
      };
    case 'card':
      // A message counts once per value of its list; distinct lists are few.
      return {
        aggregate: ({ column }) =>
          isList
            ? `len(list_distinct(flatten(list(DISTINCT ${column}))))`
            : `count(DISTINCT ${column})`,
        mergeable: mergeableCardinality((column) =>
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
        mergeableMax,
      );
    case 'min':
      return additive(
        (column) => `min(${column})`,
        (part) => `min(${part})`,
        'Infinity',
        'highest',
        mergeableMin,
      );
    case 'percentile':
      if (!(percentile >= 0 && percentile <= 100))
        throw new SearchFailure(
          nodeText('node.search.badPercentile', { percentile: String(percentile) }),
        );
      return {
        aggregate: (over) => percentileSql(percentile, over),
        mergeable: mergeablePercentile(percentile),
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
  throw new SearchFailure(nodeText('node.search.unknownSeries', { type: String(type) }), {
    failsQuery: true,
  });
}
