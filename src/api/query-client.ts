import { QueryClient } from '@tanstack/react-query';
import { ApiError, isNoAnswer } from './errors';

const RETRIES = 3;
const FIRST_DELAY = 500;
const LONGEST_DELAY = 8_000;

/** Only what may be repeated and may pass: no answer, or a server that is busy or starting. */
function isPassing(error: unknown): boolean {
  return isNoAnswer(error) || (error instanceof ApiError && error.status === 503);
}

/**
 * Server state of the console. Reads are repeated with growing pauses while the server does not
 * answer; writes never. Polling declared on a query stops in hidden tabs, and a tab that is looked
 * at again does not ask for all once more.
 */
export function createQueryClient({
  firstDelay = FIRST_DELAY,
}: { firstDelay?: number } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The server may run on this machine: a browser that is offline still reaches it.
        networkMode: 'always',
        retry: (failures, error) => failures < RETRIES && isPassing(error),
        retryDelay: (failures) => Math.min(firstDelay * 2 ** failures, LONGEST_DELAY),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchIntervalInBackground: false,
        staleTime: 5_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
