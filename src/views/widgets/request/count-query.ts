import { queryOptions } from '@tanstack/react-query';
import { executions } from '@/views/execution/executions';
import { runJob } from '@/views/execution/run-search';
import { readJob, toHistogram, type SearchRequest } from '@/views/execution/search-request';

/** The number of messages over time by level, without rows. */
export const countOf = (request: SearchRequest, run: string) =>
  queryOptions({
    queryKey: [...executions.all(), 'count', request, run] as const,
    queryFn: async ({ signal }) => readJob(await runJob(toHistogram(request), { signal }), request),
    staleTime: Infinity,
    structuralSharing: false,
  });
