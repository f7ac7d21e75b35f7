import fc from 'fast-check';
import { expect, it } from 'vitest';
import { curvePath } from './curve';

const points = [
  { x: 0, y: 10 },
  { x: 10, y: 0 },
  { x: 20, y: 0 },
];

it.each([
  ['linear', 'M0 10L10 0L20 0'],
  ['step-after', 'M0 10H10V0H20V0'],
  ['step-middle', 'M0 10H5V0H15V0H20'],
  ['spline', 'M0 10C3.3 5 6.7 0 10 0C13.3 0 16.7 0 20 0'],
] as const)('draws %s', (curve, path) => {
  expect(curvePath(points, curve)).toBe(path);
  expect(curvePath([], curve)).toBe('');
});

it('draws splines that never leave the range of two neighbours', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 2 }), (heights) => {
      const path = curvePath(
        heights.map((y, n) => ({ x: n * 7, y })),
        'spline',
      );
      const [, ...curves] = path.split('C');
      expect(curves).toHaveLength(heights.length - 1);
      curves.forEach((curve, n) => {
        const [, one = 0, , other = 0] = curve.split(' ').map(Number);
        const [from = 0, to = 0] = heights.slice(n);
        for (const y of [one, other]) {
          expect(y).toBeGreaterThanOrEqual(Math.min(from, to) - 0.1);
          expect(y).toBeLessThanOrEqual(Math.max(from, to) + 0.1);
        }
      });
    }),
  );
});
