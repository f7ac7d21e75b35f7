import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import {
  searchStatus,
  syncSearch,
  type ResultMessage,
  type Search,
  type SearchJob,
} from '@/contract/search';
import { DEFAULT_STREAM_ID } from '@/contract/streams';
import type { TimeRange } from '@/domain/time-range/time-range';
import { pause } from '@/shared/refresh/pause';

export const SAMPLE_SIZE = 100;
const DAY_SECONDS = 86_400;
const POLL_MS = 200;
const [QUERY, ROWS] = ['sample', 'rows'];

/** Which messages to test with: the newest that a query finds, of all time if there is no range. */
export type Sampled = { query: string; range?: TimeRange | undefined };
export const NEWEST: Sampled = { query: '' };
export const isNewest = ({ query, range }: Sampled) => query === '' && range === undefined;

/**
 * The newest messages of the default stream, to test rules with, or of all streams that the user may
 * read.
 */
export const sampleQuery = (ofDefault: boolean, sampled: Sampled) =>
  queryOptions({
    queryKey: ['search', 'rule-sample', ofDefault, sampled] as const,
    queryFn: async ({ signal }): Promise<readonly ResultMessage[]> => {
      const { query, range } = sampled;
      const find = (timerange: TimeRange) => newest({ ofDefault, query, timerange }, signal);
      if (range) return find(range);
      const ofDay = await find({ type: 'relative', range: DAY_SECONDS });
      // A search in all indices is only made where one day has too few messages.
      return ofDay.length < SAMPLE_SIZE ? find({ type: 'relative', range: 0 }) : ofDay;
    },
    staleTime: Infinity,
    structuralSharing: false,
    retry: false,
  });

type Wanted = { ofDefault: boolean; query: string; timerange: TimeRange };

async function newest(wanted: Wanted, signal: AbortSignal): Promise<readonly ResultMessage[]> {
  let job = await call(syncSearch, searchFor(wanted), { signal });
  while (!job.execution.done && !job.execution.cancelled && (job.errors ?? []).length === 0) {
    await pause(POLL_MS, signal);
    job = await call(searchStatus, { jobId: job.id }, { signal });
  }
  return messagesOf(job);
}

const searchFor = ({ ofDefault, query, timerange }: Wanted): Search => ({
  queries: [
    {
      id: QUERY,
      timerange,
      filter: ofDefault
        ? { type: 'or', filters: [{ type: 'stream', id: DEFAULT_STREAM_ID }] }
        : null,
      query: { type: 'elasticsearch', query_string: query },
      search_types: [
        {
          type: 'messages',
          id: ROWS,
          limit: SAMPLE_SIZE,
          offset: 0,
          sort: [{ field: 'timestamp', order: 'DESC' }],
          decorators: [],
        },
      ],
    },
  ],
  parameters: [],
});

function messagesOf(job: SearchJob): readonly ResultMessage[] {
  const result = job.results[QUERY];
  const found = result?.search_types[ROWS];
  if (found?.type === 'messages') return found.messages;
  throw new Error(
    [...(job.errors ?? []), ...(result?.errors ?? [])]
      .map(({ description }) => description)
      .join('\n'),
  );
}
