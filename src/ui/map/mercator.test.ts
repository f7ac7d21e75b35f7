import { expect, it } from 'vitest';
import { leastZoom, worldSize } from './mercator';

it.each([300, 512, 1_400, 3_840])('shows the world once on a map of %s pixels', (width) => {
  expect(worldSize(leastZoom(width, 18))).toBeCloseTo(width);
});

it('stays within what tiles and narrow maps allow', () => {
  expect(leastZoom(0, 18)).toBe(0);
  expect(leastZoom(200, 18)).toBe(0);
  expect(leastZoom(4_000, 2)).toBe(2);
});
