import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { ApiError } from '@/api/errors';
import * as api from '@/contract/users';
import { sessionQueries } from '@/shared/session/session-queries';

/** Every list of users and roles, those of other areas too: each names one of both in its key. */
export const refreshUsers = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => queryKey.includes('users') || queryKey.includes('roles'),
  });

/** After the user who is signed in was changed. */
export const refreshSession = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: sessionQueries.all() });

const NOT_MODIFIED = 304;

export async function setStatus(id: string, on: boolean): Promise<void> {
  await call(api.setUserStatus, { id, status: on ? 'enabled' : 'disabled' }).catch(
    (error: unknown) => {
      // Somebody else was faster: it is as it was wanted.
      if (!(error instanceof ApiError) || error.status !== NOT_MODIFIED) throw error;
    },
  );
}

export const switchUser = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, on }: { id: string; name: string; on: boolean }) => setStatus(id, on),
    onSettled: () => refreshUsers(client),
  });

export async function deleteUser(client: QueryClient, id: string): Promise<void> {
  await call(api.deleteUserById, { id });
  await refreshUsers(client);
}

export async function deleteToken(client: QueryClient, id: string, token: string): Promise<void> {
  await call(api.deleteToken, { id, token });
  await refreshUsers(client);
}
