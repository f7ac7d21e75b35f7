import { expect, it } from 'vitest';
import { autoInterval, intervalMillis } from './interval';
import { defaultPresets } from './presets';

const minute = 60_000;
const day = 1_440 * minute;

it.each([
  [0, 1, '1ms'], [1_000, 1, '20ms'], [5 * minute, 1, '10s'], [15 * minute, 1, '30s'], [60 * minute, 1, '1m'], [60 * minute + 1, 1, '2m'], [day, 1, '30m'], [30 * day, 1, '1d'],
  [365 * day, 1, '1w'], [730 * day - 1, 1, '14d'], [730 * day, 1, '1M'], [60 * minute, 0.5, '30s'], [60 * minute, 2, '2m'],
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
