import type { SortItem } from '@/domain/search/widgets/widget';
import { t } from '@/shared/texts/t';

export type Setting = readonly [name: string, value: string];

export const yesOrNo = (on: boolean) => t(on ? 'views.yes' : 'views.no');

export const sortText = (sort: readonly SortItem[]): string =>
  sort
    .map(({ field, direction }) => `${field} ${direction === 'Ascending' ? '↑' : '↓'}`)
    .join(', ');
