import { columnSort, withColumnSort } from '@/domain/search/aggregation/table-sort';
import { withPinnedColumn } from '@/domain/search/widgets/pinned-columns';
import type { SortItem } from '@/domain/search/widgets/widget';
import { t } from '@/shared/texts/t';
import type { MenuItem } from '@/ui/menu/menu-item';
import type { TableChange } from '@/domain/search/aggregation/table-change';
import type { HeadActions } from './model/table-head';

type HeadItemsOptions = {
  sort: readonly SortItem[];
  isPinned: boolean;
  onChange: (change: TableChange) => void;
  onFit: () => void;
  /** Undefined if no column was resized. */
  onResetWidths: (() => void) | undefined;
};

/** The menu of a column head. */
export function headItems(head: HeadActions, options: HeadItemsOptions): MenuItem[] {
  const { isPinned, onChange, onFit, onResetWidths } = options;
  const { column, pin } = head;
  const sorts = sortItems(head, options);
  return [
    ...sorts,
    ...(sorts.length > 0 && column !== undefined ? [{ separator: true, id: 'line' } as const] : []),
    ...(pin === undefined
      ? []
      : [
          {
            id: 'pin',
            label: t(isPinned ? 'table.unpin' : 'table.pin', { field: pin }),
            onSelect: () =>
              onChange((config) => ({
                ...config,
                visualizationConfig: withPinnedColumn(config.visualizationConfig, pin, !isPinned),
              })),
          },
        ]),
    ...(column === undefined ? [] : [{ id: 'fit', label: t('table.fit'), onSelect: onFit }]),
    ...(onResetWidths
      ? [{ id: 'reset', label: t('table.resetWidths'), onSelect: onResetWidths }]
      : []),
  ];
}

function sortItems({ sort: target, name }: HeadActions, { sort, onChange }: HeadItemsOptions) {
  if (!target) return [];
  const current = columnSort(sort, target);
  const others = current ? sort.length > 1 : sort.length > 0;
  const sortBy = (direction: SortItem['direction'] | undefined, add: boolean) => () =>
    onChange((config) => ({
      ...config,
      sort: withColumnSort(config.sort, target, direction, add),
    }));
  const items: MenuItem[] = (['Ascending', 'Descending'] as const).map((direction) => ({
    id: direction,
    label: t(direction === 'Ascending' ? 'table.ascending' : 'table.descending', { name }),
    checked: current?.direction === direction && !others,
    onSelect: sortBy(direction, false),
  }));
  if (others)
    items.push(
      ...(['Ascending', 'Descending'] as const).map((direction) => ({
        id: `also ${direction}`,
        label: t(direction === 'Ascending' ? 'table.alsoAscending' : 'table.alsoDescending', {
          name,
        }),
        checked: current?.direction === direction,
        onSelect: sortBy(direction, true),
      })),
    );
  if (current)
    items.push({ id: 'none', label: t('table.noSort'), onSelect: sortBy(undefined, true) });
  return items;
}
