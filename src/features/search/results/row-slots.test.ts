import { expect, test } from 'vitest';
import { rowSlots } from './row-slots';

const sight = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);
const slotsOf = (map: ReadonlyMap<number, number>) => [...map.values()];

test('a row keeps its element while it exists, and what comes takes over what went', () => {
  const slots = rowSlots();
  expect(slotsOf(slots(sight(0, 5)))).toEqual([0, 1, 2, 3, 4]);
  expect(slotsOf(slots(sight(2, 5)))).toEqual([2, 3, 4, 0, 1]);
  expect(slotsOf(slots(sight(2, 5)))).toEqual([2, 3, 4, 0, 1]);
});

test('where all rows are others their elements stay in order', () => {
  const slots = rowSlots();
  slots(sight(0, 4));
  expect(slotsOf(slots(sight(100, 4)))).toEqual([0, 1, 2, 3]);
});

test('a longer stretch gets further elements, and no two rows one', () => {
  const slots = rowSlots();
  slots(sight(0, 3));
  slots(sight(10, 2));
  const now = slots([0, ...sight(11, 6)]);
  expect(new Set(slotsOf(now)).size).toBe(7);
  expect([...now.keys()]).toEqual([0, 11, 12, 13, 14, 15, 16]);
});
