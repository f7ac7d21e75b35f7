import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TimeRange } from '@/domain/time-range/time-range';
import { reasonsOfErrors } from '../error-reasons';
import { runJob } from '../run-search';
import { readJob, toHistogram, toMessagesPage, type Execution } from '../search-request';
import { pivotOf } from './followed-bars';
import { reachBack, reachesKnown, recounted, startOf, takeIn, type Answer, type Followed } from './followed';

const POLL_MS = 2_000;
/** Rows of one answer, and how many answers are asked for at a time until they reach down to what is known. */
const MOST_A_TIME = 500;
const MOST_ANSWERS = 4;

/** What came since an execution, asked for every two seconds while somebody looks at it. */
export const followed = (execution: Execution | undefined) =>
  queryOptions({
    queryKey: ['search', 'followed', execution?.request, execution?.executedAt] as const,
    queryFn: async ({ client, queryKey, signal }): Promise<Followed | null> => {
      if (!execution) return null;
      const now = Date.now();
      const before = client.getQueryData<Followed | null>(queryKey) ?? startOf(execution, now);
      const after = takeIn(before, await newest(before, execution, now, signal), now, execution.effectiveRange?.from);
      return after.unsettled ? countedAgain(after, execution, signal) : after;
    },
    refetchInterval: POLL_MS,
    staleTime: POLL_MS,
    structuralSharing: false,
  });

/** The messages above those that are known, as far as they are asked for at a time. */
async function newest(before: Followed, { request }: Execution, now: number, signal: AbortSignal): Promise<Answer> {
  const ask = async (range: TimeRange, offset: number) => {
    const asked = { ...request, range };
    const { messages, errors, effectiveRange } = readJob(await runJob(toMessagesPage(asked, { offset, limit: MOST_A_TIME }), { signal, background: true }), asked);
    if (!messages) throw new Error(reasonsOfErrors(errors));
    return { messages: messages.messages, total: messages.total_results, range: effectiveRange };
  };
  const first = await ask({ type: 'relative', range: reachBack(before, now) }, 0);
  const { range } = first;
  const answer: Answer = { messages: first.messages, total: first.total, until: range?.to };
  for (let answers = 1; range && answers < MOST_ANSWERS && !reachesKnown(before, answer); answers += 1) {
    const { messages } = await ask(range, answer.messages.length);
    if (messages.length === 0) break;
    answer.messages = [...answer.messages, ...messages];
  }
  return answer;
}

/** Messages that were too many to be taken in can only be counted by the server. */
async function countedAgain(followed: Followed, { request, effectiveRange, total = 0 }: Execution, signal: AbortSignal): Promise<Followed> {
  if (!effectiveRange || followed.until === undefined) return followed;
  const range = { ...effectiveRange, to: followed.until };
  const { histogram } = readJob(await runJob(toHistogram({ ...request, range }), { signal, background: true }), request);
  return histogram ? recounted(followed, histogram, range, total) : followed;
}

/** The execution with the messages that came since, where it is followed. The table holds them back from whoever reads. */
export function useFollow(execution: Execution | undefined, on: boolean): Execution | undefined {
  // What is not followed has no entry of its own in the cache: each refresh would leave its rows there.
  const { data } = useQuery({ ...followed(on ? execution : undefined), enabled: on && canBeFollowed(execution) });
  const { rows, skipped } = (on ? data : undefined) ?? {};
  return useMemo(() => {
    if (!execution?.messages || !rows || !data || data.added === 0) return execution;
    return { ...execution, ...movedBars(execution, data), came: data.added + data.skipped, total: (execution.total ?? 0) + data.added + data.skipped, messages: { ...execution.messages, messages: [...rows] }, executedAt: new Date(data.askedAt).toISOString() };
    // Only what came makes another execution; that it was asked in vain does not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [execution, rows, skipped]);
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
