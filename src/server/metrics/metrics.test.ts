import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics';

function sampled(totals: readonly number[]) {
  const metrics = createMetrics();
  let total = 0;
  metrics.add(() => ({
    'input.messages': { kind: 'meter', total },
    'input.1-sec-rate': { kind: 'perSecond', total },
    'queue.size': { kind: 'gauge', value: 7 },
  }));
  metrics.find(['input.messages', 'input.1-sec-rate']);
  for (const next of totals) {
    total = next;
    metrics.sample();
  }
  return metrics;
}

describe('metrics', () => {
  it('tell how many came in the last second', () => {
    expect(sampled([100, 250]).find(['input.1-sec-rate'])).toEqual([
      { full_name: 'input.1-sec-rate', name: '1-sec-rate', type: 'gauge', metric: { value: 150 } },
    ]);
  });

  it('average over all seconds and over the last minutes', () => {
    const steady = Array.from({ length: 60 }, (_, second) => (second + 1) * 20);
    const [meter] = sampled(steady).find(['input.messages']);
    expect(meter).toEqual({
      full_name: 'input.messages',
      name: 'messages',
      type: 'meter',
      metric: {
        rate: { total: 1200, mean: 20, one_minute: 20, five_minute: 20, fifteen_minute: 20 },
        rate_unit: 'events/second',
      },
    });
  });

  it('forget a burst sooner over one minute than over fifteen', () => {
    const burst = Array.from({ length: 60 }, (_, second) => Math.min(second + 1, 5) * 100);
    const [meter] = sampled(burst).find(['input.messages']);
    if (meter?.type !== 'meter') throw new Error('no meter');
    const { one_minute, five_minute, fifteen_minute } = meter.metric.rate;
    expect(one_minute).toBeGreaterThan(0);
    expect(one_minute).toBeLessThan(five_minute);
    expect(five_minute).toBeLessThan(fifteen_minute);
  });

  it('leave out names that do not exist', () => {
    const metrics = sampled([1]);
    expect(
      metrics.find(['toString', 'nope', 'queue.size']).map(({ full_name }) => full_name),
    ).toEqual(['queue.size']);
    expect(metrics.names()).toEqual(['input.1-sec-rate', 'input.messages', 'queue.size']);
  });

  it('count anew what went and came back', () => {
    const metrics = createMetrics();
    let readings: Record<string, { kind: 'perSecond'; total: number }> = {
      a: { kind: 'perSecond', total: 50 },
    };
    metrics.add(() => readings);
    metrics.sample();
    readings = {};
    metrics.sample();
    readings = { a: { kind: 'perSecond', total: 3 } };
    metrics.sample();
    expect(metrics.find(['a'])).toMatchObject([{ metric: { value: 0 } }]);
  });
});
