import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutText, isCut, readCut } from './cut';
import { readJson, writeJson } from './exact-json';

it('keeps integers beyond 2^53', () => {
  const text = '{"order_id":9007199254740993,"list":[-12345678901234567890],"small":1.5,"zero":0}';
  const value = readJson(text);
  expect(value).toEqual({ order_id: 9007199254740993n, list: [-12345678901234567890n], small: 1.5, zero: 0 });
  expect(writeJson(value)).toBe(text);
});

it.each([
  ['[9007199254740991]', [9007199254740991]],
  ['[9007199254740992]', [9007199254740992n]],
  ['9007199254740993', 9007199254740993n],
  ['[1234567890123456.5]', [1234567890123456.5]],
  ['[1e30]', [1e30]],
  ['{"a":"9007199254740993"}', { a: '9007199254740993' }],
  ['["Infinity","NaN"]', ['Infinity', 'NaN']],
])('reads %s as it is', (text, value) => {
  expect(readJson(text)).toEqual(value);
});

it('reads and writes whatever is JSON', () => {
  fc.assert(fc.property(fc.json(), (text) => {
    expect(JSON.parse(writeJson(readJson(text)))).toEqual(JSON.parse(text));
  }));
});

it('brings any integer back', () => {
  fc.assert(fc.property(fc.bigInt(), (integer) => {
    const back = readJson(writeJson({ integer }));
    expect(BigInt((back as { integer: bigint | number }).integer)).toBe(integer);
  }));
});

it('takes a field named __proto__ for a field', () => {
  for (const text of ['{"__proto__":{"polluted":1}}', '{"__proto__":{"polluted":9007199254740993}}']) {
    const value = readJson(text, 10);
    expect(Object.keys(value as object)).toEqual(['__proto__']);
    expect((value as { polluted?: unknown }).polluted).toBeUndefined();
  }
});

it('fails with what is wrong where the text is no JSON', () => {
  expect(() => readJson('<html>')).toThrow(SyntaxError);
});

it('cuts long texts wherever they are and says how long they were', () => {
  const value = readJson(JSON.stringify({ message: 'x'.repeat(5000), list: ['short', 'y'.repeat(99)] }), 50);
  const { message, list } = value as { message: string; list: string[] };
  expect(readCut(message)).toEqual({ text: 'x'.repeat(50), fullLength: 5000 });
  expect(list[0]).toBe('short');
  expect(readCut(list[1] ?? '')).toEqual({ text: 'y'.repeat(50), fullLength: 99 });
});

it('never cuts a character in halves', () => {
  expect(readCut(cutText('a😀b', 2))).toEqual({ text: 'a', fullLength: 4 });
  expect(isCut('a😀b')).toBe(false);
});
