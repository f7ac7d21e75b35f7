import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { getMessage } from '@/contract/messages';
import { listStreams } from '@/contract/streams';
import { queryRoots } from '@/shared/mutations/query-roots';

const MINUTE_MS = 60_000;

/** Begins the key of the types of fields, of whatever streams and time. */
export const FIELD_TYPES = ['search', 'fields'] as const;

/** What the details of a message look up; nothing of it is asked for before a message is opened. */
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
  /** The message with every text whole; results only carry the beginning of long ones. */
  whole: (index: string, id: string) =>
    queryOptions({
      queryKey: [...messageQueries.all(), 'whole', index, id] as const,
      queryFn: ({ signal }) => call(getMessage, { index, id }, { signal }),
      staleTime: Infinity,
      // Megabytes, and at hand again in a moment.
      gcTime: 0,
      structuralSharing: false,
    }),
};
