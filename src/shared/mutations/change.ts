import {
  mutationOptions,
  type MutationFunctionContext,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * Fetches again what is on the page and begins with one of `keys`; the rest when it is shown. What
 * is about the entity with the key `deleted` no longer exists and is not asked for.
 */
export async function refresh(
  client: QueryClient,
  keys: readonly QueryKey[],
  deleted?: string,
): Promise<void> {
  const gone = (key: QueryKey) => deleted !== undefined && key.includes(deleted);
  await Promise.all(
    keys.map((queryKey) =>
      client.invalidateQueries({ queryKey, predicate: (query) => !gone(query.queryKey) }),
    ),
  );
}

/**
 * The one shape of a mutation: what it does, and the keys it makes stale, whether it succeeds or
 * not. Messages and navigation are the caller's: `useMutation({ ...change(keys, run), onSuccess })`.
 */
export const change = <Variables, Answer>(
  keys: readonly QueryKey[],
  run: (variables: Variables, context: MutationFunctionContext) => Promise<Answer>,
) =>
  mutationOptions({
    mutationFn: run,
    onSettled: (_answer, _error, _variables, _before, { client }) => refresh(client, keys),
  });
