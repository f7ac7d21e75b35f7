import { expect, it } from 'vitest';
import { findRows, nextFound } from './find-rows';

const rows = [
  {
    index: 'i',
    message: { message: 'Payment \x1b[31mREFUSED\x1b[0m', timestamp: '2026-01-01T00:00:00.000Z' },
  },
  {
    index: 'i',
    message: { message: 'login', app: 'refused elsewhere', timestamp: '2026-01-02T00:00:00.000Z' },
  },
  {
    index: 'i',
    message: { message: { code: 9007199254740993n }, timestamp: '2026-01-03T00:00:00.000Z' },
  },
];
const find = (text: string, columns = ['timestamp', 'message']) =>
  findRows({ rows, columns, zone: 'UTC', raw: false, text }, new AbortController().signal);

it('searches the visible columns case-insensitively and ignores ANSI colours', async () => {
  expect(await find('refused')).toEqual([0]);
  expect(await find('refused', ['message', 'app'])).toEqual([0, 1]);
  expect(await find('9007199254740993')).toEqual([2]);
  expect(await find('2026-01-02 00')).toEqual([1]);
  expect(await find('nothing like it')).toEqual([]);
});

it('steps forward and back, and wraps around', () => {
  expect([
    nextFound([2, 5], undefined, 1),
    nextFound([2, 5], 2, 1),
    nextFound([2, 5], 5, 1),
    nextFound([2, 5], 2, -1),
    nextFound([], 1, 1),
  ]).toEqual([2, 5, 2, 5, undefined]);
});
