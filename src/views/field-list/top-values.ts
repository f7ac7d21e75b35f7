import { queryOptions } from '@tanstack/react-query';
import type { PivotResult } from '@/contract/search';
import { readPivotNumber } from '@/domain/format/number';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import type { SearchRequest } from '@/views/execution/search-request';
import { fieldKey, fieldQuery, runPivot } from './field-pivot';

/** `share` is the fraction of all matching messages, from 0 to 1. */
export type TopValue = { value: string; count: number; share: number };

const VALUES = 8;

/** The most frequent values of a field in the messages of an execution, over its frozen window. */
export function topValues(request: SearchRequest, range: AbsoluteRange, field: string) {
  return queryOptions({
    ...fieldQuery,
    queryKey: fieldKey('top-values', request, range, field),
    queryFn: async ({ signal }) => {
      const groups = {
        row_groups: [
          { type: 'values' as const, fields: [field], limit: VALUES, skip_empty_values: true },
        ],
        series: [{ type: 'count' as const, id: 'count()' }],
      };
      return readTopValues(await runPivot(groups, request, range, signal));
    },
  });
}

/** The server's bucket for messages without the field; it cannot be searched for. */
const EMPTY_VALUE = '(Empty Value)';

export function readTopValues({ rows, total }: PivotResult): TopValue[] {
  return rows.flatMap(({ source, key: [value], values }) => {
    const count = Number(readPivotNumber(values[0]?.value) ?? 0);
    return source === 'leaf' && value !== undefined && value !== EMPTY_VALUE && count > 0
      ? [{ value, count, share: total > 0 ? count / total : 0 }]
      : [];
  });
}
