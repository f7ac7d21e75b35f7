import { expect, it } from 'vitest';
import { timeTicks } from './time-ticks';

const ticks = (from: string, to: string, zone: string, most = 6) =>
  timeTicks(Date.parse(from), Date.parse(to), zone, most);
const labels = (from: string, to: string, zone: string, most?: number) =>
  ticks(from, to, zone, most).map(({ label }) => label);

it('stands at round times of the zone', () => {
  expect(labels('2026-11-21T13:02:10Z', '2026-11-21T13:17:10Z', 'Europe/Berlin')).toEqual([
    '14:05',
    '14:10',
    '14:15',
  ]);
  expect(labels('2026-11-21T13:00:00Z', '2026-11-21T19:00:00Z', 'Asia/Kathmandu', 3)).toEqual([
    '20:00',
    '22:00',
    '11-22',
  ]);
});

it('says seconds where they matter and dates where days begin', () => {
  expect(labels('2026-11-21T13:02:00Z', '2026-11-21T13:03:00Z', 'UTC')).toEqual([
    '13:02:00',
    '13:02:10',
    '13:02:20',
    '13:02:30',
    '13:02:40',
    '13:02:50',
    '13:03:00',
  ]);
  expect(labels('2026-11-20T10:00:00Z', '2026-11-23T10:00:00Z', 'UTC')).toEqual([
    '12:00',
    '11-21',
    '12:00',
    '11-22',
    '12:00',
    '11-23',
  ]);
});

it('stays round by the clock where the offset changes', () => {
  expect(labels('2026-10-24T22:00:00Z', '2026-10-25T22:00:00Z', 'Europe/Berlin')).toEqual([
    '10-25',
    '06:00',
    '12:00',
    '18:00',
  ]);
  expect(
    ticks('2026-10-24T22:00:00Z', '2026-10-25T22:00:00Z', 'Europe/Berlin').map(({ at }) =>
      new Date(at).toISOString().slice(11, 16),
    ),
  ).toEqual(['22:00', '05:00', '11:00', '17:00']);
});

it('covers a decade and a moment with a few', () => {
  expect(ticks('2016-01-01T00:00:00Z', '2026-01-01T00:00:00Z', 'UTC').length).toBeGreaterThan(1);
  expect(
    ticks('2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.400Z', 'UTC').length,
  ).toBeGreaterThan(1);
});

it('names the year where a range touches two', () => {
  expect(labels('2025-07-10T00:00:00Z', '2026-07-10T00:00:00Z', 'UTC')).toEqual([
    '2025-10',
    '2026-01',
    '2026-04',
    '2026-07',
  ]);
  expect(labels('2019-05-01T00:00:00Z', '2026-01-01T00:00:00Z', 'America/New_York', 8)).toEqual([
    '2020',
    '2021',
    '2022',
    '2023',
    '2024',
    '2025',
  ]);
  expect(labels('2025-12-30T12:00:00Z', '2026-01-02T12:00:00Z', 'UTC', 4)).toEqual([
    '2025-12-31',
    '2026-01-01',
    '01-02',
  ]);
  expect(labels('2025-12-31T22:00:00Z', '2026-01-01T02:00:00Z', 'UTC', 4)).toEqual([
    '22:00',
    '23:00',
    '2026-01-01',
    '01:00',
    '02:00',
  ]);
  expect(labels('2026-01-10T00:00:00Z', '2026-10-10T00:00:00Z', 'UTC')).toEqual([
    '03-01',
    '05-01',
    '07-01',
    '09-01',
  ]);
});

it('takes any range that servers take', () => {
  expect(ticks('0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', 'UTC').length).toBeGreaterThan(1);
});
