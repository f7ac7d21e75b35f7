import { z } from 'zod';
import * as api from '@/contract/metrics';
import type { MetricsSummary, NamedMetric, RegistryMetric } from '@/contract/metrics';
import { PERMISSIONS } from '@/contract/permissions';
import { mapped, readBody } from '../http/body-mapping';
import type { OpenCall } from '../http/call';
import { Problem } from '../http/problem';
import { serve } from '../http/serve';
import { demandNode } from '../system/this-node';
import type { Module } from '../resource/registry';
import { createMetrics } from './metrics';
import { addNodeMetrics, type Measured } from './node-metrics';

type MetricServices = Measured & { nodeId: string };

const SAMPLE_INTERVAL_MS = 1000;
const namesSchema = mapped({ metrics: z.array(z.string()) });

/** Metrics of the node; their rates are sampled every second. */
export const serveMetrics: Module<MetricServices> = (registry, { nodeId, ...measured }) => {
  const metrics = createMetrics();
  addNodeMetrics(metrics, measured);
  const timer = setInterval(metrics.sample, SAMPLE_INTERVAL_MS).unref();
  registry.closers.push(() => clearInterval(timer));

  const all = () => metrics.find(metrics.names());
  const summary = (call: OpenCall, found: NamedMetric[]): MetricsSummary => {
    for (const { full_name } of found) call.demand(PERMISSIONS.metrics.read, full_name);
    return { total: found.length, metrics: found };
  };
  const asked = (call: OpenCall) =>
    summary(call, metrics.find(readBody(namesSchema, call.body).metrics));
  const below = (call: OpenCall) => {
    const { namespace = '' } = call.params;
    const found = all().filter(({ full_name }) => full_name.startsWith(`${namespace}.`));
    if (found.length === 0)
      throw new Problem(404, `No metrics with namespace [${namespace}] found.`);
    return summary(call, found);
  };
  const allKeys = { permission: PERMISSIONS.metrics.allkeys };

  serve(registry, api.getMetrics, () => registryOf(all()), {
    permission: PERMISSIONS.metrics.readall,
  });
  serve(registry, api.listMetricNames, () => ({ names: metrics.names() }), allKeys);
  serve(registry, api.getMetric, (call) => {
    const { name = '' } = call.params;
    call.demand(PERMISSIONS.metrics.read, name);
    const [found] = metrics.find([name]);
    if (!found) throw new Problem(404, `I do not have a metric called [${name}].`);
    return registered(found);
  });
  serve(registry, api.readMetrics, asked);
  serve(registry, api.readMetricsBelow, below);

  serve(registry, api.readClusterMetrics, (call) => ({ [nodeId]: asked(call) }));
  serve(
    registry,
    api.listNodeMetricNames,
    (call) => {
      demandNode(call, nodeId);
      return { names: metrics.names() };
    },
    allKeys,
  );
  serve(registry, api.readNodeMetrics, (call) => {
    demandNode(call, nodeId);
    return asked(call);
  });
  serve(registry, api.readNodeMetricsBelow, (call) => {
    demandNode(call, nodeId);
    return below(call);
  });
};

function registered(found: NamedMetric): RegistryMetric {
  if (found.type !== 'meter') return found.metric;
  const { total, mean, one_minute, five_minute, fifteen_minute } = found.metric.rate;
  return {
    count: total,
    m1_rate: one_minute,
    m5_rate: five_minute,
    m15_rate: fifteen_minute,
    mean_rate: mean,
    units: 'events/second',
  };
}

function registryOf(all: readonly NamedMetric[]): api.MetricRegistry {
  const of = (type: NamedMetric['type']) =>
    Object.fromEntries(
      all.filter((one) => one.type === type).map((one) => [one.full_name, registered(one)]),
    );
  return {
    version: '4.0.0',
    gauges: of('gauge'),
    counters: of('counter'),
    histograms: {},
    meters: of('meter'),
    timers: {},
  };
}
