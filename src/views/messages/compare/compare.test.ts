import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comparePaths } from './differences';
import { textChanges } from './text-changes';

const changesBetween = (from: string, to: string) =>
  textChanges(from, to)?.map(
    ({ kind, text }) => `${{ same: '', added: '+', removed: '-' }[kind]}${text}`,
  );
const joined = (from: string, to: string, kinds: string[]) =>
  textChanges(from, to)
    ?.filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join('');

it('finds differences inside structures and JSON strings, with exact digits', () => {
  const one = {
    message: 'order',
    payload: '{"id":9007199254740993,"items":[{"sku":"mug"}]}',
    context: { host: 'a', pid: 1 },
    gl2_message_id: 'A',
  };
  const other = {
    message: 'order',
    payload: '{"id":9007199254740995,"items":[{"sku":"mug"},{"sku":"cup"}]}',
    context: { host: 'b', pid: 1 },
    gl2_message_id: 'B',
  };
  const paths = comparePaths([one, other]).filter(({ isDifferent }) => isDifferent);
  expect(paths.map(({ path, texts, isReserved }) => [path, ...texts, isReserved])).toEqual([
    ['context.host', 'a', 'b', false],
    ['payload.id', '9007199254740993', '9007199254740995', false],
    ['payload.items.1.sku', undefined, 'cup', false],
    ['gl2_message_id', 'A', 'B', true],
  ]);
});

it('diffs by words, and stack traces by lines', () => {
  expect(changesBetween('took 12 ms', 'took 15 ms')).toEqual(['took ', '-12', '+15', ' ms']);
  expect(
    changesBetween(
      'Error: a\n  at one.js:1\n  at two.js:2\n',
      'Error: a\n  at one.js:7\n  at two.js:2\n  at main.js:3\n',
    ),
  ).toEqual([
    'Error: a\n',
    '  at one.js:',
    '-1',
    '+7',
    '\n',
    '  at two.js:2\n',
    '+  at main.js:3\n',
  ]);
});

it('the changes lead from any text to any other', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '<', 'ü') });
  fc.assert(
    fc.property(text, text, (from, to) => {
      expect(joined(from, to, ['same', 'removed'])).toBe(from);
      expect(joined(from, to, ['same', 'added'])).toBe(to);
    }),
  );
});
