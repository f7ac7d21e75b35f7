import * as api from '@/contract/metrics';
import type { MetricsSummary, NamedMetric, RegistryMetric } from '@/contract/metrics';
import { bodyObject, knownMembers } from '../http/body';
import type { OpenCall } from '../http/call';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { demandNode } from '../system/this-node';
import type { Metrics } from './metrics';

export function serveMetrics(table: RouteTable, metrics: Metrics, nodeId: string): void {
  const all = () => metrics.find(metrics.names());
  const summary = (call: OpenCall, found: NamedMetric[]): MetricsSummary => {
    for (const { full_name } of found) call.demand('metrics:read', full_name);
    return { total: found.length, metrics: found };
  };
  const asked = (call: OpenCall) => summary(call, metrics.find(namesIn(call.body)));
  const below = (call: OpenCall) => {
    const { namespace = '' } = call.params;
    const found = all().filter(({ full_name }) => full_name.startsWith(`${namespace}.`));
    if (found.length === 0)
      throw new Problem(404, `No metrics with namespace [${namespace}] found.`);
    return summary(call, found);
  };
  const allKeys = { permission: 'metrics:allkeys' };

  serve(table, api.getMetrics, () => registryOf(all()), { permission: 'metrics:readall' });
  serve(table, api.listMetricNames, () => ({ names: metrics.names() }), allKeys);
  serve(table, api.getMetric, (call) => {
    const { name = '' } = call.params;
    call.demand('metrics:read', name);
    const [found] = metrics.find([name]);
    if (!found) throw new Problem(404, `I do not have a metric called [${name}].`);
    return registered(found);
  });
  serve(table, api.readMetrics, asked);
  serve(table, api.readMetricsBelow, below);

  serve(table, api.readClusterMetrics, (call) => ({ [nodeId]: asked(call) }));
  serve(
    table,
    api.listNodeMetricNames,
    (call) => {
      demandNode(call, nodeId);
      return { names: metrics.names() };
    },
    allKeys,
  );
  serve(table, api.readNodeMetrics, (call) => {
    demandNode(call, nodeId);
    return asked(call);
  });
  serve(table, api.readNodeMetricsBelow, (call) => {
    demandNode(call, nodeId);
    return below(call);
  });
}

function namesIn(body: unknown): string[] {
  const given = bodyObject(body);
  knownMembers(given, ['metrics']);
  const { metrics } = given;
  if (!Array.isArray(metrics) || !metrics.every((name) => typeof name === 'string'))
    throw new Problem(400, 'The member metrics must be a list of names.');
  return metrics;
}

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
