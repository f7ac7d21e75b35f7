import { describe, expect, test } from 'vitest';
import { isSyslogLine, readSyslogLine } from './syslog-line';

const context = { receivedAt: Date.parse('2024-06-01T00:00:00Z'), zone: 'UTC' };
const read = (line: string) => {
  const found = readSyslogLine(line, context, { expand: false });
  const {
    facility: _facility,
    facility_num: _number,
    level: _level,
    ...fields
  } = found?.fields ?? {};
  return {
    at: found?.timestamp === undefined ? undefined : new Date(found.timestamp).toISOString(),
    source: found?.source,
    message: found?.message,
    fields,
  };
};

const AT = '2023-07-14T08:23:43.000Z';
const MESSAGE = '%SYS-5-X: m';

describe('what Cisco devices write before their messages', () => {
  test.each([
    ['a zone', '<189>Jul 14 2023 08:23:43 EST: %SYS-5-X: m', '2023-07-14T13:23:43.000Z', {}],
    ['a leading colon', '<166>:Jul 14 2023 08:23:43 UTC: %SYS-5-X: m', AT, {}],
    ['a number', '<190>7: Jul 14 2023 08:23:43 UTC: %SYS-5-X: m', AT, { sequence_number: '7' }],
    ['a number and no time', '<190>7: %SYS-5-X: m', undefined, { sequence_number: '7' }],
    [
      'the uptime',
      '<190>7: 3d04h: %SYS-5-X: m',
      undefined,
      { sequence_number: '7', uptime: '3d04h' },
    ],
    [
      'the uptime of the first day',
      '<190>7: 00:00:50: %SYS-5-X: m',
      undefined,
      { sequence_number: '7', uptime: '00:00:50' },
    ],
    ['nothing', '<190>: %SYS-5-X: m', undefined, {}],
    ['the year first', '<189>: 2023 Jul 14 08:23:43.000 UTC: %SYS-5-X: m', AT, {}],
  ])('%s', (_, line, at, fields) => {
    expect(read(line)).toEqual({ at, source: undefined, message: MESSAGE, fields });
  });

  test.each([
    [
      'between two counters',
      '<190>7: sw01: 000123: *Jul 14 2023 08:23:43: %SYS-5-X: m',
      AT,
      { sequence_number: '000123', message_count: '7' },
    ],
    [
      'and a counter',
      '<190>7: sw01: Jul 14 2023 08:23:43 UTC: %SYS-5-X: m',
      AT,
      { sequence_number: '7' },
    ],
    [
      'before a counter',
      '<190>sw01: 7: Jul 14 2023 08:23:43 UTC: %SYS-5-X: m',
      AT,
      { sequence_number: '7' },
    ],
    ['alone', '<190>sw01: %SYS-5-X: m', undefined, {}],
    ['and the uptime', '<190>sw01: 1w2d: %SYS-5-X: m', undefined, { uptime: '1w2d' }],
    ['and the year first', '<190>sw01: 2023 Jul 14 08:23:43 UTC: %SYS-5-X: m', AT, {}],
    [
      'and a card',
      '<190>7: sw01 RP/0/RSP0/CPU0:Jul 14 2023 08:23:43 UTC: %SYS-5-X: m',
      AT,
      { sequence_number: '7', card: 'RP/0/RSP0/CPU0' },
    ],
  ])('the origin %s', (_, line, at, fields) => {
    expect(read(line)).toEqual({ at, source: 'sw01', message: MESSAGE, fields });
  });

  test('a program is none', () => {
    expect(read('<13>myapp: 2024-03-05 10:00:00 something')).toMatchObject({
      source: undefined,
      message: 'myapp: 2024-03-05 10:00:00 something',
      fields: { application_name: 'myapp' },
    });
    expect(read('<13>7: hello').fields).toEqual({});
  });
});

describe('relays', () => {
  test('of AIX name the origin', () => {
    expect(read('<13>Mar  5 06:07:08 Message forwarded from web1: sshd[1]: x')).toEqual({
      at: '2024-03-05T06:07:08.000Z',
      source: 'web1',
      message: 'web1: sshd[1]: x',
      fields: { application_name: 'sshd', process_id: '1' },
    });
  });

  test('a repeated message has no host called last', () => {
    expect(read('<13>Mar  5 06:07:08 last message repeated 3 times').source).toBeUndefined();
    expect(read('<13>Mar  5 06:07:08 web1 last message repeated 3 times').source).toBe('web1');
  });

  test('Meraki devices count seconds', () => {
    expect(read('<134>1 1709618828.123456789 MX84 flows src=192.0.2.1')).toMatchObject({
      at: '2024-03-05T06:07:08.123Z',
      source: 'MX84',
    });
  });
});

test('what the node sets wins, and what was sent is kept', () => {
  expect(
    readSyslogLine(
      '<13>1 2024-03-05T06:07:08Z h a 1 - [x@1 level="high" source="s" a.b="1" a_b="2" ip="1" ip="2"] m',
      context,
      { expand: false },
    )?.fields,
  ).toMatchObject({
    level: 5,
    level_2: 'high',
    source_2: 's',
    a_b: '2',
    a_b_2: '1',
    ip: '2',
    ip_2: '1',
  });
});

describe('lines of files', () => {
  test.each([
    'Dec 10 06:55:46 web1 sshd[1]: x',
    'Dec 10 06:55:46 web1 kernel: x',
    '<34>Oct 11 22:14:15 mymachine su: x',
    '<34>1 2003-10-11T22:14:15.003Z h a - - - m',
    '2024-03-05T06:07:08.123456+01:00 web1 CRON[7]: x',
    'Mar  5 06:07:08 web1 last message repeated 3 times',
    'Mar  5 06:07:08 Message forwarded from web1: su: x',
    'Jul 14 2023 08:23:43 EST: %SYS-5-X: m',
    '7: sw01: Jul 14 2023 08:23:43 UTC: %SYS-5-X: m',
    'date=2024-03-05 time=06:07:08 devname=fw',
  ])('%j is syslog', (line) => {
    expect(isSyslogLine(line, context)).toBe(true);
  });

  test.each([
    '2024-03-05 06:07:08,123 root WARNING: x',
    'Mar 05, 2024 6:07:08 AM com.example.Main run: x',
    '[Mar  5 06:07:08] NOTICE[1]: x',
    'Mar  5 06:07:08 something happened',
    'just a line: with a colon',
    '',
  ])('%j is not', (line) => {
    expect(isSyslogLine(line, context)).toBe(false);
  });
});
