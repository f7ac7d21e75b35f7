import type { ReactNode } from 'react';
import { t } from '@/shared/texts/t';
import { SortableList, type SortableItem } from '@/ui/sortable-list/SortableList';

type SortableItemsProps<Item extends SortableItem> = {
  label: string;
  items: readonly Item[];
  onOrder: (items: Item[]) => void;
  render?: (item: Item) => ReactNode;
};

/** A sortable list with translated texts. */
export function SortableItems<Item extends SortableItem>(props: SortableItemsProps<Item>) {
  return (
    <SortableList
      {...props}
      texts={{
        handle: (title) => t('lists.moveItem', { title }),
        moved: (title, place, count) => t('lists.itemMoved', { title, place, count }),
      }}
    />
  );
}
