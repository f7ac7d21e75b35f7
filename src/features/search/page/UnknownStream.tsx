import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/client';
import { ApiError } from '@/api/errors';
import { getStream } from '@/contract/streams';
import { queryRoots } from '@/shared/mutations/query-roots';

const NOT_FOUND = 404;

/**
 * Shows the page of what does not exist if a stream was deleted or never existed; one that the user
 * may not read is reported by the search.
 */
export function UnknownStream({ id }: { id: string }) {
  useQuery({
    queryKey: [...queryRoots.streams, 'exists', id],
    queryFn: async ({ signal }) => (await call(getStream, { id }, { signal, background: true })).id,
    retry: false,
    throwOnError: (error) => error instanceof ApiError && error.status === NOT_FOUND,
  });
  return null;
}
