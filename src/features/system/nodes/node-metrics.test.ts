import { expect, it } from 'vitest';
import type { NamedMetric } from '@/contract/metrics';
import { nodeFigures, percentOf } from './node-metrics';

const gauge = (full_name: string, value: number | string | null): NamedMetric => ({
  full_name,
  name: full_name.slice(full_name.lastIndexOf('.') + 1),
  type: 'gauge',
  metric: { value },
});

it('finds what the node measures', () => {
  const metrics = [
    gauge('org.graylog2.throughput.input.1-sec-rate', 12),
    gauge('jvm.memory.heap.used', 1),
    gauge('jvm.memory.heap.max', 4),
    gauge('org.graylog2.journal.entries-uncommitted', 7),
    gauge('org.graylog2.buffers.process.usage', 3),
    gauge('org.graylog2.buffers.process.size', 100),
  ];
  expect(nodeFigures({ total: metrics.length, metrics })).toEqual({
    in: 12,
    out: undefined,
    heap: { used: 1, size: 4, committed: undefined },
    journal: { uncommitted: 7, utilization: undefined },
    buffers: [{ name: 'process', used: 3, size: 100 }],
  });
});

it.each([[null], [undefined], [{ total: 1, metrics: [gauge('jvm.memory.heap.used', null)] }]])(
  'knows nothing of a node that says nothing',
  (summary) => {
    expect(nodeFigures(summary)).toEqual({
      in: undefined,
      out: undefined,
      heap: undefined,
      journal: undefined,
      buffers: [],
    });
  },
);

it('is a share in percent', () => {
  expect([percentOf({ used: 1, size: 4 }), percentOf({ used: 0, size: 0 })]).toEqual([25, 0]);
});
