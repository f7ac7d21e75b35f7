import { expect, test } from 'vitest';
import { cellBar } from './cell-bar';

test.each([
  [5, { least: 0, most: 10 }, { from: 0, to: 0.5, isNegative: false }],
  [10n, { least: 0, most: 10 }, { from: 0, to: 1, isNegative: false }],
  [15, { least: -5, most: 15 }, { from: 0.25, to: 1, isNegative: false }],
  [-5, { least: -5, most: 15 }, { from: 0, to: 0.25, isNegative: true }],
  // A total may be larger than the groups.
  [40, { least: 0, most: 10 }, { from: 0, to: 1, isNegative: false }],
])('%s within %o is drawn from 0', (value, extent, bar) => {
  expect(cellBar(value, extent)).toEqual(bar);
});

test('0, missing values, and columns without numbers have no bar', () => {
  expect(cellBar(0, { least: 0, most: 10 })).toBeUndefined();
  expect(cellBar('NaN', { least: 0, most: 10 })).toBeUndefined();
  expect(cellBar(undefined, { least: 0, most: 10 })).toBeUndefined();
  expect(cellBar(5, { least: 0, most: 0 })).toBeUndefined();
  expect(cellBar(5, undefined)).toBeUndefined();
});
