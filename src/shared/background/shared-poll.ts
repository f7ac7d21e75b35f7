import { hashKey, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { rememberedUser } from '@/shared/session/remembered-user';
import { untilNextTick } from './next-tick';
import { tabChannel } from '@/shared/tabs/tab-channel';

/**
 * A tab that received the last response from another tab waits longer by this factor, so that the
 * other one keeps polling.
 */
const PATIENCE = 1.3;
/** Back-off factor after a failure; watching for the server to return is the ping's task. */
const AFTER_FAILURE = 5;

/** Keys whose last response came from another tab. */
const told = new Set<string>();

type Poll<Data> = {
  key: readonly string[];
  /** Milliseconds between two calls. */
  every: number;
  read: (signal: AbortSignal) => Promise<Data>;
};

/**
 * Polling shared by the tabs of a browser: one tab polls and broadcasts the responses; when it is
 * hidden or closed, the next visible one takes over. `read` must be a background call, which does
 * not extend the session.
 */
export function sharedPoll<Data>({ key, every, read }: Poll<Data>) {
  const queryKey: QueryKey = ['background', ...key];
  const name = hashKey(queryKey);
  return queryOptions<Data>({
    queryKey,
    queryFn: async ({ signal }) => {
      const data = await read(signal);
      told.delete(name);
      tabChannel.post({
        topic: 'polled',
        username: rememberedUser.name() ?? '',
        key: queryKey,
        data,
      });
      return data;
    },
    refetchInterval: ({ state }) =>
      state.status === 'error'
        ? every * AFTER_FAILURE
        : told.has(name)
          ? every * PATIENCE
          : untilNextTick(every),
    staleTime: every,
    retry: false,
  });
}

/** Stores a response that another tab broadcast, if this tab uses the same query. */
export function receivePoll(
  queryClient: QueryClient,
  key: readonly unknown[],
  data: unknown,
): void {
  if (!queryClient.getQueryCache().find({ queryKey: key, exact: true })) return;
  told.add(hashKey(key));
  queryClient.setQueryData(key, data);
}
