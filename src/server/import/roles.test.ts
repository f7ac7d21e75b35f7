import { describe, expect, test } from 'vitest';
import { DecodeError } from '../inputs/definition/model';
import { incomingMessage } from './incoming-message';
import { csvRows, jsonRows, textRows, type ImportRows } from './import-rows';
import type { RecordRules } from './record-message';

const NOW = Date.parse('2024-06-01T00:00:00Z');
const rules: RecordRules = {
  messageField: undefined,
  timeField: undefined,
  sourceField: undefined,
  source: 'here',
  added: {},
  zone: 'UTC',
  now: NOW,
};

async function* bytesOf(text: string): AsyncGenerator<Uint8Array, void> {
  yield Buffer.from(text);
}

/** As stored: through the reader of the file and the node. */
async function stored(rows: ImportRows) {
  const all: unknown[] = [];
  for await (const together of rows)
    for (const { take } of together) {
      try {
        const { timestamp, source, message, fields } = incomingMessage(take().message, NOW);
        all.push({ at: new Date(timestamp).toISOString(), source, message, fields });
      } catch (error) {
        if (!(error instanceof DecodeError)) throw error;
        all.push(error.message);
      }
    }
  return all;
}
const json = async (value: unknown) =>
  (await stored(jsonRows(bytesOf(JSON.stringify(value)), rules)))[0];

const T = '2024-03-05T06:07:08Z';
const AT = '2024-03-05T06:07:08.000Z';

describe('a member whose value cannot play its role is a field', () => {
  test.each([
    ['a host', { host: { name: 'web1' } }, { fields: { host_name: 'web1' }, source: 'here' }],
    [
      'a source',
      { source: { ip: '192.0.2.1' }, host: 'h' },
      { fields: { source_ip: '192.0.2.1' }, source: 'h' },
    ],
    [
      'a log',
      { log: { level: 'info', file: { path: '/a' } } },
      { fields: { log_level: 'info', log_file_path: '/a' } },
    ],
    ['a message', { message: { a: 1 }, msg: 't' }, { fields: { message_a: 1 }, message: 't' }],
    ['a list of hosts', { host: ['a', 'b'] }, { fields: { host: ['a', 'b'] }, source: 'here' }],
    ['a time', { time: { start: 5 } }, { fields: { time_start: 5 }, at: AT }],
    [
      'text of GELF with a host of another schema',
      { short_message: 's', message: null, host: { name: 'w' } },
      { message: 's', fields: { host_name: 'w' } },
    ],
  ])('%s', async (_, more, expected) => {
    expect(await json({ timestamp: T, message: 'm', ...more })).toMatchObject({
      at: AT,
      ...expected,
    });
  });

  test('all of the common schema is kept', async () => {
    const event = {
      '@timestamp': T,
      message: 'm',
      host: { name: 'web1', ip: ['192.0.2.1', '192.0.2.2'] },
      log: { level: 'warn' },
      source: { ip: '192.0.2.3', port: 80 },
      event: { dataset: 'x' },
    };
    expect(await json(event)).toEqual({
      at: AT,
      source: 'here',
      message: 'm',
      fields: {
        host_name: 'web1',
        host_ip: ['192.0.2.1', '192.0.2.2'],
        log_level: 'warn',
        source_ip: '192.0.2.3',
        source_port: 80,
        event_dataset: 'x',
      },
    });
  });
});

describe('the first candidate that can serve takes a role', () => {
  test.each([
    ['an empty message', { timestamp: T, message: '', msg: 't' }, { message: 't', fields: {} }],
    ['a blank source', { timestamp: T, message: 'm', source: ' ', hostname: 'h' }, { source: 'h' }],
    [
      'a word for a time',
      { timestamp: 'soon', ts: T, message: 'm' },
      { at: AT, fields: { timestamp_2: 'soon' } },
    ],
    ['an empty time', { timestamp: '', '@timestamp': T, message: 'm' }, { at: AT }],
    ['a time of MongoDB', { timestamp: { $date: T }, message: 'm' }, { at: AT, fields: {} }],
    [
      'a date and a time',
      { date: '2024-03-05', time: '06:07:08', message: 'm' },
      { at: AT, fields: {} },
    ],
    ['blanks around a source', { timestamp: T, message: 'm', host: '  h  ' }, { source: 'h' }],
    [
      'a second message',
      { timestamp: T, message: 'm', msg: 'n' },
      { message: 'm', fields: { msg: 'n' } },
    ],
    [
      'a text of Docker',
      { log: 'hello\n', stream: 'stdout', time: T },
      { message: 'hello', at: AT },
    ],
  ])('%s', async (_, record, expected) => {
    expect(await json(record)).toMatchObject(expected);
  });

  test.each([
    ['2023-02-29T00:00:00Z'],
    ['2024-04-31T00:00:00Z'],
    ['2024-13-01 00:00:00'],
    ['2024-03-05T06:07:08+25:00'],
    ['soon'],
  ])('the time %s is rejected', async (timestamp) => {
    expect(await json({ timestamp, message: 'm' })).toBe(
      `timestamp is not a valid time: ${timestamp}`,
    );
  });
});

describe('no column of CSV is lost', () => {
  test('neither one without a name nor one of two with the same', async () => {
    const text = `timestamp,message,a b,a_b,,n,n,message\n${T},m,1,2,3,4,5,again\n`;
    expect(await stored(csvRows(bytesOf(text), rules, { delimiter: ',', asText: false }))).toEqual([
      {
        at: AT,
        source: 'here',
        message: 'm',
        fields: { a_b: 2, a_b_2: 1, column_5: 3, n: 4, n_2: 5, message_2: 'again' },
      },
    ]);
  });
});

describe('a line of syslog in a file is what it is at a syslog input', () => {
  test.each([
    [
      'Dec 10 06:55:46 web1 sshd[1]: x',
      'web1',
      'web1 sshd[1]: x',
      { application_name: 'sshd', process_id: '1' },
    ],
    [
      '<34>Dec 10 06:55:46 web1 su: x',
      'web1',
      'web1 su: x',
      { application_name: 'su', level: 2, facility: 'security/authorization', facility_num: 4 },
    ],
    [
      '2023-12-10T06:55:46+00:00 web1 CRON[7]: x',
      'web1',
      'web1 CRON[7]: x',
      { application_name: 'CRON', process_id: '7' },
    ],
  ])('%s', async (line, source, message, fields) => {
    expect(await stored(textRows(bytesOf(line), rules, undefined))).toEqual([
      { at: '2023-12-10T06:55:46.000Z', source, message, fields },
    ]);
  });

  test('another line is the message as it is', async () => {
    expect(
      await stored(textRows(bytesOf('INFO  2024-03-05 06:07:08,123 a'), rules, undefined)),
    ).toEqual([
      {
        at: '2024-03-05T06:07:08.123Z',
        source: 'here',
        message: 'INFO  2024-03-05 06:07:08,123 a',
        fields: {},
      },
    ]);
  });
});

test.each([
  ['time;message\n', ',', 'semicolons: --delimiter ";"'],
  ['time\tmessage\n', ',', 'tabs: --delimiter tab'],
  ['time,message\n', ';', 'commas: --delimiter ,'],
])('a file with another delimiter is refused with a hint: %j', async (text, delimiter, hint) => {
  const rows = csvRows(bytesOf(text), rules, { delimiter, asText: false });
  await expect(stored(rows)).rejects.toThrow(hint);
});
