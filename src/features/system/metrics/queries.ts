import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { listNodeMetricNames, readNodeMetrics } from '@/contract/metrics';
import { polled, systemQueries } from '../queries';

const names = (nodeId: string) => [...systemQueries.all(), 'metric-names', nodeId] as const;

export const metricQueries = {
  names: (nodeId: string) =>
    queryOptions({
      queryKey: names(nodeId),
      queryFn: async ({ signal }) =>
        (await call(listNodeMetricNames, { nodeId }, { signal })).names.toSorted(),
      staleTime: 60_000,
    }),
  /** The type of a metric never changes, so it is read only once. */
  types: (nodeId: string, metrics: readonly string[]) =>
    queryOptions({
      queryKey: [...names(nodeId), 'types', metrics] as const,
      queryFn: async ({ signal }) =>
        new Map(
          (await call(readNodeMetrics, { nodeId, metrics: [...metrics] }, { signal })).metrics.map(
            ({ full_name: name, type }): [string, string] => [name, type],
          ),
        ),
      staleTime: Infinity,
      retry: false,
    }),
  values: (nodeId: string, metrics: readonly string[]) =>
    queryOptions({
      queryKey: [...names(nodeId), 'values', metrics] as const,
      queryFn: ({ signal }) =>
        call(readNodeMetrics, { nodeId, metrics: [...metrics] }, { signal, background: true }),
      enabled: metrics.length > 0,
      placeholderData: (before) => before,
      ...polled(2_000),
    }),
};
