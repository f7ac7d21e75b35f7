import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateReader } from './date-capture';
import { GrokError } from './grok-error';

const read = (format: string | undefined, text: string) =>
  new Date(dateReader(format)(text).ms).toISOString();

describe('dates are read by the formats of Java', () => {
  it.each([
    [undefined, '2023-03-05T10:11', '2023-03-05T10:11:00.000Z'],
    [undefined, '2023-03-05T10:11:12.5+02:00', '2023-03-05T08:11:12.500Z'],
    [undefined, '2023-07-05T10:11:12+02:00[Europe/Berlin]', '2023-07-05T08:11:12.000Z'],
    ['yyyy-MM-dd', ' 2023-03-05 ', '2023-03-05T00:00:00.000Z'],
    ['yyyyMMddHHmmss', '20230305101112', '2023-03-05T10:11:12.000Z'],
    ['yyyyMMddHHmmssSSS', '20230305101112345', '2023-03-05T10:11:12.345Z'],
    ['d/M/yy H:m', '5/3/23 7:08', '2023-03-05T07:08:00.000Z'],
    ['dd/MMM/yyyy:HH:mm:ss Z', '10/Oct/2000:13:55:36 -0700', '2000-10-10T20:55:36.000Z'],
    [
      'EEE, d MMMM yyyy HH:mm:ss XXX',
      'Sun, 5 March 2023 10:11:12 +01:00',
      '2023-03-05T09:11:12.000Z',
    ],
    ["yyyy.MM.dd 'at' hh:mm a", '2023.03.05 at 12:05 AM', '2023-03-05T00:05:00.000Z'],
    ["yyyy ''D", "2023 '60", '2023-03-01T00:00:00.000Z'],
    ['yyyy-MM-dd[ HH:mm[:ss]]', '2023-03-05', '2023-03-05T00:00:00.000Z'],
    ['yyyy-MM-dd[ HH:mm[:ss]]', '2023-03-05 10:11', '2023-03-05T10:11:00.000Z'],
    ['yyyy-MM-dd HH z', '2023-07-05 10 CEST', '2023-07-05T08:00:00.000Z'],
    ['yyyy-MM-dd HH VV', '2023-01-05 10 America/New_York', '2023-01-05T15:00:00.000Z'],
    ['yyyy-MM-dd', '2023-02-31', '2023-02-28T00:00:00.000Z'],
    ['yyyy-MM-dd X', '0099-01-01 Z', '0099-01-01T00:00:00.000Z'],
  ])('%s: %s', (format, text, expected) => expect(read(format, text)).toBe(expected));

  it.each([
    ['yyyy-MM-dd', 'x', "Text 'x' could not be parsed at index 0"],
    ['yyyy-MM-dd', '2023-3-05', "Text '2023-3-05' could not be parsed at index 5"],
    ['yyyy-MM-dd', '12023-03-05', "Text '12023-03-05' could not be parsed at index 0"],
    [
      'yyyy-MM-dd',
      '2023-03-05x',
      "Text '2023-03-05x' could not be parsed, unparsed text found at index 10",
    ],
    [
      'yyyy-MM-dd',
      '2023-13-05',
      "Text '2023-13-05' could not be parsed: Invalid value for MonthOfYear (valid values 1 - 12): 13",
    ],
    [
      'EEE yyyy-MM-dd',
      'Mon 2023-03-05',
      "Text 'Mon 2023-03-05' could not be parsed: Conflict found: Field DayOfWeek 7 differs from DayOfWeek 1 derived from 2023-03-05",
    ],
    ['HH:mm', '10:11', "Text '10:11' could not be parsed: Unable to obtain a date from the text"],
  ])('%s does not read %s', (format, text, message) =>
    expect(() => read(format, text)).toThrow(`java.time.format.DateTimeParseException: ${message}`),
  );

  it.each([
    ['bbb', 'Unknown pattern letter: b'],
    ['ddd', 'Too many pattern letters: d'],
    ["yyyy 'x", "Pattern ends with an incomplete string literal: yyyy 'x"],
    ['yyyy]', 'Pattern invalid as it contains ] without previous ['],
    ['yyyy{', "Pattern includes reserved character: '{'"],
    ['ww', 'The letter w is not supported in formats of dates.'],
  ])('%s is no format: %s', (format, message) =>
    expect(() => dateReader(format)).toThrow(new GrokError(message)),
  );
});

it('reads what it is given as text', () => {
  const noInvalidDate = { min: new Date('0001-01-01'), max: new Date('9999-12-31') };
  fc.assert(
    fc.property(fc.date({ ...noInvalidDate, noInvalidDate: true }), (date) => {
      expect(read(undefined, date.toISOString())).toBe(date.toISOString());
      expect(read("yyyy-MM-dd'T'HH:mm:ss.SSSX", date.toISOString())).toBe(date.toISOString());
    }),
  );
});
