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

test('an element is left after some rows, one after the other, and most rows need none of their own', () => {
  const slots = rowSlots();
  const seen = new Set<number>();
  let [before, mostAtATime] = [new Set<number>(), 0];
  for (let n = 0; n < 200; n += 1) {
    const now = slotsOf(slots(sight(n * 40, 40)));
    expect(new Set(now).size).toBe(40);
    if (n > 0) mostAtATime = Math.max(mostAtATime, now.filter((slot) => !before.has(slot)).length);
    before = new Set(now);
    for (const slot of now) seen.add(slot);
  }
  expect(seen.size).toBeGreaterThan(40);
  expect(seen.size).toBeLessThan(8_000 / 10);
  expect(mostAtATime).toBeLessThan(40);
});
