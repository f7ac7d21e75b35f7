import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { getMessage } from '@/contract/messages';
import { listStreams } from '@/contract/streams';
import { queryRoots } from '@/shared/mutations/query-roots';

const MINUTE_MS = 60_000;

/** Prefix of the query keys of field types, for any streams and range. */
export const FIELD_TYPES = ['search', 'fields'] as const;

/** Queries of the message details; none runs before a message is opened. */
export const messageQueries = {
  all: () => ['search', 'message'] as const,
  streams: () =>
    queryOptions({
      queryKey: [...queryRoots.streams, 'all'] as const,
      queryFn: ({ signal }) => call(listStreams, undefined, { signal }),
      staleTime: MINUTE_MS,
      select: ({ streams }) =>
        streams.toSorted((one, other) => one.title.localeCompare(other.title)),
    }),
  /** The message with full texts; results only contain the beginning of long ones. */
  whole: (index: string, id: string) =>
    queryOptions({
      queryKey: [...messageQueries.all(), 'whole', index, id] as const,
      queryFn: ({ signal }) => call(getMessage, { index, id }, { signal }),
      staleTime: Infinity,
      // The message can be several megabytes and is quick to fetch again.
      gcTime: 0,
      structuralSharing: false,
    }),
};
