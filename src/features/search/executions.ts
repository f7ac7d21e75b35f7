import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { runSearch } from './run-search';
import type { Execution, SearchRequest } from './search-request';

const MS = 1_000;

export const executions = {
  all: () => ['search', 'execution'] as const,
  /** `run` sets apart two runs of the same search: Enter on an unchanged query asks again. */
  run: (request: SearchRequest, run: string, refresh: number | undefined) =>
    queryOptions({
      queryKey: [...executions.all(), request, run] as const,
      // What runs again by itself is no sign of life of the user.
      queryFn: ({ signal, client, queryKey }) => runSearch(request, { signal, background: client.getQueryData(queryKey) !== undefined }),
      // A result is what was found at its time. Only a new run or the refresh asks again.
      staleTime: Infinity,
      structuralSharing: false,
      // Counted from the last answer, so that a slow server is never asked twice at a time (A4.15).
      refetchInterval: refresh === undefined ? false : refresh * MS,
    }),
};

export type RunningSearch = {
  /** The newest result there is: that of this run, else the one before it. */
  execution: Execution | undefined;
  /** The result is of an earlier search than the one the address names. */
  outdated: boolean;
  busy: boolean;
  /** Stopped by the user before there was an answer. */
  cancelled: boolean;
  error: Error | null;
  cancel: () => void;
  retry: () => void;
};

export function useExecution(request: SearchRequest, run: string, refresh: number | undefined): RunningSearch {
  const client = useQueryClient();
  const options = executions.run(request, run, refresh);
  const { data, error, fetchStatus, status, refetch } = useQuery(options);
  const [last, setLast] = useState<Execution>();
  if (data && data !== last) setLast(data);

  return {
    execution: data ?? last,
    outdated: data === undefined,
    busy: fetchStatus !== 'idle',
    cancelled: status === 'pending' && fetchStatus === 'idle',
    error,
    cancel: () => void client.cancelQueries({ queryKey: options.queryKey, exact: true }),
    retry: () => void refetch(),
  };
}
