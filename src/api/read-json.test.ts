import { expect, it } from 'vitest';
import { cutText, isCut, readCut } from './cut';
import { readJson } from './read-json';

it('takes a field named __proto__ for a field', () => {
  for (const text of [
    '{"__proto__":{"polluted":1}}',
    '{"__proto__":{"polluted":9007199254740993}}',
  ]) {
    const value = readJson(text, 10);
    expect(Object.keys(value as object)).toEqual(['__proto__']);
    expect((value as { polluted?: unknown }).polluted).toBeUndefined();
  }
});

it('cuts long texts wherever they are and says how long they were', () => {
  const value = readJson(
    JSON.stringify({ message: 'x'.repeat(5000), list: ['short', 'y'.repeat(99)] }),
    50,
  );
  const { message, list } = value as { message: string; list: string[] };
  expect(readCut(message)).toEqual({ text: 'x'.repeat(50), fullLength: 5000 });
  expect(list[0]).toBe('short');
  expect(readCut(list[1] ?? '')).toEqual({ text: 'y'.repeat(50), fullLength: 99 });
});

it('never cuts a character in halves', () => {
  expect(readCut(cutText('a😀b', 2))).toEqual({ text: 'a', fullLength: 4 });
  expect(isCut('a😀b')).toBe(false);
});
