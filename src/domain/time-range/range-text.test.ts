import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { hasSkippedTime } from './range-between';
import { readRangeText } from './range-text';

const NOW = Date.parse('2026-11-21T14:02:10.000Z');
const context = { now: NOW, zone: 'Europe/Berlin' };
const read = (text: string) => readRangeText(text, context);
const absolute = (from: string, to: string) => ({ type: 'absolute', from, to });

describe('a length back from now', () => {
  it.each([
    ['-15m', 900],
    ['15m', 900],
    ['last 15 minutes', 900],
    ['now-15m', 900],
    ['now - 1d to now', 86_400],
    ['1h30m', 5_400],
    ['past 2 weeks', 1_209_600],
    ['3 hours ago', 10_800],
    ['last hour', 3_600],
    ['letzte 5 Minuten', 300],
    ['-90s', 90],
  ])('%s', (text, range) => expect(read(text)).toEqual({ type: 'relative', range }));
  it('until another', () =>
    expect(read('now-2h to now-1h')).toEqual({ type: 'relative', from: 7_200, to: 3_600 }));
});

describe('two times', () => {
  const tenToEleven = absolute('2024-05-01T08:00:00.000Z', '2024-05-01T09:00:00.000Z');
  it.each([
    '2024-05-01 10:00 to 11:00',
    '2024-05-01 10:00 - 11:00',
    '2024-05-01T10:00:00+02:00/2024-05-01T11:00:00+02:00',
    '2024-05-01 10:00:00.000 – 2024-05-01 11:00:00',
    '1714550400 to 1714554000',
    '1714550400000\t1714554000000',
    '01/May/2024:10:00:00 +0200 to 01/May/2024:11:00:00 +0200',
    '01.05.2024 10:00 bis 01.05.2024 11:00',
    '2024-05-01T08:00:00Z..2024-05-01T09:00:00Z',
    '[2024-05-01 10:00 to 2024-05-01 11:00]',
    '"2024/05/01 10:00" \n "2024/05/01 11:00"'.replaceAll('"', ''),
    'Wed, 01 May 2024 08:00:00 GMT to Wed, 01 May 2024 09:00:00 GMT',
    '/search?q=a&rangetype=absolute&from=2024-05-01T08:00:00.000Z&to=2024-05-01T09:00:00.000Z',
    '2024-05-01 10:00-11:00',
    '2024-05-01 10:00:00-11:00:00',
    '01.05.2024 10:00 - 11:00',
    '01.05.2024 10:00-11:00',
    'vom 01.05.2024 10:00 bis 11:00',
    'from 2024-05-01 10:00 to 2024-05-01 11:00',
    'between 2024-05-01 10:00 and 11:00',
    '2024-05-01 08:00 UTC to 09:00 UTC',
    '1714550400-1714554000',
    '1714550400, 1714554000',
    '1714550400 1714554000',
  ])('%s', (text) => expect(read(text)).toEqual(tenToEleven));
  it('is not read where the hyphen belongs to an offset', () =>
    expect(read('2024-05-01 10:00-07:00')).toEqual(
      absolute('2024-05-01T16:55:00.000Z', '2024-05-01T17:05:00.000Z'),
    ));
  it('that go over midnight', () =>
    expect(read('2024-05-01 23:30 to 00:30')).toEqual(
      absolute('2024-05-01T21:30:00.000Z', '2024-05-01T22:30:00.000Z'),
    ));
  it('the last of which is a day, to its end', () =>
    expect(read('2024-05-01 to 2024-05-02')).toEqual(
      absolute('2024-04-30T22:00:00.000Z', '2024-05-02T22:00:00.000Z'),
    ));
  it('until now', () =>
    expect(read('2026-11-21 14:00 to now')).toEqual(
      absolute('2026-11-21T13:00:00.000Z', '2026-11-21T14:02:10.000Z'),
    ));
});

