import { expect, it } from 'vitest';
import type { MetricsSummary, NamedMetric } from '@/contract/metrics';
import { figuresReader, inputMetricNames } from './input-figures';

const input = { id: '1', type: 'org.Tcp' };
const meter = (total: number, one_minute = 0): NamedMetric => ({
  full_name: 'org.Tcp.1.incomingMessages',
  name: 'incomingMessages',
  type: 'meter',
  metric: {
    rate: { total, mean: 0, one_minute, five_minute: 0, fifteen_minute: 0 },
    rate_unit: 'events/second',
  },
});
const gauge = (name: string, value: number | null): NamedMetric => ({
  full_name: `org.Tcp.1.${name}`,
  name,
  type: 'gauge',
  metric: { value },
});
const node = (...metrics: NamedMetric[]): MetricsSummary => ({ total: metrics.length, metrics });

it('adds up the figures of all nodes, and leaves unknown what none measures', () => {
  const figures = figuresReader()(
    [input],
    {
      a: node(meter(5, 0.5), gauge('open_connections', 2)),
      b: node(meter(7, 1), gauge('open_connections', 1), gauge('read_bytes_total', null)),
      c: null,
    },
    0,
  )['1'];
  expect(figures).toMatchObject({
    received: 12,
    perMinuteAverage: 1.5,
    openConnections: 3,
    readTotal: undefined,
    perSecond: undefined,
    emptyMessages: undefined,
  });
});

it('computes the current rate from the second poll on, and again after a restart of the node', () => {
  const read = figuresReader();
  const perSecond = (total: number, at: number) =>
    read([input], { a: node(meter(total)) }, at)['1']?.perSecond;
  expect([
    perSecond(100, 0),
    perSecond(150, 2_000),
    perSecond(150, 4_000),
    perSecond(3, 6_000),
    perSecond(9, 8_000),
  ]).toEqual([undefined, 25, 0, undefined, 3]);
});

it('requests Graylog’s metrics by class and id', () => {
  expect(inputMetricNames([input])).toEqual(
    expect.arrayContaining([
      'org.Tcp.1.incomingMessages',
      'org.Tcp.1.open_connections',
      'org.Tcp.1.read_bytes_1sec',
    ]),
  );
});
