import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import * as api from '@/contract/inputs';
import { queryRoots } from '@/shared/mutations/query-roots';
import { statesPoll } from './queries';

/** Invalidates every list of inputs, also those of other areas. */
export const refreshLists = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: queryRoots.inputs });

/** Refreshes lists and states of inputs. */
export async function refreshInputs(client: QueryClient): Promise<void> {
  await Promise.all([
    refreshLists(client),
    client.invalidateQueries({ queryKey: statesPoll.queryKey }),
  ]);
}

/** Starts an input on every node where it may run. */
export const runInput = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, on }: { id: string; on: boolean }) =>
      call(on ? api.startClusterInput : api.stopClusterInput, { id }),
    onSettled: () => client.invalidateQueries({ queryKey: statesPoll.queryKey }),
  });

export async function deleteInput(client: QueryClient, id: string): Promise<void> {
  await call(api.deleteInput, { id });
  await refreshInputs(client);
}

/** `key` in `added` replaces a field of that name. */
export type StaticFieldChange = {
  id: string;
  added?: { key: string; value: string };
  removed?: string;
};

export const changeStaticField = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, added, removed }: StaticFieldChange) =>
      added
        ? call(api.setStaticField, { id, ...added })
        : call(api.deleteStaticField, { id, key: removed ?? '' }),
    onSettled: () => refreshInputs(client),
  });
