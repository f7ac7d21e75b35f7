import { expect, test } from 'vitest';
import { datePattern } from './date-pattern';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const read = (pattern: string, text: string, zone = 'UTC', locale = 'en') =>
  new Date(datePattern(pattern, { zone, locale, now: () => NOW }).read(text)).toISOString();

test.each([
  ['yyyy-MM-dd HH:mm:ss', '2023-01-05 12:13:14', '2023-01-05T12:13:14.000Z'],
  ['yyyyMMddHHmmss', '20230105121314', '2023-01-05T12:13:14.000Z'],
  ["yyyy-MM-dd'T'HH:mm:ss.SSSZZ", '2023-01-05T12:13:14.5+02:00', '2023-01-05T10:13:14.500Z'],
  ['dd/MMM/yyyy:HH:mm:ss Z', '05/Jan/2023:12:13:14 -0130', '2023-01-05T13:43:14.000Z'],
  ['EEE, d MMM yyyy h:mm a', 'Thu, 5 Jan 2023 12:05 AM', '2023-01-05T00:05:00.000Z'],
  ['yyyy-MM-dd kk:mm', '2023-01-05 24:00', '2023-01-05T00:00:00.000Z'],
  ['MMM dd HH:mm:ss', 'Mar 07 01:02:03', '2026-03-07T01:02:03.000Z'],
  ['HH:mm', '12:13', '1970-01-01T12:13:00.000Z'],
  ['yyyy DDD', '2024 366', '2024-12-31T00:00:00.000Z'],
  ['yy', '45', '2045-01-01T00:00:00.000Z'],
  ['yy', '46', '1946-01-01T00:00:00.000Z'],
  ['yy', '1999', '1999-01-01T00:00:00.000Z'],
  ["yyyy 'o''clock'", "2023 o'clock", '2023-01-01T00:00:00.000Z'],
  ['yyyy-MM-dd ZZZ', '2023-07-05 Europe/Berlin', '2023-07-04T22:00:00.000Z'],
  ['yyyy-MM-dd z', '2023-07-05 CEST', '2023-07-04T22:00:00.000Z'],
])('%s reads %s', (pattern, text, instant) => {
  expect(read(pattern, text)).toBe(instant);
});

test('names are those of the language, numbers are local in the zone', () => {
  expect(read('d. MMMM yyyy', '12. März 2023', 'Europe/Berlin', 'de_DE')).toBe(
    '2023-03-11T23:00:00.000Z',
  );
  expect(read('d MMM yyyy', '12 Okt. 2023', 'UTC', 'de')).toBe('2023-10-12T00:00:00.000Z');
  expect(read('MMM yyyy', 'Jan 2023', 'Mars/Base', 'xx_YY')).toBe('2023-01-01T00:00:00.000Z');
});

test.each([
  ['yyyy-MM-dd', '2023-02-29'],
  ['yyyy-MM-dd', '2023-1-5 x'],
  ['yyyy DDD', '2023 366'],
  ['HH:mm', '24:00'],
  ['h a', '13 PM'],
  ['kk', '0'],
  ['y', '999999999'],
  ['dd MMM yyyy', '12 Mär 2023'],
  ['yyyy ZZZ', '2023 Mars/Base'],
])('%s refuses %s', (pattern, text) => {
  expect(() => read(pattern, text)).toThrow(text.split(' ').at(-1) ?? '');
});

test.each(['', "yyyy 'open", 'bbbb', 'G'])('%s is no pattern', (pattern) => {
  expect(() => read(pattern, '')).toThrow('date pattern');
});
