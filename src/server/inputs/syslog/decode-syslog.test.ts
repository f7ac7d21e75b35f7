import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DecodeError, type Configuration } from '../definition/model';
import { syslogDecoder } from './decode-syslog';

const receivedAt = Date.UTC(2026, 10, 21, 12);
const remote = { ip: '192.0.2.7', port: 514 };
const decode = (text: string, configuration: Configuration = {}) =>
  syslogDecoder({ timezone: 'UTC', ...configuration })(text, { receivedAt, remote });
const brief = (text: string, configuration?: Configuration) => {
  const { timestamp, source, message, fields } = decode(text, configuration);
  return { at: new Date(timestamp).toISOString(), source, message, fields };
};

describe('RFC 3164', () => {
  test('reads priority, date, host, program and process', () => {
    expect(
      brief(
        '<38>Nov 21 11:59:58 bastion-01 sshd[812]: Failed password for root from 192.0.2.1 port 22 ssh2',
      ),
    ).toEqual({
      at: '2026-11-21T11:59:58.000Z',
      source: 'bastion-01',
      message: 'bastion-01 sshd[812]: Failed password for root from 192.0.2.1 port 22 ssh2',
      fields: {
        facility: 'security/authorization',
        facility_num: 4,
        level: 6,
        application_name: 'sshd',
        process_id: '812',
      },
    });
  });

  test("reads the standard's own example", () => {
    expect(
      brief("<34>Oct 11 22:14:15 mymachine su: 'su root' failed for lonvick on /dev/pts/8"),
    ).toMatchObject({
      at: '2026-10-11T22:14:15.000Z',
      source: 'mymachine',
      message: "mymachine su: 'su root' failed for lonvick on /dev/pts/8",
      fields: { application_name: 'su', level: 2 },
    });
  });

  test.each([
    ['a day of one digit, two blanks', '<13>Nov  1 00:00:00 h t: x', '2026-11-01T00:00:00.000Z'],
    ['a day of one digit, one blank', '<13>Nov 1 00:00:00 h t: x', '2026-11-01T00:00:00.000Z'],
    ['a year behind the day', '<13>Nov 21 2019 10:11:12 h t: x', '2019-11-21T10:11:12.000Z'],
    ['a year in front', '<13>2019 Nov 21 10:11:12 h t: x', '2019-11-21T10:11:12.000Z'],
    ['fractions', '<13>Nov 21 10:11:12.345 h t: x', '2026-11-21T10:11:12.345Z'],
    [
      'an ISO date with zone',
      '<13>2026-11-21T10:11:12.345678+02:00 h t: x',
      '2026-11-21T08:11:12.345Z',
    ],
    ['an ISO date without zone', '<13>2026-11-21T10:11:12 h t: x', '2026-11-21T10:11:12.000Z'],
    ['the last year, in January', '<13>Dec 31 23:59:59 h t: x', '2025-12-31T23:59:59.000Z'],
    ['a clock that is a little ahead', '<13>Nov 22 13:00:00 h t: x', '2026-11-22T13:00:00.000Z'],
    ['29 February of a year without one', '<13>Feb 29 10:00:00 h t: x', '2024-02-29T10:00:00.000Z'],
    ['lower case', '<13>nov 21 10:11:12 h t: x', '2026-11-21T10:11:12.000Z'],
  ])('reads a date with %s', (_, line, at) => {
    expect(brief(line)).toMatchObject({ at, source: 'h', fields: { application_name: 't' } });
  });

  test('reads dates in the zone of the configuration', () => {
    expect(brief('<13>Nov 21 10:00:00 h t: x', { timezone: 'Europe/Berlin' }).at).toBe(
      '2026-11-21T09:00:00.000Z',
    );
    expect(brief('<13>Jul 21 10:00:00 h t: x', { timezone: 'Europe/Berlin' }).at).toBe(
      '2026-07-21T08:00:00.000Z',
    );
  });

  test.each([
    ['an address', '<13>Nov 21 10:00:00 192.0.2.9 t: x', '192.0.2.9'],
    ['an IPv6 address', '<13>Nov 21 10:00:00 2001:db8::1 t: x', '2001:db8::1'],
    ['a name with dots', '<13>Nov 21 10:00:00 web.example.org t: x', 'web.example.org'],
    ['no host', '<13>Nov 21 10:00:00 cron[7]: x', '192.0.2.7'],
    ['no host and no process', '<13>Nov 21 10:00:00 su: x', '192.0.2.7'],
  ])('takes %s as the source', (_, line, source) => {
    expect(brief(line).source).toBe(source);
  });

  test('reads a program with a path, and one without process', () => {
    expect(decode('<22>Nov 21 10:00:00 mail postfix/smtpd[99]: connect').fields).toMatchObject({
      application_name: 'postfix/smtpd',
      process_id: '99',
      facility: 'mail',
    });
    expect(decode('<13>Nov 21 10:00:00 h kernel: eth0 up').fields['process_id']).toBeUndefined();
  });

  test('reads what Cisco devices send', () => {
    expect(
      brief('<187>148094: *Mar  1 18:46:11.123: %SYS-5-CONFIG_I: Configured from console'),
    ).toEqual({
      at: '2026-03-01T18:46:11.123Z',
      source: '192.0.2.7',
      message: '%SYS-5-CONFIG_I: Configured from console',
      fields: { facility: 'local7', facility_num: 23, level: 3, sequence_number: '148094' },
    });
    expect(brief('<189>router1: 000123: Nov 21 10:00:00.001: %LINK-3-UPDOWN: down')).toMatchObject({
      source: 'router1',
      message: '%LINK-3-UPDOWN: down',
      fields: { sequence_number: '000123' },
    });
    expect(brief('<166>Nov 21 2026 10:00:00 asa-1 : %ASA-6-302013: Built')).toMatchObject({
      source: 'asa-1',
      message: '%ASA-6-302013: Built',
    });
  });

  test('turns FortiGate’s pairs into fields, beside the level of the priority', () => {
    const line =
      'date=2026-11-20 time=10:00:00 devname="fw-1" logid=0000000013 level="notice" srcip=192.0.2.1 msg="a \\"b\\" c" empty=""';
    expect(brief(`<189>${line}`)).toEqual({
      at: '2026-11-20T10:00:00.000Z',
      source: 'fw-1',
      message: line,
      fields: {
        facility: 'local7',
        facility_num: 23,
        level: 5,
        level_2: 'notice',
        date: '2026-11-20',
        time: '10:00:00',
        devname: 'fw-1',
        logid: '0000000013',
        srcip: '192.0.2.1',
        msg: 'a \\"b\\" c',
      },
    });
    expect(brief('<189>date=2026-11-20 time=10:00:00 tz="-0800" devname=fw').at).toBe(
      '2026-11-20T18:00:00.000Z',
    );
    expect(
      brief('<189>date=2026-11-20 time=10:00:00 devname=fw', { timezone: 'Europe/Berlin' }).at,
    ).toBe('2026-11-20T09:00:00.000Z');
    expect(brief('<189>date=2026-11-20 devname=fw')).toMatchObject({
      at: '2026-11-21T12:00:00.000Z',
      source: 'fw',
    });
  });

  test('like Graylog, leaves the host in the message, but not before Cisco message types', () => {
    expect(decode('<6>2016-10-12T14:10:18Z hostname testmsg[20]: Test')).toMatchObject({
      source: 'hostname',
      message: 'hostname testmsg[20]: Test',
      fields: { application_name: 'testmsg', process_id: '20' },
    });
    expect(decode('<13>Feb  5 17:32:18 10.0.0.99 Use the BFG!')).toMatchObject({
      source: '10.0.0.99',
      message: '10.0.0.99 Use the BFG!',
    });
    expect(decode('<13>Nov 21 10:00:00 cron[7]: x').message).toBe('cron[7]: x');
  });

  test.each([
    ['no date', '<13>just text', 'just text'],
    ['no priority', 'Something happened', 'Something happened'],
    ['a broken date', '<13>Nov 99 10:00:00 h t: x', 'Nov 99 10:00:00 h t: x'],
    ['an impossible hour', '<13>Nov 21 25:00:00 h t: x', 'Nov 21 25:00:00 h t: x'],
  ])('keeps a line with %s whole, with the time of receipt', (_, line, message) => {
    expect(brief(line)).toMatchObject({
      at: '2026-11-21T12:00:00.000Z',
      source: '192.0.2.7',
      message,
    });
  });

  test('has no level without a priority', () => {
    expect(decode('text').fields).toEqual({});
  });

  test('keeps leading blanks, as in stack traces', () => {
    expect(decode('\tat shop.Main.run(Main.java:42)').message).toBe(
      '\tat shop.Main.run(Main.java:42)',
    );
  });

  test('refuses messages without a date when the date may not be overridden', () => {
    expect(() => decode('<13>just text', { allow_override_date: false })).toThrow(
      'no readable date',
    );
  });
});

