import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { syncSearch, type QueryResult, type Search } from '@/contract/search';
import { formatInstant } from '@/domain/format/instants/instant';
import { inputQueries } from '../state/queries';

/** `at` is ISO 8601. */
export type ReceivedMessage = { id: string; at: string; source: string; text: string };
export type Received = { total: number; newest: readonly ReceivedMessage[] };

const EVERY = 2_000;
const SHOWN = 10;
const DAY = 86_400_000;
const QUERY = '6d7f1f3e-6f0c-4f7e-9d3a-0d6a0c1b5b01';
const MESSAGES = '6d7f1f3e-6f0c-4f7e-9d3a-0d6a0c1b5b02';

/**
 * Polls the messages that an input receives, from the first poll on or from `since` (ISO 8601, in
 * the server's clock). Selects by the time of receipt, because users also want to see messages of
 * senders whose clock or zone is wrong.
 */
export function receivedPoll(inputId: string, since: string | undefined) {
  let from = since;
  return queryOptions<Received>({
    queryKey: [...inputQueries.all(), 'arrivals', inputId, since] as const,
    queryFn: async ({ signal }) => {
      const job = await call(syncSearch, searchFor(inputId, from), { signal, background: true });
      const result = job.results[QUERY];
      if (from === undefined) {
        from = result?.execution_stats.timestamp;
        return { total: 0, newest: [] };
      }
      return readReceived(result);
    },
    refetchInterval: EVERY,
    staleTime: EVERY,
    gcTime: 0,
  });
}

function searchFor(inputId: string, since: string | undefined): Search {
  const received =
    since === undefined
      ? ''
      : ` AND gl2_receive_timestamp:["${formatInstant(since, { zone: 'UTC', format: 'complete' })}" TO *]`;
  return {
    queries: [
      {
        id: QUERY,
        timerange: {
          type: 'absolute',
          from: new Date(0).toISOString(),
          to: new Date(Date.now() + DAY).toISOString(),
        },
        filter: null,
        query: { type: 'elasticsearch', query_string: `gl2_source_input:${inputId}${received}` },
        search_types: [
          {
            type: 'messages',
            id: MESSAGES,
            limit: since === undefined ? 1 : SHOWN,
            offset: 0,
            sort: [{ field: 'timestamp', order: 'DESC' }],
            decorators: [],
          },
        ],
      },
    ],
    parameters: [],
  };
}

function readReceived(result: QueryResult | undefined): Received {
  const found = result?.search_types[MESSAGES];
  if (found?.type !== 'messages') throw new Error(result?.errors[0]?.description ?? '');
  const newest = found.messages.map(({ message }, index) => ({
    id: String(message['_id'] ?? index),
    at: String(message['timestamp'] ?? ''),
    source: String(message['source'] ?? ''),
    text: String(message['message'] ?? ''),
  }));
  return { total: found.total_results, newest };
}
