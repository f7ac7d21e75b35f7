import { expect, it } from 'vitest';
import { circleLook } from './circle-look';

const points = (...colours: string[]) => colours.map((colour) => ({ colour }));
const sum = (lengths: readonly number[]) => lengths.reduce((total, one) => total + one, 0);

it('gives series the dashes of lines, which close around circles of each size', () => {
  const { opacity, dashesOf } = circleLook(points('#f00', '#00f'), true);
  expect(opacity).toBeLessThan(circleLook(points('#f00'), false).opacity);
  expect(dashesOf(0, 10)).toEqual([]);
  expect(dashesOf(undefined, 10)).toEqual([]);
  expect([1, 2, 3, 4, 5].map((pattern) => dashesOf(pattern, 10).length)).toEqual([2, 2, 2, 4, 4]);
  for (const radius of [10, 13.5, 20])
    for (const pattern of [1, 2, 3, 4, 5]) {
      const times = (2 * Math.PI * radius) / sum(dashesOf(pattern, radius));
      expect(times).toBeCloseTo(Math.round(times), 9);
    }
});

it('tells more series than there are dashes apart by rings', () => {
  const { dashesOf, ringsOf } = circleLook(points('#f00', '#00f'), true);
  const looks = Array.from({ length: 18 }, (_, i) => `${dashesOf(i, 10).join()} ${ringsOf(i)}`);
  expect(new Set(looks).size).toBe(18);
  expect(ringsOf(5)).toBe(0);
  expect(ringsOf(undefined)).toBe(0);
  expect(circleLook(points('#f00', '#00f'), false).ringsOf(9)).toBe(0);
});

it('is solid where colours are not forced, and denser where several colours overlap', () => {
  const several = circleLook(points('#f00', '#00f'), false);
  expect(several.dashesOf(1, 10)).toEqual([]);
  expect(several.opacity).toBeGreaterThan(circleLook(points('#f00', '#f00'), false).opacity);
});
