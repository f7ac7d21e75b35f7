import { expect, it } from 'vitest';
import { themes } from '@/theme/theme';
import { plotArea } from '../scale/plot-area';
import { valueScale } from '../scale/value-scale';
import { eventMarks } from './event-marks';

it('marks events in order, close ones together, and none outside the axis', () => {
  const area = plotArea(
    themes.teint,
    { width: 140, height: 100 },
    { from: 0, to: 100 },
    valueScale(
      { least: 0, most: 1, leastPositive: 1, isWhole: true },
      { height: 80, tickText: String },
    ),
  );
  const at = (...positions: number[]) =>
    eventMarks(
      area,
      positions.map((one) => ({ at: one })),
    ).map((mark) => [mark.at, mark.count]);
  expect(at(90, 10, 12, 40, -1, 101)).toEqual([
    [10, 2],
    [40, 1],
    [90, 1],
  ]);
  expect(at(...Array.from({ length: 10_000 }, (_, n) => n / 100)).length).toBeLessThan(15);
});
