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

const POLL_MS = 200;
const [QUERY, ROWS] = ['newest', 'rows'];

export type Wanted = {
  /** Only messages of the default stream; otherwise of all streams that the user may read. */
  ofDefault: boolean;
  query: string;
  timerange: TimeRange;
  limit: number;
};

/** The newest messages that a query finds, the newest first, without decorators. */
export async function newestMessages(
  wanted: Wanted,
  signal: AbortSignal,
): Promise<readonly ResultMessage[]> {
  let job = await call(syncSearch, searchFor(wanted), { signal });
  while (!job.execution.done && !job.execution.cancelled && (job.errors ?? []).length === 0) {
    await pause(POLL_MS, signal);
    job = await call(searchStatus, { jobId: job.id }, { signal });
  }
  return messagesOf(job);
}

const searchFor = ({ ofDefault, query, timerange, limit }: Wanted): Search => ({
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
          limit,
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
