import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import * as api from '@/contract/outputs';
import { getStream } from '@/contract/streams';
import { queryRoots } from '@/shared/mutations/query-roots';

const TYPES_STALE_MS = 600_000;

export const outputQueries = {
  all: () => queryRoots.outputs,
  every: () =>
    queryOptions({
      queryKey: [...queryRoots.outputs, 'every'] as const,
      queryFn: ({ signal }) => call(api.listOutputs, undefined, { signal }),
      select: ({ outputs }) => outputs,
    }),
  ofStream: (id: string) =>
    queryOptions({
      queryKey: [...queryRoots.outputs, 'of-stream', id] as const,
      queryFn: ({ signal }) => call(api.listStreamOutputs, { id }, { signal }),
      select: ({ outputs }) => outputs,
    }),
  /** The stream itself, under the key of the pages of streams. */
  stream: (id: string) =>
    queryOptions({
      queryKey: [...queryRoots.streams, 'one', id] as const,
      queryFn: ({ signal }) => call(getStream, { id }, { signal }),
      staleTime: 0,
    }),
  /** By class name. */
  types: () =>
    queryOptions({
      queryKey: [...queryRoots.outputs, 'types'] as const,
      queryFn: ({ signal }) => call(api.listOutputTypes, undefined, { signal }),
      staleTime: TYPES_STALE_MS,
      select: ({ types }) => types,
    }),
};
