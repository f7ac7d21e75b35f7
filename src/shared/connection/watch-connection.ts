import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { connection } from '@/api/connection';
import { ApiError, isNoAnswer } from '@/api/errors';
import { lazyLoading } from '@/ui/lazy/lazy-component';
import { pingNow } from './ping';

/**
 * Starts pinging once a call got no response. Until the server is back, nothing else is sent:
 * queries and polls wait, and continue or repeat what failed as soon as a ping is answered. Returns
 * a function that stops it.
 */
export function watchConnection(queryClient: QueryClient): () => void {
  let last = connection.current().state;
  // The browser's own opinion does not count: the server may run on this machine.
  onlineManager.setEventListener((setOnline) =>
    connection.subscribe(() => setOnline(connection.current().state !== 'down')),
  );
  lazyLoading.holdWhile(
    () => connection.current().state !== 'up',
    () =>
      connection.reportNoAnswer(
        new ApiError({ message: '', request: { method: 'GET', url: document.baseURI } }),
      ),
  );
  const leave = connection.subscribe(() => {
    const { state } = connection.current();
    const before = last;
    last = state;
    if (state === 'doubted') pingNow(queryClient);
    if (state === 'up' && before !== 'up')
      void queryClient.refetchQueries({
        predicate: ({ state: { error, fetchFailureReason, fetchStatus } }) =>
          fetchStatus === 'idle' && (isLost(error) || isLost(fetchFailureReason)),
      });
  });
  // Timers stand still in hidden tabs and while the machine sleeps.
  const look = () => {
    if (document.visibilityState === 'visible' && connection.current().state !== 'up')
      pingNow(queryClient);
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  return () => {
    leave();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
    onlineManager.setEventListener(() => undefined);
    onlineManager.setOnline(true);
  };
}

const STARTING = 503;

/** Got no answer, or that of a server that was about to stop or just starting. */
const isLost = (error: unknown): boolean =>
  isNoAnswer(error) || (error instanceof ApiError && error.status === STARTING);
