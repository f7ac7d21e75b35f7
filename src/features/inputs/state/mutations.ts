import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { call } from '@/api/client';
import { ApiError } from '@/api/errors';
import * as api from '@/contract/inputs';
import { change, refresh } from '@/shared/mutations/change';
import { queryRoots } from '@/shared/mutations/query-roots';
import { t } from '@/shared/texts/t';
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

/** The server replaces a field of the same name. */
export type StaticFieldChange = {
  id: string;
  added?: { key: string; value: string };
  removed?: string;
};

export const changeStaticField = change(inputKeys, ({ id, added, removed }: StaticFieldChange) =>
  added ? addField(id, added) : call(api.deleteStaticField, { id, key: removed ?? '' }),
);

/** @throws ApiError at `key` if somebody has added a field of that name */
async function addField(id: string, field: { key: string; value: string }): Promise<void> {
  const { static_fields: fields } = await call(api.getInput, { id });
  const existing = Object.hasOwn(fields, field.key) ? fields[field.key] : undefined;
  if (existing === field.value) return;
  if (existing === undefined) {
    await call(api.setStaticField, { id, ...field });
    return;
  }
  const message = t('inputs.fieldExists', { key: field.key, value: existing });
  throw new ApiError({
    status: 400,
    message,
    fieldErrors: { key: message },
    request: { method: api.setStaticField.method, url: api.setStaticField.path },
  });
}
