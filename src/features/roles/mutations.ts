import type { QueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { assignRole, deleteAuthzRole, unassignRole } from '@/contract/roles';
import { sessionQueries } from '@/shared/session/session-queries';

/** Every list of roles and users, those of other areas too: each names one of both in its key. What the reader may do may be another now. */
export async function refreshRoles(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes('roles') || queryKey.includes('users') }),
    client.invalidateQueries({ queryKey: sessionQueries.all() }),
  ]);
}

export async function deleteRole(client: QueryClient, id: string): Promise<void> {
  await call(deleteAuthzRole, { id });
  await refreshRoles(client);
}

export async function assign(client: QueryClient, id: string, usernames: readonly string[]): Promise<void> {
  await call(assignRole, { id, usernames });
  await refreshRoles(client);
}

export async function unassign(client: QueryClient, id: string, username: string): Promise<void> {
  await call(unassignRole, { id, username });
  await refreshRoles(client);
}
