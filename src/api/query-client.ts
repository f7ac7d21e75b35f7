import { QueryClient } from '@tanstack/react-query';
import { ApiError, isNoAnswer } from './errors';

const RETRIES = 3;
const FIRST_DELAY = 500;
const LONGEST_DELAY = 8_000;

/** Only failures that are transient: no response, or a server that is busy or starting. */
function isPassing(error: unknown): boolean {
  return isNoAnswer(error) || (error instanceof ApiError && error.status === 503);
}

/**
 * Creates the query client. Reads wait while the server is unreachable and are retried with back-off,
 * writes never. Polling stops in hidden tabs, and focusing a tab does not refetch everything.
 */
export function createQueryClient({
  firstDelay = FIRST_DELAY,
}: { firstDelay?: number } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Paused while shared/connection finds the server unreachable.
        networkMode: 'online',
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
