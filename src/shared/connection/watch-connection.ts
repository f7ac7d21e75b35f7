import type { QueryClient } from '@tanstack/react-query';
import { connection } from '@/api/connection';
import { isNoAnswer } from '@/api/errors';
import { lazyLoading } from '@/ui/lazy/lazy-component';

/**
 * Starts pinging once a call got no response, and refetches failed queries when the server is back.
 * Returns a function that stops it.
 */
export function watchConnection(queryClient: QueryClient): () => void {
  let last = connection.current().state;
  lazyLoading.holdWhile(() => connection.current().state !== 'up');
  return connection.subscribe(() => {
    const { state } = connection.current();
    const before = last;
    last = state;
    if (state === 'doubted') void queryClient.refetchQueries({ queryKey: ['ping'] });
    if (state === 'up' && before !== 'up')
      void queryClient.refetchQueries({
        predicate: ({ state: { error, fetchFailureReason } }) =>
          isNoAnswer(error) || isNoAnswer(fetchFailureReason),
      });
  });
}
