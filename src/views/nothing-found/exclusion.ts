import { queryOptions } from '@tanstack/react-query';
import { runJob } from '@/views/execution/run-search';
import { readJob, toMessagesPage, type SearchRequest } from '@/views/execution/search-request';

/** What may exclude all messages of a search. */
export type Excluder = 'fields' | 'variables' | 'query' | 'streams';

/** Why nothing is found: messages that only `by` excludes, or none in the whole time range. */
export type Exclusion = { by: Excluder; count: number } | { by: 'range' };

/** A search without what may exclude its messages. */
export type Attempt = { by: Excluder; request: SearchRequest };

/** How often the reason is looked for again where the time range moves. */
const AGAIN_MS = 60_000;

/** The search without its query, and then without its streams as well. */
export function attemptsOf({ filter, filters, ...request }: SearchRequest): Attempt[] {
  const all = { ...request, query: '' };
  const hasQuery = request.query.trim() !== '' || filter !== undefined || filters !== undefined;
  return [
    ...(hasQuery ? [{ by: 'query' as const, request: all }] : []),
    ...(request.streams.length > 0
      ? [{ by: 'streams' as const, request: { ...all, streams: [] } }]
      : []),
  ];
}

/** The first attempt that finds messages tells the reason. Null if they could not be counted. */
export const exclusion = (attempts: readonly Attempt[]) => {
  const moves = attempts.some(({ request }) => request.range.type !== 'absolute');
  return queryOptions({
    queryKey: ['search', 'exclusion', attempts] as const,
    queryFn: async ({ signal }): Promise<Exclusion | null> => {
      for (const { by, request } of attempts) {
        const count = await countOf(request, signal);
        if (count === undefined) return null;
        if (count > 0) return { by, count };
      }
      return { by: 'range' };
    },
    staleTime: moves ? AGAIN_MS : Infinity,
    refetchInterval: moves ? AGAIN_MS : false,
    gcTime: AGAIN_MS,
    retry: false,
  });
};

async function countOf({ decorators: _, ...request }: SearchRequest, signal: AbortSignal) {
  const job = await runJob(toMessagesPage(request, { offset: 0, limit: 1 }), {
    signal,
    background: true,
  });
  return readJob(job, request).total;
}
