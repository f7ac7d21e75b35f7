import { hashKey, queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { rememberedUser } from '@/shared/session/remembered-user';
import { tabChannel } from '@/shared/tabs/tab-channel';

/**
 * How much longer a tab waits that was told the last answer by another one: whoever asked goes on
 * asking.
 */
const PATIENCE = 1.3;
/** How much longer after a failure: whether the server is there is the ping's business. */
const AFTER_FAILURE = 5;

/** What another tab asked for us. */
const told = new Set<string>();

type Poll<Data> = {
  key: readonly string[];
  /** Milliseconds between two calls. */ every: number;
  read: (signal: AbortSignal) => Promise<Data>;
};

/**
 * A background read that the tabs of a browser share: one asks and tells the others; the next
 * visible one takes over when it is hidden or closed. `read` must ask as a background call, which
 * does not keep the session alive.
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
      every * (state.status === 'error' ? AFTER_FAILURE : 1) * (told.has(name) ? PATIENCE : 1),
    staleTime: every,
    retry: false,
  });
}

/** Takes what another tab was answered, where this one shows it too. */
export function receivePoll(
  queryClient: QueryClient,
  key: readonly unknown[],
  data: unknown,
): void {
  if (!queryClient.getQueryCache().find({ queryKey: key, exact: true })) return;
  told.add(hashKey(key));
  queryClient.setQueryData(key, data);
}
