import GripVertical from 'lucide-react/icons/grip-vertical';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { plainButton } from '@/ui/button/plain-button';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import { reordered } from './reorder';
import { useDragOrder } from './use-drag-order';

export type SortableItem = { id: string; title: string };
export type SortableTexts = {
  handle: (title: string) => string;
  moved: (title: string, place: number, count: number) => string;
};
type SortableListProps<Item extends SortableItem> = {
  label: string;
  items: readonly Item[];
  onOrder: (items: Item[]) => void;
  render?: (item: Item) => ReactNode;
  texts: SortableTexts;
};

/** Items that are reordered by dragging their handles, or with arrow keys on a handle. */
export function SortableList<Item extends SortableItem>({
  label,
  items,
  onOrder,
  render,
  texts,
}: SortableListProps<Item>) {
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    const item = items[from];
    if (!item || from === to || to < 0 || to >= items.length) return;
    onOrder(reordered(items, from, to));
    setSaid(texts.moved(item.title, to + 1, items.length));
  };
  const order = useDragOrder({ axis: 'y', onMove: move });
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: items.length - 1 }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    move(index, to);
  };

  return (
    <>
      <List aria-label={label}>
        {items.map((item, index) => (
          <Item
            key={item.id}
            data-sortable
            $dragged={order.drag?.from === index}
            $drop={
              order.drag && order.drag.to === index && order.drag.from !== index
                ? order.drag.to < order.drag.from
                  ? 'before'
                  : 'after'
                : undefined
            }
          >
            <Handle
              type="button"
              aria-label={texts.handle(item.title)}
              title={texts.handle(item.title)}
              onKeyDown={(event) => onKeyDown(event, index)}
              {...order.handleProps(index)}
            >
              <GripVertical aria-hidden size="1.1em" />
            </Handle>
            <Content>{render ? render(item) : item.title}</Content>
          </Item>
        ))}
      </List>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li<{ $dragged: boolean; $drop: 'before' | 'after' | undefined }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-height: ${({ theme }) => theme.height.control};
  border-radius: ${({ theme }) => theme.radius.base};
  opacity: ${({ $dragged }) => ($dragged ? 0.5 : 1)};
  box-shadow: ${({ theme, $drop }) => ($drop === undefined ? 'none' : `0 ${$drop === 'before' ? '-' : ''}${theme.line.strong} 0 ${theme.color.accent}`)};
  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }
`;

const Handle = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${({ theme }) => theme.space.xl};
  height: ${({ theme }) => theme.height.row};
  border-radius: ${({ theme }) => theme.radius.base};
  color: ${({ theme }) => theme.color.faint};
  cursor: grab;
  touch-action: none;
  &:hover {
    color: ${({ theme }) => theme.color.text};
  }
  &:active {
    cursor: grabbing;
  }
  @media (pointer: coarse) {
    width: ${({ theme }) => theme.height.touch};
    height: ${({ theme }) => theme.height.touch};
  }
`;

const Content = styled.div`
  flex: 1;
  min-width: 0;
`;
