import { queryOptions } from '@tanstack/react-query';
import { executions } from '@/views/execution/executions';
import { inLane } from '@/views/execution/lanes';
import { runJob } from '@/views/execution/run-search';
import { readJob, toHistogram, type SearchRequest } from '@/views/execution/search-request';

/** The number of messages over time by level, without rows. */
export const countOf = (request: SearchRequest, run: string) =>
  queryOptions({
    queryKey: [...executions.all(), 'count', request, run] as const,
    queryFn: ({ signal, client, queryKey }) => {
      const background = client.getQueryData(queryKey) !== undefined;
      return inLane(
        async () => readJob(await runJob(toHistogram(request), { signal, background }), request),
        signal,
      );
    },
    staleTime: Infinity,
    structuralSharing: false,
  });
