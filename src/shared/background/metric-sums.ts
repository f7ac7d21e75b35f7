import type { MetricsSummary } from '@/contract/metrics';

/**
 * Metrics by name, summed over all nodes that responded. For meters that is the total and, as
 * `average`, the one-minute rate.
 */
export type MetricSums = {
  of(name: string): number | undefined;
  average(name: string): number | undefined;
};

export function sumMetrics(nodes: Readonly<Record<string, MetricsSummary | null>>): MetricSums {
  const sums = new Map<string, number>();
  const averages = new Map<string, number>();
  for (const metric of Object.values(nodes).flatMap((node) => node?.metrics ?? [])) {
    if (metric.type === 'gauge') add(sums, metric.full_name, metric.metric.value);
    if (metric.type === 'counter') add(sums, metric.full_name, metric.metric.count);
    if (metric.type === 'meter') {
      add(sums, metric.full_name, metric.metric.rate.total);
      add(averages, metric.full_name, metric.metric.rate.one_minute);
    }
  }
  return { of: (name) => sums.get(name), average: (name) => averages.get(name) };
}

function add(sums: Map<string, number>, name: string, value: unknown): void {
  const number = Number(value ?? Number.NaN);
  if (Number.isFinite(number)) sums.set(name, (sums.get(name) ?? 0) + number);
}
