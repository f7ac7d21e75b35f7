import { useQuery } from '@tanstack/react-query';
import { call } from '@/api/client';
import { ApiError } from '@/api/errors';
import { getStream } from '@/contract/streams';
import { queryRoots } from '@/shared/mutations/query-roots';
import { searchQueries } from '@/views/execution/queries';

const NOT_FOUND = 404;

/**
 * Shows the page of what does not exist if a search names only streams that were deleted or never
 * existed. Asks only about streams that the loaded list does not have.
 */
export function useKnownStreams(streams: readonly string[]): void {
  const { data } = useQuery({ ...searchQueries.streams(), enabled: false });
  const [first] = streams;
  const isSuspect =
    data !== undefined && streams.every((id) => !data.some((stream) => stream.id === id));
  useQuery({
    queryKey: [...queryRoots.streams, 'exists', first],
    queryFn: async ({ signal }) =>
      (await call(getStream, { id: first ?? '' }, { signal, background: true })).id,
    enabled: isSuspect && first !== undefined,
    retry: false,
    throwOnError: (error) => error instanceof ApiError && error.status === NOT_FOUND,
  });
}
