import { endpoint } from './endpoint';

/** Events per second: moving averages over the last minutes, and the mean since the start. */
export type Rate = {
  total: number;
  mean: number;
  one_minute: number;
  five_minute: number;
  fifteen_minute: number;
};

export type NamedMetric = {
  full_name: string;
  /** The last segment of `full_name`. */
  name: string;
} & (
  | { type: 'gauge'; metric: { value: number | string | null } }
  | { type: 'counter'; metric: { count: number } }
  | { type: 'meter'; metric: { rate: Rate; rate_unit: string } }
);
export type MetricsSummary = { total: number; metrics: NamedMetric[] };

/** A metric in the server's other format, as in the registry. */
export type RegistryMetric =
  | { value: number | string | null }
  | { count: number }
  | {
      count: number;
      m1_rate: number;
      m5_rate: number;
      m15_rate: number;
      mean_rate: number;
      units: string;
    };
export type MetricRegistry = {
  version: string;
  gauges: Record<string, RegistryMetric>;
  counters: Record<string, RegistryMetric>;
  histograms: Record<string, never>;
  meters: Record<string, RegistryMetric>;
  timers: Record<string, never>;
};

type Names = { metrics: string[] };
const byNode = ({ nodeId }: { nodeId: string }) => ({ params: { nodeId } });

export const getMetrics = endpoint<void, MetricRegistry>({
  method: 'GET',
  path: '/system/metrics',
  toRequest: () => ({}),
});
export const listMetricNames = endpoint<void, { names: string[] }>({
  method: 'GET',
  path: '/system/metrics/names',
  toRequest: () => ({}),
});
export const getMetric = endpoint<{ name: string }, RegistryMetric>({
  method: 'GET',
  path: '/system/metrics/:name',
  toRequest: ({ name }) => ({ params: { name } }),
});
/** Unknown names are omitted. */
export const readMetrics = endpoint<Names, MetricsSummary>({
  method: 'POST',
  path: '/system/metrics/multiple',
  toRequest: (body) => ({ body }),
});
export const readMetricsBelow = endpoint<{ namespace: string }, MetricsSummary>({
  method: 'GET',
  path: '/system/metrics/namespace/:namespace',
  toRequest: ({ namespace }) => ({ params: { namespace } }),
});

/** By node id; used for polling. */
export const readClusterMetrics = endpoint<Names, Record<string, MetricsSummary | null>>({
  method: 'POST',
  path: '/cluster/metrics/multiple',
  toRequest: (body) => ({ body }),
});
export const listNodeMetricNames = endpoint<{ nodeId: string }, { names: string[] }>({
  method: 'GET',
  path: '/cluster/:nodeId/metrics/names',
  toRequest: byNode,
});
export const readNodeMetrics = endpoint<{ nodeId: string } & Names, MetricsSummary>({
  method: 'POST',
  path: '/cluster/:nodeId/metrics/multiple',
  toRequest: ({ nodeId, metrics }) => ({ params: { nodeId }, body: { metrics } }),
});
export const readNodeMetricsBelow = endpoint<{ nodeId: string; namespace: string }, MetricsSummary>(
  {
    method: 'GET',
    path: '/cluster/:nodeId/metrics/namespace/:namespace',
    toRequest: ({ nodeId, namespace }) => ({ params: { nodeId, namespace } }),
  },
);
