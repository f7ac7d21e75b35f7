import { expect, it } from 'vitest';
import { seriesColours, statusColours } from '@/theme/palettes';
import { themes } from '@/theme/theme';
import { meaningOf } from './value-meaning';
import { valueColours } from './value-colours';

const series = (...values: string[]) => values.map((value) => ({ key: value, group: [value] }));
const coloursOf = (field: string, ...values: string[]) =>
  valueColours([field], series(...values), [], themes.teint);

it('colours a value the same beside others, in any order, and in both themes at the same place', () => {
  const [alone] = coloursOf('source', 'shop-1');
  expect(coloursOf('source', 'shop-2', 'shop-1')).toContain(alone);
  const dark = valueColours(['source'], series('shop-1'), [], themes.noir);
  expect(seriesColours.noir.indexOf(dark[0] ?? '')).toBe(seriesColours.teint.indexOf(alone ?? ''));
});

it.each(['level', 'log_level', 'severity', 'syslog_level', 'level_name'])(
  'gives levels in %s the colours of levels, as numbers and words',
  (field) => {
    const { level } = themes.teint;
    expect(coloursOf(field, '3', 'ERROR', 'info')).toEqual([level[3], level[3], level[6]]);
  },
);

it.each(['http_status', 'status', 'http_response_code', 'sc-status', 'response_status_code'])(
  'gives HTTP status codes in %s shades of their class',
  (field) => {
    const { 2: green, 3: blue, 4: amber, 5: red } = statusColours.teint;
    expect(coloursOf(field, '200', '302', '404', '503', '5xx')).toEqual([
      green[0],
      blue[1],
      amber[0],
      red[2],
      red[0],
    ]);
    const many = coloursOf(field, '403', '404', '400', '499', '200');
    expect(new Set(many).size).toBe(5);
    expect(many.slice(0, 4).every((colour) => amber.includes(colour))).toBe(true);
  },
);

it('takes other values of such fields, and such values of other fields, as any value', () => {
  expect(meaningOf('status', 'delivered')).toBeUndefined();
  expect(meaningOf('level', 'high')).toBeUndefined();
  expect(meaningOf('took_ms', '200')).toBeUndefined();
  expect(meaningOf('user_level', '3')).toBeUndefined();
  expect(seriesColours.teint).toContain(coloursOf('took_ms', '200')[0]);
});

it('begins with the first colours of the palette for metrics', () => {
  const metrics = ['count()', 'avg(took_ms)'].map((key) => ({ key, group: [] }));
  expect(valueColours([], metrics, [], themes.teint)).toEqual(seriesColours.teint.slice(0, 2));
});
