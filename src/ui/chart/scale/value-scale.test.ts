import { describe, expect, it } from 'vitest';
import { shareOf, valueScale, type Extent } from './value-scale';

const extent = (values: readonly number[]): Extent => ({
  least: Math.min(...values),
  most: Math.max(...values),
  leastPositive: values.filter((one) => one > 0).toSorted((a, b) => a - b)[0],
  isWhole: values.every((one) => Number.isInteger(one)),
});
const labels = (values: readonly number[], height = 96, logarithmic = false) =>
  valueScale(extent(values), { height, logarithmic, tickText: String }).ticks.map(
    ({ label }) => label,
  );

describe('a linear scale', () => {
  it.each([
    [[3], ['0', '1', '2', '3']],
    [
      [950, 20],
      ['0', '500', '1000'],
    ],
    [[1_395], ['0', '500', '1000', '1500']],
    [
      [0.3, 0.1],
      ['0', '0.1', '0.2', '0.3'],
    ],
    [
      [-40, 60],
      ['-50', '0', '50', '100'],
    ],
    [[-7], ['-8', '-6', '-4', '-2', '0']],
    [
      [0, 0],
      ['0', '1'],
    ],
    [[5e20], ['0', '200000000000000000000', '400000000000000000000', '600000000000000000000']],
  ])('of %j ends with a label above the highest value', (values, expected) => {
    expect(labels(values)).toEqual(expected);
  });

  it.each([20, 40, 96, 300, 2_000])('has a top label at a height of %d', (height) => {
    for (const most of [1, 7, 99, 101, 1_001, 999_999]) {
      const { to, ticks } = valueScale(extent([most]), { height, tickText: String });
      expect(to).toBeGreaterThanOrEqual(most);
      expect(ticks.at(-1)?.at).toBe(to);
      expect(ticks.length).toBeGreaterThan(1);
    }
  });

  it('has the steps of a unit', () => {
    const quarters = {
      height: 96,
      tickText: String,
      stepOver: (least: number) => (least > 600 ? 900 : 600),
    };
    expect(valueScale(extent([3_500]), quarters).ticks.map(({ at }) => at)).toEqual([
      0, 900, 1_800, 2_700, 3_600,
    ]);
  });
});

describe('a logarithmic scale', () => {
  it.each([
    [
      [0, 5, 900],
      ['1', '10', '100', '1000'],
    ],
    [
      [1, 10],
      ['0.1', '1', '10'],
    ],
    [
      [-3, 20],
      ['10', '100'],
    ],
    [[1, 1e9], ['0.001', '1', '1000', '1000000', '1000000000'].slice(1)],
  ])('of %j has powers of ten and leaves room below the smallest value', (values, expected) => {
    expect(labels(values, 96, true)).toEqual(expected);
  });

  it('is linear where nothing is above 0', () => {
    expect(labels([0, -3], 60, true)).toEqual(['-4', '-2', '0']);
  });

  it('knows where a value is', () => {
    const scale = valueScale(extent([2, 1_000]), {
      height: 96,
      logarithmic: true,
      tickText: String,
    });
    expect([1, 1_000, 0, -5, 1e9].map((one) => shareOf(scale, one))).toEqual([0, 1, 0, 0, 1]);
    expect(shareOf(scale, 10)).toBeCloseTo(1 / 3);
  });
});
