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

describe('searches look back', () => {
  test.each([
    // Parts that a time of day does not have are zero, and it is the latest that has begun.
    ['midnight to now', '2026-11-20T23:00:00.000Z', '2026-11-21T13:35:48.301Z'],
    ['noon to now', '2026-11-21T11:00:00.000Z', '2026-11-21T13:35:48.301Z'],
    ['midnight', '2026-11-20T23:00:00.000Z', '2026-11-21T13:35:48.301Z'],
    ['midnight yesterday to now', '2026-11-19T23:00:00.000Z', '2026-11-21T13:35:48.301Z'],
    ['23:00', '2026-11-20T22:00:00.000Z', '2026-11-21T13:35:48.301Z'],
    ['22:00 to 23:00', '2026-11-20T21:00:00.000Z', '2026-11-20T22:00:00.000Z'],
    ['22:00 to 06:00', '2026-11-20T21:00:00.000Z', '2026-11-21T05:00:00.000Z'],
    ['10:00 to 11:00', '2026-11-21T09:00:00.000Z', '2026-11-21T10:00:00.000Z'],
    // Abbreviations are those of all other times.
    ['10am EST', '2026-11-20T15:00:00.000Z', '2026-11-21T13:35:48.301Z'],
    ['10:00 MESZ to now', '2026-11-21T08:00:00.000Z', '2026-11-21T13:35:48.301Z'],
    // Periods.
    ['last quarter', '2026-06-30T22:00:00.000Z', '2026-09-30T22:00:00.000Z'],
    ['this quarter', '2026-09-30T22:00:00.000Z', '2026-12-31T23:00:00.000Z'],
    ['Q1 2025', '2024-12-31T23:00:00.000Z', '2025-03-31T22:00:00.000Z'],
    ['Q4', '2026-09-30T22:00:00.000Z', '2026-12-31T23:00:00.000Z'],
    ['last weekend', '2026-11-13T23:00:00.000Z', '2026-11-15T23:00:00.000Z'],
    ['this weekend', '2026-11-20T23:00:00.000Z', '2026-11-22T23:00:00.000Z'],
    ['last decade', '2009-12-31T23:00:00.000Z', '2019-12-31T23:00:00.000Z'],
    ['last half year', '2025-12-31T23:00:00.000Z', '2026-06-30T22:00:00.000Z'],
    ['past week', '2026-11-13T23:00:00.000Z', '2026-11-21T23:00:00.000Z'],
    ['last fortnight', '2026-11-06T23:00:00.000Z', '2026-11-21T23:00:00.000Z'],
    // Days and months without a year.
    ['december', '2025-11-30T23:00:00.000Z', '2025-12-31T23:00:00.000Z'],
    ['dec 25', '2025-12-24T23:00:00.000Z', '2025-12-25T23:00:00.000Z'],
    ['jan 5', '2026-01-04T23:00:00.000Z', '2026-01-05T23:00:00.000Z'],
    ['Dec 24 to Dec 26', '2025-12-23T23:00:00.000Z', '2025-12-26T23:00:00.000Z'],
    ['december 2026', '2026-11-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
    ['monday', '2026-11-15T23:00:00.000Z', '2026-11-16T23:00:00.000Z'],
    ['next month', '2026-11-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
    ['tomorrow', '2026-11-21T23:00:00.000Z', '2026-11-22T23:00:00.000Z'],
  ])('%s', (keyword, from, to) => {
    expect(read(keyword)).toEqual([from, to]);
  });
});
