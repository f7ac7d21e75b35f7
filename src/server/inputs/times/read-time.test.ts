import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDate, timeInLine, wholeTime } from './read-time';

const receivedAt = Date.parse('2024-06-01T00:00:00Z');
const utc = { receivedAt, zone: 'UTC' };
const iso = (ms: number | undefined) => ms && new Date(ms).toISOString();
const found = (line: string, zone = 'UTC') => iso(timeInLine(line, { receivedAt, zone }));

const SECOND = '2024-03-05T06:07:08.000Z';
const MILLI = '2024-03-05T06:07:08.123Z';

describe('the layouts of logs', () => {
  test.each([
    // Web servers and proxies.
    ['[Tue Mar 05 06:07:08.123456 2024] [core:error] [pid 1] x', MILLI],
    ['[Tue Mar 05 06:07:08 2024] [error] [client 192.0.2.1] x', SECOND],
    ['192.0.2.1 - - [05/Mar/2024:06:07:08 +0000] "GET / HTTP/1.1" 200 5', SECOND],
    ['192.0.2.1:33317 [05/Mar/2024:06:07:08.123] http-in', MILLI],
    ['2024/03/05 06:07:08 [error] 7#7: *1 open() failed', SECOND],
    ['1709618828.123    300 192.0.2.1 TCP_MISS/200 5 GET http://x/', MILLI],
    ['2024-03-05\t06:07:08\tFRA2\t5', SECOND],
    ['2024-03-05 06:07:08 W3SVC1 192.0.2.1 GET /', SECOND],
    // Systems.
    ['[Tue Mar  5 06:07:08 2024] usb 1-1: new device', SECOND],
    ['Tue 2024-03-05 06:07:08 CET web1 sshd[1]: x', '2024-03-05T05:07:08.000Z'],
    ['1709618828.123456 web1 sshd[1]: x', MILLI],
    ['type=SYSCALL msg=audit(1709618828.123:456): arch=c000003e', MILLI],
    ['node=web1 type=LOGIN msg=audit(1709618828.123:456): pid=1', MILLI],
    ['Start-Date: 2024-03-05  06:07:08', SECOND],
    ['[1709618828] SERVICE ALERT: web1;x', SECOND],
    ['@4000000065e6b6960755f6cc starting', MILLI],
    ['10,03/05/24,06:07:08,Assign,192.0.2.1', SECOND],
    ['5 Mar 06:07:08 ntpd[123]: x', SECOND],
    // Programs in Java and others of the JVM.
    ['Mar 05, 2024 6:07:08 AM com.example.Main main', SECOND],
    ['Mar 05, 2024 6:07:08\u202fPM com.example.Main main', '2024-03-05T18:07:08.000Z'],
    ['[2024-03-05T06:07:08,123][INFO ][o.e.n.Node] x', MILLI],
    ['05-Mar-2024 06:07:08.123 INFO [main] x', MILLI],
    ['24/03/05 06:07:08 INFO Executor: x', SECOND],
    ['####<Mar 5, 2024 6:07:08 AM CET> <Info>', '2024-03-05T05:07:08.000Z'],
    ['[3/5/24 6:07:08:123 CET] 00000001 x', '2024-03-05T05:07:08.123Z'],
    ['2024-03-05T06:07:08.123+0100: 1.234: [GC', '2024-03-05T05:07:08.123Z'],
    ['INFO  2024-03-05 06:07:08,123 a', MILLI],
    // Databases and queues.
    ['2024-03-05 06:07:08.123 CET [1] LOG: x', '2024-03-05T05:07:08.123Z'],
    ['240305  6:07:08 [Note] x', SECOND],
    ['1234:M 05 Mar 2024 06:07:08.123 * Ready', MILLI],
    ['[1234] 05 Mar 06:07:08.123 * Ready', MILLI],
    ['=INFO REPORT==== 5-Mar-2024::06:07:08 ===', SECOND],
    ['2024-03-05 06:07:08.12 spid5s x', '2024-03-05T06:07:08.120Z'],
    ['Tue Mar 05 06:07:08 2024', SECOND],
    // Containers, Go, Ruby, PHP.
    ['I0305 06:07:08.123456   12345 file.go:12] x', MILLI],
    ['time="2024-03-05T06:07:08Z" level=info msg=x', SECOND],
    ['ts=1709618828.123 caller=main.go:1 level=info', MILLI],
    ['2024-03-05T06:07:08.123456789Z stdout F x', MILLI],
    ['I, [2024-03-05T06:07:08.123456 #1234]  INFO -- : x', MILLI],
    ['[05-Mar-2024 06:07:08 UTC] PHP Warning: x', SECOND],
    ['[05-Mar-2024 06:07:08 Europe/Berlin] PHP Warning: x', '2024-03-05T05:07:08.000Z'],
    // Security and networks.
    ['03/05/2024-06:07:08.123456  [**] [1:1:1] x', MILLI],
    ['03/05-06:07:08.123456  [**] [1:1:1] x', MILLI],
    ['03-05 06:07:08.123  1234  5678 I tag: x', MILLI],
    ['date=2024-03-05 time=06:07:08 devname=fw', SECOND],
    ['<34>Mar  5 06:07:08 web1 su: x', SECOND],
    ['[2024/03/05 06:07:08.123456,  0] ../source3/x.c', MILLI],
    // Mail and the web.
    ['Tue, 05 Mar 2024 06:07:08 GMT x', SECOND],
    ['Tuesday, 05-Mar-24 06:07:08 UTC', SECOND],
    ['Tue, 5 Mar 2024 06:07:08 +0100 (CET)', '2024-03-05T05:07:08.000Z'],
    ['Tue Mar  5 06:07:08 CET 2024', '2024-03-05T05:07:08.000Z'],
    ['05.03.2024 06:07:08 x', SECOND],
    ['20240305T060708Z x', SECOND],
    ['2024-03-05 06:07 x', '2024-03-05T06:07:00.000Z'],
  ])('%s', (line, at) => {
    expect(found(line)).toBe(at);
  });

  test('a time without a zone is in that of the context', () => {
    expect(found('2024-03-05 06:07:08 x', 'Europe/Berlin')).toBe('2024-03-05T05:07:08.000Z');
    expect(found('2024-03-05 06:07:08 EST x', 'Europe/Berlin')).toBe('2024-03-05T11:07:08.000Z');
  });

  test.each([
    'order 1709618828 shipped',
    'id=1709618828123',
    '[    1.234567] usb 1-1',
    'GET /2024/03/05 HTTP/1.1',
    'version 10.11.12 of 5',
    '12:30:45 only a time',
    '',
  ])('%j has no time', (line) => {
    expect(found(line)).toBeUndefined();
  });

  test('a word behind the time is no zone', () => {
    expect(found('2024-03-05 06:07:08 GET /index.html')).toBe(SECOND);
    expect(found('2024-03-05 06:07:08 ESTABLISHED')).toBe(SECOND);
  });
});

