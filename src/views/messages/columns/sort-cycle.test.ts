import { expect, it } from 'vitest';
import { DEFAULT_SORT } from '@/domain/search/view-state/page-settings';
import { nextSort } from './sort-cycle';

it('cycles a column through descending and ascending back to newest first', () => {
  const descending = nextSort(DEFAULT_SORT, 'source');
  expect(descending).toEqual({ field: 'source', order: 'DESC' });
  const ascending = nextSort(descending, 'source');
  expect(ascending).toEqual({ field: 'source', order: 'ASC' });
  expect(nextSort(ascending, 'source')).toEqual(DEFAULT_SORT);
});

it('toggles time between its two directions', () => {
  expect(nextSort(DEFAULT_SORT, 'timestamp')).toEqual({ field: 'timestamp', order: 'ASC' });
  expect(nextSort({ field: 'timestamp', order: 'ASC' }, 'timestamp')).toEqual(DEFAULT_SORT);
});
