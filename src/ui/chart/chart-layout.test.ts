import { expect, it } from 'vitest';
import { withWholeTicks } from './chart-layout';

it.each([
  [[1, 0, 3], 1],
  [[], 1],
  [[5, 1], undefined],
  [[0.5, 1], undefined],
  [[-1], 1],
])('has a tick for each of few things that are counted: of %j', (totals, step) => {
  expect(withWholeTicks({}, totals).yaxis?.dtick).toBe(step);
});
