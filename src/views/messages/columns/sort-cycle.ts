import type { SearchRequest } from '@/views/execution/search-request';

type Sort = SearchRequest['sort'];

/** What a search is sorted by when nothing was chosen. */
export const DEFAULT_SORT: Sort = { field: 'timestamp', order: 'DESC' };

/** The next sort when a column's head is pressed: none, descending, ascending, none. */
export function nextSort(current: Sort, field: string): Sort {
  if (current.field !== field) return { field, order: 'DESC' };
  if (current.order === 'DESC') return { field, order: 'ASC' };
  return DEFAULT_SORT;
}
