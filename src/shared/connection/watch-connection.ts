import type { QueryClient } from '@tanstack/react-query';
import { connection } from '@/api/connection';
import { isNoAnswer } from '@/api/errors';
import { lazyLoading } from '@/ui/lazy/lazy-component';

/**
 * Pings as soon as one call had no answer, and reads again what failed once the server is back.
 * Returns the end of it.
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
