import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { listClusterInputStates } from '@/contract/inputs';
import {
  clusterProcessingStatus,
  getMessageProcessors,
  listNodePlugins,
  nodeJvm,
} from '@/contract/node';
import { serviceManager } from '@/contract/processing';
import { systemStats } from '@/contract/stats';
import { polled, systemQueries } from '../cluster/queries';
import { nodeJournalQuery } from '../nodes/journal';

const one = (nodeId: string) => [...systemQueries.all(), 'node', nodeId] as const;

export const nodeQueries = {
  jvm: (nodeId: string) =>
    queryOptions({
      queryKey: [...one(nodeId), 'jvm'] as const,
      queryFn: ({ signal }) => call(nodeJvm, { nodeId }, { signal, background: true }),
      ...polled(5_000),
    }),
  journal: nodeJournalQuery,
  plugins: (nodeId: string) =>
    queryOptions({
      queryKey: [...one(nodeId), 'plugins'] as const,
      queryFn: ({ signal }) => call(listNodePlugins, { nodeId }, { signal }),
    }),
  /** Of all nodes, by node id. */
  inputs: () =>
    queryOptions({
      queryKey: [...systemQueries.all(), 'input-states'] as const,
      queryFn: ({ signal }) =>
        call(listClusterInputStates, undefined, { signal, background: true }),
      ...polled(10_000),
    }),
  processing: () =>
    queryOptions({
      queryKey: [...systemQueries.all(), 'processing'] as const,
      queryFn: ({ signal }) =>
        call(clusterProcessingStatus, undefined, { signal, background: true }),
      ...polled(5_000),
    }),
  processors: () =>
    queryOptions({
      queryKey: [...systemQueries.all(), 'processors'] as const,
      queryFn: ({ signal }) => call(getMessageProcessors, undefined, { signal }),
    }),
  /** Of the responding node; the API offers no way to ask another one. */
  stats: () =>
    queryOptions({
      queryKey: [...systemQueries.all(), 'machine'] as const,
      queryFn: ({ signal }) => call(systemStats, undefined, { signal, background: true }),
      ...polled(10_000),
    }),
  services: () =>
    queryOptions({
      queryKey: [...systemQueries.all(), 'services'] as const,
      queryFn: ({ signal }) => call(serviceManager, undefined, { signal }),
    }),
};
