import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { nodeProcessBufferDump, nodeThreadDump } from '@/contract/node';
import { systemQueries } from '../queries';

/** Dumps are snapshots, so each visit requests a new one. */
const fresh = { staleTime: 0, gcTime: 0, retry: false } as const;

export const dumpQueries = {
  threads: (nodeId: string) =>
    queryOptions({
      queryKey: [...systemQueries.all(), 'threads', nodeId] as const,
      queryFn: async ({ signal }) =>
        (await call(nodeThreadDump, { nodeId }, { signal })).threaddump,
      ...fresh,
    }),
  processBuffer: (nodeId: string) =>
    queryOptions({
      queryKey: [...systemQueries.all(), 'process-buffer', nodeId] as const,
      queryFn: async ({ signal }) =>
        Object.entries(
          (await call(nodeProcessBufferDump, { nodeId }, { signal })).processbuffer_dump,
        )
          .map(([worker, text]) => `${worker}: ${text}`)
          .join('\n'),
      ...fresh,
    }),
};
