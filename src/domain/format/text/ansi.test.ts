import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAnsi, withoutAnsi } from './ansi';

const looks = (text: string) =>
  readAnsi(text)?.map(({ text: part, colour, ground, bold }) => [part, colour, ground, bold]);

it('reads colours, bold and their end', () => {
  expect(looks('a \x1b[1;31mERROR\x1b[0m b')).toEqual([
    ['a ', undefined, undefined, false],
    ['ERROR', 1, undefined, true],
    [' b', undefined, undefined, false],
  ]);
  expect(looks('\x1b[97;44mx\x1b[39my\x1b[49mz')).toEqual([
    ['x', 15, 4, false],
    ['y', undefined, 4, false],
    ['z', undefined, undefined, false],
  ]);
});

it('takes the nearest of sixteen for finer colours', () => {
  expect(looks('\x1b[38;5;196mred\x1b[m \x1b[38;2;20;200;30mgreen\x1b[48;5;9mon red')).toEqual([
    ['red', 9, undefined, false],
    [' ', undefined, undefined, false],
    ['green', 2, undefined, false],
    ['on red', 2, 9, false],
  ]);
});

it('tells where a part stands in the whole', () => {
  const text = 'ab\x1b[31mcd\x1b[2Kef';
  expect(
    readAnsi(text)?.map(({ from, text: part }) => text.slice(from, from + part.length) === part),
  ).toEqual([true, true, true]);
  expect(withoutAnsi(text)).toBe('abcdef');
});

it('leaves text without sequences alone, and what only begins like one', () => {
  expect(readAnsi('plain [31m')).toBeUndefined();
  expect(readAnsi('cut \x1b[3')).toBeUndefined();
  fc.assert(
    fc.property(
      fc.string(),
      (text) => withoutAnsi(text.replaceAll('\x1b', '')) === text.replaceAll('\x1b', ''),
    ),
  );
});
