import { describe, expect, test } from 'vitest';
import { detectDate, parseDate, parseDateMath } from './date-text';

const iso = (time: number | undefined) =>
  time === undefined ? undefined : new Date(time).toISOString();
const NOW = Date.parse('2026-11-21T13:35:48.301Z');

describe('dates as a sender writes them', () => {
  test.each([
    ['2026', '2026-01-01T00:00:00.000Z', '2026-01-01T23:59:59.999Z'],
    ['2028-02', '2028-02-01T00:00:00.000Z', '2028-02-01T23:59:59.999Z'],
    ['2026-11-18T10', '2026-11-18T10:00:00.000Z', '2026-11-18T10:59:59.999Z'],
    ['2026-11-18T10:00:00.123456Z', '2026-11-18T10:00:00.123Z', '2026-11-18T10:00:00.123Z'],
    ['2026-11-18T10:00+02:00', '2026-11-18T08:00:00.000Z', '2026-11-18T08:00:59.999Z'],
    ['1795039638978', '2026-11-18T22:07:18.978Z', '2026-11-18T22:07:18.978Z'],
    ['2026-02-30', undefined, undefined],
    ['2026-13-01', undefined, undefined],
    ['tomorrow', undefined, undefined],
  ])('%s', (text, first, last) => {
    expect([iso(parseDate(text, 'iso')), iso(parseDate(text, 'iso', true))]).toEqual([first, last]);
  });

  test.each(['2026-11-18T10:00+25:00', '2026-11-18T10:00-14:60'])('%s is none', (text) => {
    expect(parseDate(text, 'iso')).toBeUndefined();
  });

  test('the fields of Graylog have its own form, or days and times', () => {
    expect(iso(parseDate('2026-11-18 06:00:00.000', 'graylog'))).toBe('2026-11-18T06:00:00.000Z');
    expect(iso(parseDate('2026-11-18', 'graylog', true))).toBe('2026-11-18T23:59:59.999Z');
    expect(iso(parseDate('2026-11-18 06:00', 'graylog'))).toBe('2026-11-18T06:00:00.000Z');
    expect(iso(parseDate('2026-11-18T06:00:00+01:00', 'graylog'))).toBe('2026-11-18T05:00:00.000Z');
    expect(parseDate('1795039638978', 'graylog')).toBeUndefined();
  });
});

test.each([
  ['2026-11-18', true],
  ['2026-11-18T10:00:00Z', true],
  ['2026/11/18 10:00:00', true],
  ['2026', false],
  ['1795039638978', false],
  ['2026-11-18 10:00:00', false],
  ['2026-11-18T10:00:00Z and more', false],
])('a new field with %s becomes a date: %s', (text, isDate) => {
  expect(detectDate(text) !== undefined).toBe(isDate);
});

test.each([
  ['now', '2026-11-21T13:35:48.301Z', '2026-11-21T13:35:48.301Z'],
  ['now-1h', '2026-11-21T12:35:48.301Z', '2026-11-21T12:35:48.301Z'],
  ['now/d', '2026-11-21T00:00:00.000Z', '2026-11-21T23:59:59.999Z'],
  ['now-1M/M', '2026-10-01T00:00:00.000Z', '2026-10-31T23:59:59.999Z'],
  ['now/w', '2026-11-16T00:00:00.000Z', '2026-11-22T23:59:59.999Z'],
  ['2024-02-29||+1y', '2025-02-28T00:00:00.000Z', '2025-02-28T00:00:00.000Z'],
  ['2026-11-18||+6h', '2026-11-18T06:00:00.000Z', '2026-11-18T06:00:00.000Z'],
  ['2026-11-18||+1M/d', '2026-12-18T00:00:00.000Z', '2026-12-18T23:59:59.999Z'],
  ['nowish', undefined, undefined],
  ['now+1', undefined, undefined],
  ['2026-11-18||+6x', undefined, undefined],
  ['now+99999999999999999y', undefined, undefined],
  ['now-99999999999999999d/d', undefined, undefined],
])('%s is reckoned', (text, first, last) => {
  expect([
    iso(parseDateMath(text, 'iso', NOW, false)),
    iso(parseDateMath(text, 'iso', NOW, true)),
  ]).toEqual([first, last]);
});
