import { expect, it } from 'vitest';
import { zoneOptions } from './TimeZonePicker';
import { isHttpUrl } from './url-text';

it('lists zones by area with the offset of today, those without an area last', () => {
  const options = zoneOptions(Date.parse('2026-07-01T00:00:00Z'), 'Unclassified');
  expect(options.find(({ value }) => value === 'Europe/Berlin')).toEqual({
    value: 'Europe/Berlin',
    label: 'Europe/Berlin (+02:00)',
    group: 'Europe',
  });
  expect(options.at(-1)).toEqual({ value: 'UTC', label: 'UTC', group: 'Unclassified' });
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
});

it.each([
  ['https://example.org/x', true],
  ['http://10.0.0.1:9000', true],
  ['ftp://example.org', false],
  ['javascript:alert(1)', false],
  ['example.org', false],
  ['http://', false],
  ['', false],
])('%s may be asked: %s', (text, expected) => {
  expect(isHttpUrl(text)).toBe(expected);
});
