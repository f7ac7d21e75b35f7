import type { PivotResult, PivotSearchType } from '@/contract/search';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { reasonsOfErrors } from '@/views/execution/error-reasons';
import { runJob } from '@/views/execution/run-search';
import {
  readJob,
  SEARCH_IDS,
  toSearch,
  type SearchRequest,
} from '@/views/execution/search-request';

/**
 * Aggregates the messages of a search over the frozen window of its execution. Rejects with the
 * error of the server.
 */
export async function runPivot(
  groups: Pick<PivotSearchType, 'row_groups' | 'series'>,
  request: SearchRequest,
  range: AbsoluteRange,
  signal: AbortSignal,
): Promise<PivotResult> {
  const search = toSearch({ ...request, range });
  const pivot: PivotSearchType = {
    type: 'pivot',
    id: SEARCH_IDS.histogram,
    rollup: false,
    sort: [],
    ...groups,
  };
  const job = await runJob(
    { ...search, queries: search.queries.map((query) => ({ ...query, search_types: [pivot] })) },
    { signal },
  );
  const { histogram, errors } = readJob(job, request);
  if (!histogram) throw new Error(reasonsOfErrors(errors));
  return histogram;
}

/**
 * Query options of a field analysis: it belongs to one result and is dropped soon after it is
 * closed.
 */
export const fieldQuery = { staleTime: Infinity, gcTime: 60_000, retry: false } as const;
export const fieldKey = (
  kind: string,
  request: SearchRequest,
  range: AbsoluteRange,
  field: string,
) => ['search', kind, request.query, request.streams, request.filter, range, field] as const;
