import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { call } from '@/api/client';
import * as api from '@/contract/inputs';
import { change, refresh } from '@/shared/mutations/change';
import { queryRoots } from '@/shared/mutations/query-roots';
import { statesPoll } from './queries';

/** Every list of inputs, also those of other areas, and the states of inputs. */
const inputKeys: readonly QueryKey[] = [queryRoots.inputs, statesPoll.queryKey];

export const refreshInputs = (client: QueryClient): Promise<void> => refresh(client, inputKeys);

/** Starts or stops an input on every node where it may run. */
export const runInput = change(inputKeys, ({ id, on }: { id: string; on: boolean }) =>
  call(on ? api.startClusterInput : api.stopClusterInput, { id }),
);

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

export const changeStaticField = change(inputKeys, ({ id, added, removed }: StaticFieldChange) =>
  added
    ? call(api.setStaticField, { id, ...added })
    : call(api.deleteStaticField, { id, key: removed ?? '' }),
);
