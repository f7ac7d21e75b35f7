import { DEFAULT_SORT, type Sort } from '@/domain/search/session/page-settings';

/** The next sort when a column's head is pressed: none, descending, ascending, none. */
export function nextSort(current: Sort, field: string): Sort {
  if (current.field !== field) return { field, order: 'DESC' };
  if (current.order === 'DESC') return { field, order: 'ASC' };
  return DEFAULT_SORT;
}
