import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { reasonsOfErrors } from '../error-reasons';
import { runJob } from '../run-search';
import { readJob, toHistogram, toMessagesPage, type Execution } from '../search-request';
import { pivotOf } from './followed-bars';
import { MOST_A_TIME, reachBack, recounted, startOf, takeIn, type Followed } from './followed';

const POLL_MS = 2_000;

/** What came since an execution, asked for every two seconds while somebody looks at it. */
export const followed = (execution: Execution | undefined) =>
  queryOptions({
    queryKey: ['search', 'followed', execution?.request, execution?.executedAt] as const,
    queryFn: async ({ client, queryKey, signal }): Promise<Followed | null> => {
      if (!execution) return null;
      const now = Date.now();
      const before = client.getQueryData<Followed | null>(queryKey) ?? startOf(execution, now);
      const request = { ...execution.request, range: { type: 'relative' as const, range: reachBack(before, now) } };
      const { messages, errors, effectiveRange } = readJob(await runJob(toMessagesPage(request, { offset: 0, limit: MOST_A_TIME }), { signal, background: true }), request);
      if (!messages) throw new Error(reasonsOfErrors(errors));
      const after = takeIn(before, { messages: messages.messages, total: messages.total_results, until: effectiveRange?.to }, now, execution.effectiveRange?.from);
      return after.skipped > before.skipped ? countedAgain(after, execution, signal) : after;
    },
    refetchInterval: POLL_MS,
    staleTime: POLL_MS,
    structuralSharing: false,
  });

/** Bars of messages that were too many to come cannot be counted here. */
async function countedAgain(followed: Followed, { request, effectiveRange, total = 0 }: Execution, signal: AbortSignal): Promise<Followed> {
  if (!followed.bars || !effectiveRange || followed.until === undefined) return followed;
  const range = { ...effectiveRange, to: followed.until };
  const { histogram } = readJob(await runJob(toHistogram({ ...request, range }), { signal, background: true }), request);
  return histogram ? recounted(followed, histogram, range, total) : followed;
}

/** The execution with the messages that came since, where it is followed. The table holds them back from whoever reads. */
export function useFollow(execution: Execution | undefined, on: boolean): Execution | undefined {
  // What is not followed has no entry of its own in the cache: each refresh would leave its rows there.
  const { data } = useQuery({ ...followed(on ? execution : undefined), enabled: on && canBeFollowed(execution) });
  const rows = on ? data?.rows : undefined;
  return useMemo(() => {
    if (!execution?.messages || !rows || !data || data.added === 0) return execution;
    return { ...execution, ...movedBars(execution, data), came: data.added + data.skipped, total: (execution.total ?? 0) + data.added + data.skipped, messages: { ...execution.messages, messages: [...rows] }, executedAt: new Date(data.askedAt).toISOString() };
    // Only rows that came make another execution; that it was asked in vain does not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [execution, rows]);
}

/** The histogram goes on to now; the window of the rows stays, because those further down are fetched out of it. */
function movedBars({ histogram, effectiveRange }: Execution, { bars, until }: Followed): Pick<Execution, 'histogram' | 'histogramRange'> {
  if (!histogram || !effectiveRange || !bars || until === undefined) return {};
  const range = { ...effectiveRange, to: until };
  return { histogram: pivotOf(histogram, bars, range), histogramRange: range };
}

/** A search until now, newest first, that has been answered. */
export const canBeFollowed = (execution: Execution | undefined): boolean =>
  execution?.messages !== undefined && execution.progress?.running !== true && execution.request.sort.field === 'timestamp' && execution.request.sort.order === 'DESC' && execution.request.range.type !== 'absolute';
