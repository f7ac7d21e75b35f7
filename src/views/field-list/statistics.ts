import { queryOptions } from '@tanstack/react-query';
import type { PivotResult, Series } from '@/contract/search';
import { readPivotNumber } from '@/domain/format/number';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { SearchRequest } from '@/views/execution/search-request';
import type { Field } from './field-groups';
import { fieldKey, fieldQuery, runPivot } from './field-pivot';

/** In display order; only the first two apply to fields that are not numeric. */
export const STATISTICS = [
  'count',
  'card',
  'sum',
  'avg',
  'min',
  'max',
  'stddev',
  'variance',
  'percentile',
] as const;
export type Statistic = (typeof STATISTICS)[number];
const UNIVERSAL_STATISTICS: readonly Statistic[] = ['count', 'card'];
const PERCENTILE = 95;

/** Statistics that could not be computed are missing. */
export type Statistics = Partial<Record<Statistic, number | bigint>>;

/** Loads the statistics of a field in the messages of an execution, in one request. */
export function statisticsOf(
  request: SearchRequest,
  range: AbsoluteRange,
  { name, numeric }: Pick<Field, 'name' | 'numeric'>,
) {
  const series = (numeric ? STATISTICS : UNIVERSAL_STATISTICS).map((type): Series => ({
    type,
    id: type,
    field: name,
    ...(type === 'percentile' && { percentile: PERCENTILE }),
  }));
  return queryOptions({
    ...fieldQuery,
    queryKey: fieldKey(`statistics ${String(numeric)}`, request, range, name),
    queryFn: async ({ signal }) =>
      readStatistics(await runPivot({ row_groups: [], series }, request, range, signal)),
  });
}

export function readStatistics({ rows }: PivotResult): Statistics {
  const values = rows.flatMap((row) => row.values);
  return Object.fromEntries(
    STATISTICS.flatMap((statistic) => {
      const number = readPivotNumber(values.find(({ key }) => key.at(-1) === statistic)?.value);
      return number === undefined ? [] : [[statistic, number]];
    }),
  );
}