describe('RFC 5424', () => {
  test('reads header, structured data and message', () => {
    expect(
      brief(
        '<165>1 2003-10-11T22:14:15.003Z mymachine.example.com evntslog 8710 ID47 [exampleSDID@32473 iut="3" eventSource="Application" eventID="1011"] \uFEFFAn application event',
      ),
    ).toEqual({
      at: '2003-10-11T22:14:15.003Z',
      source: 'mymachine.example.com',
      message: 'An application event',
      fields: {
        facility: 'local4',
        facility_num: 20,
        level: 5,
        application_name: 'evntslog',
        process_id: '8710',
        message_id: 'ID47',
        iut: '3',
        eventSource: 'Application',
        eventID: '1011',
      },
    });
  });

  test('takes `-` as no value', () => {
    expect(brief('<34>1 - - - - - - text')).toEqual({
      at: '2026-11-21T12:00:00.000Z',
      source: '192.0.2.7',
      message: 'text',
      fields: { facility: 'security/authorization', facility_num: 4, level: 2 },
    });
  });

  test('reads several elements, escapes, and brackets in values', () => {
    expect(
      decode(
        String.raw`<34>1 2026-11-21T10:00:00Z h a - - [x@1 path="C:\\dir" quote="say \"hi\"" bracket="[a\]"][y@1 n="2"] m`,
      ).fields,
    ).toMatchObject({ path: String.raw`C:\dir`, quote: 'say "hi"', bracket: '[a]', n: '2' });
  });

  test('prefixes names with the element if configured', () => {
    expect(
      decode('<34>1 2026-11-21T10:00:00Z h a - - [origin@1 ip="192.0.2.1"] m', {
        expand_structured_data: true,
      }).fields,
    ).toMatchObject({ 'origin@1_ip': '192.0.2.1' });
  });

  test('shows structured data if there is no message', () => {
    expect(decode('<34>1 2026-11-21T10:00:00Z h a - - [x@1 a="1"]').message).toContain(
      '[x@1 a="1"]',
    );
  });

  test.each(['[x@1 a="1" text', '[broken text', 'text at once'])('keeps %j as message', (rest) => {
    expect(decode(`<34>1 2026-11-21T10:00:00Z h a 1 - ${rest}`)).toMatchObject({
      message: rest,
      fields: { application_name: 'a', process_id: '1' },
    });
  });

  test('leaves the message id in the text without structured data (recorded)', () => {
    expect(brief('<34>1 2003-10-11T22:14:15.003Z host app 123 ID1 - something')).toEqual({
      at: '2003-10-11T22:14:15.003Z',
      source: 'host',
      message: 'ID1 - something',
      fields: {
        facility: 'security/authorization',
        facility_num: 4,
        level: 2,
        application_name: 'app',
        process_id: '123',
      },
    });
  });

  test('shows id and data if there is no text, as from Juniper devices', () => {
    expect(
      decode(
        '<14>1 2014-05-01T08:26:51.179Z fw01 RT_FLOW - RT_FLOW_SESSION_DENY [junos@2636 source-address="192.0.2.4" encrypted="No"]',
      ),
    ).toMatchObject({
      message: 'RT_FLOW_SESSION_DENY [junos@2636 source-address="192.0.2.4" encrypted="No"]',
      fields: { application_name: 'RT_FLOW', 'source-address': '192.0.2.4', encrypted: 'No' },
    });
  });

  test('accepts version 0', () => {
    expect(decode('<6>0 2017-02-15T16:01:07.000+01:00 hostname test - - - test 4')).toMatchObject({
      source: 'hostname',
      message: 'test 4',
      fields: { application_name: 'test' },
    });
  });

  test('keeps the original line if configured', () => {
    const line = '<34>1 2003-10-11T22:14:15.003Z host app 123 - - something';
    expect(decode(`${line}\n`, { store_full_message: true })).toMatchObject({
      message: 'something',
      fields: { full_message: line },
    });
  });

  test('uses the sender’s name if it was resolved', () => {
    const decoder = syslogDecoder({ force_rdns: true });
    expect(
      decoder('<13>1 - h a - - - m', {
        receivedAt,
        remote: { ...remote, hostname: 'web-01.example' },
      }).source,
    ).toBe('web-01.example');
    expect(decoder('<13>1 - h a - - - m', { receivedAt, remote }).source).toBe('h');
  });

  test('keeps line breaks, control characters and markup of the message', () => {
    const text = 'a\nb \u001b[31m \u202E <script>alert(1)</script>';
    expect(decode(`<34>1 2026-11-21T10:00:00Z h a - - - ${text}`).message).toBe(text);
  });
});

