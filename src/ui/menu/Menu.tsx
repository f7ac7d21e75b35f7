import {
  cloneElement,
  Suspense,
  useCallback,
  useId,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { Placement } from '@/ui/popover/placement';
import type { MenuItem } from './menu-item';

export type MenuProps = {
  label: string;
  trigger: ReactElement;
  /** A function is only called while the menu is open. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  placement?: Placement;
  /** Controlled open state, for triggers that may remount while the menu is open. */
  opened?: readonly [open: boolean, setOpen: (open: boolean) => void];
};

type Trigger = ReactElement<{
  ref?: unknown;
  onClick?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
}>;

/**
 * A menu button. Click, Enter or the down arrow opens it; arrows, Home, End and letters move;
 * Escape closes.
 */
export function Menu({ label, trigger, items, placement = 'bottom-start', opened }: MenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const own = useState(false);
  const [open, setOpen] = opened ?? own;
  const close = useCallback(() => setOpen(false), [setOpen]);
  const listId = useId();

  return (
    <>
      {cloneElement(trigger as Trigger, {
        ref: setAnchor,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? listId : undefined,
        onClick: () => setOpen(!open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {open && anchor && (
        <Suspense fallback={null}>
          <MenuList
            id={listId}
            label={label}
            anchor={anchor}
            placement={placement}
            items={typeof items === 'function' ? items() : items}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

const MenuList = lazyComponent(async () => (await import('./MenuList')).MenuList);
