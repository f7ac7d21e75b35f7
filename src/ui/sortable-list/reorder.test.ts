import fc from 'fast-check';
import { expect, it } from 'vitest';
import { landingIndex, reordered } from './reorder';

it('moves one item and keeps the order of the others', () => {
  expect(reordered(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(reordered(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
});

it('loses nothing, wherever something is moved', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(), { minLength: 1 }),
      fc.integer({ min: -2, max: 12 }),
      fc.integer({ min: -2, max: 12 }),
      (list, from, to) => {
        const moved = reordered(list, from, to);
        expect(moved.toSorted()).toEqual(list.toSorted());
        if (list[from] !== undefined && list[to] !== undefined) expect(moved[to]).toBe(list[from]);
      },
    ),
  );
});

it('lands where the pointer is', () => {
  const middles = [10, 30, 50, 70];
  expect(landingIndex(middles, 0, 5)).toBe(0);
  expect(landingIndex(middles, 0, 55)).toBe(2);
  expect(landingIndex(middles, 3, 0)).toBe(0);
  expect(landingIndex(middles, 1, 500)).toBe(3);
});
