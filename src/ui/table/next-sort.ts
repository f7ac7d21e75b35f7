import type { TableSort } from './table-column';

/** The sorting after a click on a column head: ascending first, then alternating. */
export function nextSort(current: TableSort | undefined, id: string): TableSort {
  return { id, direction: current?.id === id && current.direction === 'asc' ? 'desc' : 'asc' };
}
