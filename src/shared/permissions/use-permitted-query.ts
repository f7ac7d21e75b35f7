import {
  useQuery,
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useSession } from '@/shared/session/session-context';

/**
 * A query that is sent only if the user holds the permission, if only for one item; `forbidden`
 * tells otherwise. Servers leave out of a list what the user may not see, so an empty answer would
 * read as if there were nothing.
 */
export function usePermittedQuery<Fetched, Data, Key extends QueryKey>(
  permission: string,
  options: UseQueryOptions<Fetched, DefaultError, Data, Key>,
) {
  const { permitsSome } = useSession();
  const permitted = permitsSome(permission);
  return { ...useQuery({ ...options, enabled: permitted }), forbidden: !permitted };
}