describe('every syslog decoder', () => {
  test.each(['', '\n', '<34>', '<34>\n', '\uFEFF'])('refuses the empty message %j', (text) => {
    expect(() => decode(text)).toThrow(DecodeError);
  });

  test('reads megabytes of structured data', () => {
    const value = 'x'.repeat(5_000_000);
    expect(decode(`<34>1 2026-11-21T10:00:00Z h a - - [x@1 a="${value}"] m`).fields['a']).toBe(
      value,
    );
  });

  test('drops trailing line ends of any kind', () => {
    expect(decode('<13>Nov 21 10:00:00 h t: a\n\nb\r\n\0').message).toBe('h t: a\n\nb');
  });

  test('throws nothing but DecodeError, whatever arrives', () => {
    const chunk = fc.constantFrom(
      '<34>',
      '1 ',
      '2026-11-21T10:00:00Z ',
      'Nov 21 10:00:00 ',
      '- ',
      '[a b="',
      '"]',
      '\\',
      'host ',
      'app[1]: ',
      '<999>',
      ': ',
      '%X: ',
      '148: ',
      '\uFEFF',
      '\0',
    );
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.oneof(chunk, fc.string())).map((chunks) => chunks.join('')),
    );
    fc.assert(
      fc.property(anything, (text) => {
        try {
          const { timestamp, source, message } = decode(text);
          expect(Number.isFinite(timestamp) && source !== '' && message.trim() !== '').toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(DecodeError);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
