import { describe, expect, it } from 'vitest';
import { themes } from '@/theme/theme';
import { markAt, nearestPoint } from './nearest-mark';
import { plotArea, xOf, yOf } from '../scale/plot-area';
import type { SeriesKind } from './series';
import { valueScale } from '../scale/value-scale';

it.each([
  [[], 3, undefined],
  [[5], -100, 0],
  [[0, 10, 20], 4, 0],
  [[0, 10, 20], 6, 1],
  [[0, 10, 20], 99, 2],
])('of %j, the point nearest to %d is %s', (x, at, expected) => {
  expect(nearestPoint(x, at)).toBe(expected);
});

describe('the mark under the pointer', () => {
  const area = plotArea(
    themes.teint,
    { width: 640, height: 260 },
    { from: -0.5, to: 2.5 },
    valueScale(
      { least: 0, most: 10, leastPositive: 1, isWhole: true },
      { height: 220, tickText: String },
    ),
  );
  const series = [{ values: [2, 4, 6] }, { values: [8, undefined, 1] }, { values: [1, 5, 1] }];
  const at = (kind: SeriesKind, x: number, value: number) =>
    markAt(area, { kind, x: [0, 1, 2], step: 1, series }, { x: xOf(area, x), y: yOf(area, value) });

  it('of lines is the nearest value', () => {
    const line = { type: 'line', interpolation: 'linear' } as const;
    expect(at(line, 0.1, 7)).toEqual({ point: 0, series: 1 });
    expect(at(line, 0.9, 4.4)).toEqual({ point: 1, series: 0 });
  });

  it('of stacked bars is the part at that height', () => {
    const stack = { type: 'bar', mode: 'stack' } as const;
    expect(at(stack, 0, 1)).toEqual({ point: 0, series: 0 });
    expect(at(stack, 0, 9)).toEqual({ point: 0, series: 1 });
    expect(at(stack, 1, 6)).toEqual({ point: 1, series: 2 });
  });

  it('of grouped bars is the one above or below the pointer', () => {
    const group = { type: 'bar', mode: 'group' } as const;
    expect(at(group, -0.3, 9)).toEqual({ point: 0, series: 0 });
    expect(at(group, 0, 0)).toEqual({ point: 0, series: 1 });
    expect(at(group, 2.3, 9)).toEqual({ point: 2, series: 2 });
  });

  it('of bars in front of each other is the shortest at that height', () => {
    expect(at({ type: 'bar', mode: 'overlay' }, 0, 1.5)).toEqual({ point: 0, series: 0 });
  });

  it('is a point without a series where all values are missing', () => {
    const none = [{ values: [undefined] }];
    const mark = markAt(
      area,
      { kind: { type: 'scatter' }, x: [0], step: 1, series: none },
      { x: 100, y: 100 },
    );
    expect(mark).toEqual({ point: 0, series: undefined });
  });
});
