import { expect, it } from 'vitest';
import {
  acceptsAnyField,
  needsField,
  readMetricFunction,
  writeMetricFunction,
} from './metric-function';

it.each([
  ['count()', 'count', '', undefined],
  ['avg(took_ms)', 'avg', 'took_ms', undefined],
  ['avg(a(b))', 'avg', 'a(b)', undefined],
  ['percentile(took_ms,95)', 'percentile', 'took_ms', '95'],
  ['percentile(took_ms, 99.90 )', 'percentile', 'took_ms', '99.90'],
  ['percentile(took_ms,)', 'percentile', 'took_ms', ''],
  ['percentage(took_ms,COUNT)', 'percentage', 'took_ms', 'COUNT'],
  ['percentage(,SUM)', 'percentage', '', 'SUM'],
  // Functions of one field are read like others.
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

it.each([
  ['count()', { needs: false, any: true }],
  ['avg(n)', { needs: true, any: false }],
  ['card(n)', { needs: true, any: true }],
  ['percentage()', { needs: false, any: true }],
  ['percentage(n,COUNT)', { needs: false, any: true }],
  ['percentage(n,sum)', { needs: true, any: false }],
])('knows what %s can be computed of', (written, { needs, any }) => {
  const called = readMetricFunction(written);
  expect({ needs: needsField(called), any: acceptsAnyField(called) }).toEqual({ needs, any });
});
