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
/** Pauses vary by this share in both directions, so that many browsers do not ping at once. */
const JITTER = 0.2;
export type PingPace = { whileUp: number; firstRetry: number; longestRetry: number };
export const defaultPace: PingPace = {
  whileUp: WHILE_UP,
  firstRetry: 1_000,
  longestRetry: WHILE_UP,
};

type Ping = {
  /** Consecutive failures. */
  failures: number;
  /** Multiplies the next pause. */
  spread: number;
  /** Whether another tab sent it. */
  byOther: boolean;
};

const pinged = (failures: number, byOther = false): Ping => ({
  failures,
  spread: 1 - JITTER + 2 * JITTER * Math.random(),
  byOther,
});

/** Milliseconds until the next ping, with exponential back-off. */
export const pauseAfter = (
  { failures, spread, byOther }: Ping,
  { whileUp, firstRetry, longestRetry }: PingPace,
): number =>
  (failures === 0 ? whileUp : Math.min(firstRetry * 2 ** (failures - 1), longestRetry) * spread) *
  (byOther ? AFTER_OTHERS : 1);

/** Another tab reached the server: this one continues, too, and postpones its next ping. */
export function markReachable(queryClient: QueryClient): void {
  queryClient.setQueryData<Ping>(pingKey, pinged(0, true));
  connection.reportAnswer();
}

/**
 * Another tab pinged in vain. During an outage this one waits for it; a tab that noticed nothing so
 * far asks for itself.
 */
export function markUnreachable(
  queryClient: QueryClient,
  { failures, message, url }: { failures: number; message: string; url: string },
): void {
  if (connection.current().state === 'down')
    queryClient.setQueryData<Ping>(pingKey, pinged(failures, true));
  else connection.reportNoAnswer(new ApiError({ message, request: { method: 'GET', url } }));
}

const pingKey = ['ping'] as const;

export const pingNow = (queryClient: QueryClient): void =>
  void queryClient.refetchQueries({ queryKey: pingKey }, { cancelRefetch: false });

/** Pings the server with `GET /`. The query never fails; its data counts consecutive failures. */
export const pingQuery = (pace: PingPace) =>
  queryOptions<Ping>({
    queryKey: pingKey,
    queryFn: async ({ client, signal }) => {
      try {
        await call(hello, undefined, {
          anonymous: true,
          background: true,
          signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
        });
        connection.reportAnswer();
        tabChannel.post({ topic: 'answered' });
        return pinged(0);
      } catch (error) {
        if (signal.aborted) throw error;
        // An error response means that the server is reachable.
        if (error instanceof ApiError && !isNoAnswer(error)) return pinged(0);
        const failure =
          error instanceof ApiError
            ? error
            : new ApiError({
                message: String(error),
                request: { method: 'GET', url: apiUrl('/') },
                cause: error,
              });
        connection.reportDown(failure);
        const failures = (client.getQueryData<Ping>(pingKey)?.failures ?? 0) + 1;
        const { message, request } = failure;
        tabChannel.post({ topic: 'unanswered', failures, message, url: request.url });
        return pinged(failures);
      }
    },
    refetchInterval: ({ state }) => (state.data ? pauseAfter(state.data, pace) : pace.whileUp),
    // The first regular calls tell more than a ping at start-up.
    initialData: () => pinged(0),
    staleTime: Infinity,
    // A call before the first rendering got no response.
    refetchOnMount: () => (connection.current().state === 'up' ? false : 'always'),
    retry: false,
    // The only query that is sent during an outage.
    networkMode: 'always',
  });
