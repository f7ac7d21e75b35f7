import { describe, expect, test } from 'vitest';
import { isTimeZone, parseKeyword } from './keyword-range';

const now = Date.parse('2026-11-21T13:35:48.301Z');
const read = (keyword: string, zone = 'Europe/Berlin') => {
  const window = parseKeyword(keyword, zone, now);
  return window && [new Date(window.from).toISOString(), new Date(window.to).toISOString()];
};

describe('what natural language means, as the real server answers', () => {
  test.each([
    ['last hour', '2026-11-21T12:35:48.301Z', '2026-11-21T13:35:48.301Z'],
    ['last 5 days', '2026-11-15T23:00:00.000Z', '2026-11-21T23:00:00.000Z'],
    ['yesterday', '2026-11-19T23:00:00.000Z', '2026-11-20T23:00:00.000Z'],
    ['today', '2026-11-20T23:00:00.000Z', '2026-11-21T23:00:00.000Z'],
    ['last week', '2026-11-07T23:00:00.000Z', '2026-11-14T23:00:00.000Z'],
    ['this month', '2026-10-31T23:00:00.000Z', '2026-11-30T23:00:00.000Z'],
    ['4 hours ago', '2026-11-21T09:35:48.301Z', '2026-11-21T13:35:48.301Z'],
    ['2023-01-05', '2023-01-04T23:00:00.000Z', '2023-01-05T23:00:00.000Z'],
    ['last year', '2024-12-31T23:00:00.000Z', '2025-12-31T23:00:00.000Z'],
    [
      'yesterday midnight +0200 to today midnight +0200',
      '2026-11-19T22:00:00.000Z',
      '2026-11-20T22:00:00.000Z',
    ],
    ['monday to friday', '2026-11-22T23:00:00.000Z', '2026-11-27T23:00:00.000Z'],
  ])('%s', (keyword, from, to) => {
    expect(read(keyword)).toEqual([from, to]);
  });

  test('the zone decides where a day begins', () => {
    expect(read('today', 'Etc/UTC')).toEqual([
      '2026-11-21T00:00:00.000Z',
      '2026-11-22T00:00:00.000Z',
    ]);
  });

  test('a day in summer has the offset of summer', () => {
    expect(read('2026-07-01 10:00 to 2026-07-01 11:00')).toEqual([
      '2026-07-01T08:00:00.000Z',
      '2026-07-01T09:00:00.000Z',
    ]);
  });

  test('what is no time is nothing', () => {
    expect(read('gnampf')).toBeUndefined();
  });
});

test('zones', () => {
  expect(isTimeZone('Europe/Berlin')).toBe(true);
  expect(isTimeZone('Mars/Base')).toBe(false);
});
