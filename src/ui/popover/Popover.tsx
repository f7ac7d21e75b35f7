import {
  cloneElement,
  Suspense,
  useCallback,
  useId,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { HoldKeys } from '@/ui/type-ahead/HoldKeys';
import type { Placement } from './placement';

type Trigger = ReactElement<{
  ref?: unknown;
  id?: string;
  onClick?: () => void;
  'aria-haspopup'?: 'dialog' | 'menu' | 'listbox';
  'aria-expanded'?: boolean;
  'aria-controls'?: string | undefined;
}>;
export type PopoverProps = {
  /** Accessible name of the panel. */
  label: string;
  placement?: Placement;
  trigger: ReactElement;
  /** Rendered only while the popover is open. */
  children: (close: () => void) => ReactNode;
};

/**
 * A panel beside its trigger. Escape, a press outside and `close()` close it and restore the focus.
 */
export function Popover({ label, placement = 'bottom-start', trigger, children }: PopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const panelId = useId();

  return (
    <>
      {cloneElement(trigger as Trigger, {
        ref: setAnchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? panelId : undefined,
        onClick: () => setOpen((before) => !before),
      })}
      {open && anchor && (
        <Suspense fallback={<HoldKeys onEscape={close} />}>
          <PopoverPanel
            id={panelId}
            label={label}
            anchor={anchor}
            placement={placement}
            onClose={close}
          >
            {children(close)}
          </PopoverPanel>
        </Suspense>
      )}
    </>
  );
}

const PopoverPanel = lazyComponent(async () => (await import('./PopoverPanel')).PopoverPanel);
