import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { FormList } from '@/domain/search/aggregation/reduce-form';
import { t } from '@/shared/texts/t';
import { SortableList } from '@/ui/sortable-list/SortableList';
import { useEditor } from './editor-context';
import { SectionItem } from './Section';

/** The items of a section, reordered by dragging or with the arrow keys, and removed one by one. */
export function ItemList<Item extends { key: string }>({
  label,
  list,
  items,
  newName,
  nameOf,
  render,
}: {
  label: string;
  list: FormList;
  items: readonly Item[];
  /** The name of an item that has none yet, for which `nameOf` returns an empty text. */
  newName: string;
  nameOf: (item: Item) => string;
  render: (item: Item) => ReactNode;
}) {
  const { step, added } = useEditor();
  const entries = items.map((item) => {
    const name = nameOf(item);
    const title = name === '' ? newName : t(`editor.item.${list}`, { name });
    const remove = name === '' ? t('editor.removeNew') : t(`editor.remove.${list}`, { name });
    return { id: item.key, title, remove, item };
  });
  if (items.length === 0) return null;
  return (
    <Items>
      <SortableList
        label={label}
        items={entries}
        onOrder={(next) => step({ type: 'order', list, keys: next.map(({ id }) => id) })}
        render={({ item, title, remove }) => (
          <SectionItem
            name={title}
            takesFocus={item.key === added}
            removeLabel={remove}
            onRemove={() => step({ type: 'remove', list, key: item.key })}
          >
            {render(item)}
          </SectionItem>
        )}
        texts={{
          handle: (title) => t('editor.move', { name: title }),
          moved: (title, place, count) => t('editor.moved', { name: title, place, count }),
        }}
      />
    </Items>
  );
}

const Items = styled.div`
  ol {
    gap: ${({ theme }) => theme.space.s};
  }
  li {
    align-items: start;
    padding: ${({ theme }) => `${theme.space.s} ${theme.space.xs} ${theme.space.s} 0`};
    border: ${({ theme }) => `${theme.line.hair} solid ${theme.color.line}`};
    border-radius: ${({ theme }) => theme.radius.base};
  }
  li:hover {
    background: none;
  }
`;
