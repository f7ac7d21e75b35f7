import { expect, it } from 'vitest';
import { javaNumber, plainDecimal } from './java-number';

it.each([
  [79, '79.0'],
  [-2.5, '-2.5'],
  [0, '0.0'],
  [-0, '-0.0'],
  [79.05999755859375, '79.05999755859375'],
  [0.001, '0.001'],
  [0.000999, '9.99E-4'],
  [0.0001, '1.0E-4'],
  [9_999_999, '9999999.0'],
  [1e7, '1.0E7'],
  [12_345_678.9, '1.23456789E7'],
  [-1e21, '-1.0E21'],
  [5e-324, '5.0E-324'],
  [NaN, 'NaN'],
  [-Infinity, '-Infinity'],
])('prints %d as %s', (value, text) => {
  expect(javaNumber(value)).toBe(text);
});

it.each([
  ['82.0', '82'],
  ['1.0E7', '10000000'],
  ['2.5E-4', '0.00025'],
  ['-0.25', '-0.25'],
  ['(Empty Value)', '(Empty Value)'],
  ['1.2.3', '1.2.3'],
])('%s is shown as %s', (text, shown) => {
  expect(plainDecimal(text)).toBe(shown);
});
