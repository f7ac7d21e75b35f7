import { hashKey, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { searchQueries } from './queries';
import { runSearch } from './run-search';
import type { Execution, SearchRequest } from './search-request';
import { steady } from './slices/steady';

const MS = 1_000;

/** Searches that show what has arrived while they run; they can be stopped, which keeps it. */
const stoppable = new Map<string, AbortController>();

export const executions = {
  all: () => ['search', 'execution'] as const,
  /** `run` sets apart two runs of the same search: Enter on an unchanged query asks again. */
  run: (request: SearchRequest, run: string, refresh: number | undefined) =>
    queryOptions({
      queryKey: [...executions.all(), request, run] as const,
      queryFn: async ({ signal, client, queryKey }): Promise<Execution> => {
        const before = client.getQueryData<Execution>(queryKey);
        const config = () => client.query(searchQueries.config()).catch(() => null);
        // What runs again by itself is no sign of life of the user, and takes the place of the old
        // result at once.
        if (before && !before.progress?.running)
          return runSearch(request, { signal, background: true, config });
        const stop = new AbortController();
        const shown = steady((execution: Execution) => client.setQueryData(queryKey, execution));
        stoppable.set(hashKey(queryKey), stop);
        try {
          return await runSearch(request, {
            signal,
            stop: stop.signal,
            onProgress: shown.take,
            config,
          });
        } finally {
          shown.end();
          stoppable.delete(hashKey(queryKey));
        }
      },
      // A result is what was found at its time. Only a new run or the refresh asks again.
      staleTime: Infinity,
      // Someone left while it ran.
      refetchOnMount: ({ state }) => (state.data?.progress?.running ? 'always' : false),
      structuralSharing: false,
      // Counted from the last answer, so that a slow server is never asked twice at a time.
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
  /** Ends the search; what has arrived stays. */
  cancel: () => void;
  retry: () => void;
};

export function useExecution(
  request: SearchRequest,
  run: string,
  refresh: number | undefined,
): RunningSearch {
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
    cancel: () => {
      const stop = data && stoppable.get(hashKey(options.queryKey));
      if (stop) stop.abort();
      else void client.cancelQueries({ queryKey: options.queryKey, exact: true });
    },
    retry: () => void refetch(),
  };
}
