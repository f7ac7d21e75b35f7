import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { executions } from '@/views/execution/executions';

/** Queries whose next run was asked for by a user, unlike those by an interval. */
const asked = new WeakSet<Query>();

/** Whether this run was asked for by a user; told once. */
export function wasAskedByUser(client: QueryClient, queryKey: QueryKey): boolean {
  const query = client.getQueryCache().get(hashKey(queryKey));
  return query !== undefined && asked.delete(query);
}

/**
 * Searches visible widgets again now and others once they are shown, at the request of a user: it
 * extends the session and does not make do with the answer of another tab.
 */
export async function refreshByUser(
  client: QueryClient,
  queryKey: QueryKey = executions.all(),
): Promise<void> {
  for (const query of client.getQueryCache().findAll({ queryKey })) asked.add(query);
  await client.invalidateQueries({ queryKey });
}
