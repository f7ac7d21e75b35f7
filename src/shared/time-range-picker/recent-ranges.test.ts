import { expect, it } from 'vitest';
import type { TimeRange } from '@/domain/time-range/time-range';
import { withRange } from './recent-ranges';

const keyword = (keyword: string): TimeRange => ({ type: 'keyword', keyword });

it('keeps the newest few, each once, and never all time', () => {
  const seven = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    .map(keyword)
    .reduce<readonly TimeRange[]>(withRange, []);
  expect(seven).toEqual(['g', 'f', 'e', 'd', 'c', 'b'].map(keyword));
  expect(withRange(seven, keyword('d'))).toEqual(['d', 'g', 'f', 'e', 'c', 'b'].map(keyword));
  expect(withRange([], { type: 'relative', range: 0 })).toEqual([]);
});
