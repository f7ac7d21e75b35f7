import { expect, it } from 'vitest';
import type { MetricsSummary } from '@/contract/metrics';
import { backlogMetricNames, readBacklog } from './backlog';

const [messages = '', delay = '', journal = ''] = backlogMetricNames;
const node = (values: Readonly<Record<string, number>>): MetricsSummary => {
  const metrics = Object.entries(values).map(([full_name, value]) => ({
    full_name,
    name: full_name,
    type: 'gauge' as const,
    metric: { value },
  }));
  return { total: metrics.length, metrics };
};

it('adds up what waits, and tells the delay of the node that is furthest behind', () => {
  expect(
    readBacklog({
      a: node({ [messages]: 45_000, [delay]: 12_000, [journal]: 0 }),
      b: node({ [messages]: 500, [delay]: 100 }),
      c: null,
    }),
  ).toEqual({ waiting: 45_500, delayMs: 12_000 });
});

it('says nothing while all nodes keep up', () => {
  expect(readBacklog({ a: node({ [messages]: 20_000, [delay]: 900, [journal]: 9_000 }) })).toBe(
    undefined,
  );
  expect(readBacklog({})).toBe(undefined);
});

it('knows of a Graylog server what waits in its journal, but not for how long', () => {
  expect(readBacklog({ a: node({ [journal]: 45_000 }), b: node({ [journal]: 5 }) })).toEqual({
    waiting: 45_005,
    delayMs: undefined,
  });
});
