import { queryOptions } from '@tanstack/react-query';
import type { PivotResult, PivotSearchType, Search } from '@/contract/search';
import { readPivotNumber } from '@/domain/format/number';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { runJob } from '../run-search';
import { readJob, SEARCH_IDS, toSearch, type SearchRequest } from '../search-request';

/** `share` is of the messages that match, from 0 to 1. */
export type TopValue = { value: string; count: number; share: number };

const VALUES = 8;

/** The most frequent values of a field among the messages of an execution, out of its frozen window. */
export function topValues(request: SearchRequest, range: AbsoluteRange, field: string) {
  return queryOptions({
    queryKey: ['search', 'top-values', request.query, request.streams, range, field] as const,
    queryFn: ({ signal }) => countValues(toValuesSearch({ ...request, range }, field), request, signal),
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  });
}

async function countValues(search: Search, request: SearchRequest, signal: AbortSignal): Promise<TopValue[]> {
  const { histogram, errors } = readJob(await runJob(search, { signal }), request);
  if (!histogram) throw new Error(errors.map(({ description }) => description).join('\n'));
  return readTopValues(histogram);
}

function toValuesSearch(request: SearchRequest, field: string): Search {
  const search = toSearch(request);
  const pivot: PivotSearchType = {
    type: 'pivot',
    id: SEARCH_IDS.histogram,
    rollup: false,
    row_groups: [{ type: 'values', fields: [field], limit: VALUES, skip_empty_values: true }],
    series: [{ type: 'count', id: 'count()' }],
    sort: [],
  };
  return { ...search, queries: search.queries.map((query) => ({ ...query, search_types: [pivot] })) };
}

/** The server's stand-in for messages without the field (graylog-api.md §3.4); it is no value to search for. */
const EMPTY_VALUE = '(Empty Value)';

export function readTopValues({ rows, total }: PivotResult): TopValue[] {
  return rows.flatMap(({ source, key: [value], values }) => {
    const count = Number(readPivotNumber(values[0]?.value) ?? 0);
    return source === 'leaf' && value !== undefined && value !== EMPTY_VALUE && count > 0 ? [{ value, count, share: total > 0 ? count / total : 0 }] : [];
  });
}
