import { expect, it } from 'vitest';
import { metricFigures } from './metric-figures';

it.each([
  [{ value: 12_345.5 }, [['value', '12,345.5']]],
  [{ value: null }, [['value', '–']]],
  [
    { rate: { total: 3, one_minute: 0.5 }, rate_unit: 'events/second' },
    [
      ['rate total', '3'],
      ['rate one minute', '0.5'],
      ['rate unit', 'events/second'],
    ],
  ],
  [
    { time: { '95th_percentile': 2 }, count: 1 },
    [
      ['time 95th percentile', '2'],
      ['count', '1'],
    ],
  ],
])('tells all of %j', (metric, figures) => {
  expect(metricFigures(metric).map(({ name, value }) => [name, value])).toEqual(figures);
});
