import { expect, it } from 'vitest';
import { graticuleLines, graticuleStep } from './graticule';

it.each([
  [0, 30],
  [1, 30],
  [2, 30],
  [3, 15],
  [4, 10],
  [5, 5],
  [6, 2],
  [7, 1],
  [10, 0.2],
  [19, 0.0005],
])('has at zoom %d a line every %d degrees', (zoom, step) => {
  expect(graticuleStep(zoom)).toBe(step);
});

it('crosses a tile where meridians and parallels are', () => {
  const { meridians, parallels } = graticuleLines({ x: 1, y: 0, z: 1, size: 256 });
  expect(meridians.map(Math.round)).toEqual([0, 43, 85, 128, 171, 213, 256]);
  expect(parallels.map(Math.round)).toEqual([256, 211, 149]);
});

it('has few lines in a tile at any zoom', () => {
  for (let z = 0; z <= 19; z++) {
    const middle = 2 ** Math.max(0, z - 1);
    const { meridians, parallels } = graticuleLines({ x: middle, y: middle, z, size: 256 });
    expect(meridians.length + parallels.length).toBeLessThan(24);
  }
});
