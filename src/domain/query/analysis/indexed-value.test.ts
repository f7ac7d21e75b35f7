import { expect, it } from 'vitest';
import { indexedValue } from './indexed-value';
import { addTerm } from '../terms';

it.each([
  [0.1, 'long', 'f:0'],
  [-1.5e-7, 'long', 'f:0'],
  [-12.9, 'int', 'f:\\-12'],
  [12.9, 'float', 'f:12.9'],
  [12.9, 'double', 'f:12.9'],
  [12.9, undefined, 'f:12.9'],
  [12.9, 'compound(float,long)', 'f:12.9'],
  [7, 'long', 'f:7'],
  [1e300, 'long', 'f:1e+300'],
  [9007199254740993n, 'long', 'f:9007199254740993'],
  ['0.1', 'long', 'f:0.1'],
])('searches for %s in a field of type %s with %s', (value, type, query) => {
  expect(addTerm('', 'f', indexedValue(value, type))).toBe(query);
});
