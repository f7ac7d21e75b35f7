import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readRangeText } from './range-text';

const NOW = Date.parse('2026-11-21T14:02:10.000Z');
const context = { now: NOW, zone: 'Europe/Berlin' };
const read = (text: string) => readRangeText(text, context);
const absolute = (from: string, to: string) => ({ type: 'absolute', from, to });

describe('a length back from now', () => {
  it.each([
    ['-15m', 900], ['15m', 900], ['last 15 minutes', 900], ['now-15m', 900], ['now - 1d to now', 86_400], ['1h30m', 5_400], ['past 2 weeks', 1_209_600], ['3 hours ago', 10_800], ['last hour', 3_600], ['letzte 5 Minuten', 300], ['-90s', 90],
  ])('%s', (text, range) => expect(read(text)).toEqual({ type: 'relative', range }));
  it('until another', () => expect(read('now-2h to now-1h')).toEqual({ type: 'relative', from: 7_200, to: 3_600 }));
});

describe('two times', () => {
  const tenToEleven = absolute('2024-05-01T08:00:00.000Z', '2024-05-01T09:00:00.000Z');
  it.each([
    '2024-05-01 10:00 to 11:00', '2024-05-01 10:00 - 11:00', '2024-05-01T10:00:00+02:00/2024-05-01T11:00:00+02:00', '2024-05-01 10:00:00.000 – 2024-05-01 11:00:00', '1714550400 to 1714554000', '1714550400000\t1714554000000',
    '01/May/2024:10:00:00 +0200 to 01/May/2024:11:00:00 +0200', '01.05.2024 10:00 bis 01.05.2024 11:00', '2024-05-01T08:00:00Z..2024-05-01T09:00:00Z', '[2024-05-01 10:00 to 2024-05-01 11:00]', '"2024/05/01 10:00" \n "2024/05/01 11:00"'.replaceAll('"', ''),
    'Wed, 01 May 2024 08:00:00 GMT to Wed, 01 May 2024 09:00:00 GMT', '/search?q=a&rangetype=absolute&from=2024-05-01T08:00:00.000Z&to=2024-05-01T09:00:00.000Z',
    '2024-05-01 10:00-11:00', '2024-05-01 10:00:00-11:00:00', '01.05.2024 10:00 - 11:00', '01.05.2024 10:00-11:00', 'vom 01.05.2024 10:00 bis 11:00', 'from 2024-05-01 10:00 to 2024-05-01 11:00', 'between 2024-05-01 10:00 and 11:00',
    '2024-05-01 08:00 UTC to 09:00 UTC', '1714550400-1714554000', '1714550400, 1714554000', '1714550400 1714554000',
  ])('%s', (text) => expect(read(text)).toEqual(tenToEleven));
  it('is not read where the hyphen belongs to an offset', () => expect(read('2024-05-01 10:00-07:00')).toEqual(absolute('2024-05-01T16:55:00.000Z', '2024-05-01T17:05:00.000Z')));
  it('that go over midnight', () => expect(read('2024-05-01 23:30 to 00:30')).toEqual(absolute('2024-05-01T21:30:00.000Z', '2024-05-01T22:30:00.000Z')));
  it('the last of which is a day, to its end', () => expect(read('2024-05-01 to 2024-05-02')).toEqual(absolute('2024-04-30T22:00:00.000Z', '2024-05-02T22:00:00.000Z')));
  it('until now', () => expect(read('2026-11-21 14:00 to now')).toEqual(absolute('2026-11-21T13:00:00.000Z', '2026-11-21T14:02:10.000Z')));
});

describe('one time', () => {
  it('as a day is all of it, also where clocks change', () => {
    expect(read('2024-05-01')).toEqual(absolute('2024-04-30T22:00:00.000Z', '2024-05-01T22:00:00.000Z'));
    expect(read('2026-10-25')).toEqual(absolute('2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'));
  });
  it.each(['2024-05-01 10:00', '2024-05-01T08:00:00Z', '2024-05-01 10:00:00,000', '1714550400', '1714550400.000', '1714550400000000', '1714550400000000000', '20240501'.replace('20240501', '01/May/2024:10:00:00 +0200')])('%s is five minutes around it', (text) => {
    expect(read(text)).toEqual(absolute('2024-05-01T07:55:00.000Z', '2024-05-01T08:05:00.000Z'));
  });
  it('of syslog is of the last such day', () => {
    expect(read('Nov 21 10:00:00')).toMatchObject({ from: '2026-11-21T08:55:00.000Z' });
    expect(read('Dec  1 10:00:00')).toMatchObject({ from: '2025-12-01T08:55:00.000Z' });
  });
});

test('anything else is no range', () => {
  for (const text of ['', 'error', 'level:3', '99:99', '2024-13-01', 'yesterday', '15', 'm', '10:00 to 9:00', '2024-05-02 to 2024-05-01', 'x'.repeat(600)]) expect(read(text)).toBeUndefined();
});

test('no text makes it stumble', () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-0-9a-z:. /T]{0,30}$/)), (text) => {
    const range = read(text);
    if (range?.type === 'absolute') expect(Date.parse(range.from)).toBeLessThan(Date.parse(range.to));
  }));
});
