import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatInstant, readInstant, zoneLabel, type InstantFormat } from './instant';

const berlin = 'Europe/Berlin';
const at = '2026-11-21T14:02:10.123Z';

it.each<[InstantFormat, string]>([
  ['default', '2026-11-21 15:02:10'],
  ['complete', '2026-11-21 15:02:10.123'],
  ['withTimeZone', '2026-11-21 15:02:10 +01:00'],
  ['readable', 'Saturday, 21 November 2026, 15:02 +01:00'],
  ['internal', '2026-11-21T14:02:10.123Z'],
  ['date', '2026-11-21'],
  ['hourAndMinute', '15:02'],
  ['timeOfDay', '15:02:10'],
  ['timeOfDayComplete', '15:02:10.123'],
])('writes an instant in the format %s', (format, expected) => {
  expect(formatInstant(at, { zone: berlin, format })).toBe(expected);
});

it('knows summer time on both sides of its change, and odd offsets', () => {
  const format = 'withTimeZone';
  expect(formatInstant('2026-03-29T00:59:59.999Z', { zone: berlin, format })).toBe(
    '2026-03-29 01:59:59 +01:00',
  );
  expect(formatInstant('2026-03-29T01:00:00Z', { zone: berlin, format })).toBe(
    '2026-03-29 03:00:00 +02:00',
  );
  expect(formatInstant('2026-10-25T01:00:00Z', { zone: berlin, format })).toBe(
    '2026-10-25 02:00:00 +01:00',
  );
  expect(formatInstant('2026-01-01T00:00:00Z', { zone: 'Asia/Kathmandu', format })).toBe(
    '2026-01-01 05:45:00 +05:45',
  );
  expect(formatInstant('1850-01-01T00:00:00Z', { zone: berlin, format })).toBe(
    '1850-01-01 00:53:28 +00:53:28',
  );
});

it('says the offset of a time that clocks show twice, and of no other', () => {
  const complete = (iso: string, zone = berlin) => formatInstant(iso, { zone, format: 'complete' });
  expect(complete('2026-10-24T23:59:59.999Z')).toBe('2026-10-25 01:59:59.999');
  expect(complete('2026-10-25T00:00:00Z')).toBe('2026-10-25 02:00:00.000 +02:00');
  expect(complete('2026-10-25T00:30:00Z')).toBe('2026-10-25 02:30:00.000 +02:00');
  expect(complete('2026-10-25T01:30:00Z')).toBe('2026-10-25 02:30:00.000 +01:00');
  expect(complete('2026-10-25T02:00:00Z')).toBe('2026-10-25 03:00:00.000');
  // Skipped, not shown twice.
  expect(complete('2026-03-29T01:00:00Z')).toBe('2026-03-29 03:00:00.000');
  // Half an hour back.
  expect(complete('2026-04-04T14:59:00Z', 'Australia/Lord_Howe')).toBe(
    '2026-04-05 01:59:00.000 +11:00',
  );
  expect(complete('2026-04-04T14:29:00Z', 'Australia/Lord_Howe')).toBe('2026-04-05 01:29:00.000');
  expect(formatInstant('2026-10-25T01:30:00Z', { zone: berlin, format: 'timeOfDay' })).toBe(
    '02:30:00 +01:00',
  );
  expect(formatInstant('2026-10-25T01:30:00Z', { zone: berlin })).toBe(
    '2026-10-25 02:30:00 +01:00',
  );
});

it('is exact in the farthest years', () => {
  expect(formatInstant(8.64e15, { zone: 'UTC', format: 'complete' })).toBe(
    '+275760-09-13 00:00:00.000',
  );
  expect(formatInstant(-8.64e15, { zone: 'UTC', format: 'complete' })).toBe(
    '-271821-04-20 00:00:00.000',
  );
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), (date) => {
      expect(formatInstant(date.getTime(), { zone: 'UTC', format: 'complete' })).toBe(
        date.toISOString().replace('T', ' ').replace('Z', ''),
      );
    }),
  );
});

it('shows in each zone what its own rules say, at any instant', () => {
  const asked = (zone: string) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2400-01-01'), noInvalidDate: true }),
      fc.constantFrom(berlin, 'America/New_York', 'Australia/Lord_Howe', 'Africa/Monrovia'),
      (date, zone) => {
        expect(formatInstant(date.getTime(), { zone }).slice(0, 19)).toBe(asked(zone).format(date));
      },
    ),
  );
});

it('leaves alone what is no instant, and takes UTC for an unknown zone', () => {
  expect(formatInstant('yesterday', { zone: berlin })).toBe('yesterday');
  expect(formatInstant(at, { zone: 'Middle/Earth' })).toBe('2026-11-21 14:02:10');
});

describe('reading', () => {
  it.each([
    [at, at],
    ['2026-11-21T14:02:10.123+0000', at],
    ['2026-11-21 14:02:10.123', at],
    ['2026-11-21T15:02:10.123456+01:00', at],
    ['2026-11-21', '2026-11-21T00:00:00.000Z'],
    ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ])('takes %s for %s', (text, expected) => {
    expect(new Date(readInstant(text) ?? NaN).toISOString()).toBe(expected);
  });

  it.each([
    '',
    'now',
    '2026-02-30',
    '2026-13-01',
    '2026-11-21T25:00:00Z',
    '21.11.2026',
    '-000001-02-29',
  ])('refuses %j', (text) => {
    expect(readInstant(text)).toBeUndefined();
  });
});

it('labels a zone with its offset at that time', () => {
  expect(zoneLabel(berlin, at)).toBe('Europe/Berlin (+01:00)');
  expect(zoneLabel(berlin, '2026-07-01T00:00:00Z')).toBe('Europe/Berlin (+02:00)');
  expect([zoneLabel('UTC', at), zoneLabel('Middle/Earth', at)]).toEqual(['UTC', 'UTC']);
});
