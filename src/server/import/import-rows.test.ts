import { describe, expect, it } from 'vitest';
import { DecodeError } from '../inputs/definition/model';
import { csvRows, jsonRows, textRows, type ImportRows } from './import-rows';
import type { RecordRules } from './record-message';

const NOW = Date.parse('2026-11-21T12:00:00.000Z');
const rules: RecordRules = {
  messageField: undefined,
  timeField: undefined,
  sourceField: undefined,
  source: 'here',
  added: {},
  zone: 'UTC',
  now: NOW,
};

/** In chunks of `size` bytes, so that lines and characters are cut anywhere. */
async function* bytesOf(text: string, size = 7): AsyncGenerator<Uint8Array, void> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** What became of each row: the message, or why it is none. */
async function takenFrom(rows: ImportRows): Promise<[number, unknown][]> {
  const all: [number, unknown][] = [];
  for await (const together of rows) {
    for (const { number, take } of together) {
      try {
        const { message, dated } = take();
        all.push([number, dated ? message : { ...message, dated }]);
      } catch (error) {
        if (!(error instanceof DecodeError)) throw error;
        all.push([number, error.message]);
      }
    }
  }
  return all;
}

describe('JSON lines', () => {
  it('are names and values as an export writes them, with digits and types kept', async () => {
    const text =
      '{"_id":"x","timestamp":"2026-11-20T01:02:03.004Z","source":"web","message":"grüße","n":1,"big":9007199254740993,"tags":["a"],"gl2_source_input":"y"}\n\n';
    expect(await takenFrom(jsonRows(bytesOf(text), rules))).toEqual([
      [
        1,
        {
          timestamp: Date.parse('2026-11-20T01:02:03.004Z'),
          source: 'web',
          message: 'grüße',
          fields: { n: 1, big: 9007199254740993n, tags: ['a'] },
        },
      ],
    ]);
  });

  it('are GELF where they have a short_message', async () => {
    const text =
      '{"version":"1.1","host":"h","short_message":"hello","timestamp":1795039638.25,"_order":7,"level":3}';
    expect(await takenFrom(jsonRows(bytesOf(text), rules))).toEqual([
      [
        1,
        { timestamp: 1795039638250, source: 'h', message: 'hello', fields: { order: 7, level: 3 } },
      ],
    ]);
  });

  it('that are none are named by their line, and the others go on', async () => {
    const text =
      '{"message":"a","timestamp":1795039638}\r\n{broken\n[1]\n{"message":" "}\n{"message":"b","timestamp":"soon"}\n{"message":"c","time":1795039638250}';
    const taken = await takenFrom(jsonRows(bytesOf(text), rules));
    expect(taken.map(([number]) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(taken.slice(1, 5).map(([, reason]) => reason)).toEqual([
      expect.stringMatching(/^Invalid JSON/),
      'Not a JSON object.',
      expect.stringMatching(/^No message: /),
      'timestamp is not a valid time: soon',
    ]);
    expect(taken.at(-1)?.[1]).toMatchObject({ timestamp: 1795039638250, message: 'c' });
  });

  it('take what the user names for message, time and source, and what he adds', async () => {
    const text =
      '{"what":"said","when":"2026-11-20 10:00:00","who":"ann","message":"other","run":"own"}\n{"what":"later"}';
    const chosen: RecordRules = {
      ...rules,
      messageField: 'what',
      timeField: 'when',
      sourceField: 'who',
      zone: '+01:00',
      added: { run: 'r', more: 'm' },
    };
    expect(await takenFrom(jsonRows(bytesOf(text), chosen))).toEqual([
      [
        1,
        {
          timestamp: Date.parse('2026-11-20T09:00:00Z'),
          source: 'ann',
          message: 'said',
          fields: { message: 'other', run: 'own', more: 'm' },
        },
      ],
      [
        2,
        {
          timestamp: NOW,
          source: 'here',
          message: 'later',
          fields: { run: 'r', more: 'm' },
          dated: false,
        },
      ],
    ]);
  });
});

describe('CSV', () => {
  const taken = (text: string, { delimiter = ',', asText = false } = {}) =>
    takenFrom(csvRows(bytesOf(text), rules, { delimiter, asText }));

  it('is read with quotation marks, line breaks within them, and numbers as a program writes them', async () => {
    const text =
      'timestamp,message,n,ratio,zip,empty\r\n2026-11-20T00:00:00Z,"say ""hi"",\nthere",42,0.5,007,\r\n1795039638,plain,9007199254740993,1.50,+49,""\r\n';
    expect(await taken(text)).toEqual([
      [
        2,
        {
          timestamp: Date.parse('2026-11-20T00:00:00Z'),
          source: 'here',
          message: 'say "hi",\nthere',
          fields: { n: 42, ratio: 0.5, zip: '007' },
        },
      ],
      [
        4,
        {
          timestamp: 1795039638000,
          source: 'here',
          message: 'plain',
          fields: { n: 9007199254740993n, ratio: '1.50', zip: '+49', empty: '' },
        },
      ],
    ]);
  });

  it('with another delimiter and numbers left texts', async () => {
    expect(await taken('message\tn\na, b\t1\n', { delimiter: '\t', asText: true })).toEqual([
      [2, { timestamp: NOW, source: 'here', message: 'a, b', fields: { n: '1' }, dated: false }],
    ]);
  });

  it('names records of another length and quotation marks that stay open', async () => {
    expect(await taken('message,n\na,1,2\nb,2\n"c')).toMatchObject([
      [2, '3 values, but the first line names 2 columns.'],
      [3, { message: 'b' }],
      [4, 'a quotation mark is never closed'],
    ]);
  });
});

describe('text', () => {
  it.each([
    ['2026-11-20T10:00:00.250+01:00 hello', '2026-11-20T09:00:00.250Z'],
    ['2026-11-20 10:00:00,250 INFO hello', '2026-11-20T10:00:00.250Z'],
    ['[2026-11-20 10:00:00] local.ERROR: hello', '2026-11-20T10:00:00Z'],
    ['10.0.0.1 - - [20/Nov/2026:10:00:00 +0200] "GET / HTTP/1.1" 200 5', '2026-11-20T08:00:00Z'],
    ['2026/11/20 10:00:00 [error] 7#7: *1 open() failed', '2026-11-20T10:00:00Z'],
  ])('finds the time of %s', async (line, instant) => {
    expect(await takenFrom(textRows(bytesOf(line), rules, undefined))).toEqual([
      [1, { timestamp: Date.parse(instant), source: 'here', message: line, fields: {} }],
    ]);
  });

  it('gives a line without a time that of the line before', async () => {
    const taken = await takenFrom(
      textRows(bytesOf('first\n2026-11-20 10:00:00 a\n  at b'), rules, undefined),
    );
    expect(taken).toMatchObject([
      [1, { timestamp: NOW, dated: false }],
      [2, { timestamp: Date.parse('2026-11-20T10:00:00Z') }],
      [3, { timestamp: Date.parse('2026-11-20T10:00:00Z'), message: '  at b' }],
    ]);
  });

  it('joins the lines of a message where its first lines have a pattern', async () => {
    const taken = await takenFrom(
      textRows(
        bytesOf('2026-11-20 10:00:00 a\n  at b\n  at c\n2026-11-20 10:00:01 d\n'),
        rules,
        /^\d{4}-/,
      ),
    );
    expect(taken).toMatchObject([
      [1, { message: '2026-11-20 10:00:00 a\n  at b\n  at c' }],
      [4, { message: '2026-11-20 10:00:01 d' }],
    ]);
  });
});
