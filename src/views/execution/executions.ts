import { hashKey, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { searchQueries } from './queries';
import { runSearch } from './run-search';
import type { Execution, SearchRequest } from './search-request';
import { throttle } from './slices/throttle';
import { tellWaiting, useSearchesAhead } from './waiting-searches';

const MS = 1_000;

/** Running searches that show partial results; stopping one keeps what it has so far. */
const stoppable = new Map<string, AbortController>();

export const executions = {
  all: () => ['search', 'execution'] as const,
  /**
   * `run` distinguishes runs of the same search, so that pressing Enter on an unchanged query runs
   * it again.
   */
  run: (request: SearchRequest, run: string, refresh: number | undefined) =>
    queryOptions({
      queryKey: [...executions.all(), request, run] as const,
      queryFn: async ({ signal, client, queryKey }): Promise<Execution> => {
        const before = client.getQueryData<Execution>(queryKey);
        const config = () => client.query(searchQueries.config()).catch(() => null);
        const onWaiting = (ahead: number | undefined) => tellWaiting(queryKey, ahead);
        // Automatic refreshes do not count as user activity, and they replace the previous result.
        if (before && !before.progress?.running)
          return runSearch(request, { signal, background: true, config });
        const stop = new AbortController();
        const throttled = throttle((execution: Execution) =>
          client.setQueryData(queryKey, execution),
        );
        stoppable.set(hashKey(queryKey), stop);
        try {
          return await runSearch(request, {
            signal,
            stop: stop.signal,
            onProgress: throttled.update,
            onWaiting,
            config,
          });
        } finally {
          throttled.end();
          onWaiting(undefined);
          stoppable.delete(hashKey(queryKey));
        }
      },
      // A result is a snapshot: only a new run or auto refresh fetches again.
      staleTime: Infinity,
      // Resume a search that was abandoned while it ran.
      refetchOnMount: ({ state }) => (state.data?.progress?.running ? 'always' : false),
      structuralSharing: false,
      // Measured from the last response, so that a slow server never has two requests in flight.
      refetchInterval: refresh === undefined ? false : refresh * MS,
    }),
};

export type RunningSearch = {
  /** The latest result: that of this run, or of the previous one while this is pending. */
  execution: Execution | undefined;
  /** The result belongs to an earlier search than the current one. */
  outdated: boolean;
  busy: boolean;
  /** Cancelled by the user before a response arrived. */
  cancelled: boolean;
  error: Error | null;
  /** How many searches run before it; undefined unless it waits for them. */
  searchesAhead: number | undefined;
  /** Cancels the search and keeps partial results. */
  cancel: () => void;
  retry: () => void;
};

export function useExecution(
  request: SearchRequest,
  run: string,
  refresh: number | undefined,
  /** False while the search lacks a valid time range. */
  enabled = true,
): RunningSearch {
  const client = useQueryClient();
  const options = executions.run(request, run, refresh);
  const { data, error, fetchStatus, status, refetch } = useQuery({ ...options, enabled });
  const [last, setLast] = useState<Execution>();
  if (data && data !== last) setLast(data);

  return {
    execution: data ?? last,
    outdated: data === undefined,
    busy: fetchStatus !== 'idle',
    cancelled: enabled && status === 'pending' && fetchStatus === 'idle',
    error,
    searchesAhead: useSearchesAhead(options.queryKey),
    cancel: () => {
      const stop = data && stoppable.get(hashKey(options.queryKey));
      if (stop) stop.abort();
      else void client.cancelQueries({ queryKey: options.queryKey, exact: true });
    },
    retry: () => void refetch(),
  };
}