describe('forms of logs, tools and people', () => {
  const tenToEleven = absolute('2024-05-01T08:00:00.000Z', '2024-05-01T09:00:00.000Z');
  it.each([
    '2024-05-01T08:00:00Z/PT1H',
    '2024-05-01 10:00/PT60M',
    'PT1H/2024-05-01T09:00:00Z',
    'PT1H/20240501T090000Z',
    '20240501T080000Z/20240501T090000Z',
    '20240501T080000Z to 20240501T090000Z',
    '20240501T1000 - 20240501T1100',
    '20240501T100000+0200/20240501T110000+02:00',
    '20240501100000 to 20240501110000',
    '20240501080000Z to 20240501090000Z',
    'May 1, 2024 10:00 to 11:00',
    'May 1st, 2024, 10:00 AM to 11:00 AM',
    'May 1, 2024 10am-11am',
    'May 1, 2024 10:00 a.m. - 11:00 a.m.',
    '1 May 2024 10:00 to 11:00',
    'Wed, 1 May 2024 10:00 until 1 May 2024 11:00',
    'May 1, 2024 @ 10:00:00.000 to May 1, 2024 @ 11:00:00.000',
    'Wed May  1 10:00:00 2024 to Wed May  1 11:00:00 2024',
    'Wed May 01 2024 10:00:00 GMT+0200 to Wed May 01 2024 11:00:00 GMT+0200',
    '2024-05-01 10:00 AM to 11:00 AM',
    '2024-05-01 10:30 ±30m',
    '2024-05-01 10:30:00 +/- 30 min',
    '2024-05-01T08:30:00Z±PT30M',
    '1714552200 ± 1800s',
    '01.05.2024 10:00 Uhr bis 11:00 Uhr',
    'timestamp:["2024-05-01 08:00:00.000" TO "2024-05-01 09:00:00.000"]',
    'timestamp:[2024-05-01T08\\:00\\:00Z TO 2024-05-01T09\\:00\\:00Z]',
    'timestamp:["2024-05-01T08:00:00.000Z" TO "2024-05-01T09:00:00.000Z"}',
    '["2024-05-01 10:00" TO "2024-05-01 11:00"]',
    '{"type":"absolute","from":"2024-05-01T08:00:00.000Z","to":"2024-05-01T09:00:00.000Z"}',
    '"timerange": {"type":"absolute","from":"2024-05-01T08:00:00.000Z","to":"2024-05-01T09:00:00.000Z"},',
    '{"timerange":{"type":"absolute","from":"2024-05-01T08:00:00.000Z","to":"2024-05-01T09:00:00.000Z"},"x":1}',
    '{"from":"2024-05-01T08:00:00.000Z","to":"2024-05-01T09:00:00.000Z"}',
  ])('%s', (text) => expect(read(text)).toEqual(tenToEleven));

  it.each([
    ['PT15M', { type: 'relative', range: 900 }],
    ['P1DT12H', { type: 'relative', range: 129_600 }],
    ['-PT15M', { type: 'relative', range: 900 }],
    ['timestamp:[now-1h TO now]', { type: 'relative', range: 3_600 }],
    ['timestamp:[now-1d TO *]', { type: 'relative', range: 86_400 }],
    ['{"type":"relative","range":300}', { type: 'relative', range: 300 }],
    ['{"type":"relative","from":7200,"to":3600}', { type: 'relative', from: 7_200, to: 3_600 }],
    [
      '{"type":"keyword","keyword":"last hour","timezone":"UTC"}',
      { type: 'keyword', keyword: 'last hour', timezone: 'UTC' },
    ],
    ['{"from":"now-6h","to":"now"}', { type: 'relative', range: 21_600 }],
    ['today', { type: 'keyword', keyword: 'today', timezone: 'Europe/Berlin' }],
    ['Yesterday', { type: 'keyword', keyword: 'yesterday', timezone: 'Europe/Berlin' }],
    ['gestern', { type: 'keyword', keyword: 'yesterday', timezone: 'Europe/Berlin' }],
    ['10:00 to 11:00', absolute('2026-11-21T09:00:00.000Z', '2026-11-21T10:00:00.000Z')],
    ['10:00:00-11:00:30', absolute('2026-11-21T09:00:00.000Z', '2026-11-21T10:00:30.000Z')],
    ['22:00 - 23:00', absolute('2026-11-21T21:00:00.000Z', '2026-11-21T22:00:00.000Z')],
    ['12 am to 1pm', absolute('2026-11-20T23:00:00.000Z', '2026-11-21T12:00:00.000Z')],
    ['12:30 pm to 1:15 pm', absolute('2026-11-21T11:30:00.000Z', '2026-11-21T12:15:00.000Z')],
    ['yesterday 22:00 to 06:00', absolute('2026-11-20T21:00:00.000Z', '2026-11-21T05:00:00.000Z')],
    [
      'yesterday 22:00 to today 06:00',
      absolute('2026-11-20T21:00:00.000Z', '2026-11-21T05:00:00.000Z'),
    ],
    ['today 10:00 to now', absolute('2026-11-21T09:00:00.000Z', '2026-11-21T14:02:10.000Z')],
    [
      'Nov 21 10:00:00 to 11:00:00',
      absolute('2026-11-21T09:00:00.000Z', '2026-11-21T10:00:00.000Z'),
    ],
    [
      'Dec 31 23:00:00 to 01:00:00',
      absolute('2025-12-31T22:00:00.000Z', '2026-01-01T00:00:00.000Z'),
    ],
    [
      'Nov 21 10:00:00 - Nov 21 11:00:00',
      absolute('2026-11-21T09:00:00.000Z', '2026-11-21T10:00:00.000Z'),
    ],
    ['May 1, 2024', absolute('2024-04-30T22:00:00.000Z', '2024-05-01T22:00:00.000Z')],
    [
      'May 1, 2024 to May 2, 2024',
      absolute('2024-04-30T22:00:00.000Z', '2024-05-02T22:00:00.000Z'),
    ],
    [
      'timestamp:[2024-05-01 TO 2024-05-02]',
      absolute('2024-05-01T00:00:00.000Z', '2024-05-03T00:00:00.000Z'),
    ],
    ['20240501T100000Z', absolute('2024-05-01T09:55:00.000Z', '2024-05-01T10:05:00.000Z')],
  ])('%s', (text, range) => expect(read(text)).toEqual(range));

  it.each([
    '10:00 to 11:00 pm',
    '10:00 pm to 11:00',
    '2024-05-01 10:00 pm-11:00',
    '13:00 pm to 14:00 pm',
    '0:30 am to 1:00 am',
    '5/1/2024 10:00',
    '1/5/2024 10:00 to 11:00',
    'May 1',
    'May 1 10:00',
    'May 1, 24',
    'Foo 1, 2024',
    'May 32, 2024',
    '23:00 to 01:00',
    '10:00',
    '10:00 UTC to 11:00 UTC',
    '2024-05-01 08:00 UTC to 09:00',
    '2024-05-01 08:00 to 09:00 UTC',
    '2024-05-01T08:00:00Z to 2024-05-01 09:00',
    '2024-01-31T00:00:00Z/P1M',
    '2024-05-01/P',
    'P',
    'PT',
    'PT1H/2024-05-01',
    'PT1H/PT30M',
    '2024-05-01 ±5m',
    '2024-05-01 10:00 ±5',
    '20241301T100000Z',
    '20240230100000',
    'timestamp:{2024-05-01 TO 2024-05-02]',
    'timestamp:["a" TO "b"]',
    '{"type":"absolute","from":"x","to":"y"}',
    '{"type":"relative","from":60,"to":3600}',
    '{"from":"2024-05-01 08:00","to":"2024-05-01 09:00"}',
    '{"type":"absolute"',
    '{}',
    '{"type":"offset","from":"now-1h","to":"now"}',
  ])('%s could mean something else, or nothing', (text) => expect(read(text)).toBeUndefined());
});

