import type { SortItem } from '@/domain/search/widget';

export const sortText = (sort: readonly SortItem[]): string =>
  sort
    .map(({ field, direction }) => `${field} ${direction === 'Ascending' ? '↑' : '↓'}`)
    .join(', ');
