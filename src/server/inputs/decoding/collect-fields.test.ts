import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FieldValue } from '@/domain/exact';
import { DecodeError } from '../definition/model';
import { decodeGelf } from '../gelf/decode-gelf';
import { collectFields } from './collect-fields';
import { storedName } from './field-names';

const collected = (
  sent: readonly (readonly [string, FieldValue])[],
  given?: Readonly<Record<string, FieldValue>>,
) => {
  const fields = collectFields(given);
  for (const [name, value] of sent) fields.put(name, value);
  return fields.fields();
};

test.each([
  [
    'the clean name wins, whatever the order',
    [
      ['a b', 'x'],
      ['a_b', 'y'],
    ],
    { a_b: 'y', a_b_2: 'x' },
  ],
  [
    'also if it comes first',
    [
      ['a_b', 'y'],
      ['a b', 'x'],
    ],
    { a_b: 'y', a_b_2: 'x' },
  ],
  [
    'all of several are kept',
    [
      ['a b', 1],
      ['a.b', 2],
      ['a/b', 3],
    ],
    { a_b: 1, a_b_2: 2, a_b_3: 3 },
  ],
  [
    'equal values are stored once',
    [
      ['a b', 1],
      ['a_b', 1],
    ],
    { a_b: 1 },
  ],
  [
    'a number that is taken is left out',
    [
      ['a_b', 1],
      ['a b', 2],
      ['a_b_2', 3],
    ],
    { a_b: 1, a_b_2: 3, a_b_3: 2 },
  ],
  [
    'names in other scripts stay apart',
    [
      ['名前', 1],
      ['住所', 2],
      ['größe', 3],
      ['grüße', 4],
      ['имя', 5],
    ],
    { 名前: 1, 住所: 2, größe: 3, grüße: 4, имя: 5 },
  ],
  ['two ways to write a letter are one name', [['caf\u00e9', 1]], { café: 1 }],
  [
    'reserved names get another',
    [
      ['message', 'm'],
      ['timestamp', 1],
      ['streams', 's'],
    ],
    { message_2: 'm', timestamp_2: 1, streams_2: 's' },
  ],
  [
    'a name without letters',
    [
      ['', 1],
      ['?', 2],
    ],
    { unnamed: 1, _: 2 },
  ],
  [
    'an equal name',
    [
      ['a', 1],
      ['a', 2],
    ],
    { a: 1, a_2: 2 },
  ],
] as const)('%s', (_, sent, fields) => {
  expect(collected(sent)).toEqual(fields);
});

test('fields of the node win', () => {
  expect(
    collected(
      [
        ['level', 'high'],
        ['x', 1],
      ],
      { level: 3 },
    ),
  ).toEqual({
    level: 3,
    level_2: 'high',
    x: 1,
  });
});

test('thousands of equal names do not take long, and more are refused', () => {
  const many = Array.from({ length: 2_000 }, (_, n): [string, number] => [' '.repeat(n) + 'a', n]);
  expect(Object.keys(collected(many))).toHaveLength(2_000);
  expect(() => collected([...many, ['b', 1]])).toThrow(DecodeError);
});

test('no value is lost, and each name is that of a field', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.string({ unit: 'binary', maxLength: 4 }), fc.nat()), {
        selector: ([, value]) => value,
        maxLength: 50,
      }),
      (sent) => {
        const fields = collected(sent);
        expect(Object.values(fields).sort()).toEqual(sent.map(([, value]) => value).sort());
        for (const name of Object.keys(fields))
          expect(storedName(name)).toMatchObject({ own: true, reserved: false });
      },
    ),
  );
});

test.each([
  ['names', { '_a b': 'x', _a_b: 'y' }, { a_b: 'y', a_b_2: 'x' }],
  ['a second text', { message: 'more' }, { message_2: 'more' }],
  ['a level that is a word', { level: 'high' }, { level_2: 'high' }],
  ['a full message that is an object', { full_message: { a: 1 } }, { full_message: '{"a":1}' }],
  ['a time that is none', { timestamp: 'soon' }, { timestamp_2: 'soon' }],
  ['a host that is an object', { host: { name: 'h' } }, { host: '{"name":"h"}' }],
])('GELF keeps %s', (_, more, fields) => {
  const text = JSON.stringify({ version: '1.1', host: 'h', short_message: 'm', ...more });
  expect(decodeGelf(text, { receivedAt: 0 }).fields).toEqual(fields);
});

test('GELF with a date in place of seconds has that time', () => {
  const text = '{"host":"h","short_message":"m","timestamp":"2024-03-05T06:07:08Z"}';
  expect(decodeGelf(text, { receivedAt: 0 })).toMatchObject({
    timestamp: Date.parse('2024-03-05T06:07:08Z'),
    fields: {},
  });
});
