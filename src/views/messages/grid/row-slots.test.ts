import { expect, test } from 'vitest';
import { rowSlots, TAIL, type RenderedElement, type RenderedKey } from './row-slots';

const sight = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);
const keys = (rendered: readonly RenderedElement[]) => rendered.map(({ key }) => key);
const elements = (rendered: readonly RenderedElement[]) => rendered.map(({ element }) => element);
const elementOf = (rendered: readonly RenderedElement[], key: RenderedKey) =>
  rendered.find((one) => one.key === key)?.element;

test('while scrolling, new rows reuse the elements of removed ones in place, and nothing moves', () => {
  const slots = rowSlots();
  const before = slots(sight(0, 5), false);
  for (const [from, order] of [
    [2, [5, 6, 2, 3, 4]],
    [3, [5, 6, 7, 3, 4]],
    [1, [5, 1, 2, 3, 4]],
    [100, [100, 101, 102, 103, 104]],
  ] as const) {
    const now = slots(sight(from, 5), true);
    expect(keys(now)).toEqual(order);
    expect(elements(now)).toEqual(elements(before));
  }
});

test('at rest the rows are in document order, and those that stayed keep their elements', () => {
  for (const to of [3, 0]) {
    const slots = rowSlots();
    const before = slots(sight(2, 6), false);
    slots(sight(to, 6), true);
    const now = slots(sight(to, 6), false);
    expect(keys(now)).toEqual(sight(to, 6));
    const stayed = keys(now).filter((key) => elementOf(before, key) !== undefined);
    expect(stayed.length).toBeGreaterThan(3);
    for (const key of stayed) expect(elementOf(now, key)).toBe(elementOf(before, key));
    // New ones get new elements, or the others would have to move.
    expect(elements(now).filter((element) => elements(before).includes(element))).toHaveLength(
      stayed.length,
    );
    expect(slots(sight(to, 6), false)).toEqual(now);
  }
});

test('at rest with entirely different rows, the elements are reused in order', () => {
  const slots = rowSlots();
  const before = slots([...sight(0, 5), TAIL], false);
  slots(sight(3, 6), true);
  slots(sight(6, 6), true);
  expect(elements(slots(sight(9, 5), false))).toEqual(elements(before).slice(0, -1));
});

test('at rest new rows that are in order already keep their elements: a press on them is not lost', () => {
  const slots = rowSlots();
  slots([], false);
  slots([0, 1, TAIL], true);
  const opened = slots([0, 1, 'details of 1', TAIL], true);
  expect(slots([0, 1, 'details of 1', TAIL], false)).toEqual(opened);

  const scrolled = rowSlots();
  scrolled(sight(0, 5), false);
  const down = scrolled(sight(0, 8), true);
  expect(scrolled(sight(0, 8), false)).toEqual(down);
});

test('details and the tail have elements of their own, which never move past settled rows', () => {
  const slots = rowSlots();
  slots([4, 5, 'details of 5', 6, 7], false);
  const up = slots([1, 'details of 1', 2, 3, 4, 5, 'details of 5'], true);
  const order = keys(up).filter((key) =>
    [4, 5, 'details of 1', 'details of 5'].includes(key as string),
  );
  expect(order).toEqual(['details of 1', 4, 5, 'details of 5']);
  expect(elementOf(up, 'details of 1')).toBe('details of 1');
  const rest = slots([1, 'details of 1', 2, 3, 4, 5, 'details of 5'], false);
  expect(elementOf(rest, 4)).toBe(elementOf(up, 4));
  expect(keys(rest)).toEqual([1, 'details of 1', 2, 3, 4, 5, 'details of 5']);
});

test('a longer window adds elements, a shorter one removes them, and no two rows share one', () => {
  const slots = rowSlots();
  slots(sight(0, 3), false);
  expect(new Set(elements(slots([0, ...sight(11, 6)], true))).size).toBe(7);
  expect(keys(slots(sight(13, 2), true))).toEqual([13, 14]);
  expect(new Set(elements(slots(sight(12, 5), false))).size).toBe(5);
});
