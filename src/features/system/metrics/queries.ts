import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { listNodeMetricNames, readNodeMetrics } from '@/contract/metrics';
import { polled, systemQueries } from '../cluster/queries';
import { addReading, type LiveMetrics } from './live-metrics';

const names = (nodeId: string) => [...systemQueries.all(), 'metric-names', nodeId] as const;

export const metricQueries = {
  names: (nodeId: string) =>
    queryOptions({
      queryKey: names(nodeId),
      queryFn: async ({ signal }) =>
        (await call(listNodeMetricNames, { nodeId }, { signal })).names.toSorted(),
      staleTime: 60_000,
    }),
  /** Read every two seconds, with the values before. */
  live: (nodeId: string, metrics: readonly string[]) =>
    queryOptions({
      queryKey: [...names(nodeId), 'live', metrics] as const,
      queryFn: async ({ signal, client, queryKey }) => {
        const answer = await call(
          readNodeMetrics,
          { nodeId, metrics: [...metrics] },
          { signal, background: true },
        );
        const before = client.getQueryData<LiveMetrics>(queryKey);
        return addReading(before, answer.metrics, Date.now());
      },
      // Comparing the samples with the previous ones costs more than drawing them.
      structuralSharing: false,
      ...polled(2_000),
    }),
};
