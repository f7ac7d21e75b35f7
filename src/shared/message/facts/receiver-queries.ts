import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { listInputs } from '@/contract/inputs';
import { listClusterNodes } from '@/contract/system';
import { queryRoots } from '@/shared/mutations/query-roots';
import { messageQueries } from './message-queries';

const MINUTE_MS = 60_000;

/**
 * Names of what received a message. Separate from the queries of rows, to keep the code for the
 * first rows small.
 */
export const receiverQueries = {
  inputs: () =>
    queryOptions({
      queryKey: [...queryRoots.inputs, 'titles'] as const,
      queryFn: ({ signal }) => call(listInputs, undefined, { signal }),
      staleTime: MINUTE_MS,
      select: ({ inputs }) => new Map(inputs.map(({ id, title }) => [id, title])),
    }),
  nodes: () =>
    queryOptions({
      queryKey: [...messageQueries.all(), 'nodes'] as const,
      queryFn: ({ signal }) => call(listClusterNodes, undefined, { signal }),
      staleTime: MINUTE_MS,
      select: (nodes) =>
        new Map(Object.entries(nodes).map(([id, node]) => [id, node?.hostname ?? ''])),
    }),
};