describe('impossible times', () => {
  test.each([
    '2023-02-29T00:00:00Z',
    '2024-02-30 00:00:00',
    '2024-04-31T00:00:00Z',
    '2024-13-01T00:00:00Z',
    '2024-00-10T00:00:00Z',
    '2024-03-00T00:00:00Z',
    '2024-03-05T25:00:00Z',
    '2024-03-05T06:60:00Z',
    '2024-03-05T06:07:61Z',
    '2024-03-05T06:07:08+25:00',
    '2024-03-05T06:07:08+14:60',
    '2024-03-05T06:07:08-15:00',
    'Tue, 31 Apr 2024 06:07:08 GMT',
    '30/Feb/2024:06:07:08 +0000',
    '31.04.2024 06:07:08',
    'Mar 05, 2024 13:07:08 AM',
    'Feb 30 2024 06:07:08',
    '2023-02-29',
    '0000-01-01T00:00:00Z',
  ])('%s is none', (text) => {
    expect(wholeTime(text, utc)).toBeUndefined();
  });

  test('29 February is a day of leap years only', () => {
    for (const year of [2000, 2024, 2400])
      expect(iso(wholeTime(`${year}-02-29T00:00:00Z`, utc))).toBe(`${year}-02-29T00:00:00.000Z`);
    for (const year of [1900, 2023, 2100])
      expect(wholeTime(`${year}-02-29T00:00:00Z`, utc)).toBeUndefined();
  });

  test('every day of a month is possible, and none behind its last', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 31 }),
        (year, month, day) => {
          const two = (part: number) => `${part}`.padStart(2, '0');
          const text = `${`${year}`.padStart(4, '0')}-${two(month)}-${two(day)}T00:00:00.000Z`;
          const at = new Date(0);
          at.setUTCFullYear(year, month - 1, day);
          const exists = at.getUTCDate() === day;
          expect(iso(wholeTime(text, utc))).toBe(exists ? text : undefined);
        },
      ),
    );
  });
});

