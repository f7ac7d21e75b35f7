import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Execution } from '@/views/execution/search-request';
import type { Polled } from './poll';

const POLL_MS = 2_000;

/** What came since an execution, asked for every two seconds while somebody looks at it. */
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
 * The execution with the messages that came since, where it is followed. The table holds them back
 * from whoever reads.
 */
export function useFollow(execution: Execution | undefined, on: boolean): Execution | undefined {
  // What is not followed has no entry of its own in the cache: each refresh would leave its rows
  // there.
  const { data } = useQuery({
    ...followed(on ? execution : undefined),
    enabled: on && canBeFollowed(execution),
  });
  const polled = on ? data : undefined;
  // Polls that found nothing must not create another execution.
  const [found, setFound] = useState(polled);
  if (found?.rows !== polled?.rows || found?.skipped !== polled?.skipped) setFound(polled);
  return useMemo(() => {
    if (!execution?.messages || !found || found.added === 0) return execution;
    return {
      ...execution,
      ...found.moved,
      came: found.added + found.skipped,
      total: (execution.total ?? 0) + found.added + found.skipped,
      messages: { ...execution.messages, messages: [...found.rows] },
      executedAt: new Date(found.askedAt).toISOString(),
    };
  }, [execution, found]);
}

/** A search until now, newest first, that has been answered. */
export const canBeFollowed = (execution: Execution | undefined): boolean =>
  execution?.messages !== undefined &&
  execution.progress?.running !== true &&
  execution.request.sort.field === 'timestamp' &&
  execution.request.sort.order === 'DESC' &&
  execution.request.range.type !== 'absolute';
