import { expect, it } from 'vitest';
import type { Unit } from './formatting';
import { formatExactly, formatSingle } from './single-value';

const plain = { unit: 'plain', decimals: null } as const;

it.each([
  [621.732145, '621.73'],
  [-621.735, '-621.74'],
  [1_234_567.5, '1,234,567.5'],
  [1_753, '1,753'],
  [0, '0'],
  [0.25, '0.25'],
  [0.003456, '0.0035'],
  [0.00000001, '1e-8'],
  [9_007_199_254_740_993n, '9,007,199,254,740,993'],
  [1e22, '1e+22'],
])('%s alone is %s', (value, text) => expect(formatSingle(value, plain)).toBe(text));

it('has the unit and the decimals of its format', () => {
  expect(formatSingle(621.7321, { unit: 'ms', decimals: null })).toBe('621.73 ms');
  expect(formatSingle(621.7321, { unit: 'plain', decimals: 3 })).toBe('621.732');
});

it.each<[number | bigint, Unit, string]>([
  [621.732145, 'plain', '621.732145'],
  [0.1 + 0.2, 'plain', '0.30000000000000004'],
  [1e-9, 'plain', '1e-9'],
  [9_007_199_254_740_993n, 'plain', '9,007,199,254,740,993'],
  [443.2127, 'ms', '443.2127 ms'],
  [5_033_164.8, 'bytes', '5,033,164.8 B'],
  [12.345678, 'percent', '12.345678%'],
  [0.12345678, 'ratio', '0.12345678'],
])('%s in %s is %s with all digits', (value, unit, text) =>
  expect(formatExactly(value, unit)).toBe(text),
);
