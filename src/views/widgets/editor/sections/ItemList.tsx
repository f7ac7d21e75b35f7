import type { ReactNode } from 'react';
import type { FormList } from '@/domain/search/aggregation/reduce-form';
import { t } from '@/shared/texts/t';
import { SortableList } from '@/ui/sortable-list/SortableList';
import { useEditor } from '../editor-context';
import { SectionItem } from './Section';

/** The items of a section, reordered by dragging or with the arrow keys, and removed one by one. */
export function ItemList<Item extends { key: string }>({
  label,
  list,
  items,
  nameOf,
  render,
}: {
  label: string;
  list: FormList;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
}) {
  const { step } = useEditor();
  const entries = items.map((item) => ({ id: item.key, title: nameOf(item), item }));
  return (
    <SortableList
      label={label}
      items={entries}
      onOrder={(next) => step({ type: 'order', list, keys: next.map(({ id }) => id) })}
      render={({ item, title }) => (
        <SectionItem name={title} onRemove={() => step({ type: 'remove', list, key: item.key })}>
          {render(item)}
        </SectionItem>
      )}
      texts={{
        handle: (title) => t('editor.move', { name: title }),
        moved: (title, place, count) => t('editor.moved', { name: title, place, count }),
      }}
    />
  );
}