describe('what is printed is read as the same instant', () => {
  const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  const part = (date: Date, from: number, to: number) => date.toISOString().slice(from, to);
  const printers: Record<string, (date: Date) => string> = {
    iso: (date) => date.toISOString(),
    blank: (date) => date.toISOString().replace('T', ' ').replace('Z', ' UTC'),
    comma: (date) => date.toISOString().replace('T', ' ').replace('.', ',').replace('Z', '+0000'),
    access: (date) =>
      `[${part(date, 8, 10)}/${MONTHS[date.getUTCMonth()]}/${part(date, 0, 4)}:${part(date, 11, 23)} +0000]`,
    web: (date) =>
      `${part(date, 8, 10)} ${MONTHS[date.getUTCMonth()]} ${part(date, 0, 4)} ${part(date, 11, 23)} GMT`,
    end: (date) =>
      `Tue ${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()} ${part(date, 11, 23)} ${part(date, 0, 4)}`,
    german: (date) =>
      `${part(date, 8, 10)}.${part(date, 5, 7)}.${part(date, 0, 4)} ${part(date, 11, 23)}`,
    offset: (date) =>
      `${new Date(date.getTime() + 5.5 * 3_600_000).toISOString().slice(0, -1)}+05:30`,
  };

  test.each(Object.keys(printers))('%s', (name) => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('1971-01-01T00:00:00Z'),
          max: new Date('2099-12-30T00:00:00Z'),
          noInvalidDate: true,
        }),
        (date) => {
          expect(iso(wholeTime(printers[name]?.(date) ?? '', utc))).toBe(date.toISOString());
        },
      ),
    );
  });
});

describe('at the beginning of a text', () => {
  test.each([
    ['Jul 14 2023 08:23:43 EST: %SYS-5-X: m', '2023-07-14T13:23:43.000Z', '%SYS-5-X: m'],
    ['2024 Mar  5 06:07:08.123 CET: %ETH', '2024-03-05T05:07:08.123Z', '%ETH'],
    ['*Mar  1 18:46:11.123: %SYS', '2024-03-01T18:46:11.123Z', '%SYS'],
    ['Mar  5 06:07:08 2001:db8::1 t: x', SECOND, '2001:db8::1 t: x'],
    ['Dec 31 23:59:59 h t: x', '2023-12-31T23:59:59.000Z', 'h t: x'],
    ['Feb 29 10:00:00 MESZ h', '2024-02-29T08:00:00.000Z', 'h'],
  ])('%s', (text, at, rest) => {
    const read = readDate(text, utc);
    expect([iso(read?.timestamp), read?.rest]).toEqual([at, rest]);
  });

  test.each(['1709618828 orders', 'Mar 5', 'Nov 99 10:00:00 h', '2024-03-05T06:07:08xyz'])(
    '%j has none',
    (text) => {
      expect(readDate(text, utc)).toBeUndefined();
    },
  );
});

test('no text takes long', () => {
  const hostile = ['1', 'Mar ', '2024-', 'a=', '[', '@4', ': ', '\u202f'].map((part) =>
    part.repeat(200_000),
  );
  const began = performance.now();
  for (const text of hostile) {
    timeInLine(text, utc);
    wholeTime(text, utc);
    readDate(text, utc);
  }
  expect(performance.now() - began).toBeLessThan(2_000);
});
