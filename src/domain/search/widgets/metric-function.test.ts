import { expect, it } from 'vitest';
import { readMetricFunction, writeMetricFunction } from './metric-function';

it.each([
  ['count()', 'count', '', undefined],
  ['avg(took_ms)', 'avg', 'took_ms', undefined],
  ['avg(a(b))', 'avg', 'a(b)', undefined],
  ['percentile(took_ms,95)', 'percentile', 'took_ms', '95'],
  ['percentile(took_ms, 99.90 )', 'percentile', 'took_ms', '99.90'],
  ['percentile(took_ms,)', 'percentile', 'took_ms', ''],
  // Functions of one field are read like others.
  ['percentage(took_ms,COUNT)', 'percentage', 'took_ms', 'COUNT'],
  ['latest(took_ms,2)', 'latest', 'took_ms', '2'],
  ['sum(took_ms,a,b)', 'sum', 'took_ms,a', 'b'],
  ['nothing', 'nothing', '', undefined],
])('%s', (written, name, field, parameter) => {
  expect(readMetricFunction(written)).toEqual({ name, field, parameter });
});

it.each(['count()', 'avg(took_ms)', 'percentile(took_ms,95.0)', 'sum(took_ms,a,b)'])(
  '%s is written as it was read',
  (written) => expect(writeMetricFunction(readMetricFunction(written))).toBe(written),
);
