import { expect, it } from 'vitest';
import { autoInterval, intervalMillis } from './interval';
import { defaultPresets } from './presets';

const minute = 60_000;
const day = 1_440 * minute;

it.each([
  [0, 1, '1ms'],
  [1_000, 1, '20ms'],
  [5 * minute, 1, '10s'],
  [15 * minute, 1, '30s'],
  [60 * minute, 1, '1m'],
  [60 * minute + 1, 1, '2m'],
  [day, 1, '30m'],
  [30 * day, 1, '1d'],
  [365 * day, 1, '1w'],
  [730 * day - 1, 1, '14d'],
  [730 * day, 1, '1M'],
  [60 * minute, 0.5, '30s'],
  [60 * minute, 2, '2m'],
])('cuts %d ms scaled by %d into %s', (length, scaling, expected) => {
  const { count, unit } = autoInterval(length, scaling);
  expect(`${count}${unit}`).toBe(expected);
});

it('makes between 10 and 120 bars of any length up to two years', () => {
  for (let length = 100; length < 730 * day; length *= 1.13) {
    const bars = length / intervalMillis(autoInterval(length));
    expect(bars).toBeGreaterThan(10);
    expect(bars).toBeLessThanOrEqual(120);
  }
});

it('offers its presets in order, all time last', () => {
  const lengths = defaultPresets.map(({ seconds }) => seconds || Infinity);
  expect(lengths.toSorted((a, b) => a - b)).toEqual(lengths);
});

it('cuts every length and scaling into the interval of the longest range it is not beyond', () => {
  const second = 1000;
  const hour = 60 * minute;
  const table: [upTo: number, interval: string][] = [
    [20, '1ms'],
    [200, '5ms'],
    [500, '10ms'],
    [second, '20ms'],
    [2 * second, '40ms'],
    [10 * second, '200ms'],
    [30 * second, '500ms'],
    [minute, '1s'],
    [2 * minute, '2s'],
    [4 * minute, '5s'],
    [7 * minute, '10s'],
    [10 * minute, '20s'],
    [30 * minute, '30s'],
    [hour, '1m'],
    [2 * hour, '2m'],
    [4 * hour, '5m'],
    [12 * hour, '10m'],
    [16 * hour, '15m'],
    [day, '30m'],
    [2 * day, '1h'],
    [4 * day, '2h'],
    [10 * day, '4h'],
    [12 * day, '6h'],
    [28 * day, '12h'],
    [60 * day, '1d'],
    [120 * day, '2d'],
    [180 * day, '3d'],
    [365 * day, '1w'],
    [730 * day - 1, '14d'],
    [Infinity, '1M'],
  ];
  for (const scaling of [0.25, 0.5, 1, 2, 4, 8]) {
    const cut = (length: number) => {
      const { count, unit } = autoInterval(length / scaling, scaling);
      return `${count}${unit}`;
    };
    for (const [index, [upTo, interval]] of table.entries()) {
      const longest = Math.min(upTo, 3000 * day);
      expect([cut(longest), cut((table[index - 1]?.[0] ?? 0) + 1)]).toEqual([interval, interval]);
    }
  }
});
