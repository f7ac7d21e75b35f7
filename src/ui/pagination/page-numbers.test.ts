import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageCount, pageNumbers } from './page-numbers';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, 3, 'gap', 10]],
  [5, 10, [1, 2, 3, 4, 5, 6, 7, 'gap', 10]],
  [6, 12, [1, 'gap', 4, 5, 6, 7, 8, 'gap', 12]],
  [10, 10, [1, 'gap', 8, 9, 10]],
])('page %d of %d shows %j', (current, pages, shown) => {
  expect(pageNumbers(current, pages)).toEqual(shown);
});

it('always shows the first, the current and the last page, each once and in order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 1, max: 500 }),
      (one, other) => {
        const [current, pages] = [Math.min(one, other), Math.max(one, other)];
        const numbers = pageNumbers(current, pages).filter((item) => item !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, current, pages]));
      },
    ),
  );
});

it('counts pages, of nothing too', () => {
  expect([pageCount(0, 10), pageCount(10, 10), pageCount(11, 10)]).toEqual([1, 1, 2]);
});