describe('where clocks change', () => {
  it.each([
    // Back at 03:00 on 25 October 2026, forth at 02:00 on 29 March 2026.
    ['2026-10-25 00:00/P1D', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['2026-10-25 00:00/PT24H', '2026-10-24T22:00:00.000Z', '2026-10-25T22:00:00.000Z'],
    ['2026-10-24T22:00:00Z/P1D', '2026-10-24T22:00:00.000Z', '2026-10-25T22:00:00.000Z'],
    ['P1D/2026-03-29 12:00', '2026-03-28T11:00:00.000Z', '2026-03-29T10:00:00.000Z'],
    ['2026-10-24 23:30 to 04:00', '2026-10-24T21:30:00.000Z', '2026-10-25T03:00:00.000Z'],
    ['2026-10-25 23:30 to 00:30', '2026-10-25T22:30:00.000Z', '2026-10-25T23:30:00.000Z'],
    ['Oct 24, 2026 11:30 pm to 4:00 am', '2026-10-24T21:30:00.000Z', '2026-10-25T03:00:00.000Z'],
    ['Oct 25 2026', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['Oct 25 01:00:00 to 04:00:00', '2026-10-24T23:00:00.000Z', '2026-10-25T03:00:00.000Z'],
    ['20260329T013000 to 20260329T033000', '2026-03-29T00:30:00.000Z', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29 03:30 ±1h', '2026-03-29T00:30:00.000Z', '2026-03-29T02:30:00.000Z'],
    [
      'timestamp:["2026-03-29 01:30:00" TO "2026-03-29 02:30:00"]',
      '2026-03-29T01:30:00.000Z',
      '2026-03-29T02:30:00.000Z',
    ],
  ])('%s', (text, from, to) => expect(read(text)).toEqual(absolute(from, to)));

  it.each([
    [
      '2026-10-25T12:00:00Z',
      '01:00 to 04:00',
      '2026-10-24T23:00:00.000Z',
      '2026-10-25T03:00:00.000Z',
    ],
    [
      '2026-10-25T12:00:00Z',
      'yesterday 23:30 to today 04:00',
      '2026-10-24T21:30:00.000Z',
      '2026-10-25T03:00:00.000Z',
    ],
    [
      '2026-10-25T23:30:00Z',
      'yesterday 23:30 to 00:15',
      '2026-10-25T22:30:00.000Z',
      '2026-10-25T23:15:00.000Z',
    ],
    [
      '2026-10-25T22:30:00Z',
      '23:00 to 23:15',
      '2026-10-25T22:00:00.000Z',
      '2026-10-25T22:15:00.000Z',
    ],
  ])('at %s %s', (now, text, from, to) =>
    expect(readRangeText(text, { now: Date.parse(now), zone: 'Europe/Berlin' })).toEqual(
      absolute(from, to),
    ),
  );

  it('a time that is skipped makes no other day of it', () =>
    expect(read('2026-03-29 02:45 to 03:15')).toBeUndefined());

  it.each([
    '2026-03-29 02:10 to 02:40',
    '2026-03-29 02:10 – 2026-03-29 02:40',
    '2026-03-29 02:45 to 03:15',
  ])('%s has nothing between, because clocks skip it', (text) => {
    expect(read(text)).toBeUndefined();
    expect(hasSkippedTime(text, { now: 0, zone: 'Europe/Berlin' })).toBe(true);
    expect(hasSkippedTime(text, { now: 0, zone: 'UTC' })).toBe(false);
  });
});

describe('one time', () => {
  it('as a day is all of it, also where clocks change', () => {
    expect(read('2024-05-01')).toEqual(
      absolute('2024-04-30T22:00:00.000Z', '2024-05-01T22:00:00.000Z'),
    );
    expect(read('2026-10-25')).toEqual(
      absolute('2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'),
    );
  });
  it.each([
    '2024-05-01 10:00',
    '2024-05-01T08:00:00Z',
    '2024-05-01 10:00:00,000',
    '1714550400',
    '1714550400.000',
    '1714550400000000',
    '1714550400000000000',
    '20240501'.replace('20240501', '01/May/2024:10:00:00 +0200'),
  ])('%s is five minutes around it', (text) => {
    expect(read(text)).toEqual(absolute('2024-05-01T07:55:00.000Z', '2024-05-01T08:05:00.000Z'));
  });
  it('of syslog is of the last such day', () => {
    expect(read('Nov 21 10:00:00')).toMatchObject({ from: '2026-11-21T08:55:00.000Z' });
    expect(read('Dec  1 10:00:00')).toMatchObject({ from: '2025-12-01T08:55:00.000Z' });
  });
});

test('anything else is no range', () => {
  for (const text of [
    '',
    'error',
    'level:3',
    '99:99',
    '2024-13-01',
    '15',
    'm',
    '10:00 to 9:00',
    '2024-05-02 to 2024-05-01',
    'x'.repeat(600),
  ])
    expect(read(text)).toBeUndefined();
});

test('no text makes it stumble', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-0-9a-z:. /TPZ±]{0,30}$/)), (text) => {
      const range = read(text);
      if (range?.type === 'absolute')
        expect(Date.parse(range.from)).toBeLessThan(Date.parse(range.to));
    }),
  );
});
