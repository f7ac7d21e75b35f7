import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { connection } from '@/api/connection';
import { apiUrl } from '@/api/base-url';
import { ApiError, isNoAnswer } from '@/api/errors';
import { hello } from '@/contract/system';
import { tabChannel } from '@/shared/tabs/tab-channel';

const WHILE_UP = 20_000;
const PATIENCE = 10_000;
/**
 * A tab that learned from another tab waits longer by this factor, so that the other one keeps
 * pinging.
 */
const AFTER_OTHERS = 1.3;
export type PingPace = { whileUp: number; firstRetry: number; longestRetry: number };
export const defaultPace: PingPace = {
  whileUp: WHILE_UP,
  firstRetry: 1_000,
  longestRetry: WHILE_UP,
};

/** Consecutive failures. */
type Ping = { failures: number };

/** Milliseconds until the next ping, with exponential back-off. */
export const pauseAfter = (
  { failures }: Ping,
  { whileUp, firstRetry, longestRetry }: PingPace,
): number => (failures === 0 ? whileUp : Math.min(firstRetry * 2 ** (failures - 1), longestRetry));

let askedByOther = false;

/** Another tab reached the server: postpones the next ping, or sends it now during an outage. */
export function markReachable(queryClient: QueryClient): void {
  if (connection.current().state !== 'up') {
    void queryClient.refetchQueries({ queryKey: ['ping'] });
    return;
  }
  askedByOther = true;
  queryClient.setQueryData<Ping>(['ping'], { failures: 0 });
}

/** Pings the server with `GET /`. The query never fails; its data counts consecutive failures. */
export const pingQuery = (pace: PingPace) =>
  queryOptions<Ping>({
    queryKey: ['ping'],
    queryFn: async ({ client, signal }) => {
      try {
        await call(hello, undefined, {
          anonymous: true,
          background: true,
          signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
        });
        connection.reportAnswer();
        tabChannel.post({ topic: 'answered' });
        askedByOther = false;
        return { failures: 0 };
      } catch (error) {
        if (signal.aborted) throw error;
        const before = client.getQueryData<Ping>(['ping'])?.failures ?? 0;
        // An error response means that the server is reachable.
        if (error instanceof ApiError && !isNoAnswer(error)) return { failures: 0 };
        connection.reportDown(
          error instanceof ApiError
            ? error
            : new ApiError({
                message: String(error),
                request: { method: 'GET', url: apiUrl('/') },
                cause: error,
              }),
        );
        return { failures: before + 1 };
      }
    },
    refetchInterval: ({ state }) =>
      (state.data ? pauseAfter(state.data, pace) : pace.whileUp) *
      (askedByOther ? AFTER_OTHERS : 1),
    // The first regular calls tell more than a ping at start-up.
    initialData: { failures: 0 },
    staleTime: Infinity,
    retry: false,
  });
