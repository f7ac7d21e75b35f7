import { expect, it } from 'vitest';
import { gaugeText, metricFigures } from './metric-figures';

const told = (metric: unknown) => metricFigures(metric).map(({ name, value }) => [name, value]);

it.each([
  [{ value: 12_345.5 }, [['Value', '12,345.5']]],
  [{ value: 4_345_298_944 }, [['Value', '4,345,298,944']]],
  [{ value: null }, [['Value', '–']]],
  [
    {
      rate: { total: 3, mean: 217.9280156, one_minute: 0.5, five_minute: 1e-9 },
      rate_unit: 'events/second',
    },
    [
      ['Total', '3'],
      ['Mean rate', '217.928'],
      ['Rate, last minute', '0.5'],
      ['Rate, last 5 minutes', '1e-9'],
      ['Unit of rates', 'events/second'],
    ],
  ],
  [
    { time: { '95th_percentile': 2, std_dev: 12_345_678.9 }, count: 1 },
    [
      ['95th percentile', '2'],
      ['Standard deviation', '12,345,679'],
      ['Count', '1'],
    ],
  ],
  [
    { rate: { per_day: 2 }, cause: 'none' },
    [
      ['rate per day', '2'],
      ['cause', 'none'],
    ],
  ],
])('tells all of %j', (metric, figures) => {
  expect(told(metric)).toEqual(figures);
});

it.each([
  ['jvm.memory.heap.max', 4_345_298_944, '4 GiB'],
  ['org.graylog2.inputs.read_bytes_total', 2048, '2 KiB'],
  ['jvm.memory.heap.usage', 0.25, '0.25'],
  ['jvm.threads.count', 2048, '2,048'],
])('shows the value of %s', (name, value, text) => {
  expect(gaugeText(name, value)).toBe(text);
});
