import { DEFAULT_SORT, type Sort } from '@/domain/search/view-state/page-settings';

/** The next sort when a column header is clicked: descending, ascending, then the default. */
export function nextSort(current: Sort, field: string): Sort {
  if (current.field !== field) return { field, order: 'DESC' };
  if (current.order === 'DESC') return { field, order: 'ASC' };
  return DEFAULT_SORT;
}
