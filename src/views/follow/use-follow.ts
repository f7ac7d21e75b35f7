import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Execution } from '@/views/execution/search-request';
import type { Polled } from './poll';

const POLL_MS = 2_000;

/** Polls every two seconds while the page is visible. */
export const followed = (execution: Execution | undefined) =>
  queryOptions({
    queryKey: ['search', 'followed', execution?.request, execution?.executedAt] as const,
    queryFn: async ({ client, queryKey, signal }): Promise<Polled | null> => {
      if (!execution) return null;
      const { poll } = await import('./poll');
      return poll(execution, client.getQueryData<Polled | null>(queryKey) ?? undefined, signal);
    },
    refetchInterval: POLL_MS,
    staleTime: POLL_MS,
    structuralSharing: false,
  });

/**
 * Adds the messages that arrive while following to an execution. The table holds them back while
 * users read.
 */
export function useFollow(execution: Execution | undefined, on: boolean): Execution | undefined {
  // Without following there is no cache entry: each refresh would leave its rows behind.
  const { data } = useQuery({
    ...followed(on ? execution : undefined),
    enabled: on && canBeFollowed(execution),
  });
  const polled = on ? data : undefined;
  // An empty poll must not create a new execution object.
  const [found, setFound] = useState(polled);
  if (found?.rows !== polled?.rows || found?.skipped !== polled?.skipped) setFound(polled);
  return useMemo(() => {
    if (!execution?.messages || !found || found.added + found.skipped === 0) return execution;
    return {
      ...execution,
      ...found.moved,
      arrivedCount: found.added + found.skipped,
      total: (execution.total ?? 0) + found.added + found.skipped,
      messages: { ...execution.messages, messages: [...found.rows] },
      executedAt: new Date(found.polledAt).toISOString(),
    };
  }, [execution, found]);
}

/** Whether a search can be followed: finished, until now, and sorted newest first. */
export const canBeFollowed = (execution: Execution | undefined): boolean =>
  execution?.messages !== undefined &&
  execution.progress?.running !== true &&
  execution.request.sort.field === 'timestamp' &&
  execution.request.sort.order === 'DESC' &&
  execution.request.range.type !== 'absolute';
