import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatWallClock, parseWallClock } from './wall-clock';

const berlin = 'Europe/Berlin';

it.each([
  ['2026-11-21', '2026-11-20T23:00:00.000Z'],
  ['2026-11-21 14:02:10', '2026-11-21T13:02:10.000Z'],
  [' 2026-11-21 14:02:10.5 ', '2026-11-21T13:02:10.500Z'],
  ['2026-07-21T14:02:10.123', '2026-07-21T12:02:10.123Z'],
  ['2026-11-21T14:02:10Z', '2026-11-21T14:02:10.000Z'],
  ['2026-11-21T14:02:10.5+0530', '2026-11-21T08:32:10.500Z'],
  // Skipped by the change of clocks, and shown twice.
  ['2026-03-29 02:30:00', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25 02:30:00', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25 02:30:00 +01:00', '2026-10-25T01:30:00.000Z'],
  // Beyond the rules that moment-timezone has.
  ['2150-07-01 12:00:00', '2150-07-01T10:00:00.000Z'],
])('reads %j', (text, expected) => {
  expect(parseWallClock(text, berlin)).toBe(expected);
});

it.each([
  '',
  'yesterday',
  '2026-02-30',
  '2026-11-21 25:00:00',
  '2026-11-21 14:02',
  '2026-1-1',
  '21.11.2026',
  '2026-11-21 14:02:10.1234',
  '2026-13-01T00:00:00Z',
])('refuses %j', (text) => {
  expect(parseWallClock(text, berlin)).toBeUndefined();
});

it('reads what it writes, in any zone and year', () => {
  const zones = fc.constantFrom(
    'UTC',
    berlin,
    'America/New_York',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Middle/Earth',
  );
  const dates = fc.date({
    min: new Date('1000-01-01'),
    max: new Date('9998-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(dates, zones, (date, zone) => {
      expect(parseWallClock(formatWallClock(date.toISOString(), zone), zone)).toBe(
        date.toISOString(),
      );
    }),
    { numRuns: 1_000 },
  );
});
