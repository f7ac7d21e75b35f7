import { queryOptions } from '@tanstack/react-query';
import type { PivotResult } from '@/contract/search';
import { readPivotNumber } from '@/domain/format/number';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { SearchRequest } from '@/views/execution/search-request';
import { histogramData } from '@/views/histogram/histogram-data';
import type { Field } from './field-groups';
import { fieldKey, fieldQuery, runPivot } from './field-pivot';

/** Instants are milliseconds since the epoch; `value` is missing if no message has one. */
export type FieldBucket = {
  start: number;
  end: number;
  partial: boolean;
  value: number | undefined;
};
export type OverTime = { from: number; to: number; buckets: readonly FieldBucket[] };

/** Half as many bars as in the histogram, because the panel is narrow. */
const SCALING = 2;

/**
 * The average of a numeric field, or the number of messages with the field, over the time range of
 * an execution.
 */
export function overTime(
  request: SearchRequest,
  range: AbsoluteRange,
  { name, numeric }: Pick<Field, 'name' | 'numeric'>,
) {
  return queryOptions({
    ...fieldQuery,
    queryKey: fieldKey(`over-time ${String(numeric)}`, request, range, name),
    queryFn: async ({ signal }) => {
      const groups = {
        row_groups: [
          {
            type: 'time' as const,
            fields: ['timestamp'],
            interval: { type: 'auto' as const, scaling: SCALING },
          },
        ],
        series: [
          { type: numeric ? ('avg' as const) : ('count' as const), id: 'value', field: name },
        ],
      };
      return readOverTime(await runPivot(groups, request, range, signal), range);
    },
  });
}

export function readOverTime(result: PivotResult, range: AbsoluteRange): OverTime {
  const { buckets, axis } = histogramData(result, range);
  const values = new Map(
    result.rows.map(({ key: [start = ''], values: [first] }) => [
      Date.parse(start),
      readPivotNumber(first?.value),
    ]),
  );
  return {
    ...axis,
    buckets: buckets.map(({ start, end, partial }) => {
      const value = values.get(start);
      return { start, end, partial, value: value === undefined ? undefined : Number(value) };
    }),
  };
}
