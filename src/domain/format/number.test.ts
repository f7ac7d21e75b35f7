import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatAge } from './instants/age';
import { formatFieldValue } from './field-value';
import {
  formatBytes,
  formatCount,
  formatDuration,
  formatNumber,
  formatTick,
  readPivotNumber,
} from './number';

it('groups digits and keeps all of them', () => {
  expect(formatCount(1_234_567)).toBe('1,234,567');
  expect(formatCount(9007199254740993n)).toBe('9,007,199,254,740,993');
  fc.assert(
    fc.property(fc.bigInt(), (value) => {
      expect(formatNumber(value).replaceAll(',', '')).toBe(value.toString());
    }),
  );
});

it('writes up to seven decimals, and what they cannot say with an exponent', () => {
  expect([12.5, 0.123456789, 1 / 3, 1e-9, -0, 1e21, NaN].map(formatNumber)).toEqual([
    '12.5',
    '0.1234568',
    '0.3333333',
    '1e-9',
    '0',
    '1e+21',
    'NaN',
  ]);
});

it.each([
  [0, '0 B'],
  [1_023, '1,023 B'],
  [1_024, '1 KiB'],
  [5_000_000, '4.8 MiB'],
  [1_048_575, '1 MiB'],
  [2 ** 40, '1 TiB'],
])('writes %d bytes as %s', (bytes, expected) => {
  expect(formatBytes(bytes)).toBe(expected);
});

it.each([
  [0, '0 ms'],
  [12.4, '12 ms'],
  [999.4, '999 ms'],
  [999.6, '1 s'],
  [1_250, '1.25 s'],
  [59_999, '1 min'],
  [125_000, '2 min 5 s'],
  [3_599_999, '1 h'],
  [7_380_000, '2 h 3 min'],
  [273_600_000, '3 d 4 h'],
  [-125_000, '-2 min 5 s'],
])('writes %d ms as %s', (ms, expected) => {
  expect(formatDuration(ms)).toBe(expected);
});

it('takes what Graylog writes for "no value" for none', () => {
  expect(
    ['NaN', 'Infinity', '-Infinity', null, undefined, '', 'text', NaN].map(readPivotNumber),
  ).toEqual(Array(8).fill(undefined));
  expect([3, 0, '4.5', 9007199254740993n].map(readPivotNumber)).toEqual([
    3,
    0,
    4.5,
    9007199254740993n,
  ]);
});

it('says how long ago something was', () => {
  const now = Date.parse('2026-11-21T14:00:00Z');
  const said = [
    0, -999, -5_000, -59_999, -60_000, -7_200_000, -86_400_000, -31_556_952_000, 300_000,
  ].map((distance) => formatAge(now + distance, now));
  expect(said).toEqual([
    'now',
    'now',
    '5 seconds ago',
    '59 seconds ago',
    '1 minute ago',
    '2 hours ago',
    'yesterday',
    'last year',
    'in 5 minutes',
  ]);
});

it('writes a field as it was stored', () => {
  expect(['text', 1.5, 9007199254740993n, true, null].map(formatFieldValue)).toEqual([
    'text',
    '1.5',
    '9007199254740993',
    'true',
    '',
  ]);
  expect(formatFieldValue({ id: 9007199254740993n, tags: ['a"', null], toJSON: 1 })).toBe(
    '{"id":9007199254740993,"tags":["a\\"",null],"toJSON":1}',
  );
});

it.each([
  [0, '0'],
  [2_500, '2,500'],
  [12_500, '12.5K'],
  [3e6, '3M'],
  [-20_000, '-20K'],
  [0.05, '0.05'],
  [1e16, '1e+16'],
])('writes %d briefly beside an axis', (value, text) => {
  expect(formatTick(value)).toBe(text);
});
