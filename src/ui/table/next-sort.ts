import type { TableSort } from './table-column';

/** The sort after a press on a column's head: ascending first, then back and forth. */
export function nextSort(current: TableSort | undefined, id: string): TableSort {
  return { id, direction: current?.id === id && current.direction === 'asc' ? 'desc' : 'asc' };
}
