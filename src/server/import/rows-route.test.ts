import { describe, expect, it } from 'vitest';
import type { FileRows, RowsAnswer, RowsToImport } from '@/contract/import';
import { parseExact } from '@/domain/exact-json';
import { askedBackend, read } from '@test/backend/asked-backend';
import { syslogDecoder } from '../inputs/syslog/decode-syslog';
import { csvRows, jsonRows, textRows } from './import-rows';
import { incomingMessage } from './incoming-message';
import type { RecordRules } from './record-message';

const NOW = Date.parse('2024-06-01T00:00:00Z');
const rules: RecordRules = {
  messageField: undefined,
  timeField: undefined,
  sourceField: undefined,
  source: 'a.log',
  added: {},
  zone: 'Europe/Berlin',
  now: NOW,
};
const common = { source: 'a.log', zone: 'Europe/Berlin', previous_time: null };

async function imported(rows: RowsToImport) {
  const { ask } = await askedBackend({ now: () => NOW });
  const answer = await read<RowsAnswer>(ask('POST', '/console/import/rows', { body: rows }));
  return { ask, answer };
}

/** The messages of the node as they are stored, the oldest first. */
async function storedMessages(rows: RowsToImport) {
  const { ask } = await imported(rows);
  const answer = await ask('POST', '/views/search/sync', {
    body: {
      queries: [
        {
          id: 'q',
          timerange: { type: 'absolute', from: '1960-01-01T00:00:00Z', to: '2030-01-01T00:00:00Z' },
          query: { type: 'elasticsearch', query_string: '' },
          filter: null,
          search_types: [
            {
              id: 'm',
              type: 'messages',
              limit: 100,
              offset: 0,
              decorators: [],
              sort: [{ field: 'timestamp', order: 'ASC' }],
            },
          ],
        },
      ],
      parameters: [],
    },
  });
  const { results } = parseExact(await answer.text()) as {
    results: { q: { search_types: { m: { messages: { message: Record<string, unknown> }[] } } } };
  };
  return results.q.search_types.m.messages.map(({ message }) => withoutGiven(message));
}

const withoutGiven = (message: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(message).filter(([name]) => !/^(_id|streams|gl2_.*)$/.test(name)),
  );

async function* bytesOf(text: string): AsyncGenerator<Uint8Array, void> {
  yield Buffer.from(text);
}

/** What the import of the command line makes of a text. */
async function atTheCommandLine(rows: ReturnType<typeof textRows>) {
  const all: Record<string, unknown>[] = [];
  for await (const part of rows)
    for (const { take } of part) {
      const { timestamp, source, message, fields } = incomingMessage(take().message, NOW);
      all.push({ timestamp: new Date(timestamp).toISOString(), source, message, ...fields });
    }
  return all;
}

const SYSLOG = [
  '<34>Dec 10 06:55:46 web1 su: a',
  '<189>Jul 14 2023 08:23:43 EST: %SYS-5-X: b',
  '<165>1 2023-12-10T06:55:46Z web1 app 7 ID [a@1 k="v"] c',
];

describe('rows of a file', () => {
  it('of syslog mean what they mean at the command line and at a syslog input', async () => {
    const stored = await storedMessages({ format: 'text', rows: SYSLOG, ...common });
    const cli = await atTheCommandLine(textRows(bytesOf(SYSLOG.join('\n')), rules, undefined));
    expect(stored).toHaveLength(3);
    expect(stored).toEqual(expect.arrayContaining(cli));
    const decode = syslogDecoder({ timezone: 'Europe/Berlin' });
    const remote = { ip: 'a.log', port: 1 };
    const atInput = SYSLOG.map((line) => {
      const { timestamp, fields, ...rest } = decode(line, { receivedAt: NOW, remote });
      return { timestamp: new Date(timestamp).toISOString(), ...rest, ...fields };
    });
    expect(stored).toEqual(expect.arrayContaining(atInput));
  });

  it.each<[string, FileRows, string]>([
    [
      'text',
      {
        format: 'text',
        rows: ['2024-03-05 06:07:08,123 a', '  at b', 'Dec 10 06:55:46 w p[1]: x'],
      },
      '2024-03-05 06:07:08,123 a\n  at b\nDec 10 06:55:46 w p[1]: x',
    ],
    [
      'JSON',
      {
        format: 'ndjson',
        rows: [
          '{"message":"a","timestamp":"2024-03-05 06:07:08","host":{"name":"w"},"n":9007199254740993}',
          '{"short_message":"b","host":"h","timestamp":1709618828.123,"_x":1}',
        ],
      },
      '{"message":"a","timestamp":"2024-03-05 06:07:08","host":{"name":"w"},"n":9007199254740993}\n{"short_message":"b","host":"h","timestamp":1709618828.123,"_x":1}',
    ],
    [
      'CSV',
      {
        format: 'csv',
        header: ['time', 'message', 'n', 'n', 'e'],
        rows: [['2024-03-05 06:07:08', 'a', '007', '5', null]],
      },
      'time,message,n,n,e\n2024-03-05 06:07:08,a,007,5,\n',
    ],
  ])('of %s mean what they mean at the command line', async (_, given, text) => {
    const rows =
      given.format === 'csv'
        ? csvRows(bytesOf(text), rules, { delimiter: ',', asText: false })
        : (given.format === 'text' ? textRows : jsonRows)(bytesOf(text), rules, undefined);
    const cli = await atTheCommandLine(rows);
    const stored = await storedMessages({ ...given, ...common });
    expect(stored).toHaveLength(cli.length);
    expect(stored).toEqual(expect.arrayContaining(cli));
  });

  it('are counted, with what has no time or one before 1970; the last time is for the next request', async () => {
    const { answer } = await imported({
      format: 'text',
      rows: ['undated', '1969-12-31 10:00:00 early', 'after it', ' '],
      ...common,
    });
    const early = Date.parse('1969-12-31T09:00:00Z');
    expect(answer).toEqual({
      accepted: 3,
      refused: [{ index: 3, reason: 'message must be a text that is not empty.' }],
      undated: 1,
      early: 2,
      earliest: early,
      latest: NOW,
      received_at: NOW,
      previous_time: early,
    });
    const next = await imported({ format: 'text', rows: ['x'], ...common, previous_time: early });
    expect(next.answer).toMatchObject({ accepted: 1, undated: 0, latest: early });
  });

  it.each([
    ['a zone that is none', { format: 'text', rows: ['a'], ...common, zone: 'Mars/Base' }, 400],
    ['a format that is none', { format: 'xml', rows: ['a'], ...common }, 400],
    ['too many rows', { format: 'text', rows: Array(10_001).fill('a'), ...common }, 413],
  ])('are refused with %s', async (_, body, status) => {
    const { ask } = await askedBackend();
    expect((await ask('POST', '/console/import/rows', { body })).status).toBe(status);
  });
});
