import type { ReactElement } from 'react';
import type { Mark } from '@/domain/search/drill-down/mark';
import { Menu, type MenuProps } from '@/ui/menu/Menu';
import { useMarkItems, type Figure } from './use-mark-items';

type MarkMenuProps = Pick<MenuProps, 'label' | 'opened' | 'placement'> & {
  trigger: ReactElement;
  mark: Mark;
  figure?: Figure | undefined;
};

/** The menu of a mark. Its entries are made when it opens, because tables have many. */
export function MarkMenu({ mark, figure, ...menu }: MarkMenuProps) {
  const itemsOf = useMarkItems();
  return <Menu {...menu} items={() => itemsOf(mark, figure)} />;
}
