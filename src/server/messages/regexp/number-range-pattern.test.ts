import { expect, test } from 'vitest';
import { numberRange } from './number-range-pattern';

test.each([
  ['1', '9'],
  ['7', '125'],
  ['0', '1000'],
  ['98', '1203'],
  ['120', '45'],
])('<%s-%s> matches those numbers and no others', (first, last) => {
  const pattern = new RegExp(`^${numberRange(first, last)}$`);
  const [low, high] = [
    Math.min(Number(first), Number(last)),
    Math.max(Number(first), Number(last)),
  ];
  const matching = Array.from({ length: 2000 }, (_, n) => n).filter((n) => pattern.test(`${n}`));
  expect(matching).toEqual(Array.from({ length: high - low + 1 }, (_, n) => low + n));
});

test('ends of one length fix the number of digits', () => {
  const pattern = new RegExp(`^${numberRange('01', '12')}$`);
  expect(['01', '09', '12', '1', '001', '13'].filter((text) => pattern.test(text))).toEqual([
    '01',
    '09',
    '12',
  ]);
});
