import type { PivotResult } from '@/contract/search';
import type { AggregationConfig, Pivot } from '@/domain/search/widget';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { QueryChange } from '@/shared/message/values/query-change';

/** What every picture of an aggregation gets. */
export type AggregationViewProps = {
  result: PivotResult;
  config: AggregationConfig;
  /** The window that was searched. */
  range: AbsoluteRange;
  zone: string;
  /** A group is to be searched for, or to be left out; without it nothing is offered. */
  onQueryChange?: ((change: QueryChange) => void) | undefined;
  /** Another window was chosen on a time axis. */
  onZoom?: ((range: AbsoluteRange) => void) | undefined;
};

/**
 * The fields of groups, in the order of their values in a key; of groups of a foreign kind nothing
 * is known.
 */
export const fieldsOf = (pivots: readonly Pivot[]): { field: string; isTime: boolean }[] =>
  pivots.flatMap((pivot) =>
    pivot.type === 'foreign'
      ? []
      : pivot.fields.map((field) => ({ field, isTime: pivot.type === 'time' })),
  );

/**
 * How the columns of the answer are to be read: a metric comes under the name that somebody gave
 * it, or under its function.
 */
export const shapeOf = ({ series, columnPivots, rollup }: AggregationConfig) => ({
  series: [...new Set(series.map(({ function: written, config }) => config.name ?? written))],
  hasColumns: columnPivots.length > 0,
  rollup,
});
