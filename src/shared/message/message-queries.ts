import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { listInputs } from '@/contract/inputs';
import { getMessage } from '@/contract/messages';
import { listStreams } from '@/contract/streams';
import { listClusterNodes } from '@/contract/system';

const MINUTE_MS = 60_000;

/** What the details of a message look up; nothing of it is asked for before a message is opened. */
export const messageQueries = {
  all: () => ['search', 'message'] as const,
  inputs: () =>
    queryOptions({
      queryKey: [...messageQueries.all(), 'inputs'] as const,
      queryFn: ({ signal }) => call(listInputs, undefined, { signal }),
      staleTime: MINUTE_MS,
      select: ({ inputs }) => new Map(inputs.map(({ id, title }) => [id, title])),
    }),
  nodes: () =>
    queryOptions({
      queryKey: [...messageQueries.all(), 'nodes'] as const,
      queryFn: ({ signal }) => call(listClusterNodes, undefined, { signal }),
      staleTime: MINUTE_MS,
      select: (nodes) => new Map(Object.entries(nodes).map(([id, node]) => [id, node?.hostname ?? ''])),
    }),
  streams: () =>
    queryOptions({
      queryKey: ['search', 'streams'] as const,
      queryFn: ({ signal }) => call(listStreams, undefined, { signal }),
      staleTime: MINUTE_MS,
      select: ({ streams }) => streams.toSorted((one, other) => one.title.localeCompare(other.title)),
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
