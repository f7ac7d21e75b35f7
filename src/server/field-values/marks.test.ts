import { parseQuery } from '@/domain/query/syntax/parser';
import { matching, openTestStore, type TestStore } from '@test/backend/message-store';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BitsColumn } from '../storage/columns/bits-column';
import { compileCondition } from '../messages/condition';
import { markFramed, markOf, markValue } from './marks';
import type { IncomingMessage } from '../message-types/incoming-message';
import { union } from '../messages/selection';

const NOW = Date.parse('2026-11-21T12:00:00Z');
let stored: TestStore;

beforeEach(async () => {
  stored = await openTestStore({ now: () => NOW, route: () => ['000000000000000000000001'] });
});
afterEach(() => stored.close());

const write = (...messages: Partial<IncomingMessage>[]) =>
  stored.write(
    messages.map((message) => ({
      timestamp: NOW,
      source: 'web',
      message: '',
      fields: {},
      inputId: 'i',
      receivedAt: NOW,
      ...message,
    })),
  );
const found = (query: string) => stored.count(matching(query, NOW));
const words = Array.from({ length: 5000 }, (_, n) => `word${n}`);

test('the marks of words stay what they are, because they lie in files', () => {
  expect([markOf(''), markOf('timeout'), markOf('größe')]).toMatchInlineSnapshot(`
    [
      21599954931504882943910236766410375168n,
      2555417726094846232460517179392n,
      295147905179352899584n,
    ]
  `);
});

test('a row is marked with all its values', () => {
  const column = new BitsColumn('marks');
  markFramed(column, 1, ' connection timeout ', ' ');
  markValue(column, 1, 'größe');
  const { values } = column.take(2);
  const [low = 0n, high = 0n] = new BigUint64Array(values.slice(16).buffer);
  expect(values.slice(0, 16)).toEqual(new Uint8Array(16));
  expect((high << 64n) | low).toBe(markOf('connection') | markOf('timeout') | markOf('größe'));
});

test('words with the same marks are not taken for each other', async () => {
  const first = new Map<bigint, string>();
  const twin =
    words.find((word) => first.has(markOf(word)) || !first.set(markOf(word), word)) ?? '';
  const word = first.get(markOf(twin)) ?? '';
  expect(word).not.toBe(twin);
  await write({ message: `it is ${word}`, fields: { app: word } });
  expect([
    await found(word),
    await found(twin),
    await found(`app:${twin}`),
    await found(`NOT ${twin}`),
    await found(`message:"is ${twin}"`),
  ]).toEqual([1, 0, 0, 1, 0]);
});

test('a message with so many words that it has all marks is found by those it has', async () => {
  await write({ message: 'short' }, { message: 'long', fields: { full_message: words.join(' ') } });
  expect([
    await found('word4999'),
    await found('word5000'),
    await found('full_message:"word7 word8"'),
  ]).toEqual([1, 0, 1]);
});

test.each([
  ['a number', '9007199254740993', 1],
  ['a number written in another way', '0042.0', 1],
  ['a fraction', '12.50', 1],
  ['minus zero', '-0', 1],
  ['a keyword in its own case', 'Shop', 1],
  ['a word in another case', 'FAILED', 1],
  ['a source in another case', 'WEB', 1],
  ['its stream', '000000000000000000000001', 2],
  ['its input', 'i', 1],
  ['a text where numbers are', 'many', 1],
  ['a word beside a number', 'failed AND count:42', 1],
  ['one of two words', 'absent OR failed', 1],
  ['a word without another', 'failed NOT absent', 1],
  ['a value with the frame of values', 'app:"a\u001fb"', 1],
])('a message is found by %s', async (_, query, count) => {
  await write(
    {
      message: 'login failed',
      fields: { count: 42, took: 12.5, zero: 0, large: 9007199254740993n, app: 'Shop' },
    },
    {
      message: 'other',
      source: 'db',
      inputId: 'other',
      fields: { count: 'many', app: 'a\u001fb' },
    },
  );
  expect(await found(query)).toBe(count);
});

test.each([
  ['alone', {}],
  ['within a window', { from: NOW - 5000, to: NOW + 5000 }],
  ['in streams', { streams: ['000000000000000000000001', '000000000000000000000002'] }],
])(
  'the engine looks at the marks while it scans, before it decodes any text: %s',
  async (_, asked) => {
    await write({ message: 'login failed' });
    await stored.over({ ...matching('failed OR Absent', NOW), ...asked }, async ({ branches }) => {
      const { sql, params } = union(branches, () => 'seq');
      const [plan] = await stored.database.query<{ explain_value: string }>(
        `EXPLAIN ${sql}`,
        params,
      );
      expect(plan?.explain_value.replaceAll(/[\s│]/g, '')).toMatch(/Filters:.*marks&/);
    });
  },
);

test.each([
  'fail*',
  'timestamp:[now-1d TO now]',
  'NOT failed',
  'failed OR fail*',
  'failed OR (NOT absent)',
  '*',
  '/fail.*/',
  'faild~1',
])('%s asks for no marks', (query) => {
  expect(compileCondition(parseQuery(query), stored.catalogue(), NOW).marks).toBeUndefined();
});
