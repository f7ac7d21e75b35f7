import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sessionQueries, type CurrentUser } from '@/shared/session/session-queries';
import { tabChannelName } from '@/shared/tabs/tab-channel';
import { createTabSharing, type Arrived, type TabSharing, type Wanted } from './tab-sharing';

type Client = Pick<TabSharing, 'close'> & {
  ask: <Data extends Arrived>(wanted: Wanted<Data> & { queryKey: QueryKey }) => Promise<Data>;
};

const open = new WeakMap<QueryClient, Client>();
/** On pages without live widgets. */
const ALONE: Pick<Client, 'ask'> = { ask: ({ run }) => run() };

/** Asks a search on behalf of all tabs, while `useSharing` is mounted. */
export const sharingOf = (client: QueryClient): Pick<Client, 'ask'> => open.get(client) ?? ALONE;

/** Shares the searches of this page with the other tabs of the browser (decision 0045). */
export function useSharing(client: QueryClient): void {
  useEffect(() => {
    const sharing = sharingFor(client);
    open.set(client, sharing);
    return () => {
      if (open.get(client) === sharing) open.delete(client);
      sharing.close();
    };
  }, [client]);
}

function sharingFor(client: QueryClient): Client {
  const channel = new BroadcastChannel(`${tabChannelName()} searches`);
  const cache = client.getQueryCache();
  /** The query of each search that this tab shows. */
  const known = new Map<string, QueryKey>();
  const queryOf = (key: string) => {
    const queryKey = known.get(key);
    const query = queryKey && cache.get(hashKey(queryKey));
    if (!query) known.delete(key);
    return query;
  };
  const tabs = createTabSharing({
    channel,
    locks: (navigator as { locks?: LockManager }).locks,
    user: () => client.getQueryData<CurrentUser>(sessionQueries.current().queryKey)?.user?.username,
    answerOf(key) {
      const last = queryOf(key)?.state.data as (Arrived & { isPartial?: boolean }) | undefined;
      return last?.isPartial ? undefined : last;
    },
    adopt(key, data) {
      const query = queryOf(key);
      const last = query?.state.data as Arrived | undefined;
      // Hidden tabs do not draw: they ask for the newest answer when they are shown again.
      if (!query || document.hidden || !query.isActive() || query.state.fetchStatus !== 'idle')
        return;
      if (last && last.arrivedAt < data.arrivedAt)
        client.setQueryData(query.queryKey, { ...data, isFromOtherTab: true });
    },
  });
  return {
    ask: ({ queryKey, ...wanted }) => {
      known.set(wanted.key, queryKey);
      return tabs.ask(wanted);
    },
    close: () => {
      tabs.close();
      channel.close();
    },
  };
}
