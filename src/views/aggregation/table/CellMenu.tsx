import styled from 'styled-components';
import { Menu } from '@/ui/menu/Menu';
import type { MenuItem } from '@/ui/menu/menu-item';

type CellMenuProps = {
  label: string;
  items: readonly MenuItem[];
  onClose: () => void;
  /** The table is the tab stop: after the menu, the focus goes back to it. */
  focusTable: () => void;
};

/** The open menu of a cell, anchored at the cell that it is rendered in. */
export function CellMenu({ label, items, onClose, focusTable }: CellMenuProps) {
  return (
    <Menu
      label={label}
      items={items}
      opened={[true, (isOpen) => !isOpen && onClose()]}
      trigger={<Anchor type="button" tabIndex={-1} aria-label={label} onFocus={focusTable} />}
    />
  );
}

const Anchor = styled.button`
  position: absolute;
  inset: 0;
  padding: 0;
  border: none;
  background: none;
`;
