import { expect, it } from 'vitest';
import { cutText } from '@/api/cut';
import { linkOf, isCutValue, prettyText, valueLine, valueText } from './value-text';

it.each([
  [9007199254740993n, '9007199254740993'],
  [0.1, '0.1'],
  [true, 'true'],
  [null, ''],
  [undefined, ''],
  ['<b>x</b>', '<b>x</b>'],
  [[1, 'a', { id: 9007199254740993n }], '[1,"a",{"id":9007199254740993}]'],
  [{}, '{}'],
])('prints exact values (%#)', (value, text) => {
  expect(valueText(value)).toBe(text);
});

it('formats structures over several lines with exact numbers', () => {
  const order = {
    id: 9007199254740993n,
    tags: ['a', 'b'],
    note: 'a text that makes it too long for one line',
    empty: [],
  };
  expect(prettyText(order)).toBe(
    [
      '{',
      '  "id": 9007199254740993,',
      '  "tags": ["a", "b"],',
      '  "note": "a text that makes it too long for one line",',
      '  "empty": []',
      '}',
    ].join('\n'),
  );
  expect(prettyText({ order: { id: 9007199254740993n } })).toBe(
    '{ "order": { "id": 9007199254740993 } }',
  );
});

it('shows line ends and tabs in a single line', () => {
  expect(valueLine('one\r\n\ttwo\nthree', 100)).toBe('one ↵  two ↵ three');
});

it('truncates a long line visibly', () => {
  expect(valueLine('x'.repeat(5_000_000), 10)).toBe('xxxxxxxxx…');
});

it('removes the truncation marker', () => {
  const cut = cutText('x'.repeat(100), 10);
  expect(valueText(cut)).toBe('x'.repeat(10));
  expect(valueLine(cut, 6)).toBe('xxxxx…');
  expect(valueLine(cut, 20)).toBe('x'.repeat(10));
});

it('finds a truncated text inside a structure', () => {
  expect(isCutValue([{ a: cutText('x'.repeat(100), 10) }])).toBe(true);
  expect(isCutValue([{ a: 'x', b: null }])).toBe(false);
});

it('formats JSON texts for display and copies them unchanged', () => {
  const text =
    '{"order_id":9007199254740993,"total":756.00,"note":"a text that makes it too long for one line"}';
  expect(prettyText(text)).toBe(
    [
      '{',
      '  "order_id": 9007199254740993,',
      '  "total": 756.00,',
      '  "note": "a text that makes it too long for one line"',
      '}',
    ].join('\n'),
  );
  expect(valueText(text)).toBe(text);
  expect(prettyText('[notice] started')).toBe('[notice] started');
});

it('recognizes links made by decorators', () => {
  expect([
    valueText({ type: 'a', href: 'https://a.example' }),
    linkOf({ type: 'a', href: 'https://a.example' }),
  ]).toEqual(['https://a.example', 'https://a.example']);
  expect(
    [
      { type: 'a', href: 'javascript:alert(1)' },
      { type: 'a', href: 'https://a', x: 1 },
      ['a'],
      { type: 'b', href: 'https://a' },
    ].map(linkOf),
  ).toEqual([undefined, undefined, undefined, undefined]);
});
