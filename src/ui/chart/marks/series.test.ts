import { expect, describe, it } from 'vitest';
import { extentOf, stackAt, type SeriesKind } from './series';

const series = (...values: (number | undefined)[]) => ({ values });
const line = { type: 'line', interpolation: 'linear' } as const;

describe('the extent of a chart', () => {
  const bars = (mode: 'stack' | 'relative' | 'group' | 'overlay'): SeriesKind => ({
    type: 'bar',
    mode,
  });
  it.each([
    [bars('stack'), 0, 7],
    [bars('relative'), -2, 7],
    [bars('group'), -2, 4],
    [bars('overlay'), -2, 4],
    [line, -2, 4],
  ])('%j covers what is drawn', (kind, least, most) => {
    const all = [series(1, 3), series(2, 4), ...(least < 0 ? [series(-2, undefined)] : [])];
    const { least: from, most: to } = extentOf(kind, all);
    expect([Math.min(0, from), to]).toEqual([least, most]);
  });

  it('includes ghosts and reference lines, and is empty without values', () => {
    const { most, isWhole, leastPositive } = extentOf(line, [series(3)], {
      ghosts: [series(9)],
      referenceLines: [{ value: 12.5 }],
    });
    expect([most, isWhole, leastPositive]).toEqual([12.5, false, 3]);
    expect(extentOf(line, [series(undefined)])).toEqual({
      least: 0,
      most: 0,
      leastPositive: undefined,
      isWhole: true,
    });
  });

  it('stacks negative values below zero', () => {
    expect(stackAt([series(3), series(-2), series(undefined), series(-1), series(4)], 0)).toEqual([
      { from: 0, to: 3 },
      { from: 0, to: -2 },
      undefined,
      { from: -2, to: -3 },
      { from: 3, to: 7 },
    ]);
  });
});
